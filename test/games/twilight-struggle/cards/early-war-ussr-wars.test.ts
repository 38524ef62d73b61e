import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Korean War", () => {
  const ofUssr: Setting = { hands: { ussr: ["korean-war", "fidel"], us: ["nato", "nasser"] } };
  const ofUs: Setting = { side: "us", hands: { us: ["korean-war", "nato"] } };

  test("won on 4 replaces the US in South Korea, for 2 VP and 2 military operations", () => {
    const t = table({ ...ofUssr, influence: { "south-korea": [3, 1] }, dice: [4] }).ussr("korean-war", "event");
    expect(t.influence("south-korea")).toEqual([0, 4]);
    expect(t.vp).toBe(-2);
    expect(t.milOps).toEqual({ us: 0, ussr: 2 });
    expect(t.defcon).toBe(5);
    expect(t.pileOf("korean-war")).toBe("removed");
  });

  test("lost on 3 gives only the military operations, and is removed", () => {
    const t = table({ ...ofUssr, influence: { "south-korea": [1, 0] }, dice: [3] }).ussr("korean-war", "event");
    expect(t.influence("south-korea")).toEqual([1, 0]);
    expect(t.vp).toBe(0);
    expect(t.milOps.ussr).toBe(2);
    expect(t.pileOf("korean-war")).toBe("removed");
  });

  test("takes 1 off for Japan, Taiwan and North Korea under US control, and none for South Korea itself", () => {
    const three = { japan: [4, 0], taiwan: [3, 0], "north-korea": [3, 0], "south-korea": [3, 0] } as const;
    const all = table({ ...ofUssr, influence: three, dice: [6] }).ussr("korean-war", "event");
    expect(all.told("war")).toMatchObject([{ die: 6, modifier: -3, won: false }]);
    const none = table({
      ...ofUssr,
      influence: { japan: [3, 0], taiwan: [0, 3], "south-korea": [3, 0] },
      dice: [4],
    }).ussr("korean-war", "event");
    expect(none.told("war")).toMatchObject([{ die: 4, modifier: 0, won: true }]);
  });

  test("won without US influence there gives the VP", () => {
    const t = table({ ...ofUssr, dice: [4] }).ussr("korean-war", "event");
    expect(t.vp).toBe(-2);
    expect(t.influence("south-korea")).toEqual([0, 0]);
  });

  test("played by the US gives the military operations to the USSR [8.2.4]", () => {
    const last = table({ ...ofUs, influence: { "south-korea": [1, 0] }, dice: [4] });
    last.us("korean-war", "influence", "south-korea", "south-korea");
    expect(last.influence("south-korea")).toEqual([0, 3]);
    expect(last.milOps).toEqual({ us: 0, ussr: 2 });
    expect(last.vp).toBe(-2);
    expect(last.pileOf("korean-war")).toBe("removed");
    const first = table({ ...ofUs, influence: { "south-korea": [1, 0] }, dice: [4, 5] });
    first.us("korean-war", "event-first", "coup", "south-korea");
    expect(first.influence("south-korea")).toEqual([0, 0]);
    expect(first.milOps).toEqual({ us: 2, ussr: 2 });
  });

  test("used by the US under Flower Power costs it 2 VP, and nothing on the way to space", () => {
    const setting: Setting = {
      ...ofUs,
      turn: 4,
      influence: { italy: [1, 0] },
      effects: [{ card: "flower-power", side: "ussr" }],
    };
    const operations = table({ ...setting, dice: [1] }).us("korean-war", "influence", "italy", "italy");
    expect(operations.vp).toBe(-2);
    expect(table({ ...setting, dice: [6] }).us("korean-war", "space").vp).toBe(0);
  });

  test("takes 1 more off while the Chinese Civil War goes on", () => {
    const options = { chineseCivilWar: true } as const;
    const open = table({ ...ofUssr, options, dice: [4] }).ussr("korean-war", "event");
    expect(open.told("war")).toMatchObject([{ modifier: -1, won: false }]);
    const over = table({ ...ofUssr, options, china: { holder: "ussr", faceUp: true }, dice: [4] });
    expect(over.ussr("korean-war", "event").told("war")).toMatchObject([{ modifier: 0, won: true }]);
  });
});

describe("Arab-Israeli War", () => {
  const ofUssr: Setting = { hands: { ussr: ["arab-israeli-war", "fidel"], us: ["nato", "nasser"] } };
  const ofUs: Setting = { side: "us", hands: { us: ["arab-israeli-war", "nato"] } };

  test("won on 4 replaces the US in Israel, for 2 VP and 2 military operations", () => {
    const t = table({ ...ofUssr, influence: { israel: [3, 0] }, dice: [4] }).ussr("arab-israeli-war", "event");
    expect(t.influence("israel")).toEqual([0, 3]);
    expect(t.vp).toBe(-2);
    expect(t.milOps).toEqual({ us: 0, ussr: 2 });
    expect(t.defcon).toBe(5);
    expect(t.pileOf("arab-israeli-war")).toBe("discard");
  });

  test("takes 1 off for Israel under US control, the only war to do so", () => {
    const t = table({ ...ofUssr, influence: { israel: [4, 0] }, dice: [4] }).ussr("arab-israeli-war", "event");
    expect(t.told("war")).toMatchObject([{ modifier: -1, won: false }]);
    expect(t.influence("israel")).toEqual([4, 0]);
    expect(t.vp).toBe(0);
    expect(t.milOps.ussr).toBe(2);
  });

  test("takes 1 off for each of Egypt, Jordan, Lebanon and Syria under US control", () => {
    const t = table({
      ...ofUssr,
      influence: {
        egypt: [2, 0],
        jordan: [2, 0],
        lebanon: [1, 0],
        syria: [2, 0],
        "saudi-arabia": [3, 0],
        israel: [1, 0],
      },
      dice: [6],
    });
    t.ussr("arab-israeli-war", "event");
    expect(t.told("war")).toMatchObject([{ die: 6, modifier: -4, won: false }]);
  });

  test("played by the US for operations gives 2 military operations to the USSR [8.2.4 example]", () => {
    const last = table({ ...ofUs, influence: { israel: [1, 0] }, dice: [1] });
    last.us("arab-israeli-war", "influence", "israel", "israel");
    expect(last.milOps).toEqual({ us: 0, ussr: 2 });
    expect(last.influence("israel")).toEqual([3, 0]);
    const first = table({ ...ofUs, influence: { israel: [1, 0] }, dice: [4] });
    first.us("arab-israeli-war", "event-first", "influence", "israel", "israel");
    expect(first.influence("israel")).toEqual([2, 1]);
    expect(first.vp).toBe(-2);
  });

  test("cannot happen after Camp David Accords: no military operations, no Flower Power, and it stays in the game", () => {
    const effects = [
      { card: "camp-david-accords", side: "us" },
      { card: "flower-power", side: "ussr" },
    ] as const;
    const ussr = table({ ...ofUssr, turn: 4, effects }).ussr("arab-israeli-war");
    expect(ussr.options("ussr")).not.toContain("event");
    const us = table({ ...ofUs, turn: 4, effects, influence: { israel: [1, 0] } }).us("arab-israeli-war");
    expect(us.options("us")).not.toContain("event-first");
    us.us("influence", "israel", "israel");
    expect(us.milOps.ussr).toBe(0);
    expect(us.vp).toBe(0);
    expect(us.influence("israel")).toEqual([3, 0]);
    expect(us.pileOf("arab-israeli-war")).toBe("discard");
  });

  test("used by the US under Flower Power costs it 2 VP, after a war that goes first", () => {
    const setting: Setting = {
      ...ofUs,
      turn: 4,
      influence: { israel: [1, 0] },
      effects: [{ card: "flower-power", side: "ussr" }],
      vp: -16,
    };
    const lost = table({ ...setting, dice: [1] }).us("arab-israeli-war", "influence", "israel", "israel");
    expect(lost.vp).toBe(-18);
    const won = table({ ...setting, dice: [4] }).us("arab-israeli-war", "event-first");
    expect(won.told("vp").map(({ vp }) => vp)).toEqual([-18, -20]);
    expect(won.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
  });
});
