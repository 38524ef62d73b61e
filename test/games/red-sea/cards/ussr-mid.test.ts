import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Détente", () => {
  it("gives the USSR 2 Military Operations and takes 2 from the US", () => {
    const t = table({ hands: { ussr: ["detente"] }, milOps: { us: 3, ussr: 1 } });
    t.ussr("detente", "event");
    expect(t.milOps).toEqual({ us: 1, ussr: 3 });
    expect(t.pileOf("detente")).toBe("discard");
  });

  it("stops at 5 and at 0", () => {
    const t = table({ hands: { ussr: ["detente"] }, milOps: { us: 1, ussr: 4 } });
    t.ussr("detente", "event");
    expect(t.milOps).toEqual({ us: 0, ussr: 5 });
  });

  it.each([true, false])("takes Romanian Autonomy face up, whichever way it lay (face up: %s)", (faceUp) => {
    const t = table({ hands: { ussr: ["detente"], us: ["eplf"] }, romania: { holder: "us", faceUp } });
    t.ussr("detente", "event");
    expect(t.romania).toEqual({ holder: "ussr", faceUp: true });
    // and it can be used at once
    t.us("eplf", "influence", "sea-lanes");
    expect(t.options("ussr")).toContain("romanian-autonomy");
  });

  it("leaves Romanian Autonomy as it lies before the USSR", () => {
    const t = table({ hands: { ussr: ["detente"], us: ["eplf"] }, romania: { holder: "ussr", faceUp: false } });
    t.ussr("detente", "event");
    expect(t.romania).toEqual({ holder: "ussr", faceUp: false });
  });

  it("serves the USSR when the US plays it for operations", () => {
    const t = table({ side: "us", hands: { us: ["detente"] }, milOps: { us: 2 } });
    t.us("detente", "influence", "sea-lanes");
    expect(t.milOps).toEqual({ us: 0, ussr: 2 });
    expect(t.romania).toEqual({ holder: "ussr", faceUp: true });
  });

  it("works as a headline", () => {
    const t = table({ step: { at: "headline" }, hands: { us: ["arab-league"], ussr: ["detente"] } });
    t.headlines({ us: "arab-league", ussr: "detente" });
    expect([t.milOps, t.romania.holder]).toEqual([{ us: 0, ussr: 2 }, "ussr"]);
  });
});

describe("The Lion Falters", () => {
  it("gives 2 VP and nothing else if the USSR controls Ethiopia", () => {
    const t = table({ hands: { ussr: ["the-lion-falters"] }, influence: { ethiopia: [1, 2] } });
    t.ussr("the-lion-falters", "event");
    expect([t.vp, t.influence("ethiopia")]).toEqual([-2, [1, 2]]);
    expect(t.pileOf("the-lion-falters")).toBe("removed");
  });

  it("otherwise adds 1 in Ethiopia and removes all US influence there", () => {
    const t = table({ hands: { ussr: ["the-lion-falters"] }, influence: { ethiopia: [3, 1] } });
    t.ussr("the-lion-falters", "event");
    expect([t.vp, t.influence("ethiopia")]).toEqual([0, [0, 2]]);
  });

  it("tests control with the stability that The Derg has set", () => {
    const t = table({
      hands: { ussr: ["the-lion-falters"] },
      effects: [{ card: "the-derg", side: "ussr" }],
      influence: { ethiopia: [0, 2] },
    });
    t.ussr("the-lion-falters", "event");
    expect([t.vp, t.influence("ethiopia")]).toEqual([0, [0, 3]]);
  });

  it("lets Mengistu Haile Mariam happen from now on", () => {
    const t = table({ hands: { ussr: ["the-lion-falters", "mengistu-haile-mariam"], us: ["eplf"] } });
    t.ussr("the-lion-falters", "event").us("eplf", "influence", "sea-lanes").ussr("mengistu-haile-mariam");
    expect(t.options("ussr")).toContain("event");
  });

  it("lasts beyond the turn", () => {
    const t = table({ round: 7, side: "us", hands: { us: ["the-lion-falters"] } });
    t.us("the-lion-falters", "influence", "sea-lanes", "sea-lanes");
    expect([t.view.turn, t.effects]).toEqual([2, ["the-lion-falters"]]);
  });
});

describe("Dhofar Rebellion", () => {
  it("adds 1 in Oman and 1 in another Middle East country, Egypt among them, never the Sea Lanes", () => {
    const t = table({ hands: { ussr: ["dhofar-rebellion"] }, influence: { "south-yemen": [0, 1], oman: [2, 0] } });
    t.ussr("dhofar-rebellion", "event");
    expect(t.options("ussr").sort()).toEqual(["egypt", "saudi-arabia", "south-yemen", "yemen"]);
    t.ussr("egypt");
    expect([t.influence("oman"), t.influence("egypt")]).toEqual([
      [2, 1],
      [0, 1],
    ]);
    expect(t.pileOf("dhofar-rebellion")).toBe("discard");
  });

  it("cannot be chosen unless the USSR controls South Yemen", () => {
    const t = table({ hands: { ussr: ["dhofar-rebellion"] }, influence: { "south-yemen": [1, 1] } });
    t.ussr("dhofar-rebellion");
    expect(t.options("ussr")).not.toContain("event");
  });

  it("as a headline without that does nothing and is discarded", () => {
    const t = table({ step: { at: "headline" }, hands: { us: ["arab-league"], ussr: ["dhofar-rebellion"] } });
    t.headlines({ us: "arab-league", ussr: "dhofar-rebellion" });
    expect([t.influence("oman"), t.pileOf("dhofar-rebellion")]).toEqual([[0, 0], "discard"]);
  });

  it("from the US hand is carried out by the USSR", () => {
    const t = table({ side: "us", hands: { us: ["dhofar-rebellion"] }, influence: { "south-yemen": [0, 1] } });
    t.us("dhofar-rebellion", "event-first").ussr("yemen").us("influence", "sea-lanes", "sea-lanes");
    expect([t.influence("oman"), t.influence("yemen")]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it("tests control when the event starts", () => {
    const t = table({
      side: "us",
      hands: { us: ["dhofar-rebellion"] },
      influence: { "south-yemen": [1, 2], oman: [1, 0] },
    });
    // 2 operations for one marker: the USSR no longer controls South Yemen
    t.us("dhofar-rebellion", "influence", "south-yemen");
    expect([t.influence("oman"), t.pileOf("dhofar-rebellion")]).toEqual([[1, 0], "discard"]);
  });
});

describe("Nasserism", () => {
  it("counts on the roll, not for Military Operations, and ends with the turn", () => {
    const t = table({
      round: 7,
      hands: { ussr: ["famine"], us: ["eplf"] },
      effects: [{ card: "nasserism", side: "ussr", turn: true }],
      influence: { madagascar: [1, 0] },
    });
    t.willRoll(2).ussr("famine", "coup", "madagascar");
    expect([t.influence("madagascar"), t.milOps.ussr]).toEqual([[0, 0], 2]);
    t.us("eplf", "influence", "sea-lanes");
    expect([t.view.turn, t.effects]).toEqual([2, []]);
  });

  it("does not help the US", () => {
    const t = table({
      side: "us",
      hands: { us: ["peace-corps"] },
      effects: [{ card: "nasserism", side: "ussr", turn: true }],
      influence: { madagascar: [0, 1] },
    });
    t.willRoll(2).us("peace-corps", "coup", "madagascar");
    expect(t.influence("madagascar")).toEqual([0, 1]);
  });
});

describe("Soviets Airlift Cubans", () => {
  it("happens without result where Africa holds no US influence", () => {
    const t = table({ hands: { ussr: ["soviets-airlift-cubans"], us: ["eplf"] }, influence: { oman: [1, 0] } });
    t.ussr("soviets-airlift-cubans", "event");
    expect([t.influence("oman"), t.asked]).toEqual([[1, 0], ["us play.card"]]);
  });

  it("from the US hand is decided by the USSR", () => {
    const t = table({
      side: "us",
      hands: { us: ["soviets-airlift-cubans"] },
      influence: { kenya: [2, 0], sudan: [1, 0] },
    });
    t.us("soviets-airlift-cubans", "event-first").ussr("kenya");
    expect(t.influence("kenya")).toEqual([0, 0]);
  });
});

describe("The Derg", () => {
  it("may lose the very control that it was tested with", () => {
    const t = table({ hands: { ussr: ["the-derg"], us: ["eplf"] }, influence: { ethiopia: [1, 0] } });
    t.ussr("the-derg", "event").us("eplf");
    // Eritrean Popular Liberation Front needs a USSR-controlled Ethiopia
    expect(t.options("us")).not.toContain("event");
  });

  it("makes coups in Ethiopia harder", () => {
    const t = table({
      side: "us",
      hands: { us: ["peace-corps"] },
      effects: [{ card: "the-derg", side: "ussr" }],
      influence: { ethiopia: [0, 3] },
      deck: ["carter-doctrine"],
      dice: [5],
    });
    // 5 + 2 operations - 2 x 3
    t.us("peace-corps", "coup", "ethiopia");
    expect(t.influence("ethiopia")).toEqual([0, 2]);
  });
});

describe("US Presidential Elections", () => {
  const headline = { step: { at: "headline" } } as const;

  it("cancels the US headline whatever its value, and an asterisk does not remove it", () => {
    const t = table({ ...headline, hands: { us: ["the-victorious-leader"], ussr: ["us-presidential-elections"] } });
    t.headlines({ us: "the-victorious-leader", ussr: "us-presidential-elections" });
    expect([t.pileOf("the-victorious-leader"), t.pileOf("us-presidential-elections")]).toEqual(["discard", "discard"]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("cancels a scoring card, which is not scored", () => {
    const t = table({
      ...headline,
      hands: { us: ["africa-scoring"], ussr: ["us-presidential-elections"] },
      influence: { kenya: [2, 0] },
    });
    t.headlines({ us: "africa-scoring", ussr: "us-presidential-elections" });
    expect([t.vp, t.pileOf("africa-scoring")]).toEqual([0, "discard"]);
  });

  it("as a headline of the US does nothing", () => {
    const t = table({ ...headline, hands: { us: ["us-presidential-elections"], ussr: ["nasserism"] } });
    t.headlines({ us: "us-presidential-elections", ussr: "nasserism" });
    expect([t.effects, t.pileOf("us-presidential-elections")]).toEqual([["nasserism"], "discard"]);
  });

  it("cannot happen in an action round", () => {
    const t = table({ hands: { ussr: ["us-presidential-elections"] } });
    t.ussr("us-presidential-elections");
    expect(t.options("ussr")).not.toContain("event");
    const us = table({ side: "us", hands: { us: ["us-presidential-elections"], ussr: ["nasserism"] } });
    us.us("us-presidential-elections", "influence", "sea-lanes");
    expect([us.told("event.none"), us.pileOf("us-presidential-elections")]).toEqual([
      [{ card: "us-presidential-elections", why: "condition" }],
      "discard",
    ]);
  });
});
