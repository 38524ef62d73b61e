import { expect, test } from "vitest";
import { table } from "./table.ts";

test("6.1.1: own influence, its neighbours and the neighbours of the own superpower can be reached, no more", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { ethiopia: [0, 1], kenya: [1, 0] } });
  t.ussr("fidel", "influence");
  expect(t.options("ussr").sort()).toEqual([
    "afghanistan",
    "ethiopia",
    "finland",
    "north-korea",
    "poland",
    "romania",
    "somalia",
    "sudan",
  ]);
});

test("6.1.4: the superpower space gives the US Canada, Cuba, Japan and Mexico with nothing on the map", () => {
  const t = table({ side: "us", hands: { us: ["containment", "nato"] } });
  t.us("containment", "influence");
  expect(t.options("us").sort()).toEqual(["canada", "cuba", "japan", "mexico"]);
});

test("ruling 6, ops-1: influence gained from an event first does not extend reach", () => {
  const t = table({ turn: 8, hands: { ussr: ["the-iron-lady", "fidel"] }, influence: { cuba: [0, 3] } });
  t.ussr("the-iron-lady", "event-first", "influence");
  expect(t.influence("argentina")).toEqual([0, 1]);
  expect(t.options("ussr")).toContain("cuba");
  expect(t.options("ussr")).not.toContain("argentina");
  expect(t.options("ussr")).not.toContain("chile");
});

test("ruling 6, ops-1: where an event first took the last influence away can still be reached, and its neighbours", () => {
  const t = table({
    hands: { ussr: ["east-european-unrest", "fidel"] },
    influence: { bulgaria: [0, 1], cuba: [0, 3] },
  });
  t.ussr("east-european-unrest", "event-first", "influence");
  expect(t.influence("bulgaria")).toEqual([0, 0]);
  expect(t.options("ussr")).toEqual(expect.arrayContaining(["bulgaria", "greece", "turkey"]));
});

test("ruling 7, ops-2: operations for the other side have the reach of the start of the round", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["lone-gunman", "containment"] },
    influence: { colombia: [0, 1], poland: [0, 3] },
    dice: [6],
  });
  t.us("lone-gunman", "coup", "colombia").ussr("influence");
  expect(t.influence("colombia")).toEqual([4, 0]);
  expect(t.options("ussr")).toContain("ecuador");
});

test("ruling 7, ops-2: in the headline phase the reach is that of the moment the operations begin", () => {
  const t = table({
    turn: 8,
    step: { at: "headline" },
    hands: { us: ["the-iron-lady", "nato"], ussr: ["lone-gunman", "fidel"] },
  });
  t.headlines({ us: "the-iron-lady", ussr: "lone-gunman" }).ussr("influence");
  expect(t.options("ussr")).toEqual(expect.arrayContaining(["argentina", "chile"]));
});

test("6.1.2: a country that the enemy controls cannot be entered with the one point left", () => {
  const t = table({
    hands: { ussr: ["fidel", "nasser"] },
    influence: { turkey: [2, 0], syria: [0, 1], poland: [0, 3] },
  });
  t.ussr("fidel", "influence");
  expect(t.options("ussr")).toContain("turkey");
  t.ussr("poland");
  expect(t.options("ussr")).not.toContain("turkey");
});

test("6.1.2: a marker costs 1 where nobody has control", () => {
  const t = table({
    hands: { ussr: ["fidel", "nasser"], us: ["fidel", "nasser"] },
    influence: { poland: [2, 3] },
  });
  t.ussr("fidel", "influence", "poland", "poland");
  expect(t.influence("poland")).toEqual([2, 5]);
  expect(t.asked).toEqual(["us play.card"]);
});

test("ops-3: points may be left over, and are lost; all of them may not", () => {
  const t = table({
    hands: { ussr: ["nuclear-test-ban", "fidel"], us: ["fidel", "nasser"] },
    influence: { poland: [0, 3] },
  });
  t.ussr("nuclear-test-ban", "influence");
  expect(t.options("ussr")).not.toContain("done");
  t.ussr("poland", "done");
  expect(t.influence("poland")).toEqual([0, 4]);
  expect(t.asked).toEqual(["us play.card"]);
});

test("Chernobyl: its region is closed to operations of the USSR, subregions included", () => {
  const t = table({
    turn: 8,
    hands: { ussr: ["fidel", "nasser"] },
    influence: { poland: [0, 3], egypt: [0, 2] },
    effects: [{ card: "chernobyl", side: "us", turn: true, area: "europe" }],
  });
  t.ussr("fidel", "influence");
  expect(t.options("ussr").sort()).toEqual(["afghanistan", "egypt", "israel", "libya", "north-korea", "sudan"]);
});

test("6.1.1: markers that an event gives need no reach and cost no more under enemy control", () => {
  const t = table({ hands: { ussr: ["decolonization", "fidel"] }, influence: { zaire: [1, 0], angola: [1, 0] } });
  t.ussr("decolonization", "event", "zaire", "angola", "nigeria", "indonesia");
  expect(t.influence("zaire")).toEqual([1, 1]);
  expect(t.influence("angola")).toEqual([1, 1]);
  expect(t.influence("nigeria")).toEqual([0, 1]);
  expect(t.influence("indonesia")).toEqual([0, 1]);
});

test("6.3.1: a coup or realignment without any target is not offered", () => {
  const t = table({ hands: { ussr: ["fidel", "nasser"] }, influence: { poland: [0, 3] } });
  t.ussr("fidel");
  expect(t.options("ussr")).toEqual(["event", "influence", "space"]);
});
