import { expect, test } from "vitest";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { table } from "./table.ts";

test.each([
  { card: "nato", ops: 4, why: "neither Marshall Plan nor Warsaw Pact Formed" },
  { card: "solidarity", ops: 2, why: "no John Paul II" },
  { card: "star-wars", ops: 2, why: "the US not ahead in space" },
  { card: "kitchen-debates", ops: 1, why: "no more US battlegrounds" },
  { card: "our-man-in-tehran", ops: 2, why: "no US control in the Middle East" },
] as const)("ruling 12, turn-7: $card with $why is not played, and is discarded", ({ card, ops }) => {
  const t = table({
    turn: 8,
    hands: { ussr: [card, "fidel"] },
    influence: { poland: [0, 3] },
    discard: ["containment"],
  });
  t.ussr(card, "event-first");
  expect(t.told("event")).toEqual([]);
  t.ussr("influence", ...Array<string>(ops).fill("poland"));
  expect(t.influence("poland")).toEqual([0, 3 + ops]);
  expect(t.pileOf(card)).toBe("discard");
});

test.each([
  { card: "special-relationship", player: "ussr", turn: 1 },
  { card: "the-cambridge-five", player: "us", turn: 8 },
] as const)("ruling 12, turn-7: the event of $card does not occur without its condition", ({ card, player, turn }) => {
  const t = table({ turn, side: player, hands: { [player]: [card, "summit", "nato"] }, influence: { kenya: [2, 2] } });
  t[player](card, "influence", "kenya", "done");
  expect(t.told("event")).toEqual([]);
  expect(t.told("event.none")).toEqual([{ card, why: "condition" }]);
});

test.each(["wargames", "one-small-step"] as const)(
  "ruling 12, turn-7: %s headlined without its condition does nothing and is discarded",
  (card) => {
    const t = table({
      turn: 8,
      step: { at: "headline" },
      hands: { us: [card, "nato"], ussr: ["nasser", "fidel"] },
    });
    t.headlines({ us: card, ussr: "nasser" });
    expect(t.told("event").map((event) => event.card)).toEqual(["nasser"]);
    expect(t.pileOf(card)).toBe("discard");
  },
);

test.each([
  { card: "alliance-for-progress", ops: 3 },
  { card: "reagan-bombs-libya", ops: 2 },
  { card: "truman-doctrine", ops: 1 },
] as const)("ruling 12, turn-7: $card that changes nothing is played all the same, and is removed", ({ card, ops }) => {
  const t = table({
    turn: 8,
    hands: { ussr: [card, "fidel"] },
    influence: { poland: [0, 3], libya: [0, 1], cuba: [0, 3] },
  });
  t.ussr(card, "event-first", "influence", ...Array<string>(ops).fill("cuba"));
  expect(t.vp).toBe(0);
  expect(t.influence("poland")).toEqual([0, 3]);
  expect(t.pileOf(card)).toBe("removed");
});

test("ruling 56, turn-8: with the event after the operations its condition is looked at after them", () => {
  const t = table({
    hands: { ussr: ["special-relationship", "fidel"] },
    influence: { "united-kingdom": [5, 0], norway: [0, 1] },
  });
  // the marker in the United Kingdom ends US control of it
  t.ussr("special-relationship", "influence", "united-kingdom");
  expect(t.told("event.none")).toEqual([{ card: "special-relationship", why: "condition" }]);
});

test("ruling 56, turn-8: and with the event first before them", () => {
  const t = table({
    hands: { ussr: ["special-relationship", "fidel"] },
    influence: { "united-kingdom": [5, 0], norway: [0, 1] },
  });
  t.ussr("special-relationship", "event-first");
  expect(t.asked).toEqual(["us special-relationship.country"]);
});

test("ruling 52, turn-9: an own event whose condition is not met is not offered in an action round", () => {
  const t = table({ side: "us", hands: { us: ["nato", "duck-and-cover"] } }).us("nato");
  expect(t.options("us")).toEqual(["influence", "space"]);
});

test("ruling 52, turn-9: an event that can occur and changes nothing may be played", () => {
  const t = table({ side: "us", hands: { us: ["truman-doctrine", "duck-and-cover"] } }).us("truman-doctrine");
  expect(t.options("us")).toContain("event");
});

const lastRound = (side: "us" | "ussr", ...hand: CardId[]) =>
  table({
    turn: 8,
    round: 7,
    side,
    hands: { [side]: hand },
    china: { holder: side, faceUp: true },
    space: { us: 1, ussr: 0 },
  });

test("ruling 47, turn-6: whoever must play a scoring card now or never is offered nothing else", () => {
  const t = table({
    round: 5,
    hands: { ussr: ["asia-scoring", "europe-scoring", "fidel", "un-intervention", "nato"] },
  });
  expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
});

test("ruling 47, turn-6: while rounds are left for all scoring cards the choice is free", () => {
  const t = table({ round: 5, hands: { ussr: ["asia-scoring", "fidel", "nasser"] } });
  expect(t.options("ussr")).toEqual(["asia-scoring", "fidel", "nasser", "the-china-card"]);
});

test.each([
  { side: "ussr", card: "five-year-plan" },
  { side: "ussr", card: "grain-sales-to-soviets" },
  { side: "us", card: "ask-not-what-your-country-can-do-for-you" },
  { side: "us", card: "aldrich-ames-remix" },
] as const)(
  "ruling 47, turn-6: $card may shed the last scoring card of the $side, but not by way of space",
  ({ side, card }) => {
    const t = lastRound(side, "asia-scoring", card);
    expect(t.options(side)).toEqual(["asia-scoring", card]);
    t[side](card);
    expect(t.options(side)).not.toContain("space");
  },
);

test.each([
  { side: "us", card: "five-year-plan" },
  { side: "us", card: "grain-sales-to-soviets" },
  { side: "ussr", card: "aldrich-ames-remix" },
  { side: "ussr", card: "star-wars" },
] as const)("ruling 47, turn-6: $card is no way out for the $side", ({ side, card }) => {
  const t = table({
    turn: 8,
    round: 6,
    side,
    hands: { [side]: ["asia-scoring", "europe-scoring", card] },
    space: { us: 1 },
    discard: ["ask-not-what-your-country-can-do-for-you"],
  });
  expect(t.options(side)).toEqual(["asia-scoring", "europe-scoring"]);
});

test("ruling 47, turn-6: Star Wars is a way out only if it can bring up Ask Not or Aldrich Ames Remix", () => {
  const setting = {
    turn: 8,
    round: 6,
    side: "us",
    space: { us: 1 },
    hands: { us: ["asia-scoring", "europe-scoring", "star-wars"] },
  } as const;
  expect(table(setting).options("us")).toEqual(["asia-scoring", "europe-scoring"]);
  const withAmes = table({ ...setting, discard: ["aldrich-ames-remix"] });
  expect(withAmes.options("us")).toEqual(["asia-scoring", "europe-scoring", "star-wars"]);
  const behind = table({ ...setting, space: { us: 1, ussr: 1 }, discard: ["aldrich-ames-remix"] });
  expect(behind.options("us")).toEqual(["asia-scoring", "europe-scoring"]);
});

test("ruling 47, turn-6: if the shedding fails, the holder loses", () => {
  const t = table({
    round: 6,
    hands: { ussr: ["asia-scoring", "five-year-plan", "nasser"] },
    influence: { poland: [0, 3] },
    picks: ["nasser"],
  });
  t.ussr("five-year-plan", "influence", "poland", "done");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring" });
});

test("turn-12: an eighth round that a side is entitled to now counts among the rounds left", () => {
  const hands = { ussr: ["asia-scoring", "fidel", "nasser"] } as const;
  const entitled = table({ turn: 8, round: 7, space: { ussr: 8 }, hands });
  expect(entitled.options("ussr")).toEqual(["asia-scoring", "fidel", "nasser", "the-china-card"]);
  const not = table({
    turn: 8,
    round: 7,
    space: { us: 8, ussr: 8 },
    hands: { ussr: ["europe-scoring", ...hands.ussr] },
  });
  expect(not.options("ussr")).toEqual(["europe-scoring", "asia-scoring"]);
});

test("turn-10: in an eighth round a scoring card in hand may not be passed over", () => {
  const t = table({
    turn: 8,
    round: 8,
    space: { ussr: 8 },
    hands: { ussr: ["asia-scoring", "five-year-plan", "nasser"] },
  });
  expect(t.options("ussr")).toEqual(["asia-scoring", "five-year-plan"]);
});

const trapped = (round: number, ...hand: CardId[]) =>
  table({
    turn: 4,
    round,
    side: "us",
    hands: { us: hand },
    influence: { "south-korea": [3, 0] },
    effects: [{ card: "quagmire", side: "ussr" }],
    dice: [6],
  });

test("ruling 36, Quagmire: a valid discard goes before a scoring card that can still be played later", () => {
  const t = trapped(5, "asia-scoring", "nato", "duck-and-cover");
  expect(t.asked).toEqual(["us trap.discard"]);
  expect(t.options("us")).toEqual(["nato", "duck-and-cover"]);
});

test("ruling 36, Quagmire: a scoring card that would otherwise be held goes before a discard", () => {
  const t = trapped(6, "asia-scoring", "southeast-asia-scoring", "nato");
  expect(t.asked).toEqual(["us trap.discard"]);
  expect(t.options("us")).toEqual(["asia-scoring", "southeast-asia-scoring"]);
});

test("ruling 36, Quagmire: without a valid discard a scoring card is played at once", () => {
  const t = trapped(2, "asia-scoring", "southeast-asia-scoring", "cia-created");
  expect(t.asked).toEqual(["us trap.discard"]);
  expect(t.options("us")).toEqual(["asia-scoring", "southeast-asia-scoring"]);
});

test("ruling 36, Quagmire: inside it Ask Not is no way out of scoring cards that are due", () => {
  const t = trapped(6, "asia-scoring", "southeast-asia-scoring", "ask-not-what-your-country-can-do-for-you");
  expect(t.options("us")).toEqual(["asia-scoring", "southeast-asia-scoring"]);
});

test("ruling 36, Quagmire: with neither a valid discard nor a scoring card the round is lost and the hand kept", () => {
  const t = trapped(2, "cia-created", "truman-doctrine").us("pass");
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.hand("us")).toEqual(["cia-created", "truman-doctrine"]);
});
