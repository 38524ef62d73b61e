import { expect, test } from "vitest";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { type Setting, type Table, table } from "./table.ts";

const lasting = (card: CardId, side: "us" | "ussr") => ({ card, side, turn: true });
const effects = {
  containment: lasting("containment", "us"),
  brezhnev: lasting("brezhnev-doctrine", "ussr"),
  vietnam: lasting("vietnam-revolts", "ussr"),
  usRedScare: lasting("red-scare-purge", "us"),
  ussrRedScare: lasting("red-scare-purge", "ussr"),
};
const { containment, brezhnev, vietnam, usRedScare, ussrRedScare } = effects;
const inPlay = (names: readonly (keyof typeof effects)[]) => names.map((name) => effects[name]);

/** How many markers the play that is open can put into one country at 1 point each. */
function markersIn(t: Table, side: "us" | "ussr", country: string): number {
  let placed = 0;
  for (; t.asked[0] === `${side} influence.place` && t.options(side).includes(country); placed++) t[side](country);
  return placed;
}

const place = (side: "us" | "ussr", card: CardId, country: "panama" | "thailand" | "india", rest: Partial<Setting>) => {
  const t = table({
    turn: 4,
    side,
    hands: { [side]: [card, "summit", "kitchen-debates"] },
    influence: { [country]: side === "us" ? [2, 0] : [0, 2] },
    ...rest,
  });
  return markersIn(t[side](card, "influence"), side, country);
};

test.each([
  { side: "us", card: "cia-created", under: ["ussrRedScare"], worth: 1 },
  { side: "us", card: "formosan-resolution", under: ["ussrRedScare"], worth: 1 },
  { side: "us", card: "nuclear-test-ban", under: ["ussrRedScare"], worth: 3 },
  { side: "us", card: "cia-created", under: ["containment"], worth: 2 },
  { side: "us", card: "duck-and-cover", under: ["containment"], worth: 4 },
  { side: "us", card: "nuclear-test-ban", under: ["containment"], worth: 4 },
  { side: "us", card: "nuclear-test-ban", under: ["containment", "ussrRedScare"], worth: 4 },
  { side: "us", card: "formosan-resolution", under: ["containment", "ussrRedScare"], worth: 2 },
  { side: "us", card: "nuclear-test-ban", under: ["brezhnev", "usRedScare"], worth: 4 },
  { side: "ussr", card: "nuclear-test-ban", under: ["brezhnev"], worth: 4 },
  { side: "ussr", card: "fidel", under: ["brezhnev"], worth: 3 },
  { side: "ussr", card: "fidel", under: ["containment", "vietnam"], worth: 2 },
] as const)("ruling 9, ops-8: $card is worth $worth to the $side under $under", ({ side, card, under, worth }) => {
  expect(place(side, card, "panama", { effects: inPlay(under) })).toBe(worth);
});

test.each([
  { card: "nuclear-test-ban", under: ["vietnam"], worth: 5 },
  { card: "fidel", under: ["vietnam"], worth: 3 },
  { card: "nuclear-test-ban", under: ["vietnam", "brezhnev"], worth: 5 },
  { card: "the-china-card", under: [], worth: 5 },
  { card: "the-china-card", under: ["brezhnev"], worth: 5 },
  { card: "the-china-card", under: ["usRedScare"], worth: 4 },
  { card: "the-china-card", under: ["vietnam"], worth: 6 },
  { card: "the-china-card", under: ["vietnam", "brezhnev"], worth: 6 },
  { card: "the-china-card", under: ["vietnam", "usRedScare"], worth: 5 },
] as const)(
  "ruling 9, ops-8: in Southeast Asia $card is worth $worth to the USSR under $under",
  ({ card, under, worth }) => {
    const ussr: CardId[] = card === "the-china-card" ? ["summit", "nasser"] : [card, "summit"];
    expect(place("ussr", card, "thailand", { effects: inPlay(under), hands: { ussr } })).toBe(worth);
  },
);

test("ruling 44, Vietnam Revolts: with Red Scare/Purge a card of 1 in Southeast Asia is worth 1", () => {
  expect(place("ussr", "nasser", "thailand", { effects: [vietnam, usRedScare] })).toBe(1);
});

test("7.4: Vietnam Revolts adds nothing in India, which is in Asia but not in the Southeast", () => {
  expect(place("ussr", "fidel", "india", { effects: [vietnam] })).toBe(2);
});

test("9.6: the bonus of The China Card is there only while every point so far and the extra one are in Asia", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { india: [0, 3], poland: [0, 3] } });
  t.ussr("the-china-card", "influence", "india", "india", "india", "india");
  expect(t.options("ussr")).toContain("pakistan");
  expect(t.options("ussr")).not.toContain("poland");

  const mixed = table({
    hands: { ussr: ["fidel", "nasser"], us: ["nasser", "fidel"] },
    influence: { india: [0, 3], poland: [0, 3] },
  });
  mixed.ussr("the-china-card", "influence", "poland", "india", "india", "india");
  expect(mixed.asked).toEqual(["us play.card"]);
});

test("9.6: The China Card has a fifth realignment roll only if the first four were in Asia", () => {
  const setting: Setting = {
    hands: { ussr: ["fidel", "nasser"], us: ["fidel", "nasser"] },
    influence: { india: [9, 0], nigeria: [9, 0] },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  };
  const t = table(setting).ussr("the-china-card", "realign", "india", "india", "india", "india");
  expect(t.options("ussr")).toEqual(["india", "done"]);
  t.ussr("india");
  expect(t.told("realignment")).toHaveLength(5);

  const mixed = table(setting).ussr("the-china-card", "realign", "nigeria", "india", "india", "india");
  expect(mixed.asked).toEqual(["us play.card"]);
});

test("9.7: a coup with The China Card in Asia under Red Scare/Purge is worth 4", () => {
  const t = table({
    hands: { ussr: ["fidel", "nasser"] },
    influence: { india: [1, 0], nigeria: [1, 0] },
    effects: [usRedScare],
    dice: [3],
  });
  t.ussr("the-china-card", "coup", "india");
  expect(t.told("coup")).toMatchObject([{ die: 3, ops: 4, result: 1 }]);
  expect(t.milOps.ussr).toBe(4);
});

test("7.4.2: under Vietnam Revolts a coup in Southeast Asia has 1 more, for the total and for military operations", () => {
  const t = table({
    hands: { ussr: ["fidel", "nasser"] },
    influence: { thailand: [1, 0], india: [1, 0] },
    effects: [vietnam],
    dice: [3],
  });
  t.ussr("fidel", "coup", "thailand");
  expect(t.told("coup")).toMatchObject([{ ops: 3, result: 2 }]);
  expect(t.milOps.ussr).toBe(3);
});

test("7.4.2: Containment makes a card of 1 fit for the Space Race, and Red Scare/Purge a card of 2 unfit", () => {
  const raised = table({ side: "us", hands: { us: ["cia-created", "nato"] }, effects: [containment] }).us(
    "cia-created",
  );
  expect(raised.options("us")).toContain("space");
  const lowered = table({ hands: { ussr: ["fidel", "nasser"] }, effects: [usRedScare] }).ussr("fidel");
  expect(lowered.options("ussr")).not.toContain("space");
});

test("7.4.2: Red Scare/Purge leaves a card of 2 one realignment roll", () => {
  const t = table({
    hands: { ussr: ["fidel", "nasser"], us: ["nato", "duck-and-cover"] },
    influence: { angola: [2, 0], kenya: [2, 0] },
    effects: [usRedScare],
    dice: [1, 1],
  });
  t.ussr("fidel", "realign", "angola");
  expect(t.asked).toEqual(["us play.card"]);
});

test("7.4.2: Blockade is paid with the modified value", () => {
  const hands = { ussr: ["blockade", "fidel"], us: ["formosan-resolution", "duck-and-cover", "nato"] } as const;
  const lowered = table({ hands, effects: [ussrRedScare] }).ussr("blockade", "event");
  expect(lowered.options("us")).toEqual(["nato", "refuse"]);
  const raised = table({ hands, effects: [containment] }).ussr("blockade", "event");
  expect(raised.options("us")).toEqual(["formosan-resolution", "duck-and-cover", "nato", "refuse"]);
});

test("4.5.C: modifiers do not change headline values", () => {
  const t = table({
    step: { at: "headline" },
    hands: { us: ["formosan-resolution", "nato"], ussr: ["comecon", "fidel"] },
    influence: { poland: [0, 1] },
    effects: [containment, usRedScare],
  });
  t.headlines({ us: "formosan-resolution", ussr: "comecon" });
  expect(t.asked).toEqual(["ussr influence.add"]);
  expect(t.effects).not.toContain("formosan-resolution");
});

test.each([
  { card: "indo-pakistani-war", milOps: 2 },
  { card: "brush-war", milOps: 3 },
] as const)(
  "milops-2: $card gives the USSR $milOps military operations under Red Scare/Purge too",
  ({ card, milOps }) => {
    const t = table({ turn: 4, hands: { ussr: [card, "fidel"] }, effects: [usRedScare], dice: [1] });
    t.ussr(card, "event", "pakistan");
    expect(t.milOps.ussr).toBe(milOps);
  },
);

test("ruling 8, ops-7: Red Scare/Purge leaves 3 of the 4 operations of ABM Treaty", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["abm-treaty", "fidel"] },
    influence: { panama: [0, 2] },
    effects: [usRedScare],
  });
  expect(markersIn(t.ussr("abm-treaty", "event", "influence"), "ussr", "panama")).toBe(3);
});

test("ruling 8, ops-7: Junta coups with 1 under Red Scare/Purge", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["junta", "fidel"] },
    influence: { colombia: [1, 0], nigeria: [1, 0] },
    effects: [usRedScare],
    dice: [3],
  });
  t.ussr("junta", "event", "cuba", "coup", "colombia");
  expect(t.told("coup")).toMatchObject([{ ops: 1, result: 2 }]);
});

test("ruling 8, ops-7: Che coups with 4 under Brezhnev Doctrine", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["che", "fidel"] },
    influence: { colombia: [1, 0], kenya: [1, 0] },
    effects: [brezhnev],
    dice: [1],
  });
  t.ussr("che", "event", "coup", "colombia");
  expect(t.told("coup")).toMatchObject([{ ops: 4, result: 3 }]);
  expect(t.milOps.ussr).toBe(4);
});

test("ruling 8, ops-7: what counts is what modifies the side conducting the operations, in anybody's round", () => {
  const t = table({
    hands: { ussr: ["cia-created", "fidel"] },
    influence: { panama: [2, 0], poland: [0, 3] },
    effects: [containment, brezhnev],
  });
  t.ussr("cia-created", "influence", "poland", "poland").us("influence", "panama", "panama");
  expect(t.influence("poland")).toEqual([0, 5]);
  expect(t.influence("panama")).toEqual([4, 0]);
  expect(t.asked).toEqual(["ussr play.card"]);
});
