import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Willy Brandt: 1 VP and 1 USSR influence in West Germany, and it lasts", () => {
  const t = table({ hands: { ussr: ["willy-brandt", "fidel"] }, influence: { "west-germany": [4, 0] } });
  t.ussr("willy-brandt", "event");
  expect(t.vp).toBe(-1);
  expect(t.influence("west-germany")).toEqual([4, 1]);
  expect(t.effects).toEqual(["willy-brandt"]);
  expect(t.pileOf("willy-brandt")).toBe("removed");
});

test("Willy Brandt: NATO no longer protects West Germany, but does protect the others", () => {
  const t = table({
    hands: { ussr: ["willy-brandt", "decolonization", "fidel"] },
    influence: { "west-germany": [5, 0], italy: [2, 0], iran: [1, 0] },
    effects: [{ card: "nato", side: "us" }],
  });
  t.ussr("willy-brandt", "event").ussr("decolonization", "realign");
  expect(t.options("ussr").sort()).toEqual(["iran", "west-germany"]);
});

test("Willy Brandt: the US plays it for operations, and the event happens", () => {
  const t = table({ side: "us", hands: { us: ["willy-brandt", "nato"] } });
  t.us("willy-brandt", "influence", "canada", "canada");
  expect(t.vp).toBe(-1);
  expect(t.influence("west-germany")).toEqual([0, 1]);
  expect(t.pileOf("willy-brandt")).toBe("removed");
});

test("Willy Brandt: no event after Tear Down This Wall, and the card is only discarded", () => {
  const effects = [{ card: "tear-down-this-wall", side: "us" }] as const;
  const ussr = table({ hands: { ussr: ["willy-brandt", "fidel"] }, effects });
  ussr.ussr("willy-brandt");
  expect(ussr.options("ussr")).not.toContain("event");
  const us = table({ side: "us", hands: { us: ["willy-brandt", "nato"] }, effects });
  us.us("willy-brandt", "influence", "canada", "canada");
  expect(us.vp).toBe(0);
  expect(us.influence("west-germany")).toEqual([0, 0]);
  expect(us.pileOf("willy-brandt")).toBe("discard");
});

test("Willy Brandt: headlined after Tear Down This Wall it does nothing and is discarded", () => {
  const t = table({
    turn: 8,
    step: { at: "headline" },
    hands: { us: ["summit", "nato"], ussr: ["willy-brandt", "fidel"] },
    effects: [{ card: "tear-down-this-wall", side: "us" }],
    dice: [3, 3],
  });
  t.headlines({ us: "summit", ussr: "willy-brandt" });
  expect(t.vp).toBe(0);
  expect(t.pileOf("willy-brandt")).toBe("discard");
});

test("Willy Brandt: Tear Down This Wall restores NATO in West Germany; VP and influence stay", () => {
  const t = table({
    side: "us",
    hands: { us: ["tear-down-this-wall", "nato"], ussr: ["decolonization", "fidel"] },
    vp: -1,
    influence: { "west-germany": [5, 1], iran: [1, 0] },
    effects: [
      { card: "nato", side: "us" },
      { card: "willy-brandt", side: "ussr" },
    ],
  });
  t.us("tear-down-this-wall", "event", "done");
  expect(t.effects).not.toContain("willy-brandt");
  expect(t.vp).toBe(-1);
  expect(t.influence("west-germany")).toEqual([5, 1]);
  t.willRoll(1).ussr("decolonization", "coup");
  expect(t.told("coup")).toMatchObject([{ country: "iran" }]);
});

test("Cultural Revolution: The China Card comes from the US face up, for use at once", () => {
  const t = table({
    hands: { ussr: ["cultural-revolution", "fidel"] },
    china: { holder: "us", faceUp: true },
  });
  t.ussr("cultural-revolution", "event");
  expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
  expect(t.vp).toBe(0);
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.options("ussr")).toContain("the-china-card");
  expect(t.pileOf("cultural-revolution")).toBe("removed");
});

test("Cultural Revolution: a China Card face down is turned face up", () => {
  const t = table({
    side: "us",
    hands: { us: ["cultural-revolution", "nato"] },
    china: { holder: "us", faceUp: false },
  });
  t.us("cultural-revolution", "event-first");
  expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
});

test("Cultural Revolution: 1 VP if the USSR has The China Card already", () => {
  const t = table({
    hands: { ussr: ["cultural-revolution", "fidel"] },
    china: { holder: "ussr", faceUp: false },
  });
  t.ussr("cultural-revolution", "event");
  expect(t.vp).toBe(-1);
  expect(t.view.china).toEqual({ holder: "ussr", faceUp: false });
});

test("Cultural Revolution: taking The China Card does not end Formosan Resolution", () => {
  const t = table({
    hands: { ussr: ["cultural-revolution", "fidel"] },
    china: { holder: "us", faceUp: true },
    effects: [{ card: "formosan-resolution", side: "us" }],
  });
  t.ussr("cultural-revolution", "event");
  expect(t.effects).toEqual(["formosan-resolution"]);
});

test("Cultural Revolution: no event while the Chinese Civil War goes on", () => {
  const options = { chineseCivilWar: true };
  const ussr = table({ options, hands: { ussr: ["cultural-revolution", "fidel"] } });
  ussr.ussr("cultural-revolution");
  expect(ussr.options("ussr")).not.toContain("event");
  const us = table({ options, side: "us", hands: { us: ["cultural-revolution", "nato"] } });
  us.us("cultural-revolution", "influence", "canada", "done");
  expect(us.vp).toBe(0);
  expect(us.pileOf("cultural-revolution")).toBe("discard");
});

test("U2 Incident: 1 VP for the USSR, and the card is removed", () => {
  const t = table({ hands: { ussr: ["u2-incident", "fidel"] } });
  t.ussr("u2-incident", "event");
  expect(t.vp).toBe(-1);
  expect(t.pileOf("u2-incident")).toBe("removed");
});

test("U2 Incident: 1 VP more for UN Intervention by the US later in the turn", () => {
  const t = table({
    hands: { us: ["un-intervention", "fidel", "nato"], ussr: ["u2-incident", "comecon"] },
    influence: { canada: [2, 0] },
  });
  t.ussr("u2-incident", "event").us("un-intervention", "event", "fidel", "influence", "canada", "canada");
  expect(t.vp).toBe(-2);
});

test("U2 Incident: 1 VP more for UN Intervention by the USSR, too", () => {
  const t = table({
    hands: { ussr: ["un-intervention", "nuclear-subs", "comecon"] },
    influence: { poland: [0, 1] },
    effects: [{ card: "u2-incident", side: "ussr", turn: true }],
  });
  t.ussr("un-intervention", "event", "nuclear-subs", "influence", "poland", "poland");
  expect(t.vp).toBe(-1);
});

test("U2 Incident: UN Intervention for its operations gives nothing", () => {
  const t = table({
    side: "us",
    hands: { us: ["un-intervention", "fidel", "nato"] },
    effects: [{ card: "u2-incident", side: "ussr", turn: true }],
  });
  t.us("un-intervention", "influence", "canada");
  expect(t.vp).toBe(0);
});

test("U2 Incident: 1 VP more for UN Intervention with a card out of Grain Sales", () => {
  const t = table({
    side: "us",
    hands: { us: ["grain-sales-to-soviets", "un-intervention", "nato"], ussr: ["fidel", "comecon"] },
    effects: [{ card: "u2-incident", side: "ussr", turn: true }],
    picks: ["fidel"],
  });
  t.us("grain-sales-to-soviets", "event", "un-intervention", "influence", "canada", "done");
  expect(t.vp).toBe(-1);
});
