import { expect, test } from "vitest";
import { Match } from "../../../src/engine/index.ts";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds } from "../../../src/games/twilight-struggle/cards/index.ts";
import { twilightStruggle } from "../../../src/games/twilight-struggle/index.ts";
import { table } from "./table.ts";

/** Takes all other cards out of the game, so that the pile is as short as the test says. */
const withOnly = (...kept: CardId[]) => ({
  removed: cardIds.filter((id) => id !== "the-china-card" && !kept.includes(id)),
});

test.each([
  { edition: "deluxe", canada: 2, total: 25 },
  { edition: "second", canada: 0, total: 23 },
] as const)(
  "ruling 2, setup-1: in the $edition edition the US starts with $total, $canada of them in Canada",
  ({ edition, canada, total }) => {
    const t = table({ options: { edition }, printed: true, step: { at: "setup", side: "ussr" } });
    for (let marker = 0; marker < 6; marker++) t.ussr("poland");
    for (let marker = 0; marker < 7; marker++) t.us("italy");
    const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
    expect(t.influence("canada")).toEqual([canada, 0]);
    expect(sum(t.view.influence.us)).toBe(total);
    expect(sum(t.view.influence.ussr)).toBe(15);
  },
);

test("ruling 42, setup-7: the Late War scenario starts with the US in box 6 and the USSR in box 4", () => {
  const match = Match.start(twilightStruggle, { options: { scenario: "late-war" }, seed: "any" });
  expect(match.view(null)).toMatchObject({ turn: 8, vp: -4, defcon: 4, space: { us: 6, ussr: 4 } });
});

const askNot = (...deck: CardId[]) =>
  table({
    side: "us",
    hands: { us: ["ask-not-what-your-country-can-do-for-you", "nasser", "fidel"] },
    deck,
    ...withOnly("ask-not-what-your-country-can-do-for-you", "nasser", "fidel", ...deck),
  }).us("ask-not-what-your-country-can-do-for-you", "event", "nasser", "fidel");

test("ruling 53, turn-1: a pile that has just run out is made anew at once", () => {
  const t = askNot("comecon", "blockade");
  expect(t.hand("us")).toEqual(["comecon", "blockade"]);
  expect(t.view.deckSize).toBe(2);
  expect(t.view.discard).toEqual([]);
});

test("ruling 53, turn-1: it is reshuffled as soon as one more card is needed", () => {
  const t = askNot("comecon");
  expect(t.told("reshuffle")).toEqual([{ cards: 2 }]);
  expect(t.hand("us")).toHaveLength(2);
  expect(t.view.deckSize).toBe(1);
  expect(t.view.discard).toEqual([]);
});

test("ruling 34, turn-3: whoever has only The China Card may pass", () => {
  const t = table({ hands: { us: ["nato", "containment"] } });
  expect(t.options("ussr")).toEqual(["the-china-card", "pass"]);
  t.ussr("pass");
  expect(t.asked).toEqual(["us play.card"]);
  expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
});

test("5.1: whoever has a card must play one", () => {
  const t = table({ hands: { ussr: ["fidel"] } });
  expect(t.options("ussr")).toEqual(["fidel", "the-china-card"]);
});

test("ruling 35, turn-5: a scoring card held at the end of the turn loses the game", () => {
  const t = table({ step: { at: "turn-end" }, hands: { us: ["asia-scoring"] } });
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
});

test("ruling 48, score-2: a held scoring card loses before military operations bring 20 VP", () => {
  const t = table({
    step: { at: "turn-end" },
    vp: 19,
    defcon: 5,
    milOps: { us: 5, ussr: 0 },
    hands: { us: ["asia-scoring"] },
  });
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
});

test("ruling 49, score-3: with a scoring card held by both sides the game is a draw", () => {
  const t = table({ step: { at: "turn-end" }, hands: { us: ["asia-scoring"], ussr: ["europe-scoring"] } });
  expect(t.outcome).toMatchObject({ winners: [], key: "held-scoring" });
});

test("ruling 31, space-3: with box 6 one held card of choice may be discarded, or none", () => {
  const setting = { turn: 4, step: { at: "turn-end" }, space: { us: 6 }, hands: { us: ["nato", "fidel"] } } as const;
  const t = table(setting);
  expect(t.options("us")).toEqual(["nato", "fidel", "keep"]);
  t.us("fidel");
  expect(t.pileOf("fidel")).toBe("discard");
  expect(t.view.turn).toBe(5);
  expect(table(setting).us("keep").hand("us")).toContain("fidel");
});

test("ruling 57, space-4: box 6 does not save whoever holds a scoring card", () => {
  const t = table({ turn: 4, step: { at: "turn-end" }, space: { us: 6 }, hands: { us: ["nato", "asia-scoring"] } });
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
});

test("ruling 32, score-1: the holder of The China Card gains 1 VP in final scoring", () => {
  const t = table({ turn: 10, step: { at: "turn-end" }, vp: -1, china: { holder: "us", faceUp: false } });
  expect(t.vp).toBe(0);
  expect(t.outcome).toMatchObject({ winners: [], key: "final-scoring" });
});

test("ruling 37, turn-10: eighth rounds come after round 7 of both sides, the USSR first", () => {
  const t = table({
    turn: 8,
    round: 7,
    side: "us",
    space: { ussr: 8 },
    hands: { us: ["nato", "fidel", "nasser"], ussr: ["comecon", "blockade"] },
    effects: [{ card: "north-sea-oil", side: "us" }],
    influence: { panama: [2, 0], poland: [0, 3] },
  });
  t.us("nato", "influence", "panama", "done");
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.options("ussr")).toEqual(["comecon", "blockade", "the-china-card", "pass"]);
  expect(t.view.round).toBe(8);
  t.ussr("pass");
  expect(t.options("us")).toEqual(["fidel", "nasser", "pass"]);
  t.us("pass");
  // the USSR has the ability of box 6 as well
  expect(t.asked).toEqual(["ussr held.discard"]);
});

test("ruling 37, turn-10: the right to an eighth round is looked at when it would start", () => {
  const t = table({
    turn: 8,
    round: 7,
    side: "us",
    space: { us: 7, ussr: 8 },
    hands: { us: ["nuclear-test-ban", "fidel"], ussr: ["comecon", "blockade"] },
    dice: [1],
  });
  t.us("nuclear-test-ban", "space");
  expect(t.space.us).toBe(8);
  expect(t.view.turn).toBe(9);
});

test("6.4.4: North Sea Oil gives its eighth round only in the turn it is played", () => {
  const t = table({
    turn: 9,
    round: 7,
    side: "us",
    hands: { us: ["nato", "fidel"] },
    effects: [{ card: "north-sea-oil", side: "us", since: 8 }],
    influence: { panama: [2, 0] },
  });
  t.us("nato", "influence", "panama", "done");
  expect(t.view.turn).toBe(10);
});

test("turn-11: The China Card may be the card of an eighth round", () => {
  const t = table({ turn: 8, round: 8, space: { ussr: 8 }, hands: { ussr: ["nasser"] }, influence: { india: [0, 3] } });
  t.ussr("the-china-card", "influence", "india", "india", "india", "india", "india");
  expect(t.influence("india")).toEqual([0, 8]);
});

test("ruling 43, Our Man in Tehran: fewer than five cards in the pile are made up from the discards", () => {
  const discard = ["nasser", "fidel", "romanian-abdication", "suez-crisis"] as const;
  const t = table({
    side: "us",
    hands: { us: ["our-man-in-tehran", "nato"] },
    influence: { egypt: [2, 0] },
    deck: ["comecon", "blockade"],
    discard,
    ...withOnly("our-man-in-tehran", "nato", "comecon", "blockade", ...discard),
  });
  t.us("our-man-in-tehran", "event");
  expect(t.options("us")).toHaveLength(6);
  expect(t.options("us")).toEqual(expect.arrayContaining(["comecon", "blockade", "done"]));
  t.us("comecon", "done");
  expect(t.view.discard).toEqual(["comecon"]);
  expect(t.view.deckSize).toBe(5);
});
