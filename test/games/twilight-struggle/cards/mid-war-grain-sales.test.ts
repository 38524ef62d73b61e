import { expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

/** The US plays Grain Sales and takes Comecon, a USSR event of 3 with an asterisk. */
const comecon = {
  turn: 4,
  side: "us",
  hands: { us: ["grain-sales-to-soviets", "nato"], ussr: ["comecon", "fidel", "nasser"] },
  influence: { canada: [1, 0] },
  picks: ["comecon"],
} as const satisfies Setting;

const grain = ["grain-sales-to-soviets", "event"] as const;

test("Grain Sales: the taken card is played under the usual rules, or returned", () => {
  const t = table({ ...comecon, influence: { canada: [1, 0], iran: [0, 1] } });
  t.us(...grain);
  expect(t.asked).toEqual(["us grain-sales.use"]);
  expect(t.options("us").sort()).toEqual(["coup", "event-first", "influence", "realign", "return", "space"]);
});

test("Grain Sales: a USSR card used for operations brings its event after them", () => {
  const t = table(comecon);
  t.us(...grain, "influence", "canada", "canada", "canada");
  expect(t.influence("canada")).toEqual([4, 0]);
  t.ussr("poland", "romania", "hungary", "bulgaria");
  expect(t.influence("poland")).toEqual([0, 1]);
  expect(t.pileOf("comecon")).toBe("removed");
  expect(t.pileOf("grain-sales-to-soviets")).toBe("discard");
  expect([...t.hand("ussr")].sort()).toEqual(["fidel", "nasser"]);
});

test("Grain Sales: or before them", () => {
  const t = table(comecon);
  t.us(...grain, "event-first").ussr("poland", "romania", "hungary", "bulgaria");
  t.us("influence", "canada", "canada", "canada");
  expect(t.influence("canada")).toEqual([4, 0]);
  expect(t.pileOf("comecon")).toBe("removed");
});

test("Grain Sales: a US event happens, and with an asterisk leaves the game", () => {
  const t = table({
    ...comecon,
    hands: { ...comecon.hands, ussr: ["panama-canal-returned", "fidel"] },
    picks: ["panama-canal-returned"],
  });
  t.us(...grain, "event");
  expect(t.influence("panama")).toEqual([1, 0]);
  expect(t.pileOf("panama-canal-returned")).toBe("removed");
});

test("Grain Sales: a US event whose condition is not met is no event", () => {
  const t = table({ ...comecon, hands: { us: ["grain-sales-to-soviets", "fidel"], ussr: ["nato"] }, picks: ["nato"] });
  t.us(...grain);
  expect(t.options("us").sort()).toEqual(["influence", "return", "space"]);
});

test("Grain Sales: a neutral event happens for the US", () => {
  const t = table({
    ...comecon,
    hands: { ...comecon.hands, ussr: ["brush-war", "fidel"] },
    picks: ["brush-war"],
    dice: [3],
  });
  t.us(...grain, "event", "kenya");
  expect(t.vp).toBe(1);
  expect(t.milOps).toEqual({ us: 3, ussr: 0 });
});

test("Grain Sales: the Space Race, without the event and counted as the attempt of the turn", () => {
  const t = table({ ...comecon, dice: [1] });
  t.us(...grain, "space");
  expect(t.space.us).toBe(1);
  expect(t.view.spaceAttempts.us).toBe(1);
  expect(t.pileOf("comecon")).toBe("discard");
  expect(t.influence("poland")).toEqual([0, 0]);
});

test("Grain Sales: no Space Race with the attempt of the turn used up", () => {
  const t = table({ ...comecon, spaceAttempts: { us: 1 } });
  t.us(...grain);
  expect(t.options("us")).not.toContain("space");
});

test("Grain Sales: returned, the US has 2 operations on the map", () => {
  const t = table({ ...comecon, influence: { canada: [1, 0], iran: [0, 1] } });
  t.us(...grain, "return");
  expect(t.asked).toEqual(["us operations.kind"]);
  expect(t.options("us").sort()).toEqual(["coup", "influence", "realign"]);
  t.us("influence", "canada", "canada");
  expect(t.influence("canada")).toEqual([3, 0]);
  expect([...t.hand("ussr")].sort()).toEqual(["comecon", "fidel", "nasser"]);
  expect(t.pileOf("grain-sales-to-soviets")).toBe("discard");
});

test("Grain Sales: both players know the taken card, nobody else what was returned", () => {
  const t = table(comecon);
  t.us(...grain, "return");
  expect(t.told("taken-card", "us")).toEqual([{ side: "ussr", count: 1, cards: ["comecon"] }]);
  expect(t.told("taken-card", "ussr")).toEqual([{ side: "ussr", count: 1, cards: ["comecon"] }]);
  expect(t.told("taken-card")).toEqual([{ side: "ussr", count: 1 }]);
  expect(t.told("returned-card")).toEqual([{ side: "us" }]);
});

test("Grain Sales: against an empty hand 2 operations; The China Card is never taken", () => {
  const t = table({ ...comecon, hands: { us: ["grain-sales-to-soviets", "nato"], ussr: [] }, picks: [] });
  t.us(...grain, "canada", "canada");
  expect(t.influence("canada")).toEqual([3, 0]);
  expect(t.view.china.holder).toBe("ussr");
});

test("Grain Sales: a scoring card is scored or returned", () => {
  const t = table({
    ...comecon,
    hands: { ...comecon.hands, ussr: ["africa-scoring", "fidel"] },
    influence: { kenya: [2, 0] },
    picks: ["africa-scoring"],
  });
  t.us(...grain);
  expect(t.options("us")).toEqual(["event", "return"]);
  t.us("event");
  expect(t.vp).toBe(1);
  expect(t.pileOf("africa-scoring")).toBe("discard");
});

test("Grain Sales: with UN Intervention of the US hand the event does not happen", () => {
  const t = table({
    ...comecon,
    hands: { ...comecon.hands, us: ["grain-sales-to-soviets", "un-intervention", "nato"] },
  });
  t.us(...grain, "un-intervention", "influence", "canada", "canada", "canada");
  expect(t.influence("canada")).toEqual([4, 0]);
  expect(t.asked).toEqual(["ussr play.card"]);
  expect(t.pileOf("comecon")).toBe("discard");
  expect(t.pileOf("un-intervention")).toBe("discard");
});

test("Grain Sales: UN Intervention does not go with a US or neutral card", () => {
  const t = table({
    ...comecon,
    hands: { us: ["grain-sales-to-soviets", "un-intervention"], ussr: ["junta", "fidel"] },
    picks: ["junta"],
  });
  t.us(...grain);
  expect(t.options("us")).not.toContain("un-intervention");
});

test("Grain Sales: a taken UN Intervention goes with a USSR card of the US hand", () => {
  const t = table({
    ...comecon,
    hands: { us: ["grain-sales-to-soviets", "fidel", "nato"], ussr: ["un-intervention", "nasser"] },
    picks: ["un-intervention"],
  });
  t.us(...grain, "event", "fidel", "influence", "canada", "canada");
  expect(t.influence("canada")).toEqual([3, 0]);
  expect(t.influence("cuba")).toEqual([0, 0]);
  expect(t.pileOf("un-intervention")).toBe("discard");
  expect(t.pileOf("fidel")).toBe("discard");
});

test("Grain Sales: modifiers of the US count, those of the USSR do not [7.4.1]", () => {
  const brezhnev = table({ ...comecon, effects: [{ card: "brezhnev-doctrine", side: "ussr", turn: true }] });
  brezhnev.us(...grain, "influence");
  expect(brezhnev.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: 3 }]);
  const effects = [{ card: "containment", side: "us", turn: true }] as const;
  const containment = table({ ...comecon, effects });
  containment.us(...grain, "influence");
  expect(containment.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: 4 }]);
  const returned = table({ ...comecon, effects });
  returned.us(...grain, "return", "influence");
  expect(returned.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: 3 }]);
});
