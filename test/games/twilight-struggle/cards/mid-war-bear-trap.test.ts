import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** The USSR is caught and has its action round. */
const caught = { turn: 4, effects: [{ card: "bear-trap", side: "us" }] } as const satisfies Setting;

test("Bear Trap: from its next round on the USSR only discards and rolls, The China Card excepted [9.5]", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: {
      us: ["bear-trap", "nato"],
      ussr: ["comecon", "fidel", "nasser", "africa-scoring"],
    },
    effects: [{ card: "norad", side: "us" }],
  });
  t.us("bear-trap", "event");
  expect(t.pileOf("bear-trap")).toBe("removed");
  expect(t.effects).toEqual(["norad", "bear-trap"]);
  expect(t.asked).toEqual(["ussr trap.discard"]);
  expect(t.options("ussr").sort()).toEqual(["comecon", "fidel"]);
});

test("Bear Trap: a roll of 4 frees the USSR, a US card is discarded without its event", () => {
  const t = table({
    ...caught,
    hands: { us: ["fidel", "nuclear-subs"], ussr: ["marshall-plan", "comecon", "nasser"] },
    dice: [4],
  });
  t.ussr("marshall-plan");
  expect(t.told("influence")).toEqual([]);
  expect(t.pileOf("marshall-plan")).toBe("discard");
  expect(t.effects).toEqual([]);
  t.us("nuclear-subs", "event");
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("Bear Trap: after a roll of 5 the USSR discards again in its next round", () => {
  const t = table({
    ...caught,
    hands: { us: ["nato", "nuclear-subs"], ussr: ["marshall-plan", "comecon", "fidel"] },
    dice: [5, 1],
  });
  t.ussr("marshall-plan").us("nuclear-subs", "event").ussr("comecon");
  expect(t.pileOf("comecon")).toBe("discard");
  expect(t.effects).toEqual(["nuclear-subs"]);
});

test("Bear Trap: under Brezhnev Doctrine a card of 1 is a legal discard [7.4.2]", () => {
  const t = table({
    ...caught,
    effects: [...caught.effects, { card: "brezhnev-doctrine", side: "ussr", turn: true }],
    hands: { ussr: ["nasser", "africa-scoring"] },
  });
  expect(t.options("ussr")).toEqual(["nasser"]);
});

test("Bear Trap: Red Scare of the US makes a card of 2 too small", () => {
  const t = table({
    ...caught,
    effects: [...caught.effects, { card: "red-scare-purge", side: "us", turn: true }],
    hands: { ussr: ["fidel", "comecon"] },
  });
  expect(t.options("ussr")).toEqual(["comecon"]);
});

test("Bear Trap: without a card to discard the USSR skips its round and keeps The China Card", () => {
  const t = table({ ...caught, hands: { us: ["fidel", "nato"], ussr: ["nasser", "blockade"] } });
  t.ussr("pass");
  expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
  expect(t.asked).toEqual(["us play.card"]);
  expect(t.hand("ussr")).toEqual(["nasser", "blockade"]);
  expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
});

test("Bear Trap: without a card to discard the USSR plays its scoring card, and stays caught", () => {
  const t = table({ ...caught, hands: { us: ["fidel", "nato"], ussr: ["nasser", "africa-scoring"] } });
  t.ussr("africa-scoring", "event");
  expect(t.pileOf("africa-scoring")).toBe("discard");
  expect(t.effects).toEqual(["bear-trap"]);
});

test("Bear Trap: a scoring card due in the last round goes before the discard, Five Year Plan or not", () => {
  const t = table({ ...caught, round: 7, hands: { ussr: ["five-year-plan", "comecon", "africa-scoring"] } });
  expect(t.options("ussr")).toEqual(["africa-scoring"]);
});

test("Bear Trap: the USSR that plays it event first still has its operations, and is caught in the next round", () => {
  const t = table({
    turn: 4,
    hands: { us: ["fidel", "nuclear-subs"], ussr: ["bear-trap", "comecon", "nasser"] },
    influence: { poland: [0, 1] },
  });
  t.ussr("bear-trap", "event-first", "poland", "poland", "poland");
  expect(t.influence("poland")).toEqual([0, 4]);
  expect(t.pileOf("bear-trap")).toBe("removed");
  t.us("nuclear-subs", "event");
  expect(t.asked).toEqual(["ussr trap.discard"]);
});

test("Quagmire: the US that plays it event first still has its operations, and is caught in the next round", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["quagmire", "nato", "fidel"], ussr: ["nasser", "comecon"] },
    influence: { canada: [2, 0] },
  });
  t.us("quagmire", "event-first", "canada", "canada", "canada");
  expect(t.influence("canada")).toEqual([5, 0]);
  expect(t.pileOf("quagmire")).toBe("removed");
  t.ussr("nasser", "event");
  expect(t.asked).toEqual(["us trap.discard"]);
});

test("Quagmire: a Missile Envy that is owed must be the discard", () => {
  const t = table({
    turn: 4,
    side: "us",
    effects: [{ card: "quagmire", side: "ussr" }],
    missileEnvy: "us",
    hands: { us: ["missile-envy", "nato", "fidel"], ussr: ["nasser", "comecon"] },
    dice: [2],
  });
  expect(t.options("us")).toEqual(["missile-envy"]);
  t.us("missile-envy");
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect(t.view.missileEnvy).toBeNull();
});

test("Quagmire: a Missile Envy worth less than 2 is not discarded, and due once the US is free", () => {
  const t = table({
    turn: 4,
    side: "us",
    effects: [
      { card: "quagmire", side: "ussr" },
      { card: "red-scare-purge", side: "ussr", turn: true },
    ],
    missileEnvy: "us",
    hands: { us: ["missile-envy", "nato", "duck-and-cover", "fidel"], ussr: ["nasser", "comecon"] },
    dice: [2],
  });
  expect(t.options("us").sort()).toEqual(["duck-and-cover", "nato"]);
  t.us("nato").ussr("nasser", "event");
  expect(t.asked).toEqual(["us play.card"]);
  expect(t.options("us")).toEqual(["missile-envy"]);
});
