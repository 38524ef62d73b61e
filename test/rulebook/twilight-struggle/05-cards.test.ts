import { expect, test } from "vitest";
import { table } from "../../games/twilight-struggle/table.ts";

test("5.2, example 1: NATO played by the USSR without a prerequisite is 4 operations, no event, and is discarded", () => {
  const t = table({ hands: { ussr: ["nato", "fidel"], us: ["nasser", "blockade"] }, influence: { poland: [0, 3] } });
  t.ussr("nato", "influence", "poland", "poland", "poland", "poland");
  expect(t.influence("poland")).toEqual([0, 7]);
  expect(t.asked).toEqual(["us play.card"]);
  expect(t.effects).not.toContain("nato");
  expect(t.pileOf("nato")).toBe("discard");
});

test("5.2, example 1: with its event first NATO gives 4 operations just the same", () => {
  const t = table({ hands: { ussr: ["nato", "fidel"] }, influence: { poland: [0, 3] } });
  t.ussr("nato", "event-first", "influence", "poland", "poland", "poland", "poland");
  expect(t.influence("poland")).toEqual([0, 7]);
  expect(t.pileOf("nato")).toBe("discard");
});

test("5.2, example 1: after Warsaw Pact Formed the same play puts NATO in effect and removes the card", () => {
  const t = table({
    hands: { ussr: ["nato", "fidel"] },
    influence: { poland: [0, 3] },
    effects: [{ card: "warsaw-pact-formed", side: "ussr" }],
  });
  t.ussr("nato", "influence", "poland", "poland", "poland", "poland");
  expect(t.effects).toContain("nato");
  expect(t.pileOf("nato")).toBe("removed");
});

test("5.2, example 2: after Camp David Accords the US plays Arab-Israeli War for 2 operations and no war comes", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["camp-david-accords", "arab-israeli-war", "nasser"] },
    influence: { israel: [1, 0] },
  });
  t.us("camp-david-accords", "event").ussr("pass");
  expect(t.vp).toBe(1);
  expect(t.influence("israel")).toEqual([2, 0]);
  expect(t.influence("jordan")).toEqual([1, 0]);
  expect(t.pileOf("camp-david-accords")).toBe("removed");

  t.us("arab-israeli-war", "influence", "egypt", "egypt");
  expect(t.influence("egypt")).toEqual([3, 0]);
  expect(t.told("war")).toEqual([]);
  expect(t.influence("israel")).toEqual([2, 0]);
  expect(t.milOps.ussr).toBe(0);
  expect(t.vp).toBe(1);
  expect(t.pileOf("arab-israeli-war")).toBe("discard");
});

test("5.2, example 3: Alliance for Progress that scores nothing counts as played and is removed", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["alliance-for-progress", "fidel"] },
    influence: { panama: [1, 0], poland: [0, 3] },
  });
  t.ussr("alliance-for-progress", "influence", "poland", "poland", "poland");
  expect(t.vp).toBe(0);
  expect(t.influence("poland")).toEqual([0, 6]);
  expect(t.told("event")).toEqual([{ card: "alliance-for-progress", side: "us" }]);
  expect(t.pileOf("alliance-for-progress")).toBe("removed");
});

// Printed the other way round ("the US is ahead"); the card needs the US ahead, so nothing happens when it is not.
test.each([
  { us: 2, ussr: 3 },
  { us: 3, ussr: 3 },
])("5.2, example 4: Star Wars with the space markers at %o is 2 operations, no event, and is discarded", (space) => {
  const t = table({
    turn: 8,
    space,
    hands: { ussr: ["star-wars", "fidel"], us: ["nasser", "blockade"] },
    influence: { poland: [0, 3] },
    discard: ["containment", "comecon"],
  });
  t.ussr("star-wars", "influence", "poland", "poland");
  expect(t.influence("poland")).toEqual([0, 5]);
  expect(t.asked).toEqual(["us play.card"]);
  expect(t.told("event")).toEqual([]);
  expect(t.pileOf("star-wars")).toBe("discard");
});

test("5.2, example 4: Star Wars with the US ahead lets the US take an event from the discards, and is removed", () => {
  const t = table({
    turn: 8,
    space: { us: 3, ussr: 2 },
    hands: { ussr: ["star-wars", "fidel"] },
    influence: { poland: [0, 3] },
    discard: ["containment", "comecon", "asia-scoring"],
  });
  t.ussr("star-wars", "influence", "poland", "poland");
  expect(t.asked).toEqual(["us star-wars.card"]);
  expect(t.options("us")).toEqual(["containment", "comecon"]);
  t.us("containment");
  expect(t.effects).toEqual(["containment"]);
  expect(t.pileOf("star-wars")).toBe("removed");
});

const quagmire = (die: number) => {
  const t = table({
    turn: 4,
    side: "us",
    defcon: 4,
    hands: { us: ["duck-and-cover", "cia-created", "nuclear-test-ban"] },
    effects: [{ card: "quagmire", side: "ussr" }],
    dice: [die],
  });
  expect(t.options("us")).toEqual(["duck-and-cover", "nuclear-test-ban"]);
  return t.us("duck-and-cover");
};

test("5.3, example: Quagmire asks for 2 operations and takes a card of 3, whose event does not happen", () => {
  const t = quagmire(4);
  expect(t.pileOf("duck-and-cover")).toBe("discard");
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(0);
  expect(t.effects).toEqual([]);
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("5.3, example: a 5 does not end Quagmire, and the round is over all the same", () => {
  const t = quagmire(5);
  expect(t.effects).toEqual(["quagmire"]);
  expect(t.asked).toEqual(["ussr play.card"]);
});
