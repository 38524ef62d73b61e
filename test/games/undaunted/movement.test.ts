import { describe, expect, test } from "vitest";
import type { TileId, TokenFace } from "../../../src/games/undaunted/components/index.ts";
import { table } from "./table.ts";

const scouted = (...tiles: TileId[]): Partial<Record<TileId, TokenFace>> =>
  Object.fromEntries(tiles.map((tile) => [tile, "scouted"]));

describe("7.1 Move", () => {
  const t = () =>
    table({
      side: "lrdg",
      hands: { lrdg: ["lrdg-rifleman"] },
      vehicles: { "lrdg-patrol-truck": { tile: "9A" } },
      tokens: { lrdg: { "18A": "scouted", "13A": "scouted", "6B": "controlled" } },
    }).lrdg("lrdg-rifleman", "move");

  test("needs one's own token, either side up, on the tile entered", () => {
    expect(t().options("lrdg")).toEqual(["13A", "6B"]);
    expect(t().refusal("lrdg", "9A")).toEqual({ key: "refusal.step.unscouted", args: { tile: "9A" }, rule: "7.1" });
    expect(t().refusal("lrdg", "2B")).toEqual({
      key: "refusal.not-adjacent",
      args: { tile: "2B", from: "18A" },
      rule: "7.1",
    });
    expect(t().lrdg("6B").place("lrdg-rifleman")).toBe("6B");
  });

  test("one step or more: stopping is offered from the second pick on", () => {
    expect(t().refusal("lrdg", "stop")?.key).toBe("refusal.first-step");
  });

  test("is not offered without a tile to go to", () => {
    const stuck = table({
      side: "lrdg",
      hands: { lrdg: ["lrdg-rifleman"] },
      tokens: { lrdg: { "18A": "scouted" } },
    }).lrdg("lrdg-rifleman");
    expect(stuck.options("lrdg")).not.toContain("move");
    expect(stuck.refusal("lrdg", "move")).toMatchObject({ key: "refusal.no-step", rule: "7.1" });
  });

  test("2.2: enemies on the way do not matter", () => {
    const shared = table({
      side: "lrdg",
      hands: { lrdg: ["lrdg-rifleman"] },
      soldiers: { "italy-scout": "13A" },
    }).lrdg("lrdg-rifleman", "move", "13A");
    expect(shared.place("lrdg-rifleman")).toBe("13A");
  });
});

test("7.2 Stalk needs no token and places none", () => {
  const t = table({ side: "lrdg", hands: { lrdg: ["lrdg-saboteur"] }, tokens: { lrdg: {} } });
  t.lrdg("lrdg-saboteur", "stalk");
  expect(t.options("lrdg")).toEqual(["13A", "8B", "18A", "12A", "9A", "2B"]);
  t.lrdg("8B");
  expect(t.place("lrdg-saboteur")).toBe("8B");
  expect(t.tile("8B")?.tokens).toEqual({});
  expect(t.army("lrdg").discard).toEqual([]);
});

describe("7.3 Scout", () => {
  const start = (fog: number) =>
    table({
      side: "lrdg",
      hands: { lrdg: ["lrdg-scout"] },
      supply: { lrdg: Array(fog).fill("lrdg-fog") },
      tokens: { lrdg: scouted("2B", "9A") },
    }).lrdg("lrdg-scout", "scout");

  test("places a token on each tile entered without one, with one fog each", () => {
    const t = start(5);
    expect(t.hint("lrdg", "4B")).toEqual({ cover: 1, scouts: true });
    expect(t.hint("lrdg", "9A")).toEqual({ cover: 2 });
    expect(t.hint("lrdg", "15B")).toEqual({ cover: "3/1", scouts: true });
    t.lrdg("4B", "15B");
    expect(t.place("lrdg-scout")).toBe("15B");
    expect([t.tile("4B")?.tokens.lrdg, t.tile("15B")?.tokens.lrdg]).toEqual(["scouted", "scouted"]);
    expect(t.army("lrdg").discard).toEqual(["lrdg-fog", "lrdg-fog"]);
    expect(t.army("lrdg").supply).toHaveLength(3);
  });

  test("a tile with a token costs nothing", () => {
    const t = start(5).lrdg("9A", "stop");
    expect(t.army("lrdg").discard).toEqual([]);
  });

  test("8.10: with too little fog in the supply only what there is comes", () => {
    const t = start(1).lrdg("4B", "15B");
    expect(t.army("lrdg").discard).toEqual(["lrdg-fog"]);
    expect(t.told("scouted").map(({ fog }) => fog)).toEqual([1, 0]);
  });

  test("the full value need not be used", () => {
    expect(start(5).lrdg("4B").options("lrdg")).toContain("stop");
  });
});

describe("7.4 Drive", () => {
  const t = (tokens: TileId[]) =>
    table({ hands: { italy: ["italy-rifleman"] }, tokens: { italy: scouted("19A", ...tokens) } }).italy(
      "italy-rifleman",
      "seat:drive",
    );

  test("moves the vehicle with all aboard, up to its value", () => {
    const car = t(["12A", "22B", "2B", "6B"]).italy("12A", "2B", "6B", "stay");
    expect(car.vehicle("italy-recon-car")?.tile).toBe("6B");
    for (const id of ["italy-scout", "italy-rifleman", "italy-machine-gunner"] as const)
      expect(car.soldier(id)?.tile).toBe("6B");
  });

  test("needs a token on every tile entered, and no impassable mark", () => {
    const car = t(["12A", "10A"]);
    // 10A is a hill closed to vehicles, so 12A was the only way
    expect(car.vehicle("italy-recon-car")?.tile).toBe("12A");
    expect(car.refusal("italy", "2B")).toMatchObject({ key: "refusal.step.unscouted", rule: "7.4" });
    const choice = t(["12A", "10A", "22B"]);
    expect(choice.options("italy")).toEqual(["12A", "22B"]);
    expect(choice.refusal("italy", "10A")).toMatchObject({ key: "refusal.step.impassable", rule: "7.4" });
  });

  test("a disabled vehicle does not drive", () => {
    const car = table({
      hands: { italy: ["italy-rifleman"] },
      vehicles: { "italy-recon-car": { damage: 2 } },
    }).italy("italy-rifleman");
    expect(car.options("italy")).not.toContain("seat:drive");
  });
});

test("R21: without a token left Scout may not enter a tile that would need one", () => {
  const all = table().view.board.map(({ id }) => id);
  const t = table({
    side: "lrdg",
    hands: { lrdg: ["lrdg-scout"] },
    // two lie on tiles of another board, so that all sixteen are out
    tokens: { lrdg: scouted(...all.filter((id) => id !== "4B"), "1A", "1B") },
  }).lrdg("lrdg-scout", "scout");
  expect(t.army("lrdg").tokensLeft).toBe(0);
  expect(t.options("lrdg")).not.toContain("4B");
  expect(t.refusal("lrdg", "4B")?.key).toBe("refusal.step.tokens");
});
