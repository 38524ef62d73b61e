import { expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const target = (dice: number[], influence: NonNullable<Setting["influence"]>, options = {}) =>
  table({ side: "us", hands: { us: ["cia-created", "nato"] }, influence, dice, options });

test("ruling 4, ops-4: a country without enemy influence cannot be realigned", () => {
  const t = target([], { nigeria: [3, 0], zaire: [0, 1], angola: [0, 1] });
  t.us("cia-created", "realign");
  expect(t.options("us").sort()).toEqual(["angola", "zaire"]);
});

test("ruling 5, ops-5: the full difference is removed, without a choice", () => {
  const t = target([6, 1], { angola: [0, 5], zaire: [0, 1] }).us("cia-created", "realign", "angola");
  // 6 against 1, and 1 each for Zaire and for more influence
  expect(t.influence("angola")).toEqual([0, 2]);
});

test("ruling 5, ops-5: no more than there is is removed, and nothing is added", () => {
  const t = target([6, 1], { angola: [0, 1], kenya: [0, 1] }).us("cia-created", "realign", "angola");
  expect(t.influence("angola")).toEqual([0, 0]);
});

test("6.2.2: a tie removes nothing", () => {
  const t = target([3, 2], { angola: [1, 2], kenya: [0, 1] }).us("cia-created", "realign", "angola");
  expect(t.influence("angola")).toEqual([1, 2]);
});

test("6.2.2: the side that rolls can lose influence too", () => {
  const t = target([1, 3], { angola: [4, 2], kenya: [0, 1] }).us("cia-created", "realign", "angola");
  // 1 and 1 for more influence against 3
  expect(t.influence("angola")).toEqual([3, 2]);
});

test("6.2.2: every adjacent country under control counts 1, more influence 1, the adjacent superpower 1", () => {
  const t = target([1, 1], { cuba: [2, 1], haiti: [1, 0], nicaragua: [0, 1], kenya: [0, 1] });
  t.us("cia-created", "realign", "cuba");
  expect(t.told("realignment")).toMatchObject([{ usModifier: 3, ussrModifier: 1 }]);
  expect(t.influence("cuba")).toEqual([2, 0]);
});

test("ops-6: an adjacent superpower counts once, whoever rolls", () => {
  const t = table({
    hands: { ussr: ["nasser", "fidel"] },
    influence: { cuba: [1, 1], mexico: [1, 0] },
    dice: [1, 1],
  });
  t.ussr("nasser", "realign", "cuba");
  expect(t.told("realignment")).toMatchObject([{ usModifier: 1, ussrModifier: 0 }]);
  expect(t.influence("cuba")).toEqual([1, 0]);
});

test("6.2.2: influence in a neighbour without control counts nothing", () => {
  const t = target([1, 1], { panama: [1, 1], colombia: [0, 1], "costa-rica": [2, 0] });
  t.us("cia-created", "realign", "panama");
  expect(t.told("realignment")).toMatchObject([{ usModifier: 0, ussrModifier: 1 }]);
});

test("6.2.1: each target is named after the result before it, and may be the same again", () => {
  const t = table({
    side: "us",
    hands: { us: ["containment", "nato"] },
    influence: { angola: [0, 2], kenya: [0, 2] },
    dice: [3, 1, 6, 1],
  });
  t.us("containment", "realign", "angola");
  expect(t.influence("angola")).toEqual([0, 1]);
  t.us("angola");
  expect(t.influence("angola")).toEqual([0, 0]);
  expect(t.options("us")).toEqual(["kenya", "done"]);
});

test("8.2.2: realignments change neither DEFCON nor military operations", () => {
  const t = target([6, 1], { angola: [0, 2], kenya: [0, 1] }).us("cia-created", "realign", "angola");
  expect(t.defcon).toBe(5);
  expect(t.milOps.us).toBe(0);
});

test("6.2.1: NATO and the pact with Japan keep the USSR from realigning there", () => {
  const t = table({
    hands: { ussr: ["nasser", "fidel"] },
    influence: { italy: [2, 0], greece: [1, 0], japan: [4, 0], nigeria: [1, 0] },
    effects: [
      { card: "nato", side: "us" },
      { card: "us-japan-mutual-defense-pact", side: "us" },
    ],
  });
  t.ussr("nasser", "realign");
  expect(t.options("ussr").sort()).toEqual(["greece", "nigeria"]);
});

test("ruling 29, ops-10: Junta realigns in both Americas in one play", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["junta", "containment"] },
    influence: { cuba: [0, 3], brazil: [0, 2], nigeria: [0, 1] },
    dice: [6, 1, 6, 1],
  });
  t.us("junta", "event", "uruguay", "realign");
  expect(t.options("us").sort()).toEqual(["brazil", "cuba"]);
  t.us("cuba", "brazil");
  expect(t.told("realignment").map(({ country }) => country)).toEqual(["cuba", "brazil"]);
});

test("ruling 29, ops-10: Tear Down This Wall realigns at DEFCON 2 all over Europe, and nowhere else", () => {
  const t = table({
    turn: 8,
    side: "us",
    defcon: 2,
    hands: { us: ["tear-down-this-wall", "containment"] },
    influence: { poland: [0, 3], italy: [0, 1], cuba: [0, 3] },
  });
  t.us("tear-down-this-wall", "event", "realign");
  expect(t.options("us").sort()).toEqual(["italy", "poland"]);
});

test("ruling 29, ops-10: the operations of ABM Treaty do not pass over DEFCON", () => {
  const t = table({
    turn: 4,
    side: "us",
    defcon: 2,
    hands: { us: ["abm-treaty", "containment"] },
    influence: { poland: [0, 3], pakistan: [0, 2], iraq: [0, 1], cuba: [0, 3] },
  });
  t.us("abm-treaty", "event", "realign");
  expect(t.options("us").sort()).toEqual(["cuba", "iraq"]);
});

test("ruling 39, Iran-Contra Scandal: every US realignment die is 1 less, whoever rolls", () => {
  const effects = [{ card: "iran-contra-scandal", side: "ussr", turn: true }] as const;
  const own = table({
    turn: 8,
    side: "us",
    hands: { us: ["cia-created", "nato"] },
    influence: { angola: [1, 1], kenya: [0, 1] },
    effects,
    dice: [3, 2],
  });
  own.us("cia-created", "realign", "angola");
  expect(own.influence("angola")).toEqual([1, 1]);

  const theirs = table({
    turn: 8,
    hands: { ussr: ["nasser", "fidel"] },
    influence: { angola: [1, 1], kenya: [1, 0] },
    effects,
    dice: [2, 2],
  });
  theirs.ussr("nasser", "realign", "angola");
  expect(theirs.influence("angola")).toEqual([0, 1]);
});

test("ops-12: with realignIgnoresDefcon realignments are open at DEFCON 2, coups are not", () => {
  const t = table({
    options: { realignIgnoresDefcon: true },
    defcon: 2,
    hands: { ussr: ["nasser", "fidel"], us: ["nasser", "fidel"] },
    influence: { italy: [1, 0], iran: [1, 0] },
  });
  t.ussr("nasser");
  expect(t.options("ussr")).not.toContain("coup");
  t.ussr("realign");
  expect(t.options("ussr").sort()).toEqual(["iran", "italy"]);
});

test("ops-13: with realignActiveSafe the side that rolls loses nothing", () => {
  const safe = { realignActiveSafe: true };
  const t = target([1, 3], { angola: [4, 2], kenya: [0, 1] }, safe).us("cia-created", "realign", "angola");
  expect(t.influence("angola")).toEqual([4, 2]);
});

test("ops-13: with realignActiveSafe, CIA Created in a round of the USSR protects the US and not the USSR", () => {
  const setting = (dice: number[]) => ({
    options: { realignActiveSafe: true },
    hands: { ussr: ["cia-created", "fidel"] as const },
    influence: { angola: [4, 2], kenya: [0, 1] } as const,
    dice,
  });
  const lost = table(setting([1, 6]))
    .ussr("cia-created", "event-first")
    .us("realign", "angola");
  expect(lost.influence("angola")).toEqual([4, 2]);
  const won = table(setting([3, 2]))
    .ussr("cia-created", "event-first")
    .us("realign", "angola");
  expect(won.influence("angola")).toEqual([4, 0]);
});

test("ops-14: with mixInfluenceAndRealign one play may do both, but never in the same country", () => {
  const t = table({
    options: { mixInfluenceAndRealign: true },
    side: "us",
    hands: { us: ["nuclear-test-ban", "nato"] },
    influence: { angola: [1, 1], kenya: [1, 1] },
    dice: [3, 2],
  });
  t.us("nuclear-test-ban", "mixed", "place:kenya", "realign:angola");
  expect(t.influence("angola")).toEqual([1, 0]);
  expect(t.influence("kenya")).toEqual([2, 1]);
  expect(t.options("us")).toContain("place:kenya");
  expect(t.options("us")).not.toContain("realign:kenya");
  expect(t.options("us")).not.toContain("place:angola");
});
