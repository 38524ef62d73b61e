import { describe, expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { type Setting, table } from "../table.ts";

/** The US plays a scoring card. */
const score = (card: CardId, influence: Setting["influence"], more: Setting = {}) =>
  table({ side: "us", hands: { us: [card, "nato"] }, influence: influence ?? {}, ...more }).us(card, "event");

const asianBattlegroundsOfUs = {
  "north-korea": [3, 0],
  "south-korea": [3, 0],
  japan: [4, 0],
  india: [3, 0],
  pakistan: [2, 0],
  thailand: [2, 0],
} as const;

describe("Asia Scoring", () => {
  test("presence is 3, a battleground 1 more, and only the difference counts", () => {
    const t = score("asia-scoring", { india: [3, 0], vietnam: [0, 1] });
    expect(t.told("scoring")).toMatchObject([{ region: "asia", us: "presence", usVp: 4, ussr: "presence", ussrVp: 3 }]);
    expect(t.vp).toBe(1);
    expect(t.pileOf("asia-scoring")).toBe("discard");
  });

  test("domination is 7, and Southeast Asia counts as Asia", () => {
    const t = score("asia-scoring", { "north-korea": [0, 3], vietnam: [0, 1], taiwan: [3, 0] });
    expect(t.told("scoring")).toMatchObject([
      { region: "asia", us: "presence", usVp: 3, ussr: "domination", ussrVp: 8 },
    ]);
    expect(t.vp).toBe(-5);
  });

  test("control is 9: all six battlegrounds, and North Korea borders on the USSR", () => {
    const t = score("asia-scoring", asianBattlegroundsOfUs);
    expect(t.told("scoring")).toMatchObject([{ region: "asia", us: "control", usVp: 16, ussr: "none", ussrVp: 0 }]);
    expect(t.vp).toBe(16);
  });

  test("all battlegrounds are not control without more countries than the enemy", () => {
    const t = score("asia-scoring", {
      ...asianBattlegroundsOfUs,
      afghanistan: [0, 2],
      burma: [0, 2],
      "laos-cambodia": [0, 1],
      vietnam: [0, 1],
      malaysia: [0, 2],
      indonesia: [0, 1],
    });
    expect(t.told("scoring")).toMatchObject([
      { region: "asia", us: "presence", usVp: 10, ussr: "presence", ussrVp: 3 },
    ]);
    expect(t.vp).toBe(7);
  });

  test("battlegrounds alone do not dominate", () => {
    expect(score("asia-scoring", { japan: [4, 0], "south-korea": [3, 0], vietnam: [0, 1] }).vp).toBe(2);
  });

  test("countries without a battleground do not dominate, and Taiwan is none by itself", () => {
    expect(score("asia-scoring", { taiwan: [3, 0], australia: [4, 0], malaysia: [2, 0] }).vp).toBe(3);
  });

  test("Afghanistan and North Korea border on the USSR, Japan on the US", () => {
    const t = score("asia-scoring", { afghanistan: [2, 0], "north-korea": [3, 0], japan: [0, 4] });
    expect(t.told("scoring")).toMatchObject([{ region: "asia", us: "presence", usVp: 6, ussr: "presence", ussrVp: 5 }]);
  });

  test("Shuttle Diplomacy takes out one USSR battleground of the US's choice, once", () => {
    const t = score(
      "asia-scoring",
      { "north-korea": [0, 3], thailand: [0, 2], vietnam: [0, 1], japan: [4, 0] },
      { turn: 4, playing: ["shuttle-diplomacy"], effects: [{ card: "shuttle-diplomacy", side: "us" }] },
    );
    expect(t.options("us").toSorted()).toEqual(["north-korea", "thailand"]);
    t.us("thailand");
    expect(t.told("scoring")).toMatchObject([{ region: "asia", us: "presence", usVp: 4, ussr: "presence", ussrVp: 4 }]);
    expect(t.effects).toEqual([]);
    expect(t.pileOf("shuttle-diplomacy")).toBe("discard");
  });

  test("20 VP win at once", () => {
    const t = score("asia-scoring", asianBattlegroundsOfUs, { vp: 4 });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
  });
});

describe("Europe Scoring", () => {
  test("presence is 3 and domination 7", () => {
    const t = score("europe-scoring", { france: [3, 0], "west-germany": [4, 0], turkey: [2, 0], poland: [0, 3] });
    expect(t.told("scoring")).toMatchObject([
      { region: "europe", us: "domination", usVp: 9, ussr: "presence", ussrVp: 4 },
    ]);
    expect(t.vp).toBe(5);
    expect(t.pileOf("europe-scoring")).toBe("discard");
  });

  test("Finland, Poland and Romania border on the USSR, Canada on the US", () => {
    const t = score("europe-scoring", { finland: [4, 0], poland: [3, 0], romania: [3, 0], canada: [0, 4] });
    expect(t.told("scoring")).toMatchObject([
      { region: "europe", us: "domination", usVp: 11, ussr: "presence", ussrVp: 4 },
    ]);
  });

  test("control wins at once, whoever played the card", () => {
    const t = score("europe-scoring", {
      france: [0, 3],
      "west-germany": [0, 4],
      "east-germany": [0, 3],
      poland: [0, 3],
      italy: [0, 2],
    });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "europe" });
  });

  test("four battlegrounds of five are not control", () => {
    const t = score("europe-scoring", {
      france: [3, 0],
      "west-germany": [4, 0],
      "east-germany": [3, 0],
      poland: [3, 0],
      italy: [1, 0],
      canada: [4, 0],
    });
    expect(t.outcome).toBeNull();
    expect(t.vp).toBe(7 + 4 + 1);
  });

  test("five battlegrounds against five other countries are not control", () => {
    const t = score("europe-scoring", {
      france: [3, 0],
      "west-germany": [4, 0],
      "east-germany": [3, 0],
      poland: [3, 0],
      italy: [2, 0],
      finland: [0, 4],
      austria: [0, 4],
      hungary: [0, 3],
      bulgaria: [0, 3],
      romania: [0, 3],
    });
    expect(t.outcome).toBeNull();
    expect(t.vp).toBe(3 + 5 + 1 - 3);
  });

  test("control of Europe wins in final scoring too, whatever the VP [10.3.2]", () => {
    const t = table({
      turn: 10,
      step: { at: "turn-end" },
      vp: 15,
      influence: {
        france: [0, 3],
        "west-germany": [0, 4],
        "east-germany": [0, 3],
        poland: [0, 3],
        italy: [0, 2],
      },
    });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "europe" });
  });
});

describe("Middle East Scoring", () => {
  test("presence is 3 and domination 5", () => {
    const t = score("middle-east-scoring", { israel: [4, 0], egypt: [2, 0], lebanon: [1, 0], iraq: [0, 3] });
    expect(t.told("scoring")).toMatchObject([
      { region: "middle-east", us: "domination", usVp: 7, ussr: "presence", ussrVp: 4 },
    ]);
    expect(t.vp).toBe(3);
    expect(t.pileOf("middle-east-scoring")).toBe("discard");
  });

  test("equal battlegrounds do not dominate", () => {
    expect(score("middle-east-scoring", { israel: [4, 0], lebanon: [1, 0], iraq: [0, 3] }).vp).toBe(0);
  });

  test("control is 7, with six battlegrounds and no country next to a superpower", () => {
    const t = score("middle-east-scoring", {
      libya: [0, 2],
      egypt: [0, 2],
      israel: [0, 4],
      iraq: [0, 3],
      iran: [0, 2],
      "saudi-arabia": [0, 3],
      lebanon: [0, 1],
      syria: [0, 2],
      jordan: [0, 2],
      "gulf-states": [0, 3],
    });
    expect(t.vp).toBe(-13);
  });

  test("Shuttle Diplomacy is used up even where the USSR has no battleground", () => {
    const t = score(
      "middle-east-scoring",
      { syria: [0, 2], israel: [4, 0] },
      { turn: 4, playing: ["shuttle-diplomacy"], effects: [{ card: "shuttle-diplomacy", side: "us" }] },
    );
    expect(t.vp).toBe(1);
    expect(t.effects).toEqual([]);
    expect(t.pileOf("shuttle-diplomacy")).toBe("discard");
  });

  test("Shuttle Diplomacy takes a country out of presence too", () => {
    const t = score(
      "middle-east-scoring",
      { iraq: [0, 3] },
      { turn: 4, playing: ["shuttle-diplomacy"], effects: [{ card: "shuttle-diplomacy", side: "us" }] },
    );
    expect(t.told("scoring")).toMatchObject([{ region: "middle-east", us: "none", usVp: 0, ussr: "none", ussrVp: 0 }]);
    expect(t.vp).toBe(0);
  });
});

describe("scoring cards", () => {
  test("Europe Scoring leaves Shuttle Diplomacy waiting", () => {
    const t = score(
      "europe-scoring",
      { poland: [0, 3] },
      { turn: 4, playing: ["shuttle-diplomacy"], effects: [{ card: "shuttle-diplomacy", side: "us" }] },
    );
    expect(t.vp).toBe(-4);
    expect(t.pileOf("shuttle-diplomacy")).toBe("playing");
    expect(t.effects).toEqual(["shuttle-diplomacy"]);
  });

  test("as a headline one is worth 0 and comes after any other card", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["europe-scoring", "nato"], ussr: ["romanian-abdication", "fidel"] },
    });
    t.headlines({ us: "europe-scoring", ussr: "romanian-abdication" });
    expect(t.vp).toBe(-3);
  });

  test("of two as headlines that of the US comes first", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["europe-scoring", "nato"], ussr: ["asia-scoring", "fidel"] },
      influence: { italy: [2, 0], vietnam: [0, 1] },
    });
    t.headlines({ us: "europe-scoring", ussr: "asia-scoring" });
    expect(t.told("scoring").map(({ region }) => region)).toEqual(["europe", "asia"]);
    expect(t.vp).toBe(4 - 3);
  });

  test("as many as there are rounds left must be played now, and The China Card is no way out [10.1.5]", () => {
    const t = table({ round: 5, hands: { ussr: ["asia-scoring", "fidel", "europe-scoring"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
  });

  test("one that is still held at the end of the turn loses the game [11.1.2]", () => {
    const t = table({ step: { at: "turn-end" }, hands: { us: ["asia-scoring"] } });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
  });
});
