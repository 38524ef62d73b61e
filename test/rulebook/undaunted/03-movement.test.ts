import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/undaunted/table.ts";

const lrdg = (setting: Setting) => table({ side: "lrdg", ...setting });

test("Move: every tile entered is scouted or controlled by oneself", () => {
  const t = lrdg({
    hands: { lrdg: ["lrdg-rifleman"] },
    soldiers: { "lrdg-rifleman": "6B" },
    tokens: { lrdg: { "8B": "scouted", "18A": "controlled" }, italy: { "12A": "controlled", "2B": "scouted" } },
  }).lrdg("lrdg-rifleman", "move");
  expect(t.options("lrdg")).toEqual(["8B", "18A"]);
});

test("Stalk: also into tiles neither scouted nor controlled, and nothing is placed there", () => {
  const t = lrdg({ hands: { lrdg: ["lrdg-sniper"] }, soldiers: { "lrdg-sniper": "19A" }, tokens: { lrdg: {} } });
  t.lrdg("lrdg-sniper", "stalk");
  expect(t.options("lrdg")).toEqual(["21B", "10A", "12A", "22B", "17A"]);
  t.lrdg("10A");
  expect(t.tile("10A")?.tokens.lrdg).toBeUndefined();
  expect(t.army("lrdg").discard).toEqual([]);
});

describe("Scout", () => {
  const scout = (fog: number) =>
    table({
      hands: { italy: ["italy-scout"] },
      soldiers: { "italy-scout": "19A" },
      tokens: { italy: { "19A": "scouted", "12A": "controlled" } },
      supply: { italy: Array(fog).fill("italy-fog") },
    }).italy("italy-scout", "scout");

  test("tiles entered, or gone through, without an own token receive one, each with a fog for the discards", () => {
    const t = scout(3).italy("22B", "15B");
    expect([t.tile("22B")?.tokens.italy, t.tile("15B")?.tokens.italy]).toEqual(["scouted", "scouted"]);
    expect(t.army("italy")).toMatchObject({ discard: ["italy-fog", "italy-fog"], supply: ["italy-fog"] });
  });

  test("a tile with an own token costs nothing and keeps its side", () => {
    const t = scout(3).italy("12A", "8B");
    expect(t.tile("12A")?.tokens.italy).toBe("controlled");
    expect(t.army("italy").discard).toEqual(["italy-fog"]);
  });

  test("where fog runs short there is as much as there is", () => {
    const t = scout(1).italy("22B", "15B");
    expect(t.tile("15B")?.tokens.italy).toBe("scouted");
    expect(t.army("italy").discard).toEqual(["italy-fog"]);
  });
});

describe("Drive", () => {
  const drive = (tokens: readonly ("12A" | "22B" | "15B" | "10A" | "17A")[]) =>
    table({
      hands: { italy: ["italy-rifleman"] },
      tokens: { italy: Object.fromEntries(["19A", ...tokens].map((tile) => [tile, "scouted"])) },
    }).italy("italy-rifleman", "seat:drive");

  test("every tile entered, or gone through, is scouted or controlled by oneself", () => {
    const t = drive(["12A", "17A"]);
    expect(t.options("italy")).toEqual(["12A", "17A"]);
    t.italy("17A");
    expect(t.options("italy")).toEqual(["19A", "stop"]);
  });

  test("not into tiles with the impassable mark, nor through them", () => {
    const t = drive(["22B", "10A", "15B"]);
    // 10A, a hill, is next to 19A; 15B, a hill too, is next to 22B
    expect(t.vehicle("italy-recon-car")?.tile).toBe("22B");
    expect(t.options("italy")).toEqual(["19A", "stop"]);
    expect(t.refusal("italy", "15B")?.key).toBe("refusal.step.impassable");
  });
});
