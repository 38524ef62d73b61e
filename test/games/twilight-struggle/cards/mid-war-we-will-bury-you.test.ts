import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** It is the next US action round after the event. */
const pending = {
  turn: 4,
  side: "us",
  effects: [{ card: "we-will-bury-you", side: "ussr" }],
} as const satisfies Setting;

test("We Will Bury You: DEFCON falls by 1, the 3 VP come when the US has committed its play", () => {
  const t = table({ turn: 4, hands: { us: ["nato", "panama-canal-returned"], ussr: ["we-will-bury-you", "fidel"] } });
  t.ussr("we-will-bury-you", "event");
  expect(t.defcon).toBe(4);
  expect(t.pileOf("we-will-bury-you")).toBe("removed");
  t.us("panama-canal-returned");
  expect(t.vp).toBe(0);
  t.us("event");
  expect(t.vp).toBe(-3);
  expect(t.effects).toEqual([]);
});

test("We Will Bury You: is scored once", () => {
  const t = table({
    ...pending,
    hands: { us: ["nato", "panama-canal-returned", "oas-founded"], ussr: ["fidel", "comecon"] },
  });
  t.us("panama-canal-returned", "event").ussr("fidel", "event").us("oas-founded", "event", "chile", "chile");
  expect(t.vp).toBe(-3);
});

test("We Will Bury You: the VP of the US play come too late", () => {
  const t = table({ ...pending, vp: -18, hands: { us: ["duck-and-cover", "nato"] }, defcon: 3 });
  t.us("duck-and-cover", "event");
  expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
  expect(t.defcon).toBe(3);
});

test("We Will Bury You: UN Intervention as an event averts it", () => {
  const t = table({
    ...pending,
    hands: { us: ["un-intervention", "fidel", "nato"] },
    influence: { canada: [1, 0] },
  });
  t.us("un-intervention", "event", "fidel", "influence", "canada", "canada");
  expect(t.vp).toBe(0);
  expect(t.effects).toEqual([]);
  expect(t.pileOf("un-intervention")).toBe("discard");
  expect(t.pileOf("fidel")).toBe("discard");
});

test("We Will Bury You: UN Intervention for its operations does not", () => {
  const t = table({ ...pending, hands: { us: ["un-intervention", "fidel", "nato"] } });
  t.us("un-intervention", "influence", "canada");
  expect(t.vp).toBe(-3);
});

test("We Will Bury You: UN Intervention by way of Grain Sales or Missile Envy comes too late", () => {
  const influence = { canada: [1, 0] } as const;
  const grain = table({
    ...pending,
    hands: { us: ["grain-sales-to-soviets", "fidel"], ussr: ["un-intervention", "comecon"] },
    influence,
    picks: ["un-intervention"],
  });
  grain.us("grain-sales-to-soviets", "event");
  expect(grain.vp).toBe(-3);
  grain.us("event", "influence", "canada", "canada");
  expect(grain.pileOf("fidel")).toBe("discard");
  const envy = table({
    ...pending,
    hands: { us: ["missile-envy", "fidel", "nasser"], ussr: ["un-intervention", "africa-scoring"] },
    influence,
  });
  envy.us("missile-envy", "event");
  expect(envy.vp).toBe(-3);
  envy.us("nasser", "influence", "canada");
  expect(envy.pileOf("nasser")).toBe("discard");
});

test("We Will Bury You: without a USSR card UN Intervention cannot be played as an event", () => {
  const t = table({ ...pending, hands: { us: ["un-intervention", "nato", "junta"] } });
  t.us("un-intervention");
  expect(t.options("us")).not.toContain("event");
});

test("We Will Bury You: a UN Intervention of the USSR changes nothing", () => {
  const t = table({
    turn: 4,
    hands: {
      us: ["panama-canal-returned", "junta"],
      ussr: ["un-intervention", "nato", "comecon"],
    },
    effects: [{ card: "we-will-bury-you", side: "ussr" }],
    influence: { poland: [0, 1] },
  });
  t.ussr("un-intervention", "event", "influence", "poland", "done").us("panama-canal-returned", "event");
  expect(t.vp).toBe(-3);
});

test("We Will Bury You: operations, The China Card and the Space Race are plays like any other", () => {
  const operations = table({ ...pending, hands: { us: ["nato", "junta"] } });
  operations.us("nato", "influence");
  expect(operations.vp).toBe(-3);
  const china = table({ ...pending, hands: { us: ["nato", "junta"] }, china: { holder: "us", faceUp: true } });
  china.us("the-china-card", "influence");
  expect(china.vp).toBe(-3);
  const space = table({ ...pending, hands: { us: ["nato", "junta"] }, dice: [6] });
  space.us("nato", "space");
  expect(space.vp).toBe(-3);
});

test("We Will Bury You: a US without cards loses the 3 VP as well", () => {
  const t = table({ ...pending, hands: { us: [], ussr: ["fidel", "comecon"] } });
  expect(t.vp).toBe(-3);
  expect(t.effects).toEqual([]);
});

test("We Will Bury You: so does a US in Quagmire, discarding or not", () => {
  const effects = [...pending.effects, { card: "quagmire", side: "ussr" }] as const;
  const discards = table({ ...pending, effects, hands: { us: ["nato", "junta"] }, dice: [6] });
  discards.us("nato");
  expect(discards.vp).toBe(-3);
  const skips = table({ ...pending, effects, hands: { us: ["oas-founded"], ussr: ["fidel", "comecon"] } });
  expect(skips.us("pass").vp).toBe(-3);
});

test("We Will Bury You: discarding UN Intervention to Quagmire does not avert it", () => {
  const t = table({
    ...pending,
    effects: [...pending.effects, { card: "quagmire", side: "ussr" }, { card: "containment", side: "us", turn: true }],
    hands: { us: ["un-intervention", "fidel"] },
    dice: [1],
  });
  t.us("un-intervention");
  expect(t.vp).toBe(-3);
});

test("We Will Bury You: played by the US itself, the VP come in its next round", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["we-will-bury-you", "panama-canal-returned", "nato"], ussr: ["fidel", "comecon"] },
    influence: { canada: [1, 0] },
  });
  t.us("we-will-bury-you", "influence", "canada", "done");
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(0);
  t.ussr("fidel", "event").us("panama-canal-returned", "event");
  expect(t.vp).toBe(-3);
});

test("We Will Bury You: triggered in the last US round it waits for the next turn, through the headlines", () => {
  const t = table({
    turn: 4,
    round: 7,
    side: "us",
    milOps: { us: 5, ussr: 5 },
    hands: { us: ["we-will-bury-you", "panama-canal-returned", "oas-founded"], ussr: ["allende", "comecon"] },
  });
  t.us("we-will-bury-you", "influence", "canada", "done");
  expect(t.view.turn).toBe(5);
  t.headlines({ us: "panama-canal-returned", ussr: "allende" }).ussr("comecon", "influence", "poland", "done");
  expect(t.vp).toBe(0);
  t.us("oas-founded", "event", "chile", "chile");
  expect(t.vp).toBe(-3);
});

test("We Will Bury You: at DEFCON 2 nuclear war comes first, and its player loses", () => {
  const ussr = table({ turn: 4, defcon: 2, hands: { ussr: ["we-will-bury-you", "fidel"] } });
  ussr.ussr("we-will-bury-you", "event");
  expect(ussr.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  const us = table({ turn: 4, side: "us", defcon: 2, hands: { us: ["we-will-bury-you", "nato"] } });
  us.us("we-will-bury-you", "event-first");
  expect(us.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
});

test("We Will Bury You as a headline: the VP come in the first US round", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["oas-founded", "panama-canal-returned", "nato"], ussr: ["we-will-bury-you", "fidel", "comecon"] },
  });
  t.headlines({ us: "oas-founded", ussr: "we-will-bury-you" }).us("chile", "chile");
  expect(t.vp).toBe(0);
  t.ussr("fidel", "event").us("panama-canal-returned", "event");
  expect(t.vp).toBe(-3);
});
