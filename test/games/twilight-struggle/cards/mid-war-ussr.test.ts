import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Brezhnev Doctrine: USSR operations are worth 1 more, and the card is removed", () => {
  const t = table({ hands: { ussr: ["brezhnev-doctrine", "decolonization", "comecon"] } });
  t.ussr("brezhnev-doctrine", "event").ussr("decolonization", "influence");
  expect(t.told("operation")).toMatchObject([{ side: "ussr", operation: "influence", ops: 3 }]);
  expect(t.pileOf("brezhnev-doctrine")).toBe("removed");
});

test("Brezhnev Doctrine: never more than 4", () => {
  const t = table({
    hands: { ussr: ["muslim-revolution", "comecon"] },
    effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }],
  });
  t.ussr("muslim-revolution", "influence");
  expect(t.told("operation")).toMatchObject([{ side: "ussr", operation: "influence", ops: 4 }]);
});

test("Brezhnev Doctrine: US operations stay what they are", () => {
  const t = table({
    side: "us",
    hands: { us: ["nuclear-subs", "nato"] },
    effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }],
  });
  t.us("nuclear-subs", "influence");
  expect(t.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: 2 }]);
});

test("Brezhnev Doctrine: a card of 1 is enough for the Space Race", () => {
  const t = table({
    hands: { ussr: ["allende", "comecon"] },
    effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }],
    dice: [3],
  });
  t.ussr("allende", "space");
  expect(t.space.ussr).toBe(1);
});

test("Brezhnev Doctrine: played by the US for operations with the event first, it does not help the US", () => {
  const t = table({ side: "us", hands: { us: ["brezhnev-doctrine", "nato"] } });
  t.us("brezhnev-doctrine", "event-first");
  expect(t.effects).toEqual(["brezhnev-doctrine"]);
  expect(t.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: 3 }]);
});

test("Portuguese Empire Crumbles: 2 USSR influence each to Angola and SE African States", () => {
  const t = table({ hands: { ussr: ["portuguese-empire-crumbles", "fidel"] }, influence: { angola: [1, 1] } });
  t.ussr("portuguese-empire-crumbles", "event");
  expect(t.influence("angola")).toEqual([1, 3]);
  expect(t.influence("se-african-states")).toEqual([0, 2]);
  expect(t.pileOf("portuguese-empire-crumbles")).toBe("removed");
});

test("Portuguese Empire Crumbles: in the hand of the US it follows the operations", () => {
  const t = table({
    side: "us",
    hands: { us: ["portuguese-empire-crumbles", "nato"] },
    influence: { angola: [1, 0] },
  });
  t.us("portuguese-empire-crumbles", "influence", "angola", "angola");
  expect(t.influence("angola")).toEqual([3, 2]);
  expect(t.influence("se-african-states")).toEqual([0, 2]);
  expect(t.pileOf("portuguese-empire-crumbles")).toBe("removed");
});

test("South African Unrest: 2 USSR influence to South Africa", () => {
  const t = table({ hands: { ussr: ["south-african-unrest", "fidel"] }, influence: { "south-africa": [1, 0] } });
  t.ussr("south-african-unrest", "event", "south-africa");
  expect(t.influence("south-africa")).toEqual([1, 2]);
  expect(t.influence("angola")).toEqual([0, 0]);
  expect(t.influence("botswana")).toEqual([0, 0]);
  expect(t.pileOf("south-african-unrest")).toBe("discard");
});

test("South African Unrest: or 1 there and 2 to a neighbour", () => {
  const t = table({ hands: { ussr: ["south-african-unrest", "fidel"] } });
  t.ussr("south-african-unrest", "event", "neighbours");
  expect(t.options("ussr").sort()).toEqual(["angola", "botswana"]);
  t.ussr("angola", "angola");
  expect(t.influence("south-africa")).toEqual([0, 1]);
  expect(t.influence("angola")).toEqual([0, 2]);
});

test("South African Unrest: the 2 may be split between Angola and Botswana", () => {
  const t = table({ side: "us", hands: { us: ["south-african-unrest", "nato"] } });
  t.us("south-african-unrest", "event-first").ussr("neighbours", "angola", "botswana");
  expect(t.influence("south-africa")).toEqual([0, 1]);
  expect(t.influence("angola")).toEqual([0, 1]);
  expect(t.influence("botswana")).toEqual([0, 1]);
  expect(t.asked).toEqual(["us operations.kind"]);
});

test("Allende: 2 USSR influence to Chile", () => {
  const t = table({ hands: { ussr: ["allende", "fidel"] } });
  t.ussr("allende", "event");
  expect(t.influence("chile")).toEqual([0, 2]);
  expect(t.pileOf("allende")).toBe("removed");
});

test("Allende: with the event first the US can turn its operations against it", () => {
  const t = table({ side: "us", hands: { us: ["allende", "nato"] }, dice: [6] });
  t.us("allende", "event-first", "coup", "chile");
  expect(t.influence("chile")).toEqual([0, 1]);
  expect(t.pileOf("allende")).toBe("removed");
});

test("Muslim Revolution: all US influence leaves 2 of the named countries", () => {
  const t = table({
    hands: { ussr: ["muslim-revolution", "fidel"] },
    influence: { iran: [2, 1], egypt: [3, 0], sudan: [1, 0], israel: [4, 0], lebanon: [1, 0], iraq: [0, 3] },
  });
  t.ussr("muslim-revolution", "event");
  expect(t.options("ussr").sort()).toEqual(["egypt", "iran", "sudan"]);
  t.ussr("iran");
  expect(t.options("ussr").sort()).toEqual(["egypt", "sudan"]);
  t.ussr("egypt");
  expect(t.influence("iran")).toEqual([0, 1]);
  expect(t.influence("egypt")).toEqual([0, 0]);
  expect(t.influence("sudan")).toEqual([1, 0]);
  expect(t.pileOf("muslim-revolution")).toBe("discard");
});

test("Muslim Revolution: every one of the eight countries can be picked", () => {
  const t = table({
    side: "us",
    hands: { us: ["muslim-revolution", "nato"] },
    influence: {
      sudan: [1, 0],
      iran: [1, 0],
      iraq: [1, 0],
      egypt: [1, 0],
      libya: [1, 0],
      "saudi-arabia": [1, 0],
      syria: [1, 0],
      jordan: [1, 0],
      "gulf-states": [1, 0],
      tunisia: [1, 0],
    },
  });
  t.us("muslim-revolution", "event-first");
  expect(t.options("ussr").sort()).toEqual([
    "egypt",
    "iran",
    "iraq",
    "jordan",
    "libya",
    "saudi-arabia",
    "sudan",
    "syria",
  ]);
});

test("Muslim Revolution: with US influence in one of them only, that one is emptied", () => {
  const t = table({ hands: { ussr: ["muslim-revolution", "fidel"] }, influence: { jordan: [2, 0] } });
  t.ussr("muslim-revolution", "event");
  expect(t.influence("jordan")).toEqual([0, 0]);
});

test("Muslim Revolution: no event after AWACS Sale to Saudis", () => {
  const t = table({
    hands: { ussr: ["muslim-revolution", "fidel"] },
    influence: { iran: [2, 0] },
    effects: [{ card: "awacs-sale-to-saudis", side: "us" }],
  });
  t.ussr("muslim-revolution");
  expect(t.options("ussr")).not.toContain("event");
});

test("Muslim Revolution: after AWACS Sale to Saudis the US has its 4 operations and no event", () => {
  const t = table({
    side: "us",
    hands: { us: ["muslim-revolution", "nato"] },
    influence: { iran: [2, 0] },
    effects: [{ card: "awacs-sale-to-saudis", side: "us" }],
  });
  t.us("muslim-revolution");
  expect(t.options("us")).not.toContain("event-first");
  t.us("influence", "iran", "iran", "iran", "iran");
  expect(t.influence("iran")).toEqual([6, 0]);
  expect(t.pileOf("muslim-revolution")).toBe("discard");
});

test("OPEC: 1 VP for each of the seven countries the USSR controls", () => {
  const t = table({
    hands: { ussr: ["opec", "fidel"] },
    influence: {
      egypt: [0, 2],
      iran: [0, 2],
      libya: [0, 2],
      "saudi-arabia": [0, 3],
      iraq: [0, 3],
      "gulf-states": [0, 3],
      venezuela: [0, 2],
      syria: [0, 2],
      brazil: [0, 2],
    },
  });
  t.ussr("opec", "event");
  expect(t.vp).toBe(-7);
  expect(t.pileOf("opec")).toBe("discard");
});

test("OPEC: influence without control gives nothing, nor does control by the US", () => {
  const t = table({
    side: "us",
    hands: { us: ["opec", "nato"] },
    influence: { egypt: [1, 2], iraq: [3, 0], venezuela: [0, 2] },
  });
  t.us("opec", "event-first");
  expect(t.vp).toBe(-1);
});

test("OPEC: no event after North Sea Oil", () => {
  const effects = [{ card: "north-sea-oil", side: "us" }] as const;
  const influence = { venezuela: [0, 2] } as const;
  const ussr = table({ turn: 8, hands: { ussr: ["opec", "fidel"] }, influence, effects });
  ussr.ussr("opec");
  expect(ussr.options("ussr")).not.toContain("event");
  const us = table({ turn: 8, side: "us", hands: { us: ["opec", "nato"] }, influence, effects });
  us.us("opec", "influence", "canada", "done");
  expect(us.vp).toBe(0);
  expect(us.pileOf("opec")).toBe("discard");
});

test("Liberation Theology: 3 USSR influence in Central America, at most 2 in a country", () => {
  const t = table({ hands: { ussr: ["liberation-theology", "fidel"] }, influence: { mexico: [2, 0] } });
  t.ussr("liberation-theology", "event");
  expect(t.options("ussr").sort()).toEqual([
    "costa-rica",
    "cuba",
    "dominican-republic",
    "el-salvador",
    "guatemala",
    "haiti",
    "honduras",
    "mexico",
    "nicaragua",
    "panama",
  ]);
  t.ussr("mexico", "mexico");
  expect(t.options("ussr")).not.toContain("mexico");
  t.ussr("cuba");
  expect(t.influence("mexico")).toEqual([2, 2]);
  expect(t.influence("cuba")).toEqual([0, 1]);
  expect(t.pileOf("liberation-theology")).toBe("discard");
});

test("Liberation Theology: played by the US, the USSR places all three", () => {
  const t = table({ side: "us", hands: { us: ["liberation-theology", "nato"] } });
  t.us("liberation-theology", "influence", "canada", "canada").ussr("haiti", "cuba", "panama");
  expect(t.influence("haiti")).toEqual([0, 1]);
  expect(t.influence("cuba")).toEqual([0, 1]);
  expect(t.influence("panama")).toEqual([0, 1]);
});
