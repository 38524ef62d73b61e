import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Nasserism", () => {
  it("adds 1 to every coup roll of the USSR until the end of the turn", () => {
    const t = table({ hands: { ussr: ["nasserism", "famine"], us: ["peace-corps"] }, influence: { kenya: [2, 0] } });
    t.ussr("nasserism", "event").us("peace-corps", "influence", "sea-lanes", "sea-lanes");
    expect(t.effects).toEqual(["nasserism"]);
    // 3 + 2 Ops + 1 - 2 x 2
    t.willRoll(3).ussr("famine", "coup", "kenya");
    expect(t.influence("kenya")).toEqual([0, 0]);
    expect(t.pileOf("nasserism")).toBe("removed");
  });
});

describe("Soviets Airlift Cubans", () => {
  it("takes all US influence out of one African country, Egypt too, never out of the Sea Lanes", () => {
    const t = table({
      hands: { ussr: ["soviets-airlift-cubans"] },
      influence: { egypt: [4, 0], kenya: [1, 1], oman: [2, 0], "sea-lanes": [3, 0] },
    });
    t.ussr("soviets-airlift-cubans", "event");
    expect(t.options("ussr").sort()).toEqual(["egypt", "kenya"]);
    t.ussr("egypt");
    expect(t.influence("egypt")).toEqual([0, 0]);
    expect(t.pileOf("soviets-airlift-cubans")).toBe("discard");
  });
});

describe("Ogaden War", () => {
  it("is won on 5 or 6 less the USSR neighbours of Ethiopia, and always gives 2 Military Operations", () => {
    const t = table({
      side: "us",
      hands: { us: ["ogaden-war"] },
      influence: { ethiopia: [0, 3], sudan: [0, 1] },
      dice: [6],
    });
    t.us("ogaden-war", "event");
    expect(t.influence("ethiopia")).toEqual([3, 0]);
    expect(t.vp).toBe(2);
    expect(t.milOps.us).toBe(2);
  });

  it("cannot happen after F-5Es Delivered [5.2]", () => {
    const t = table({
      side: "ussr",
      hands: { ussr: ["ogaden-war"] },
      effects: [{ card: "f-5es-delivered", side: "ussr" }],
    });
    t.ussr("ogaden-war");
    expect(t.options("ussr")).not.toContain("event-first");
    t.ussr("influence", "sea-lanes", "sea-lanes");
    expect(t.pileOf("ogaden-war")).toBe("discard");
    expect(t.milOps.us).toBe(0);
  });
});

describe("Eritrean Popular Liberation Front", () => {
  it("needs a USSR-controlled Ethiopia [5.2]", () => {
    const t = table({ side: "us", hands: { us: ["eplf"] }, influence: { ethiopia: [0, 0], sudan: [1, 0] } });
    t.us("eplf");
    expect(t.options("us")).not.toContain("event");
  });

  it("gives 1 VP, 1 influence in Ethiopia and 1 next to it", () => {
    const t = table({ side: "us", hands: { us: ["eplf"] }, influence: { ethiopia: [0, 1] } });
    t.us("eplf", "event");
    expect(t.options("us").sort()).toEqual(["kenya", "sudan"]);
    t.us("kenya");
    expect([t.vp, t.influence("ethiopia"), t.influence("kenya")]).toEqual([1, [1, 1], [1, 0]]);
  });
});

describe("The Derg", () => {
  it("makes Ethiopia's stability 3 once the USSR controls it", () => {
    const t = table({ hands: { ussr: ["the-derg"], us: ["peace-corps"] }, influence: { ethiopia: [1, 0] } });
    t.ussr("the-derg", "event");
    expect(t.effects).toEqual(["the-derg"]);
    // 2 against 1 was control with stability 1 and is not with 3
    t.us("peace-corps", "influence", "ethiopia", "ethiopia");
    expect(t.influence("ethiopia")).toEqual([3, 2]);
  });

  it("changes nothing more where control is not reached", () => {
    const t = table({ hands: { ussr: ["the-derg"] }, influence: { ethiopia: [2, 0] } });
    t.ussr("the-derg", "event");
    expect([t.effects, t.influence("ethiopia"), t.pileOf("the-derg")]).toEqual([[], [2, 2], "removed"]);
  });
});

describe("Carter Doctrine", () => {
  it("lets the US name one die of either side before it is thrown, once", () => {
    const t = table({
      effects: [{ card: "carter-doctrine", side: "us", turn: true }],
      hands: { ussr: ["nasserism", "famine"], us: [] },
      influence: { kenya: [2, 0] },
    });
    t.ussr("famine", "coup", "kenya");
    expect(t.options("us")).toEqual(["roll", "ussr:1", "ussr:6"]);
    t.us("ussr:1");
    expect([t.influence("kenya"), t.effects]).toEqual([[2, 0], []]);
  });
});

describe("USAID", () => {
  it("as a headline lets the US act first this turn", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["usaid", "eplf"], ussr: ["nasserism", "detente"] },
      influence: { "saudi-arabia": [1, 0] },
    });
    t.headlines({ us: "usaid", ussr: "nasserism" });
    t.us("influence", "sea-lanes", "first");
    expect(t.asked).toEqual(["us play.card"]);
  });
});
