import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

/** The end of turn 10, military operations done. */
const setting = {
  step: { at: "turn-end" },
  turn: 10,
  milOps: { us: 5, ussr: 5 },
  china: { holder: null, faceUp: false },
} as const satisfies Setting;

/** What each region gave, net for the US. */
const regions = (t: ReturnType<typeof table>) =>
  t.told("scoring").map(({ region, usVp, ussrVp }) => [region, Number(usVp) - Number(ussrVp)]);

describe("final scoring [10.3.2]", () => {
  test("every region once, no limit at 20, and 1 VP for The China Card [19, example 21]", () => {
    const t = table({
      ...setting,
      vp: 6,
      china: { holder: "us", faceUp: true },
      influence: {
        // Europe: US presence 3; USSR presence 3 + 1
        "united-kingdom": [5, 0],
        "east-germany": [0, 3],
        // Asia: US domination 7 + 2
        japan: [4, 0],
        "south-korea": [3, 0],
        taiwan: [3, 0],
        // Middle East: US presence 3 + 1; USSR presence 3
        israel: [4, 0],
        syria: [0, 2],
        // Central America: US presence 1 + 1
        panama: [2, 0],
        // South America: US control 6 + 4
        venezuela: [2, 0],
        brazil: [2, 0],
        chile: [3, 0],
        argentina: [2, 0],
        // Africa: US domination 4 + 2
        nigeria: [1, 0],
        zaire: [1, 0],
        cameroon: [1, 0],
      },
    });
    expect(regions(t)).toEqual([
      ["europe", -1],
      ["asia", 9],
      ["middle-east", 1],
      ["central-america", 2],
      ["south-america", 10],
      ["africa", 6],
    ]);
    expect(t.outcome).toEqual({ winners: ["us"], key: "final-scoring", args: { vp: 34 } });
  });

  test("20 VP on the way do not end it: every region is counted before the winner is found", () => {
    const t = table({
      ...setting,
      vp: 12,
      china: { holder: "ussr", faceUp: true },
      influence: {
        japan: [4, 0],
        "south-korea": [3, 0],
        taiwan: [3, 0],
        venezuela: [0, 2],
        brazil: [0, 2],
        chile: [0, 3],
        argentina: [0, 2],
        algeria: [0, 2],
        nigeria: [0, 1],
        zaire: [0, 1],
        angola: [0, 1],
        "south-africa": [0, 3],
      },
    });
    // 12 + 9 = 21, then - 10 - 11 - 1
    expect(t.told("vp").map(({ vp }) => vp)).toEqual([21, 11, 0, -1]);
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "final-scoring" });
  });

  test("control of Europe wins, whatever the VP", () => {
    const t = table({
      ...setting,
      vp: 15,
      influence: {
        france: [0, 3],
        "west-germany": [0, 4],
        "east-germany": [0, 3],
        poland: [0, 3],
        italy: [0, 2],
        "united-kingdom": [5, 0],
      },
    });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "europe" });
  });

  test.each([
    [1, ["us"]],
    [-1, ["ussr"]],
    [0, []],
  ])("at VP %i in the end the winner is %j", (vp, winners) => {
    expect(table({ ...setting, vp }).outcome).toEqual({ winners, key: "final-scoring", args: { vp } });
  });

  test.each([
    ["us", true, 1],
    ["us", false, 1],
    ["ussr", true, -1],
    ["ussr", false, -1],
  ] as const)("The China Card of the %s (face up: %s) is worth %i", (holder, faceUp, vp) => {
    expect(table({ ...setting, china: { holder, faceUp } }).vp).toBe(vp);
  });

  test("Southeast Asia counts inside Asia only", () => {
    const t = table({ ...setting, influence: { thailand: [2, 0], malaysia: [2, 0], indonesia: [1, 0] } });
    // domination 7 + 1 battleground
    expect(t.vp).toBe(8);
    expect(t.told("scoring.southeast-asia")).toEqual([]);
  });

  test("Formosan Resolution applies", () => {
    const influence = { japan: [4, 0], taiwan: [3, 0], australia: [4, 0] } as const;
    expect(table({ ...setting, influence }).vp).toBe(8);
    const effects = [{ card: "formosan-resolution", side: "us" }] as const;
    expect(table({ ...setting, influence, effects }).vp).toBe(9);
  });

  test("Shuttle Diplomacy does not", () => {
    const t = table({
      ...setting,
      influence: { india: [0, 3] },
      playing: ["shuttle-diplomacy"],
      effects: [{ card: "shuttle-diplomacy", side: "us" }],
    });
    expect(t.vp).toBe(-4);
  });
});

describe("the end of turn 10", () => {
  test("military operations are checked first and count", () => {
    const t = table({ ...setting, milOps: { us: 5, ussr: 3 } });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "final-scoring", args: { vp: 2 } });
  });

  test("20 VP from the check of military operations win before final scoring", () => {
    const t = table({ ...setting, vp: 19, milOps: { us: 5, ussr: 4 }, influence: { india: [0, 3] } });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
    expect(t.told("final-scoring")).toEqual([]);
  });

  test("a held scoring card loses before final scoring", () => {
    const t = table({ ...setting, vp: 15, hands: { us: ["asia-scoring"] } });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
  });

  test("the last US action round leads there", () => {
    const t = table({
      ...setting,
      step: { at: "round", round: 7, side: "us" },
      vp: 3,
      hands: { us: ["containment", "nato"], ussr: ["fidel"] },
    });
    t.us("containment", "event");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "final-scoring", args: { vp: 3 } });
  });
});
