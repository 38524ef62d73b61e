import { expect, test } from "vitest";
import { type Table, table } from "../../games/twilight-struggle/table.ts";

/** Points left, as whoever is asked is told. */
const left = (t: Table) => t.match.pending[0]?.args.left;

test("6.1.2, example: in Turkey, controlled by the US, the first marker costs 2 and the next two 1 each", () => {
  const t = table({
    hands: { ussr: ["nuclear-test-ban", "fidel"], us: ["nasser", "blockade"] },
    influence: { turkey: [2, 0], syria: [0, 1] },
  });
  t.ussr("nuclear-test-ban", "influence");
  expect(left(t)).toBe(4);
  t.ussr("turkey");
  expect(left(t)).toBe(2);
  t.ussr("turkey");
  expect(left(t)).toBe(1);
  t.ussr("turkey");
  expect(t.influence("turkey")).toEqual([2, 3]);
  expect(t.asked).toEqual(["us play.card"]);
});

test("6.1.2, example: with only 1 US marker in Turkey every marker of the USSR costs 1", () => {
  const t = table({
    hands: { ussr: ["nuclear-test-ban", "fidel"], us: ["nasser", "blockade"] },
    influence: { turkey: [1, 0], syria: [0, 1] },
  });
  t.ussr("nuclear-test-ban", "influence", "turkey", "turkey", "turkey", "turkey");
  expect(t.influence("turkey")).toEqual([1, 4]);
  expect(t.asked).toEqual(["us play.card"]);
});

test("6.1.3, example: from Panama and South Korea both Costa Rica and Colombia can be reached, Nicaragua never", () => {
  const t = table({
    side: "us",
    hands: { us: ["containment", "duck-and-cover"] },
    influence: { panama: [1, 0], "south-korea": [1, 0] },
  });
  const reach = [
    "canada",
    "colombia",
    "costa-rica",
    "cuba",
    "japan",
    "mexico",
    "north-korea",
    "panama",
    "south-korea",
    "taiwan",
  ];
  t.us("containment", "influence");
  expect(t.options("us").sort()).toEqual(reach);
  t.us("costa-rica");
  expect(t.options("us").sort()).toEqual([...reach, "done"].sort());
  t.us("colombia");
  expect(t.options("us").sort()).toEqual([...reach, "done"].sort());
  t.us("south-korea");
  expect(t.influence("costa-rica")).toEqual([1, 0]);
  expect(t.influence("colombia")).toEqual([1, 0]);
  expect(t.influence("south-korea")).toEqual([2, 0]);
});

test("6.2.2, example: North Korea has 3 USSR markers and the US rolls 5 against 2; the USSR loses 1", () => {
  const t = table({
    side: "us",
    hands: { us: ["cia-created", "duck-and-cover"] },
    influence: { "north-korea": [0, 3], "south-korea": [1, 0] },
    dice: [5, 2],
  });
  t.us("cia-created", "realign", "north-korea");
  expect(t.told("realignment")).toMatchObject([
    { side: "us", country: "north-korea", usDie: 5, usModifier: 0, ussrDie: 2, ussrModifier: 2 },
  ]);
  expect(t.influence("north-korea")).toEqual([0, 2]);
  expect(t.defcon).toBe(5);
  expect(t.milOps.us).toBe(0);
});

// The example does not mention DEFCON; 6.3.4 lowers it, as Mexico is a battleground.
test("6.3.3, example: a US coup with 3 operations in Mexico (stability 2, USSR 2) and a die of 4 ends 1 to 0", () => {
  const t = table({
    side: "us",
    hands: { us: ["containment", "duck-and-cover"] },
    influence: { mexico: [0, 2] },
    dice: [4],
  });
  t.us("containment", "coup", "mexico");
  expect(t.told("coup")).toMatchObject([{ die: 4, ops: 3, stability: 2, result: 3 }]);
  expect(t.influence("mexico")).toEqual([1, 0]);
  expect(t.milOps.us).toBe(3);
  expect(t.defcon).toBe(4);
});

// Printed 4/2, as on the older track; Lunar Orbit now pays 3 and 1.
test("6.4.3: the first side in Lunar Orbit gains 3 VP and the second 1", () => {
  const t = table({
    turn: 5,
    space: { us: 4, ussr: 4 },
    side: "us",
    hands: { us: ["containment", "duck-and-cover"], ussr: ["comecon", "suez-crisis"] },
    dice: [3, 3],
  });
  t.us("containment", "space");
  expect(t.space.us).toBe(5);
  expect(t.vp).toBe(3);
  t.ussr("comecon", "space");
  expect(t.space.ussr).toBe(5);
  expect(t.vp).toBe(2);
});

test("6.4.4, example: with box 2 the USSR may space a second card in its next action round, but not a third", () => {
  const t = table({
    space: { ussr: 1 },
    hands: { ussr: ["decolonization", "comecon", "fidel", "vietnam-revolts"] },
    dice: [4, 6],
  });
  t.ussr("decolonization", "space");
  expect(t.space.ussr).toBe(2);
  t.ussr("comecon", "space");
  expect(t.space.ussr).toBe(2);
  t.ussr("fidel");
  expect(t.asked).toEqual(["ussr play.use"]);
  expect(t.options("ussr")).not.toContain("space");
});

test("6.4.4, example: with box 4 the USSR sees the headline of the US before it chooses its own", () => {
  const t = table({
    step: { at: "headline" },
    space: { us: 1, ussr: 4 },
    hands: { us: ["containment", "duck-and-cover"], ussr: ["comecon", "suez-crisis"] },
  });
  expect(t.asked).toEqual(["us headline.card"]);
  t.us("containment");
  expect(t.asked).toEqual(["ussr headline.card"]);
  expect(t.told("headline", "ussr")).toEqual([{ side: "us", card: "containment" }]);
});

test("6.4.4, example: in box 4, with the US below box 2, the USSR still has two attempts in a turn", () => {
  const t = table({
    space: { us: 1, ussr: 4 },
    spaceAttempts: { ussr: 1 },
    hands: { ussr: ["comecon", "suez-crisis"] },
  });
  t.ussr("comecon");
  expect(t.options("ussr")).toContain("space");
});

test("6.4.4: the second attempt is lost as soon as the US is in box 2 too, and the US never gets it", () => {
  const t = table({
    side: "us",
    space: { us: 1, ussr: 4 },
    spaceAttempts: { ussr: 1 },
    hands: { us: ["formosan-resolution", "containment"], ussr: ["comecon", "suez-crisis"] },
    dice: [4],
  });
  t.us("formosan-resolution", "space").ussr("comecon");
  expect(t.space.us).toBe(2);
  expect(t.options("ussr")).not.toContain("space");
  t.ussr("influence", "poland", "done").us("containment");
  expect(t.asked).toEqual(["us play.use"]);
  expect(t.options("us")).not.toContain("space");
});
