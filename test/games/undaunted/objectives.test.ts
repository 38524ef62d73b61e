import { describe, expect, test } from "vitest";
import { table } from "./table.ts";

describe("11.1 Objectives", () => {
  test("count for whoever controls the tile, for as long as that lasts", () => {
    const t = table({
      hands: { italy: ["italy-rifleman"] },
      soldiers: { "italy-rifleman": "6B", "lrdg-saboteur": "2B" },
      tokens: { italy: { "6B": "scouted" }, lrdg: { "6B": "controlled", "18A": "scouted" } },
    });
    expect([t.army("lrdg").points, t.army("italy").points]).toEqual([2, 0]);
    t.italy("italy-rifleman", "control");
    expect([t.army("lrdg").points, t.army("italy").points]).toEqual([0, 2]);
  });
});

describe("11.2 Structures", () => {
  const field = (tokens: "controlled" | "scouted", destroyed: boolean) =>
    table({
      scenario: "landing-ground-7",
      tokens: { italy: { "18A": tokens }, lrdg: { "15A": "controlled" } },
      ...(destroyed ? { structures: { aircraft: "15A", hangar: "14A" }, destroyed: ["motor-pool"] as const } : {}),
      hands: { lrdg: ["lrdg-lieutenant"] },
    });

  test("Italy scores one while it controls the tile and the structure stands", () => {
    expect(field("controlled", false).army("italy").points).toBe(2);
    expect(field("scouted", false).army("italy").points).toBe(0);
    expect(field("controlled", true).army("italy").points).toBe(0);
  });

  test("the LRDG only by destroying it, not by control", () => {
    expect(field("scouted", false).army("lrdg").points).toBe(0);
    expect(field("scouted", true).army("lrdg").points).toBe(2);
  });
});

describe("11.3 Evacuation", () => {
  const exit = { scenario: "gebel-sherif", side: "lrdg" } as const;

  test("leaving costs one step from a tile with a point of one's own side", () => {
    const t = table({ ...exit, hands: { lrdg: ["lrdg-sniper"] }, soldiers: { "lrdg-sniper": "22B" } });
    t.lrdg("lrdg-sniper", "stalk");
    expect(t.options("lrdg")).toContain("evacuate");
    t.lrdg("evacuate");
    expect(t.soldier("lrdg-sniper")).toBeUndefined();
    expect(t.army("lrdg").evacuated).toEqual(["lrdg-sniper"]);
  });

  test("R14: earlier steps of the same action may lead there", () => {
    const t = table({ ...exit, hands: { lrdg: ["lrdg-scout"] }, soldiers: { "lrdg-scout": "11A" } });
    t.lrdg("lrdg-scout", "scout");
    expect(t.options("lrdg")).not.toContain("evacuate");
    expect(t.refusal("lrdg", "evacuate")).toEqual({ key: "refusal.evacuate", args: {}, rule: "11.3" });
    t.lrdg("22B");
    expect(t.options("lrdg")).toContain("evacuate");
    expect(t.lrdg("evacuate").army("lrdg").evacuated).toEqual(["lrdg-scout"]);
  });

  test("all cards of the soldier leave the game; the rest of the deck keeps its order", () => {
    const t = table({
      ...exit,
      initiative: "lrdg",
      hands: { lrdg: ["lrdg-sniper", "lrdg-sniper", "lrdg-fog"] },
      deck: { lrdg: ["lrdg-scout", "lrdg-sniper", "lrdg-fog"] },
      discard: { lrdg: ["lrdg-sniper"] },
      supply: { lrdg: ["lrdg-sniper", "lrdg-fog"] },
      soldiers: { "lrdg-sniper": "22B" },
    }).lrdg("lrdg-sniper", "stalk", "evacuate");
    expect(t.removed("lrdg")).toEqual(Array(5).fill("lrdg-sniper"));
    expect(t.hand("lrdg")).toEqual(["lrdg-fog"]);
    expect(t.army("lrdg")).toMatchObject({ discard: [], played: [], supply: ["lrdg-fog"], deckSize: 2 });
    // nothing was to be seen of the deck
    expect(t.match.canUndo("lrdg")).toBe(true);
  });

  test("a vehicle leaves by Drive with all aboard", () => {
    const t = table({ ...exit, hands: { lrdg: ["lrdg-rifleman"] }, vehicles: { "lrdg-patrol-truck": { tile: "7B" } } });
    t.lrdg("lrdg-rifleman", "seat:drive", "evacuate");
    expect(t.vehicle("lrdg-patrol-truck")).toBeUndefined();
    expect(t.army("lrdg").evacuated).toEqual(["lrdg-patrol-truck", "lrdg-rifleman", "lrdg-machine-gunner"]);
    expect(t.army("italy").neutralised).toEqual([]);
  });

  test("not by a point of the other side, nor by what may not leave", () => {
    const italy = table({
      scenario: "gebel-sherif",
      hands: { italy: ["italy-rifleman"] },
      soldiers: { "italy-rifleman": "22B" },
      tokens: { italy: { "7B": "scouted", "11A": "scouted" } },
    }).italy("italy-rifleman", "move");
    expect(italy.options("italy")).not.toContain("evacuate");
  });

  test("leaving by wounds is no evacuation", () => {
    const t = table({
      scenario: "gebel-sherif",
      hands: { italy: ["italy-rifleman"] },
      soldiers: { "lrdg-sniper": "3A" },
      deck: { lrdg: ["lrdg-scout"] },
      dice: [0],
    }).italy("italy-rifleman", "attack", "lrdg-sniper");
    expect(t.army("lrdg").evacuated).toEqual([]);
    // 11.4
    expect(t.army("italy").neutralised).toEqual(["lrdg-sniper"]);
  });
});

test("11.4, R23: every vehicle counter before a player counts; a destroyed prize too", () => {
  const t = table({
    scenario: "convoy",
    side: "lrdg",
    hands: { lrdg: ["lrdg-saboteur"] },
    soldiers: { "lrdg-saboteur": "4A", "italy-rifleman": "12A", "italy-machine-gunner": "12A" },
    vehicles: { "italy-truck": { owner: "lrdg", damage: 3 } },
    neutralised: { lrdg: ["italy-recon-car"] },
    dice: [9, 9],
  });
  expect(t.army("lrdg").goals[0]).toMatchObject({ done: 1, need: 2 });
  t.lrdg("lrdg-saboteur", "demolish", "italy-truck");
  expect(t.outcome).toMatchObject({ winners: ["lrdg"], key: "neutralise" });
});
