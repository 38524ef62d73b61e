import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting = {
  turn: 8,
  round: 7,
  hands: { us: ["containment", "norad", "nato"], ussr: ["fidel", "comecon", "nasser"] },
  influence: { poland: [0, 3] },
} as const satisfies Setting;
const oil = { card: "north-sea-oil", side: "us", since: 8 } as const;

describe("eighth action rounds [7.5, 6.4.4]", () => {
  test("the first side in space box 8 has one after round 7 of both", () => {
    const t = table({ ...setting, space: { ussr: 8 } });
    t.ussr("fidel", "event").us("containment", "event");
    expect(t.view).toMatchObject({ turn: 8, round: 8, phasing: "ussr" });
    expect(t.options("ussr")).toEqual(["comecon", "nasser", "the-china-card", "pass"]);
  });

  test("nobody has it without box 8 or North Sea Oil", () => {
    const t = table({ ...setting, side: "us", space: { ussr: 7, us: 7 } });
    t.us("containment", "event");
    expect(t.view.turn).toBe(9);
  });

  test("nor once both are in box 8", () => {
    const t = table({ ...setting, side: "us", space: { ussr: 8, us: 8 } });
    t.us("containment", "event");
    expect(t.view.turn).toBe(9);
  });

  test("both may have one: the USSR first", () => {
    const t = table({ ...setting, side: "us", space: { ussr: 8 }, effects: [oil] });
    t.us("containment", "event");
    expect(t.view).toMatchObject({ round: 8, phasing: "ussr" });
    t.ussr("fidel", "event");
    expect(t.view).toMatchObject({ round: 8, phasing: "us" });
    t.us("norad", "event");
    // box 6 is the USSR's as well
    expect(t.asked).toEqual(["ussr held.discard"]);
  });

  test("the right is looked at when the round would start: gained in round 7 it holds at once", () => {
    const t = table({ ...setting, side: "us", space: { us: 7 }, dice: [1] });
    t.us("nato", "space");
    expect(t.view).toMatchObject({ round: 8, phasing: "us" });
  });

  test("lost before it would start, it is gone", () => {
    const t = table({ ...setting, side: "us", space: { us: 7, ussr: 8 }, dice: [1] });
    t.us("nato", "space");
    expect(t.view.turn).toBe(9);
  });

  test("the US in round 8 may gain nothing more: there is no ninth", () => {
    const t = table({ ...setting, round: 8, side: "us", effects: [oil], space: { us: 7 }, dice: [1] });
    t.us("nato", "space");
    expect(t.told("round").map(({ round }) => round)).toEqual([8]);
  });

  test("it may be passed, with any hand", () => {
    const t = table({ ...setting, round: 8, side: "us", effects: [oil] });
    t.us("pass");
    expect(t.view.turn).toBe(9);
    expect(t.hand("us")).toEqual(expect.arrayContaining(["containment", "norad", "nato"]));
  });

  test("a Missile Envy that is owed may wait over it", () => {
    const t = table({
      ...setting,
      round: 8,
      side: "us",
      effects: [oil],
      hands: { us: ["missile-envy", "nato"], ussr: ["fidel"] },
      missileEnvy: "us",
    });
    expect(t.options("us")).toEqual(["missile-envy", "pass"]);
    t.us("pass");
    expect(t.view.missileEnvy).toBe("us");
  });

  test("We Will Bury You is scored even if it is passed", () => {
    const t = table({
      ...setting,
      round: 8,
      side: "us",
      milOps: { us: 5, ussr: 5 },
      effects: [oil, { card: "we-will-bury-you", side: "ussr" }],
    });
    t.us("pass");
    expect(t.vp).toBe(-3);
  });
});
