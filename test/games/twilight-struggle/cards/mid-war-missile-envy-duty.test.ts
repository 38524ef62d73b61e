import { expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import { cardIds, cards } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { type Setting, table } from "../table.ts";

/** The US has been handed Missile Envy. */
const owed = {
  turn: 4,
  side: "us",
  missileEnvy: "us",
} as const satisfies Setting;

test("Missile Envy must be used for operations in the next action round", () => {
  const t = table({
    turn: 4,
    hands: { us: ["duck-and-cover", "fidel"], ussr: ["missile-envy", "comecon"] },
    influence: { poland: [0, 1], canada: [1, 0], iran: [0, 1] },
    china: { holder: "us", faceUp: true },
  });
  t.ussr("missile-envy", "event", "influence", "poland", "done");
  expect(t.options("us")).toEqual(["missile-envy"]);
  t.us("missile-envy");
  expect(t.options("us").sort()).toEqual(["coup", "influence", "realign", "space"]);
  t.us("influence", "canada", "canada");
  expect(t.influence("canada")).toEqual([3, 0]);
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect(t.view.missileEnvy).toBeNull();
  expect(t.hand("ussr")).toEqual(["comecon"]);
});

test("Missile Envy owed: the Space Race will do", () => {
  const t = table({ ...owed, hands: { us: ["missile-envy", "nato"], ussr: ["fidel", "comecon"] }, dice: [3] });
  t.us("missile-envy", "space");
  expect(t.space.us).toBe(1);
  expect(t.pileOf("missile-envy")).toBe("discard");
  t.ussr("fidel", "event");
  expect(t.options("us")).toEqual(["nato"]);
});

test("Missile Envy owed: modified operations count", () => {
  const t = table({
    ...owed,
    effects: [{ card: "containment", side: "us", turn: true }],
    hands: { us: ["missile-envy", "nato"] },
    influence: { kenya: [0, 1] },
    dice: [2],
  });
  t.us("missile-envy", "coup", "kenya");
  expect(t.milOps.us).toBe(3);
  expect(t.influence("kenya")).toEqual([0, 0]);
});

test("Missile Envy owed: a scoring card that would be held goes first", () => {
  const t = table({ ...owed, round: 7, hands: { us: ["missile-envy", "africa-scoring", "nato"] } });
  expect(t.options("us")).toEqual(["africa-scoring"]);
  t.us("africa-scoring", "event");
  expect(t.view.turn).toBe(5);
  expect(t.asked).toContain("us headline.card");
  expect(t.options("us")).toContain("nato");
  expect(t.options("us")).not.toContain("missile-envy");
});

test("Missile Envy owed from the turn before is due in the first action round", () => {
  const t = table({
    ...owed,
    step: { at: "headline" },
    hands: { us: ["missile-envy", "nuclear-subs", "fidel"], ussr: ["allende", "comecon"] },
  });
  t.headlines({ us: "nuclear-subs", ussr: "allende" }).ussr("comecon", "influence", "poland", "done");
  expect(t.options("us")).toEqual(["missile-envy"]);
});

test("Missile Envy owed: the Cuban Missile Crisis can be ended before it", () => {
  const t = table({
    ...owed,
    effects: [{ card: "cuban-missile-crisis", side: "ussr", turn: true }],
    hands: { us: ["missile-envy", "nato"] },
    influence: { turkey: [2, 0] },
  });
  expect(t.options("us").sort()).toEqual(["end-crisis:turkey", "missile-envy"]);
});

test("Missile Envy owed: nothing binds the other side, nor a holder who was not handed it", () => {
  const t = table({ turn: 4, side: "us", hands: { us: ["missile-envy", "nato"], ussr: ["fidel", "comecon"] } });
  expect(t.options("us").sort()).toEqual(["missile-envy", "nato"]);
  t.us("missile-envy");
  expect(t.options("us")).toContain("event");
});

test("Missile Envy owed: the duty ends when Ask Not lets it be discarded", () => {
  const t = table({
    ...owed,
    round: 7,
    hands: {
      us: ["missile-envy", "africa-scoring", "ask-not-what-your-country-can-do-for-you"],
      ussr: ["fidel", "comecon"],
    },
    deck: ["nato", "marshall-plan"],
  });
  t.us("ask-not-what-your-country-can-do-for-you", "event", "missile-envy", "africa-scoring");
  expect(t.view.turn).toBe(5);
  expect(t.view.missileEnvy).toBeNull();
});

test("Missile Envy owed: drawn again by Ask Not, out of the discards, it may be used freely", () => {
  const hands = {
    us: ["missile-envy", "ask-not-what-your-country-can-do-for-you", "fidel"],
    ussr: ["nasser", "comecon"],
  } as const;
  const held: readonly CardId[] = [...hands.us, ...hands.ussr, "the-china-card"];
  const discard = cardIds.filter((id) => cards[id].era === "early" && !held.includes(id));
  const t = table({ ...owed, turn: 1, step: { at: "headline" }, hands, discard });
  t.headlines({ us: "ask-not-what-your-country-can-do-for-you", ussr: "nasser" }).us("missile-envy", "done");
  expect([...t.hand("us")].sort()).toEqual(["fidel", "missile-envy"]);
  t.ussr("comecon", "influence", "poland", "done");
  expect(t.options("us").sort()).toEqual(["fidel", "missile-envy"]);
});

test("Missile Envy owed: lost to Five Year Plan and taken back by SALT Negotiations, it may be used freely", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    missileEnvy: "ussr",
    hands: { us: ["five-year-plan", "nato"], ussr: ["missile-envy", "salt-negotiations", "comecon"] },
    picks: ["missile-envy"],
  });
  t.headlines({ us: "five-year-plan", ussr: "salt-negotiations" }).ussr("missile-envy");
  expect(t.options("ussr").sort()).toEqual(["comecon", "missile-envy", "the-china-card"]);
});

test("Missile Envy owed: the duty ends when Aldrich Ames or Terrorism takes it out of the hand", () => {
  const ames = table({
    ...owed,
    turn: 8,
    side: "ussr",
    hands: { us: ["missile-envy", "nato", "fidel"], ussr: ["aldrich-ames-remix", "comecon"] },
  });
  ames.ussr("aldrich-ames-remix", "event", "missile-envy");
  expect(ames.options("us").sort()).toEqual(["fidel", "nato"]);
  const terror = table({
    ...owed,
    turn: 8,
    side: "ussr",
    hands: { us: ["missile-envy", "nato", "fidel"], ussr: ["terrorism", "comecon"] },
    picks: ["missile-envy"],
  });
  terror.ussr("terrorism", "event");
  expect(terror.options("us").sort()).toEqual(["fidel", "nato"]);
});

test("Missile Envy owed by the USSR: Five Year Plan in a scoring round can end the duty", () => {
  const t = table({
    turn: 4,
    round: 6,
    missileEnvy: "ussr",
    hands: {
      us: ["nuclear-subs", "nato"],
      ussr: ["missile-envy", "five-year-plan", "africa-scoring", "asia-scoring"],
    },
    influence: { poland: [0, 1] },
    picks: ["missile-envy"],
  });
  expect(t.options("ussr").sort()).toEqual(["africa-scoring", "asia-scoring", "five-year-plan"]);
  t.ussr("five-year-plan", "influence", "poland", "done");
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect(t.view.missileEnvy).toBeNull();
});

test("Missile Envy owed by the USSR and taken by Grain Sales: the US may use it freely", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    missileEnvy: "ussr",
    hands: { us: ["grain-sales-to-soviets", "nato"], ussr: ["missile-envy", "comecon", "nasser"] },
    picks: ["missile-envy"],
  });
  t.headlines({ us: "grain-sales-to-soviets", ussr: "nasser" });
  expect(t.options("us")).toContain("event");
  t.us("influence", "canada", "done");
  expect(t.pileOf("missile-envy")).toBe("discard");
  expect(t.options("ussr").sort()).toEqual(["comecon", "the-china-card"]);
});

test("Missile Envy taken out of the discards by SALT Negotiations may be used freely", () => {
  const t = table({
    turn: 4,
    discard: ["missile-envy"],
    hands: { us: ["nuclear-subs", "nato"], ussr: ["salt-negotiations", "comecon"] },
  });
  t.ussr("salt-negotiations", "event", "missile-envy").us("nuclear-subs", "event").ussr("missile-envy");
  expect(t.options("ussr")).toContain("event");
});
