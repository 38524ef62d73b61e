import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** The US is caught and has its action round. */
const caught = {
  side: "us",
  turn: 4,
  effects: [{ card: "quagmire", side: "ussr" }],
} as const satisfies Setting;

test("Quagmire: from its next round on the US only discards a card worth 2 or more and rolls", () => {
  const t = table({
    turn: 4,
    hands: {
      us: ["duck-and-cover", "nuclear-subs", "cia-created", "africa-scoring"],
      ussr: ["quagmire", "fidel"],
    },
    china: { holder: "us", faceUp: true },
  });
  t.ussr("quagmire", "event");
  expect(t.pileOf("quagmire")).toBe("removed");
  expect(t.asked).toEqual(["us trap.discard"]);
  expect(t.options("us").sort()).toEqual(["duck-and-cover", "nuclear-subs"]);
});

test("Quagmire: cancels NORAD", () => {
  const t = table({ hands: { ussr: ["quagmire", "fidel"] }, effects: [{ card: "norad", side: "us" }] });
  t.ussr("quagmire", "event");
  expect(t.effects).toEqual(["quagmire"]);
});

test("Quagmire: NORAD played afterwards works", () => {
  const t = table({ side: "us", removed: ["quagmire"], hands: { us: ["norad", "nato"] } });
  t.us("norad", "event");
  expect(t.effects).toEqual(["norad"]);
});

test("Quagmire: 4 frees the US from the next round on; the discard's event does not happen", () => {
  const t = table({
    ...caught,
    hands: { us: ["duck-and-cover", "fidel", "nato"], ussr: ["comecon", "nasser"] },
    influence: { canada: [2, 0] },
    dice: [4],
  });
  t.us("duck-and-cover");
  expect(t.defcon).toBe(5);
  expect(t.pileOf("duck-and-cover")).toBe("discard");
  expect(t.effects).toEqual([]);
  expect(t.asked).toEqual(["ussr play.card"]);
  t.ussr("nasser", "event");
  expect(t.asked).toEqual(["us play.card"]);
});

test("Quagmire: with 5 it goes on in the next round, and in the next turn", () => {
  const t = table({
    ...caught,
    round: 7,
    hands: { us: ["duck-and-cover", "fidel", "nato"], ussr: [] },
    deck: ["comecon", "nasser", "socialist-governments", "blockade"],
    dice: [5],
  });
  t.us("duck-and-cover");
  expect(t.view.turn).toBe(5);
  expect(t.effects).toEqual(["quagmire"]);
  expect(t.told("trap")).toEqual([{ side: "us", card: "quagmire", die: 5, upTo: 4, free: false }]);
});

test("Quagmire: headlines are not affected", () => {
  const t = table({
    ...caught,
    step: { at: "headline" },
    hands: { us: ["duck-and-cover", "nato", "fidel"], ussr: ["allende", "comecon"] },
  });
  t.headlines({ us: "duck-and-cover", ussr: "allende" });
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(1);
  t.ussr("comecon", "influence", "poland", "done");
  expect(t.asked).toEqual(["us trap.discard"]);
});

test("Quagmire: a headline of the USSR catches the US in its first round", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["panama-canal-returned", "nato", "fidel"], ussr: ["quagmire", "comecon", "nasser"] },
  });
  t.headlines({ us: "panama-canal-returned", ussr: "quagmire" }).ussr("nasser", "event");
  expect(t.asked).toEqual(["us trap.discard"]);
});

test("Quagmire: Red Scare makes a card of 2 too small [7.4.2]", () => {
  const t = table({
    ...caught,
    effects: [...caught.effects, { card: "red-scare-purge", side: "ussr", turn: true }],
    hands: { us: ["nuclear-subs", "duck-and-cover", "nato"] },
  });
  expect(t.options("us").sort()).toEqual(["duck-and-cover", "nato"]);
});

test("Quagmire: Containment makes a card of 1 enough [7.4.2]", () => {
  const t = table({
    ...caught,
    effects: [...caught.effects, { card: "containment", side: "us", turn: true }],
    hands: { us: ["cia-created", "nuclear-subs"] },
  });
  expect(t.options("us").sort()).toEqual(["cia-created", "nuclear-subs"]);
});

test("Quagmire: without a card to discard the round is skipped and the hand kept, The China Card too", () => {
  const t = table({
    ...caught,
    hands: { us: ["cia-created", "truman-doctrine"], ussr: ["comecon", "fidel"] },
    china: { holder: "us", faceUp: true },
  }).us("pass");
  expect(t.told("round.passed")).toEqual([{ side: "us" }]);
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.hand("us")).toEqual(["cia-created", "truman-doctrine"]);
  expect(t.view.china.holder).toBe("us");
});

test("Quagmire: without a card to discard a scoring card is played", () => {
  const t = table({
    ...caught,
    hands: { us: ["cia-created", "africa-scoring"], ussr: ["comecon", "fidel"] },
    influence: { kenya: [2, 0] },
  });
  expect(t.options("us")).toEqual(["africa-scoring"]);
  t.us("africa-scoring", "event");
  expect(t.vp).toBe(1);
  expect(t.pileOf("africa-scoring")).toBe("discard");
  expect(t.effects).toEqual(["quagmire"]);
});

test("Quagmire: of two scoring cards the US chooses which to play", () => {
  const t = table({ ...caught, hands: { us: ["cia-created", "africa-scoring", "asia-scoring"] } });
  expect(t.asked).toEqual(["us trap.discard"]);
  expect(t.options("us").sort()).toEqual(["africa-scoring", "asia-scoring"]);
});

test("Quagmire: a scoring card is no way around a discard that can be made", () => {
  const t = table({ ...caught, round: 6, hands: { us: ["nato", "africa-scoring", "fidel"] } });
  expect(t.asked).toEqual(["us trap.discard"]);
  expect(t.options("us").sort()).toEqual(["fidel", "nato"]);
});

test("Quagmire: a scoring card that would be held goes before the discard [10.1.5]", () => {
  const t = table({
    ...caught,
    round: 7,
    hands: { us: ["nato", "africa-scoring", "fidel"] },
  });
  expect(t.options("us")).toEqual(["africa-scoring"]);
  t.us("africa-scoring", "event");
  expect(t.told("trap")).toEqual([]);
  expect(t.effects).toEqual(["quagmire"]);
});

test("Quagmire: two scoring cards are due from the last round but one", () => {
  const t = table({ ...caught, round: 6, hands: { us: ["nato", "africa-scoring", "asia-scoring"] } });
  expect(t.options("us").sort()).toEqual(["africa-scoring", "asia-scoring"]);
});

test("Quagmire: in the trap there is no other way to shed a scoring card", () => {
  const t = table({
    ...caught,
    round: 6,
    hands: { us: ["ask-not-what-your-country-can-do-for-you", "africa-scoring", "asia-scoring"] },
  });
  expect(t.options("us").sort()).toEqual(["africa-scoring", "asia-scoring"]);
});

test("Quagmire: with an eighth round to come, one scoring card is not yet due in the seventh", () => {
  const t = table({
    ...caught,
    turn: 8,
    round: 7,
    effects: [...caught.effects, { card: "north-sea-oil", side: "us" }],
    hands: { us: ["nato", "fidel", "africa-scoring", "cia-created"] },
    dice: [6],
  });
  expect(t.options("us").sort()).toEqual(["fidel", "nato"]);
  t.us("nato");
  expect(t.view.round).toBe(8);
  expect(t.options("us")).toEqual(["africa-scoring"]);
});

test("Quagmire: in an eighth round without a scoring card the US may pass", () => {
  const t = table({
    ...caught,
    turn: 8,
    round: 8,
    effects: [...caught.effects, { card: "north-sea-oil", side: "us" }],
    hands: { us: ["nato", "fidel"] },
  });
  expect(t.options("us").sort()).toEqual(["fidel", "nato", "pass"]);
  t.us("pass");
  expect(t.told("trap")).toEqual([]);
  expect(t.view.turn).toBe(9);
});
