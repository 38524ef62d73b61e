import { expect, test } from "vitest";
import { table } from "../../games/twilight-struggle/table.ts";

/** Worked examples that the rulebook does not print, but that its paragraphs, the FAQ or recorded games settle. */

test("Late War scenario: the US dominates Asia and South America, and nobody dominates the Middle East", () => {
  const t = table({
    options: { scenario: "late-war" },
    printed: true,
    side: "us",
    hands: { us: ["asia-scoring", "south-america-scoring", "middle-east-scoring"] },
  });
  t.us("asia-scoring").ussr("pass").us("south-america-scoring").ussr("pass").us("middle-east-scoring");
  expect(t.told("scoring")).toMatchObject([
    { region: "asia", us: "domination", usVp: 11, ussr: "presence", ussrVp: 5 },
    { region: "south-america", us: "domination", usVp: 8, ussr: "none", ussrVp: 0 },
    // the scenario says that the USSR dominates it; its own list ties the battlegrounds at 2
    { region: "middle-east", us: "presence", usVp: 5, ussr: "presence", ussrVp: 5 },
  ]);
});

test("10.1.5: in its last round, Five Year Plan is a legal play that sheds Europe Scoring unscored", () => {
  const t = table({
    round: 6,
    hands: { ussr: ["five-year-plan", "europe-scoring"] },
    influence: { poland: [0, 3] },
    picks: ["europe-scoring"],
  });
  expect(t.options("ussr").sort()).toEqual(["europe-scoring", "five-year-plan"]);
  t.ussr("five-year-plan", "influence", "poland", "poland", "poland");
  expect(t.pileOf("europe-scoring")).toBe("discard");
  expect(t.told("scoring")).toEqual([]);
  expect(t.view.turn).toBe(2);
  expect(t.outcome).toBeNull();
});

test("10.1.5: in its last round, Aldrich Ames Remix is a legal play of the US that sheds Middle East Scoring", () => {
  const t = table({
    turn: 8,
    round: 7,
    side: "us",
    hands: { us: ["aldrich-ames-remix", "middle-east-scoring"] },
    influence: { panama: [2, 0] },
  });
  expect(t.options("us").sort()).toEqual(["aldrich-ames-remix", "middle-east-scoring"]);
  t.us("aldrich-ames-remix", "influence", "panama", "panama", "panama").ussr("middle-east-scoring");
  expect(t.pileOf("middle-east-scoring")).toBe("discard");
  expect(t.view.turn).toBe(9);
  expect(t.outcome).toBeNull();
});

test.each([
  ["nuclear-test-ban", 4],
  ["formosan-resolution", 2],
] as const)("7.4: %s under Containment and Red Scare/Purge together is worth %i to the US", (card, worth) => {
  const t = table({
    side: "us",
    hands: { us: [card, "duck-and-cover"] },
    effects: [
      { card: "containment", side: "us", turn: true },
      { card: "red-scare-purge", side: "ussr", turn: true },
    ],
  });
  t.us(card, "influence");
  expect(t.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: worth }]);
});

test("6.2.2: under Iran-Contra the USSR realigns Brazil; 2 + 2 against 3 + 1 - 1, and the US loses 1", () => {
  const t = table({
    turn: 8,
    hands: { ussr: ["nasser", "comecon"] },
    influence: { brazil: [2, 0], venezuela: [0, 2], uruguay: [0, 2] },
    effects: [{ card: "iran-contra-scandal", side: "ussr", turn: true }],
    dice: [3, 2],
  });
  t.ussr("nasser", "realign", "brazil");
  expect(t.told("realignment")).toMatchObject([{ usDie: 3, usModifier: 0, ussrDie: 2, ussrModifier: 2 }]);
  expect(t.influence("brazil")).toEqual([1, 0]);
});

test("NORAD: at DEFCON 2 the USSR plays ABM Treaty (3) and coups a battleground (2); the US adds 1 influence", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["abm-treaty", "fidel"] },
    influence: { canada: [4, 0], nigeria: [1, 0] },
    effects: [{ card: "norad", side: "us" }],
    dice: [1],
  });
  t.ussr("abm-treaty", "event", "coup", "nigeria");
  expect(t.defcon).toBe(2);
  expect(t.asked).toEqual(["us influence.add"]);
  t.us("canada");
  expect(t.influence("canada")).toEqual([5, 0]);
});

test("10.3.2: final scoring from US 6, with -1, 9, 1, 2, 10 and 6 and The China Card, ends at US 34", () => {
  const t = table({
    turn: 10,
    step: { at: "turn-end" },
    vp: 6,
    china: { holder: "us", faceUp: true },
    influence: {
      "united-kingdom": [5, 0],
      "east-germany": [0, 3],
      "south-korea": [3, 0],
      pakistan: [2, 0],
      malaysia: [2, 0],
      israel: [4, 0],
      syria: [0, 2],
      panama: [2, 0],
      venezuela: [2, 0],
      brazil: [2, 0],
      chile: [3, 0],
      argentina: [2, 0],
      nigeria: [1, 0],
      zaire: [1, 0],
      cameroon: [1, 0],
    },
  });
  expect(t.told("vp").map(({ vp }) => vp)).toEqual([5, 14, 15, 17, 27, 33, 34]);
  expect(t.outcome).toEqual({ winners: ["us"], key: "final-scoring", args: { vp: 34 } });
});

test("6.3.5: at DEFCON 3 Tear Down This Wall lets the US make three realignment rolls in France", () => {
  const t = table({
    turn: 8,
    side: "us",
    defcon: 3,
    hands: { us: ["tear-down-this-wall", "containment"] },
    influence: { france: [0, 4], bulgaria: [0, 1] },
    dice: [1, 1, 1, 1, 6, 1],
  });
  t.us("tear-down-this-wall", "event", "realign", "france", "france");
  expect(t.asked).toEqual(["us realign.target"]);
  t.us("france");
  expect(t.influence("france")).toEqual([0, 0]);
  expect(t.told("realignment")).toHaveLength(3);
  expect(t.defcon).toBe(3);
});

test("4.5.C: the US headlines Grain Sales, takes OPEC and sends it to the Space Race", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["grain-sales-to-soviets", "containment"], ussr: ["fidel", "opec", "nasser"] },
    influence: { egypt: [0, 2] },
    picks: ["opec"],
    dice: [3],
  });
  t.headlines({ us: "grain-sales-to-soviets", ussr: "fidel" }).us("space");
  expect(t.space.us).toBe(1);
  expect(t.vp).toBe(2);
  expect(t.view.spaceAttempts.us).toBe(1);
  expect(t.pileOf("opec")).toBe("discard");
  expect(t.told("event").map(({ card }) => card)).toEqual(["grain-sales-to-soviets", "fidel"]);
});
