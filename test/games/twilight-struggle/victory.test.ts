import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting = {
  turn: 4,
  hands: {
    us: ["duck-and-cover", "nato", "norad"],
    ussr: ["fidel", "europe-scoring", "middle-east-scoring", "u2-incident"],
  },
} as const satisfies Setting;

const usEurope = {
  france: [3, 0],
  "west-germany": [4, 0],
  "east-germany": [3, 0],
  poland: [3, 0],
  italy: [2, 0],
} as const;
const ussrEurope = {
  france: [0, 3],
  "west-germany": [0, 4],
  "east-germany": [0, 3],
  poland: [0, 3],
  italy: [0, 2],
} as const;

describe("automatic victory [10.3.1, 11.3]", () => {
  test("20 VP win for the US", () => {
    const t = table({ ...setting, side: "us", vp: 19 });
    t.us("duck-and-cover", "event");
    expect(t.outcome).toEqual({ winners: ["us"], key: "vp", args: { vp: 20 } });
  });

  test("-20 VP win for the USSR", () => {
    const t = table({ ...setting, vp: -19 });
    t.ussr("u2-incident", "event");
    expect(t.outcome).toEqual({ winners: ["ussr"], key: "vp", args: { vp: -20 } });
  });

  test("19 VP do not", () => {
    const t = table({ ...setting, vp: -18 });
    t.ussr("u2-incident", "event");
    expect(t.outcome).toBeNull();
  });

  test("the VP of one event are netted before they are looked at", () => {
    const t = table({ ...setting, vp: 18, influence: { israel: [4, 0], syria: [0, 2] } });
    // 3 + 1 for the US, 3 for the USSR
    t.ussr("middle-east-scoring");
    expect(t.vp).toBe(19);
    expect(t.outcome).toBeNull();
  });

  test.each([
    ["us", usEurope],
    ["ussr", ussrEurope],
  ] as const)("control of Europe by the %s wins when Europe is scored", (side, influence) => {
    const t = table({ ...setting, vp: side === "us" ? -10 : 10, influence });
    t.ussr("europe-scoring");
    expect(t.outcome).toMatchObject({ winners: [side], key: "europe" });
  });

  test("all battlegrounds of Europe without more countries than the opponent is not control", () => {
    const influence = {
      ...ussrEurope,
      canada: [4, 0],
      "united-kingdom": [5, 0],
      norway: [4, 0],
      denmark: [3, 0],
      benelux: [3, 0],
    } as const;
    const t = table({ ...setting, influence });
    t.ussr("europe-scoring");
    expect(t.outcome).toBeNull();
    // USSR 3 + 5; US 3
    expect(t.vp).toBe(-5);
  });

  test("control of another region gives VP only", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["central-america-scoring", "fidel", "nasser"] },
      influence: { mexico: [2, 0], panama: [2, 0], cuba: [3, 0] },
    });
    t.ussr("central-america-scoring");
    expect(t.vp).toBe(8);
    expect(t.outcome).toBeNull();
  });

  test("DEFCON 1: the phasing player loses, whoever brought it about", () => {
    const t = table({
      ...setting,
      side: "us",
      defcon: 2,
      hands: { us: ["olympic-games", "nato"], ussr: ["fidel", "nasser"] },
    });
    t.us("olympic-games", "event").ussr("boycott");
    expect(t.outcome).toEqual({ winners: ["ussr"], key: "defcon", args: { loser: "us" } });
  });

  test("a coup under the Cuban Missile Crisis loses for the side that makes it", () => {
    const t = table({
      ...setting,
      side: "us",
      defcon: 4,
      influence: { angola: [0, 1] },
      effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
    });
    t.us("norad", "coup", "lose");
    expect(t.outcome).toEqual({ winners: ["ussr"], key: "cuban-missile-crisis", args: { loser: "us" } });
  });

  test("within an event its own order counts: We Will Bury You lowers DEFCON first", () => {
    const t = table({ ...setting, vp: -19, defcon: 2, hands: { ussr: ["we-will-bury-you", "fidel"] } });
    t.ussr("we-will-bury-you", "event");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });

  test("We Will Bury You is an award of its own, made before the US play", () => {
    const t = table({
      ...setting,
      side: "us",
      vp: -17,
      effects: [{ card: "we-will-bury-you", side: "ussr" }],
    });
    t.us("duck-and-cover", "event");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
    expect(t.defcon).toBe(5);
  });

  test("Flower Power is an award of its own, made before the US war", () => {
    const t = table({
      ...setting,
      side: "us",
      vp: -18,
      hands: { us: ["brush-war", "nato"], ussr: ["fidel"] },
      effects: [{ card: "flower-power", side: "ussr" }],
    });
    t.us("brush-war", "event");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
  });
});

describe("after the game", () => {
  test("nobody is asked anything, and answers are refused", () => {
    const t = table({ ...setting, side: "us", vp: 19 });
    t.us("duck-and-cover", "event");
    expect(t.asked).toEqual([]);
    expect(t.refusal("us", "nato")).toMatchObject({ key: "refusal.over" });
    expect(t.match.canUndo("us")).toBe(false);
  });

  test("the seed is published, so that every roll can be checked", () => {
    const t = table({ ...setting, side: "us", vp: 19 });
    expect(t.match.revealedSeed).toBeNull();
    t.us("duck-and-cover", "event");
    expect(t.match.revealedSeed).toBe("test");
  });
});
