import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Brush War: 3 Military Ops; on 3 it gives 1 VP and turns the influence round", () => {
  const t = table({ turn: 4, hands: { ussr: ["brush-war", "fidel"] }, influence: { kenya: [2, 1] }, dice: [3] });
  t.ussr("brush-war", "event", "kenya");
  expect(t.influence("kenya")).toEqual([0, 3]);
  expect(t.vp).toBe(-1);
  expect(t.milOps.ussr).toBe(3);
  expect(t.pileOf("brush-war")).toBe("discard");
});

test("Brush War: on 2 nothing but the Military Ops", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["brush-war", "nato"] },
    influence: { kenya: [0, 2] },
    dice: [2],
  });
  t.us("brush-war", "event", "kenya");
  expect(t.influence("kenya")).toEqual([0, 2]);
  expect(t.vp).toBe(0);
  expect(t.milOps.us).toBe(3);
});

test("Brush War: any country of stability 1 or 2, even empty, whatever DEFCON says; DEFCON does not change", () => {
  const t = table({ turn: 4, defcon: 2, hands: { ussr: ["brush-war", "fidel"] }, dice: [3] });
  t.ussr("brush-war", "event");
  expect(t.options("ussr")).toContain("italy");
  expect(t.options("ussr")).toContain("angola");
  expect(t.options("ussr")).not.toContain("france");
  expect(t.options("ussr")).not.toContain("south-africa");
  t.ussr("italy");
  expect(t.vp).toBe(-1);
  expect(t.influence("italy")).toEqual([0, 0]);
  expect(t.defcon).toBe(2);
});

test("Brush War: 1 less for each neighbour the opponent controls", () => {
  const t = table({
    turn: 4,
    hands: { ussr: ["brush-war", "fidel"] },
    influence: { panama: [2, 0], "costa-rica": [3, 0], colombia: [1, 0] },
    dice: [4],
  });
  t.ussr("brush-war", "event", "panama");
  expect(t.told("war")).toEqual([{ side: "ussr", country: "panama", die: 4, modifier: -2, needs: 3, won: false }]);
  expect(t.influence("panama")).toEqual([2, 0]);
});

test("Brush War: 1 less next to the enemy superpower, and not next to one's own [2.1.5]", () => {
  const ussr = table({ turn: 4, hands: { ussr: ["brush-war", "fidel"] }, influence: { mexico: [1, 0] }, dice: [3] });
  ussr.ussr("brush-war", "event", "mexico");
  expect(ussr.influence("mexico")).toEqual([1, 0]);
  const hands = { us: ["brush-war", "nato"] } as const;
  const us = table({ turn: 4, side: "us", hands, influence: { afghanistan: [0, 1] }, dice: [3] });
  us.us("brush-war", "event", "afghanistan");
  expect(us.influence("afghanistan")).toEqual([0, 1]);
  const own = table({ turn: 4, side: "us", hands, influence: { mexico: [0, 1] }, dice: [3] });
  own.us("brush-war", "event", "mexico");
  expect(own.influence("mexico")).toEqual([1, 0]);
});

test("Brush War: after NATO the USSR may not attack a European country the US controls", () => {
  const effects = [{ card: "nato", side: "us" }] as const;
  const influence = { italy: [2, 0], greece: [1, 0], turkey: [2, 0], iran: [2, 0] } as const;
  const ussr = table({ turn: 4, hands: { ussr: ["brush-war", "fidel"] }, influence, effects });
  ussr.ussr("brush-war", "event");
  expect(ussr.options("ussr")).not.toContain("italy");
  expect(ussr.options("ussr")).not.toContain("turkey");
  expect(ussr.options("ussr")).toContain("greece");
  expect(ussr.options("ussr")).toContain("iran");
  const us = table({ turn: 4, side: "us", hands: { us: ["brush-war", "nato"] }, influence, effects });
  us.us("brush-war", "event");
  expect(us.options("us")).toContain("italy");
});

test("Brush War for operations is no war", () => {
  const t = table({ turn: 4, hands: { ussr: ["brush-war", "fidel"] } });
  t.ussr("brush-war", "influence", "poland", "done");
  expect(t.milOps.ussr).toBe(0);
});

test("Arms Race: 1 VP for more Military Ops, 3 if they also meet the DEFCON level", () => {
  const after = (us: number, ussr: number, defcon: number) => {
    const t = table({ turn: 4, side: "us", defcon, milOps: { us, ussr }, hands: { us: ["arms-race", "nato"] } });
    t.us("arms-race", "event");
    expect(t.pileOf("arms-race")).toBe("discard");
    return t.vp;
  };
  expect(after(2, 1, 3)).toBe(1);
  expect(after(3, 2, 3)).toBe(3);
  expect(after(4, 0, 3)).toBe(3);
  expect(after(3, 3, 3)).toBe(0);
  expect(after(1, 4, 2)).toBe(0);
});

test("Arms Race: counts for the side that plays it", () => {
  const t = table({ turn: 4, defcon: 2, milOps: { us: 1, ussr: 2 }, hands: { ussr: ["arms-race", "fidel"] } });
  t.ussr("arms-race", "event");
  expect(t.vp).toBe(-3);
});

test("How I Learned to Stop Worrying: any DEFCON level and 5 Military Ops", () => {
  const t = table({
    turn: 4,
    milOps: { us: 2 },
    side: "us",
    hands: { us: ["how-i-learned-to-stop-worrying", "nato"] },
  });
  t.us("how-i-learned-to-stop-worrying", "event");
  expect(t.options("us")).toEqual(["1", "2", "3", "4", "5"]);
  t.us("2");
  expect(t.defcon).toBe(2);
  expect(t.milOps).toEqual({ us: 5, ussr: 0 });
  expect(t.pileOf("how-i-learned-to-stop-worrying")).toBe("removed");
});

test("How I Learned to Stop Worrying: upwards as well", () => {
  const t = table({ turn: 4, defcon: 2, hands: { ussr: ["how-i-learned-to-stop-worrying", "fidel"] } });
  t.ussr("how-i-learned-to-stop-worrying", "event", "5");
  expect(t.defcon).toBe(5);
  expect(t.milOps.ussr).toBe(5);
});

test("How I Learned to Stop Worrying: level 1 loses the game for the phasing player", () => {
  const t = table({ turn: 4, hands: { ussr: ["how-i-learned-to-stop-worrying", "fidel"] } });
  t.ussr("how-i-learned-to-stop-worrying", "event", "1");
  expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
});

test("ABM Treaty: DEFCON rises by 1, then 4 operations where it allows them now", () => {
  const t = table({
    turn: 4,
    defcon: 2,
    hands: { ussr: ["abm-treaty", "fidel"] },
    influence: { iran: [1, 0], pakistan: [1, 0] },
    dice: [1],
  });
  t.ussr("abm-treaty", "event");
  expect(t.defcon).toBe(3);
  expect(t.options("ussr").sort()).toEqual(["coup", "influence", "realign"]);
  t.ussr("coup", "iran");
  expect(t.influence("iran")).toEqual([0, 0]);
  expect(t.milOps.ussr).toBe(4);
  expect(t.defcon).toBe(2);
  expect(t.pileOf("abm-treaty")).toBe("discard");
});

test("ABM Treaty: at DEFCON 5 the operations remain, with modifiers", () => {
  const t = table({
    turn: 4,
    side: "us",
    hands: { us: ["abm-treaty", "nato"] },
    effects: [{ card: "red-scare-purge", side: "ussr", turn: true }],
  });
  t.us("abm-treaty", "event", "influence");
  expect(t.defcon).toBe(5);
  expect(t.told("operation")).toMatchObject([{ side: "us", operation: "influence", ops: 3 }]);
});

test("ABM Treaty in the headline phase: its operations are conducted", () => {
  const t = table({
    turn: 4,
    step: { at: "headline" },
    hands: { us: ["abm-treaty", "nato"], ussr: ["allende", "fidel"] },
    influence: { canada: [1, 0] },
  });
  t.headlines({ us: "abm-treaty", ussr: "allende" }).us("influence", "canada", "canada", "canada", "canada");
  expect(t.influence("canada")).toEqual([5, 0]);
});

test("ABM Treaty: for operations DEFCON stays", () => {
  const t = table({ turn: 4, defcon: 3, hands: { ussr: ["abm-treaty", "fidel"] } });
  t.ussr("abm-treaty", "influence", "poland", "done");
  expect(t.defcon).toBe(3);
});
