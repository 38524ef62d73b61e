import { expect, test } from "vitest";
import { table } from "../table.ts";

test("Colonial Rear Guards: 1 US influence in each of 4 countries of Africa and Southeast Asia", () => {
  const t = table({ side: "us", hands: { us: ["colonial-rear-guards", "nato"] }, influence: { angola: [0, 2] } });
  t.us("colonial-rear-guards", "event");
  expect(t.options("us")).toHaveLength(18 + 7);
  t.us("angola", "kenya", "thailand");
  expect(t.options("us")).not.toContain("angola");
  expect(t.options("us")).not.toContain("india");
  t.us("burma");
  expect(t.influence("angola")).toEqual([1, 2]);
  expect(t.influence("kenya")).toEqual([1, 0]);
  expect(t.influence("thailand")).toEqual([1, 0]);
  expect(t.influence("burma")).toEqual([1, 0]);
  expect(t.pileOf("colonial-rear-guards")).toBe("discard");
});

test("Colonial Rear Guards: played by the USSR, the US places after the operations", () => {
  const t = table({ hands: { ussr: ["colonial-rear-guards", "fidel"] }, influence: { poland: [0, 1] } });
  t.ussr("colonial-rear-guards", "influence", "poland", "poland").us("kenya", "sudan", "zaire", "vietnam");
  expect(t.influence("poland")).toEqual([0, 3]);
  expect(t.influence("vietnam")).toEqual([1, 0]);
});

test("Panama Canal Returned: 1 US influence each to Panama, Costa Rica and Venezuela", () => {
  const t = table({ side: "us", hands: { us: ["panama-canal-returned", "nato"] }, influence: { panama: [1, 1] } });
  t.us("panama-canal-returned", "event");
  expect(t.influence("panama")).toEqual([2, 1]);
  expect(t.influence("costa-rica")).toEqual([1, 0]);
  expect(t.influence("venezuela")).toEqual([1, 0]);
  expect(t.pileOf("panama-canal-returned")).toBe("removed");
});

test("Panama Canal Returned: the USSR gives it away with its operation, before or after", () => {
  const t = table({ hands: { ussr: ["panama-canal-returned", "fidel"] }, dice: [2] });
  t.ussr("panama-canal-returned", "event-first", "coup", "costa-rica");
  expect(t.influence("panama")).toEqual([1, 0]);
  expect(t.influence("costa-rica")).toEqual([1, 0]);
  expect(t.pileOf("panama-canal-returned")).toBe("removed");
});

test("Camp David Accords: 1 VP and 1 US influence each in Israel, Jordan and Egypt", () => {
  const t = table({ side: "us", hands: { us: ["camp-david-accords", "nato"] }, influence: { egypt: [0, 2] } });
  t.us("camp-david-accords", "event");
  expect(t.vp).toBe(1);
  expect(t.influence("israel")).toEqual([1, 0]);
  expect(t.influence("jordan")).toEqual([1, 0]);
  expect(t.influence("egypt")).toEqual([1, 2]);
  expect(t.pileOf("camp-david-accords")).toBe("removed");
});

test("Camp David Accords: Arab-Israeli War can no longer occur", () => {
  const t = table({
    side: "us",
    hands: { us: ["camp-david-accords", "arab-israeli-war", "nato"], ussr: ["fidel", "comecon"] },
    influence: { poland: [0, 1], canada: [2, 0] },
  });
  t.us("camp-david-accords", "event").ussr("fidel", "event").us("arab-israeli-war");
  expect(t.options("us")).not.toContain("event-first");
  t.us("influence", "canada", "canada");
  expect(t.milOps.ussr).toBe(0);
  expect(t.pileOf("arab-israeli-war")).toBe("discard");
});

test("Camp David Accords: the USSR cannot choose Arab-Israeli War as an event", () => {
  const t = table({
    hands: { ussr: ["arab-israeli-war", "fidel"] },
    effects: [{ card: "camp-david-accords", side: "us" }],
  });
  t.ussr("arab-israeli-war");
  expect(t.options("ussr")).not.toContain("event");
});

test("Puppet Governments: 1 US influence in up to 3 countries without any influence", () => {
  const t = table({
    side: "us",
    hands: { us: ["puppet-governments", "nato"] },
    influence: { iran: [1, 0], iraq: [0, 1] },
  });
  t.us("puppet-governments", "event");
  expect(t.options("us")).not.toContain("iran");
  expect(t.options("us")).not.toContain("iraq");
  t.us("poland", "angola");
  expect(t.options("us")).not.toContain("poland");
  t.us("chile");
  expect(t.influence("poland")).toEqual([1, 0]);
  expect(t.influence("angola")).toEqual([1, 0]);
  expect(t.influence("chile")).toEqual([1, 0]);
  expect(t.pileOf("puppet-governments")).toBe("removed");
});

test("Puppet Governments: the US may stop early, or do nothing", () => {
  const one = table({ side: "us", hands: { us: ["puppet-governments", "nato"] } });
  one.us("puppet-governments", "event", "poland", "done");
  expect(one.told("influence")).toHaveLength(1);
  const none = table({ side: "us", hands: { us: ["puppet-governments", "nato"] } });
  none.us("puppet-governments", "event", "done");
  expect(none.told("influence")).toHaveLength(0);
  expect(none.pileOf("puppet-governments")).toBe("removed");
});

test("Puppet Governments: where the USSR has just placed with it, it is too late", () => {
  const t = table({ hands: { ussr: ["puppet-governments", "fidel"] } });
  t.ussr("puppet-governments", "influence", "poland", "finland");
  expect(t.asked).toEqual(["us influence.add"]);
  expect(t.options("us")).not.toContain("poland");
  expect(t.options("us")).toContain("romania");
});

test("John Paul II: Poland loses 2 USSR influence and gains 1 of the US; Solidarity becomes possible", () => {
  const t = table({
    side: "us",
    turn: 8,
    hands: { us: ["john-paul-ii-elected-pope", "solidarity", "nato"], ussr: ["fidel", "comecon"] },
    influence: { poland: [0, 4] },
  });
  t.us("john-paul-ii-elected-pope", "event");
  expect(t.influence("poland")).toEqual([1, 2]);
  expect(t.pileOf("john-paul-ii-elected-pope")).toBe("removed");
  t.ussr("fidel", "event").us("solidarity");
  expect(t.options("us")).toContain("event");
});

test("John Paul II: takes what there is; before it Solidarity is no event", () => {
  const t = table({
    side: "us",
    turn: 8,
    hands: { us: ["solidarity", "nato", "marshall-plan"], ussr: ["john-paul-ii-elected-pope", "comecon"] },
    influence: { poland: [0, 1] },
  });
  t.us("solidarity");
  expect(t.options("us")).not.toContain("event");
  t.us("influence", "canada", "canada").ussr("john-paul-ii-elected-pope", "event-first");
  expect(t.influence("poland")).toEqual([1, 0]);
});

test("OAS Founded: 2 US influence in Central and South America, both in one country if it likes", () => {
  const t = table({ side: "us", hands: { us: ["oas-founded", "nato"] } });
  t.us("oas-founded", "event");
  expect(t.options("us")).toHaveLength(10 + 10);
  t.us("chile", "chile");
  expect(t.influence("chile")).toEqual([2, 0]);
  expect(t.pileOf("oas-founded")).toBe("removed");
});

test("OAS Founded: or in one country of each; the USSR that plays it lets the US choose", () => {
  const t = table({ hands: { ussr: ["oas-founded", "fidel"] } });
  t.ussr("oas-founded", "influence", "poland").us("cuba", "brazil");
  expect(t.influence("cuba")).toEqual([1, 0]);
  expect(t.influence("brazil")).toEqual([1, 0]);
});

test("Sadat Expels Soviets: all USSR influence leaves Egypt, and the US adds 1", () => {
  const t = table({ side: "us", hands: { us: ["sadat-expels-soviets", "nato"] }, influence: { egypt: [1, 5] } });
  t.us("sadat-expels-soviets", "event");
  expect(t.influence("egypt")).toEqual([2, 0]);
  expect(t.pileOf("sadat-expels-soviets")).toBe("removed");
});

test("Sadat Expels Soviets: without USSR influence the US still adds 1", () => {
  const t = table({ hands: { ussr: ["sadat-expels-soviets", "fidel"] } });
  t.ussr("sadat-expels-soviets", "influence", "poland");
  expect(t.influence("egypt")).toEqual([1, 0]);
  expect(t.pileOf("sadat-expels-soviets")).toBe("removed");
});

test("The Voice of America: 4 USSR influence outside Europe, at most 2 from a country", () => {
  const t = table({
    side: "us",
    hands: { us: ["the-voice-of-america", "nato"] },
    influence: { poland: [0, 3], iraq: [0, 3], cuba: [1, 3], angola: [0, 1] },
  });
  t.us("the-voice-of-america", "event");
  expect(t.options("us").sort()).toEqual(["angola", "cuba", "iraq"]);
  t.us("iraq", "iraq");
  expect(t.options("us").sort()).toEqual(["angola", "cuba"]);
  t.us("cuba", "angola");
  expect(t.influence("iraq")).toEqual([0, 1]);
  expect(t.influence("cuba")).toEqual([1, 2]);
  expect(t.influence("angola")).toEqual([0, 0]);
  expect(t.influence("poland")).toEqual([0, 3]);
  expect(t.pileOf("the-voice-of-america")).toBe("discard");
});

test("The Voice of America: removes as many as there are", () => {
  const t = table({
    hands: { ussr: ["the-voice-of-america", "fidel"] },
    influence: { poland: [0, 3], egypt: [0, 1] },
  });
  t.ussr("the-voice-of-america", "event-first");
  expect(t.influence("egypt")).toEqual([0, 0]);
  expect(t.influence("poland")).toEqual([0, 3]);
  expect(t.asked).toEqual(["ussr influence.place"]);
});

test("Alliance for Progress: 1 VP per battleground the US controls in Central and South America", () => {
  const t = table({
    side: "us",
    hands: { us: ["alliance-for-progress", "nato"] },
    influence: {
      mexico: [2, 0],
      cuba: [3, 0],
      panama: [2, 1],
      brazil: [2, 0],
      chile: [0, 3],
      guatemala: [1, 0],
      france: [3, 0],
    },
  });
  t.us("alliance-for-progress", "event");
  expect(t.vp).toBe(3);
  expect(t.pileOf("alliance-for-progress")).toBe("removed");
});

test("Alliance for Progress: with none controlled it counts as played and is removed [5.2]", () => {
  const t = table({ hands: { ussr: ["alliance-for-progress", "fidel"] } });
  t.ussr("alliance-for-progress", "influence", "poland", "done");
  expect(t.vp).toBe(0);
  expect(t.pileOf("alliance-for-progress")).toBe("removed");
});
