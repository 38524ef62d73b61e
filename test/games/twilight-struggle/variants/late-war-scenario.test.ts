import { describe, expect, test } from "vitest";
import type { Side } from "../../../../src/games/cold-war/seats.ts";
import { controls } from "../../../../src/games/cold-war/standing.ts";
import { board } from "../../../../src/games/twilight-struggle/components/board.ts";
import type { CountryId } from "../../../../src/games/twilight-struggle/components/countries/index.ts";
import { regionStandings } from "../../../../src/games/twilight-struggle/standing.ts";
import { type Setting, type Table, table } from "../table.ts";

const start = (optionalCards = true) => table({ fresh: true, options: { scenario: "late-war", optionalCards } });
const controlled = (t: Table, side: Side): CountryId[] =>
  board.everywhere
    .filter((place) => controls(board, t.view, side, place))
    .map((place) => board.id(place))
    .sort();

const ofUs: readonly CountryId[] = [
  "argentina",
  "australia",
  "benelux",
  "chile",
  "colombia",
  "denmark",
  "dominican-republic",
  "haiti",
  "honduras",
  "indonesia",
  "iran",
  "israel",
  "italy",
  "japan",
  "kenya",
  "malaysia",
  "nicaragua",
  "nigeria",
  "norway",
  "pakistan",
  "panama",
  "philippines",
  "somalia",
  "south-korea",
  "taiwan",
  "thailand",
  "turkey",
  "united-kingdom",
  "venezuela",
  "west-germany",
  "zaire",
];

const ofUssr: readonly CountryId[] = [
  "afghanistan",
  "algeria",
  "angola",
  "bulgaria",
  "cuba",
  "czechoslovakia",
  "east-germany",
  "ethiopia",
  "hungary",
  "india",
  "iraq",
  "laos-cambodia",
  "libya",
  "north-korea",
  "poland",
  "se-african-states",
  "syria",
  "vietnam",
  "zimbabwe",
];

describe("the Late War scenario: the start [17.3]", () => {
  test("turn 8 begins with the headlines, at DEFCON 4 and VP -4", () => {
    const t = start();
    expect(t.view).toMatchObject({
      turn: 8,
      defcon: 4,
      vp: -4,
      space: { us: 6, ussr: 4 },
      milOps: { us: 0, ussr: 0 },
      china: { holder: "ussr", faceUp: true },
      handSizes: { us: 9, ussr: 9 },
    });
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("these events are in effect, and their cards out of the game", () => {
    const t = start();
    const events = [
      "us-japan-mutual-defense-pact",
      "marshall-plan",
      "nato",
      "warsaw-pact-formed",
      "de-gaulle-leads-france",
      "flower-power",
    ] as const;
    expect(t.effects).toEqual(events);
    for (const card of events) expect(t.pileOf(card)).toBe("removed");
  });

  test("each side controls what the scenario says", () => {
    const t = start();
    expect(controlled(t, "us")).toEqual(ofUs);
    expect(controlled(t, "ussr")).toEqual(ofUssr);
  });

  test.each([
    ["west-germany", [5, 1]],
    ["philippines", [3, 1]],
    ["malaysia", [3, 1]],
    ["colombia", [2, 1]],
    ["angola", [1, 3]],
    ["vietnam", [0, 5]],
    ["spain-portugal", [1, 0]],
    ["france", [3, 1]],
    ["romania", [1, 3]],
    ["jordan", [2, 2]],
    ["egypt", [1, 0]],
    ["south-africa", [2, 1]],
    ["finland", [1, 2]],
    ["burma", [0, 1]],
    ["peru", [2, 1]],
    ["yugoslavia", [1, 2]],
    ["saudi-arabia", [2, 0]],
    ["canada", [0, 0]],
  ] as const)("%s has %j", (country, influence) => {
    expect(start().influence(country)).toEqual(influence);
  });

  test("the US dominates Asia and South America; the Middle East is only held by presence [19, example 15]", () => {
    const { view } = start();
    const asia = regionStandings(view, "asia");
    expect(asia.us).toMatchObject({ status: "domination", countries: 9, battlegrounds: 4 });
    expect(asia.ussr).toMatchObject({ countries: 5, battlegrounds: 2 });
    const south = regionStandings(view, "south-america");
    expect(south.us).toMatchObject({ status: "domination", countries: 4, battlegrounds: 3 });
    expect(south.ussr.countries).toBe(0);
    expect(regionStandings(view, "middle-east").ussr.status).toBe("presence");
  });

  test("the asterisked cards of the first two eras are out, but for four", () => {
    const t = start();
    expect(t.view.removed).toHaveLength(45);
    for (const card of ["fidel", "norad", "quagmire", "southeast-asia-scoring", "our-man-in-tehran"] as const)
      expect(t.pileOf(card)).toBe("removed");
    for (const card of [
      "bear-trap",
      "camp-david-accords",
      "john-paul-ii-elected-pope",
      "panama-canal-returned",
    ] as const)
      expect(t.pileOf(card)).toBe("hidden");
  });

  test.each([
    // 17 early, 24 mid, 23 late, less 18 dealt
    [true, 46],
    // 15 early, 23 mid, 21 late, less 18 dealt
    [false, 41],
  ])("with optional cards %s the draw pile has %i cards after the deal", (optional, left) => {
    expect(start(optional).view.deckSize).toBe(left);
  });

  test("the US has the ability of box 6; nobody that of box 4", () => {
    const t = table({
      step: { at: "turn-end" },
      options: { scenario: "late-war" },
      turn: 8,
      space: { us: 6, ussr: 4 },
      hands: { us: ["containment"], ussr: ["opec"] },
    });
    expect(t.asked).toEqual(["us held.discard"]);
  });

  test("it can be played with a handicap", () => {
    const t = table({ fresh: true, options: { scenario: "late-war", handicap: 1 } });
    expect(t.asked).toEqual(["us influence.handicap"]);
    t.us("france");
    expect(t.influence("france")).toEqual([4, 1]);
    expect(t.view.turn).toBe(8);
  });
});

describe("the Late War scenario: who wins [17.3]", () => {
  const setting = {
    options: { scenario: "late-war" },
    step: { at: "turn-end" },
    turn: 10,
    milOps: { us: 5, ussr: 5 },
    china: { holder: "us", faceUp: true },
  } as const satisfies Setting;

  test("after turn 10 the US needs 20 VP in final scoring", () => {
    const t = table({ ...setting, vp: 19 });
    expect(t.outcome).toEqual({ winners: ["us"], key: "final-scoring", args: { vp: 20 } });
  });

  test.each([18, 0, -5])("with less, from %i VP, the USSR wins", (vp) => {
    const t = table({ ...setting, vp });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "final-scoring", args: { vp: vp + 1 } });
  });

  test("a game that the US ends with Wargames is the USSR's even at 19 VP", () => {
    const t = table({
      ...setting,
      step: { at: "round", round: 1, side: "us" },
      defcon: 2,
      vp: 19,
      hands: { us: ["wargames", "norad"] },
    });
    t.us("wargames", "event", "end-game");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "wargames", args: { vp: 13 } });
  });

  test("6 VP for the US from a Wargames of the USSR may make 20", () => {
    const t = table({
      ...setting,
      step: { at: "round", round: 1, side: "ussr" },
      defcon: 2,
      vp: 14,
      hands: { ussr: ["wargames", "opec"] },
    });
    t.ussr("wargames", "event", "end-game");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "wargames", args: { vp: 20 } });
  });

  test("before that 20 VP win at once as ever", () => {
    const t = table({ ...setting, vp: 18, milOps: { us: 4, ussr: 2 } });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
  });

  test("control of Europe wins as ever", () => {
    const t = table({
      ...setting,
      vp: -10,
      influence: { france: [3, 0], "west-germany": [4, 0], "east-germany": [3, 0], poland: [3, 0], italy: [2, 0] },
    });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "europe" });
  });

  test("no cards join after a turn", () => {
    const t = table({ ...setting, turn: 8 });
    expect(t.view.turn).toBe(9);
    expect(t.told("deck")).toEqual([]);
  });
});
