import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Nuclear Subs: a US coup in a battleground leaves DEFCON alone", () => {
  const t = table({
    side: "us",
    hands: { us: ["nuclear-subs", "nato", "marshall-plan"], ussr: ["fidel", "comecon"] },
    influence: { angola: [0, 1] },
    defcon: 3,
    dice: [1],
  });
  t.us("nuclear-subs", "event").ussr("fidel", "event").us("nato", "coup", "angola");
  expect(t.defcon).toBe(3);
  expect(t.milOps.us).toBe(4);
  expect(t.influence("angola")).toEqual([2, 0]);
  expect(t.pileOf("nuclear-subs")).toBe("removed");
});

test("Nuclear Subs: a US coup that an event gives is covered, even a free one", () => {
  const t = table({
    side: "us",
    hands: { us: ["junta", "nato"] },
    influence: { brazil: [0, 1] },
    defcon: 2,
    effects: [{ card: "nuclear-subs", side: "us", turn: true }],
    dice: [3],
  });
  t.us("junta", "event", "chile", "coup", "brazil");
  expect(t.defcon).toBe(2);
  expect(t.outcome).toBeNull();
});

test("Nuclear Subs: a USSR coup still lowers DEFCON, also after the USSR brought the event about", () => {
  const t = table({
    hands: { ussr: ["nuclear-subs", "fidel"] },
    influence: { angola: [1, 0] },
    defcon: 3,
    dice: [1],
  });
  t.ussr("nuclear-subs", "event-first", "coup", "angola");
  expect(t.defcon).toBe(2);
  expect(t.effects).toEqual(["nuclear-subs"]);
});

test("Nuclear Subs: an event that lowers DEFCON still does", () => {
  const t = table({
    side: "us",
    hands: { us: ["duck-and-cover", "nato"] },
    defcon: 4,
    effects: [{ card: "nuclear-subs", side: "us", turn: true }],
  });
  t.us("duck-and-cover", "event");
  expect(t.defcon).toBe(3);
});

test("Nuclear Subs: regions closed by DEFCON stay closed", () => {
  const t = table({
    side: "us",
    hands: { us: ["nato", "marshall-plan"] },
    influence: { iran: [0, 1], angola: [0, 1], cuba: [0, 1] },
    defcon: 2,
    effects: [{ card: "nuclear-subs", side: "us", turn: true }],
  });
  t.us("nato", "coup");
  expect(t.options("us").sort()).toEqual(["angola", "cuba"]);
});

test("Kitchen Debates: 2 VP if the US controls more battlegrounds, wherever they are", () => {
  const t = table({
    side: "us",
    hands: { us: ["kitchen-debates", "nato"] },
    influence: { mexico: [2, 0], angola: [1, 0], poland: [0, 3] },
  });
  t.us("kitchen-debates", "event");
  expect(t.vp).toBe(2);
  expect(t.pileOf("kitchen-debates")).toBe("removed");
});

test("Kitchen Debates: with as many on both sides it is no event for the US", () => {
  const t = table({
    side: "us",
    hands: { us: ["kitchen-debates", "nato"] },
    influence: { mexico: [2, 0], guatemala: [1, 0], poland: [0, 3] },
  });
  t.us("kitchen-debates");
  expect(t.options("us")).not.toContain("event");
});

test("Kitchen Debates: Taiwan never counts, Formosan Resolution or not", () => {
  const t = table({
    side: "us",
    hands: { us: ["kitchen-debates", "nato"] },
    influence: { taiwan: [3, 0] },
    effects: [{ card: "formosan-resolution", side: "us" }],
  });
  t.us("kitchen-debates");
  expect(t.options("us")).not.toContain("event");
});

test("Kitchen Debates: a headline with the condition unmet does nothing and is discarded", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["kitchen-debates", "nato"], ussr: ["liberation-theology", "fidel"] },
  });
  t.headlines({ us: "kitchen-debates", ussr: "liberation-theology" }).ussr("cuba", "haiti", "haiti");
  expect(t.vp).toBe(0);
  expect(t.pileOf("kitchen-debates")).toBe("discard");
});

test("Kitchen Debates: with event last, the operations of the USSR can undo the condition", () => {
  const influence = { angola: [1, 0] } as const;
  const last = table({ hands: { ussr: ["kitchen-debates", "fidel"] }, influence, dice: [2] });
  last.ussr("kitchen-debates", "coup", "angola");
  expect(last.vp).toBe(0);
  expect(last.pileOf("kitchen-debates")).toBe("discard");
  const first = table({ hands: { ussr: ["kitchen-debates", "fidel"] }, influence, dice: [2] });
  first.ussr("kitchen-debates", "event-first", "coup", "angola");
  expect(first.vp).toBe(2);
  expect(first.pileOf("kitchen-debates")).toBe("removed");
});

test("Nixon Plays The China Card: the US takes it face down and cannot use it this turn", () => {
  const t = table({
    side: "us",
    hands: { us: ["nixon-plays-the-china-card", "nato", "marshall-plan"], ussr: ["fidel", "comecon"] },
  });
  t.us("nixon-plays-the-china-card", "event");
  expect(t.view.china).toEqual({ holder: "us", faceUp: false });
  expect(t.vp).toBe(0);
  expect(t.pileOf("nixon-plays-the-china-card")).toBe("removed");
  t.ussr("fidel", "event");
  expect(t.options("us").sort()).toEqual(["marshall-plan", "nato"]);
});

test("Nixon Plays The China Card: at the end of the turn it is turned face up", () => {
  const t = table({ turn: 4, round: 7, side: "us", hands: { us: ["nixon-plays-the-china-card", "nato"] } });
  t.us("nixon-plays-the-china-card", "event");
  expect(t.view.turn).toBe(5);
  expect(t.view.china).toEqual({ holder: "us", faceUp: true });
});

test("Nixon Plays The China Card: 2 VP if the US has it already, face up or down", () => {
  const t = table({
    hands: { ussr: ["nixon-plays-the-china-card", "fidel"] },
    china: { holder: "us", faceUp: false },
  });
  t.ussr("nixon-plays-the-china-card", "event-first");
  expect(t.vp).toBe(2);
  expect(t.view.china).toEqual({ holder: "us", faceUp: false });
});

test("Nixon Plays The China Card: the US counts as holder during the Chinese Civil War", () => {
  const t = table({
    options: { chineseCivilWar: true },
    side: "us",
    hands: { us: ["nixon-plays-the-china-card", "nato"] },
  });
  t.us("nixon-plays-the-china-card", "event");
  expect(t.vp).toBe(2);
  expect(t.view.china.holder).toBeNull();
});

test("Ussuri River Skirmish: the US takes The China Card face up and may use it this turn", () => {
  const t = table({
    side: "us",
    hands: { us: ["ussuri-river-skirmish", "nato", "marshall-plan"], ussr: ["fidel", "comecon"] },
    china: { holder: "ussr", faceUp: false },
  });
  t.us("ussuri-river-skirmish", "event");
  expect(t.view.china).toEqual({ holder: "us", faceUp: true });
  expect(t.pileOf("ussuri-river-skirmish")).toBe("removed");
  t.ussr("fidel", "event");
  expect(t.options("us")).toContain("the-china-card");
});

test("Ussuri River Skirmish: else 4 US influence in Asia, at most 2 in a country", () => {
  const t = table({
    hands: { ussr: ["ussuri-river-skirmish", "fidel"] },
    china: { holder: "us", faceUp: true },
    influence: { poland: [0, 1] },
  });
  t.ussr("ussuri-river-skirmish", "influence", "poland", "done");
  expect(t.options("us")).toHaveLength(15);
  t.us("japan", "japan");
  expect(t.options("us")).not.toContain("japan");
  expect(t.options("us")).not.toContain("iran");
  t.us("thailand", "india");
  expect(t.influence("japan")).toEqual([2, 0]);
  expect(t.influence("thailand")).toEqual([1, 0]);
  expect(t.influence("india")).toEqual([1, 0]);
  expect(t.pileOf("ussuri-river-skirmish")).toBe("removed");
});

test("Ussuri River Skirmish: the US counts as holder during the Chinese Civil War, and cannot place there", () => {
  const t = table({
    options: { chineseCivilWar: true },
    side: "us",
    hands: { us: ["ussuri-river-skirmish", "nato"] },
  });
  t.us("ussuri-river-skirmish", "event");
  expect(t.asked).toEqual(["us influence.add"]);
  expect(t.options("us")).not.toContain("chinese-civil-war");
  expect(t.view.china.holder).toBeNull();
});
