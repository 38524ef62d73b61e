import { expect, test } from "vitest";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { table } from "./table.ts";

/** Of no event that helps or hurts when it is spaced. */
const worth: Readonly<Record<number, CardId>> = { 1: "nasser", 2: "fidel", 3: "comecon", 4: "nuclear-test-ban" };

test.each([
  { box: 1, ops: 2, upTo: 3 },
  { box: 2, ops: 2, upTo: 4 },
  { box: 3, ops: 2, upTo: 3 },
  { box: 4, ops: 2, upTo: 4 },
  { box: 5, ops: 3, upTo: 3 },
  { box: 6, ops: 3, upTo: 4 },
  { box: 7, ops: 3, upTo: 3 },
  { box: 8, ops: 4, upTo: 2 },
])("ruling 3, space-2: box $box takes a card of $ops and a die of 1 to $upTo", ({ box, ops, upTo }) => {
  const card = worth[ops] as CardId;
  const less = worth[ops - 1] as CardId;
  const at = (die: number) =>
    table({ turn: 4, space: { ussr: box - 1 }, hands: { ussr: [card, less, "blockade"] }, dice: [die] });
  expect(at(1).ussr(less).options("ussr")).not.toContain("space");
  expect(at(upTo).ussr(card, "space").space.ussr).toBe(box);
  expect(at(upTo + 1).ussr(card, "space").space.ussr).toBe(box - 1);
});

test.each([
  { box: 1, first: 2, second: 1 },
  { box: 2, first: 0, second: 0 },
  { box: 3, first: 2, second: 0 },
  { box: 4, first: 0, second: 0 },
  { box: 5, first: 3, second: 1 },
  { box: 6, first: 0, second: 0 },
  { box: 7, first: 4, second: 2 },
  { box: 8, first: 2, second: 0 },
])("ruling 3, space-1: box $box gives the first side $first VP and the second $second", ({ box, first, second }) => {
  const enter = (us: number) =>
    table({ turn: 4, space: { us, ussr: box - 1 }, hands: { ussr: ["nuclear-test-ban", "fidel"] }, dice: [1] }).ussr(
      "nuclear-test-ban",
      "space",
    );
  expect(0 - enter(box - 1).vp).toBe(first);
  expect(0 - enter(box).vp).toBe(second);
});

test("6.4.2: a second attempt in the same turn is not offered, and is again in the next turn", () => {
  const t = table({ hands: { ussr: ["fidel", "comecon", "nasser"] }, dice: [6], round: 5 });
  t.ussr("fidel", "space").ussr("comecon");
  expect(t.options("ussr")).not.toContain("space");
  t.ussr("influence", "poland", "done");
  expect(t.view.turn).toBe(2);
  expect(t.view.spaceAttempts).toEqual({ us: 0, ussr: 0 });
});

test("6.4.4: with box 2 and the other side below it there are two attempts; losing it later takes nothing back", () => {
  const t = table({
    space: { us: 1, ussr: 2 },
    spaceAttempts: { ussr: 1 },
    hands: { ussr: ["fidel", "comecon", "nasser"], us: ["containment", "nato"] },
    dice: [6, 1],
  });
  t.ussr("fidel", "space");
  expect(t.view.spaceAttempts.ussr).toBe(2);
  t.us("containment", "space");
  expect(t.space.us).toBe(2);
  t.ussr("comecon");
  expect(t.options("ussr")).not.toContain("space");
});

test("6.4.4: the side that comes second into box 4 ends the ability of the first and does not get it", () => {
  const t = table({
    step: { at: "headline" },
    turn: 4,
    space: { us: 4, ussr: 5 },
    hands: { us: ["containment", "nato"], ussr: ["fidel", "nasser"] },
  });
  expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
});

test("6.4.5: the event of a spaced card does not happen, and an asterisked card is discarded", () => {
  const t = table({ side: "us", hands: { us: ["fidel", "nato"] }, influence: { cuba: [2, 0] }, dice: [6] });
  t.us("fidel", "space");
  expect(t.influence("cuba")).toEqual([2, 0]);
  expect(t.pileOf("fidel")).toBe("discard");
});

test("6.4.5: Flower Power and Defectors give nothing for a spaced card", () => {
  const war = table({
    turn: 4,
    side: "us",
    hands: { us: ["korean-war", "nato"] },
    effects: [{ card: "flower-power", side: "ussr" }],
    dice: [6],
  });
  expect(war.us("korean-war", "space").vp).toBe(0);
  const spy = table({ hands: { ussr: ["defectors", "fidel"] }, dice: [6] });
  expect(spy.ussr("defectors", "space").vp).toBe(0);
});

test("6.4.6: from box 8 no card is spaced any more", () => {
  const t = table({ turn: 8, space: { us: 8, ussr: 0 }, side: "us", hands: { us: ["nuclear-test-ban", "nato"] } });
  t.us("nuclear-test-ban");
  expect(t.options("us")).not.toContain("space");
});

test("6.4.2: Captured Nazi Scientist is not an attempt", () => {
  const t = table({ hands: { ussr: ["captured-nazi-scientist", "fidel", "nasser"] } });
  t.ussr("captured-nazi-scientist", "event");
  expect(t.space.ussr).toBe(1);
  expect(t.vp).toBe(-2);
  expect(t.ussr("fidel").options("ussr")).toContain("space");
});

test.each([
  { granted: "CIA Created", play: ["cia-created", "event"] },
  { granted: "ABM Treaty", play: ["abm-treaty", "event"] },
  { granted: "Olympic Games", play: ["olympic-games", "event"] },
  { granted: "Grain Sales after the card is returned", play: ["grain-sales-to-soviets", "event", "return"] },
])("ruling 10, ops-9: the operations of $granted may not go to the Space Race", ({ play }) => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["cia-created", "abm-treaty", "olympic-games", "grain-sales-to-soviets"], ussr: ["fidel", "nasser"] },
    influence: { kenya: [1, 1] },
    effects: [{ card: "containment", side: "us", turn: true }],
    picks: ["fidel"],
  });
  t.us(...play);
  if (t.asked[0] === "ussr olympic-games.answer") t.ussr("boycott");
  expect(t.asked).toEqual(["us operations.kind"]);
  expect(t.options("us").filter((use) => use !== "done")).toEqual(["influence", "realign", "coup"]);
});

test("ruling 10, ops-9: a card received by Missile Envy may be spaced, in the headline phase too", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["missile-envy", "nato"], ussr: ["nasser", "comecon", "blockade"] },
    dice: [1],
  });
  t.headlines({ us: "missile-envy", ussr: "nasser" }).us("space");
  expect(t.space.us).toBe(1);
  expect(t.view.spaceAttempts.us).toBe(1);
  expect(t.pileOf("comecon")).toBe("discard");
});

test("ruling 10, ops-9: a card paired with UN Intervention may be spaced", () => {
  const t = table({ hands: { ussr: ["un-intervention", "nato", "fidel"] }, dice: [1] });
  t.ussr("un-intervention", "event", "nato", "space");
  expect(t.space.ussr).toBe(1);
  expect(t.view.spaceAttempts.ussr).toBe(1);
});

test("ruling 30, One Small Step: the box passed over gives no VP, only the one it stops in", () => {
  const t = table({ turn: 4, space: { us: 4, ussr: 0 }, hands: { ussr: ["one-small-step", "fidel"] } });
  t.ussr("one-small-step", "event");
  expect(t.space.ussr).toBe(2);
  expect(t.vp).toBe(0);
});

test("ruling 30, One Small Step: passing box 4 ends the right of the rival to see a headline first", () => {
  const t = table({
    turn: 4,
    side: "us",
    round: 7,
    space: { us: 3, ussr: 4 },
    hands: { us: ["one-small-step", "nato"] },
  });
  t.us("one-small-step", "event");
  expect(t.space.us).toBe(5);
  expect(t.vp).toBe(3);
  expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
});

test("ruling 30, One Small Step: the ability of the last box is gained by whoever is first there", () => {
  const t = table({
    turn: 4,
    side: "us",
    round: 7,
    space: { us: 6, ussr: 7 },
    hands: { us: ["one-small-step", "nato"], ussr: [] },
    china: { holder: "us", faceUp: false },
  });
  t.us("one-small-step", "event");
  expect(t.space.us).toBe(8);
  expect(t.vp).toBe(2);
  expect(t.view.round).toBe(8);
  expect(t.options("us")).toEqual(["nato", "pass"]);
});

test("space-5: with spaceNoRoll a card may be spaced without a die, and is an attempt", () => {
  const t = table({ options: { spaceNoRoll: true }, hands: { ussr: ["fidel", "nasser"] } });
  t.ussr("fidel", "space", "no-roll");
  expect(t.space.ussr).toBe(0);
  expect(t.view.spaceAttempts.ussr).toBe(1);
  expect(t.pileOf("fidel")).toBe("discard");
});
