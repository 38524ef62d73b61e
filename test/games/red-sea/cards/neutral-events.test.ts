import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Organization of African Unity", () => {
  const plan = { turn: 2, hands: { ussr: ["oau", "peace-corps", "usaid", "nasserism"], us: ["eplf"] } } as const;

  it("discards an opponent's card from the hand, whose event does not happen", () => {
    const t = table({
      ...plan,
      hands: { ...plan.hands, ussr: [...plan.hands.ussr, "famine", "africa-scoring"] },
      romania: { holder: "ussr", faceUp: true },
    });
    t.ussr("oau", "event");
    expect(t.options("ussr").sort()).toEqual(["peace-corps", "usaid"]);
    t.willRoll(3).ussr("usaid");
    expect([t.pileOf("usaid"), t.pileOf("oau")]).toEqual(["discard", "discard"]);
    expect(t.told("event")).toEqual([{ card: "oau", side: "ussr" }]);
  });

  it("gives no operations on 1 to 3", () => {
    const t = table(plan);
    t.willRoll(3).ussr("oau", "event", "peace-corps");
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("on 4 to 6 gives operations with the value of the discard, not in space, or none", () => {
    const t = table({ ...plan, influence: { kenya: [2, 0] } });
    t.willRoll(4).ussr("oau", "event", "peace-corps");
    expect(t.options("ussr").sort()).toEqual(["coup", "done", "influence", "realign"]);
    t.willRoll(5).ussr("coup", "kenya");
    expect([t.influence("kenya"), t.milOps.ussr]).toEqual([[0, 1], 2]);
    const declined = table(plan);
    declined.willRoll(6).ussr("oau", "event", "peace-corps", "done");
    expect(declined.asked).toEqual(["us play.card"]);
  });

  it("counts what changes the value of the player's cards [7.3.2]", () => {
    const t = table({ ...plan, effects: [{ card: "t62s-and-kalashnikovs", side: "ussr", turn: true }], dice: [4] });
    t.ussr("oau", "event", "peace-corps", "influence", "sea-lanes", "sea-lanes", "sea-lanes");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[0, 3], ["us play.card"]]);
  });

  it("cannot be used without an opponent's card in the hand", () => {
    const t = table({ turn: 2, hands: { ussr: ["oau", "nasserism", "famine", "africa-scoring"] } });
    t.ussr("oau");
    expect(t.options("ussr")).not.toContain("event");
  });

  it("gives a US player the USSR's cards to discard", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["oau", "nasserism", "mr-nyet"], ussr: ["detente"] } });
    t.willRoll(5).us("oau", "event", "mr-nyet", "influence", "sea-lanes", "sea-lanes", "sea-lanes", "sea-lanes");
    expect([t.influence("sea-lanes"), t.defcon, t.pileOf("mr-nyet")]).toEqual([[4, 0], 4, "discard"]);
  });

  it("as a headline gives its operations in the headline phase", () => {
    const t = table({
      turn: 2,
      step: { at: "headline" },
      hands: { us: ["arab-league", "eplf"], ussr: ["oau", "peace-corps", "usaid"] },
      dice: [4],
    });
    t.headlines({ us: "arab-league", ussr: "oau" }).ussr("peace-corps", "influence", "sea-lanes", "sea-lanes");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[0, 2], ["ussr play.card"]]);
  });

  it("lets the US name the die by Carter Doctrine", () => {
    const t = table({ ...plan, effects: [{ card: "carter-doctrine", side: "us", turn: true }] });
    t.ussr("oau", "event", "usaid").us("ussr:1");
    expect(t.told("event.die")).toEqual([{ side: "ussr", die: 1, modifier: 0, needs: 4, won: false }]);
  });
});

describe("Separatists", () => {
  const plan = { hands: { ussr: ["separatists"], us: ["eplf"] } } as const;

  it("matches the opponent's influence in one non-battleground country, a flashpoint too", () => {
    const t = table({
      ...plan,
      influence: {
        ethiopia: [3, 1],
        madagascar: [2, 0],
        yemen: [1, 1],
        oman: [1, 2],
        kenya: [3, 0],
        "sea-lanes": [2, 0],
      },
    });
    t.ussr("separatists", "event");
    expect(t.options("ussr").sort()).toEqual(["ethiopia", "madagascar"]);
    t.ussr("ethiopia");
    expect([t.influence("ethiopia"), t.pileOf("separatists")]).toEqual([[3, 3], "discard"]);
  });

  it("happens without result where there is none", () => {
    const t = table({ ...plan, influence: { kenya: [2, 0], oman: [0, 2] } });
    t.ussr("separatists", "event");
    expect([t.influence("kenya"), t.influence("oman"), t.asked]).toEqual([[2, 0], [0, 2], ["us play.card"]]);
  });

  it("goes by the printed battlegrounds under Indian Ocean Zone of Peace", () => {
    const t = table({
      side: "us",
      hands: { us: ["separatists"] },
      effects: [{ card: "indian-ocean-zone-of-peace", side: "us", turn: true }],
      influence: { madagascar: [0, 2], sudan: [1, 2] },
    });
    t.us("separatists", "event", "madagascar");
    expect(t.influence("madagascar")).toEqual([2, 2]);
  });
});

describe("Arab League", () => {
  const three = { egypt: [0, 2], sudan: [0, 1], oman: [0, 2] } as const;

  it("gives its player 3 VP, once, for three or more of the six", () => {
    const t = table({ hands: { ussr: ["arab-league"] }, influence: { ...three, yemen: [0, 2] } });
    t.ussr("arab-league", "event");
    expect([t.vp, t.pileOf("arab-league")]).toEqual([-3, "discard"]);
    const us = table({
      side: "us",
      hands: { us: ["arab-league"] },
      influence: { "saudi-arabia": [3, 0], yemen: [2, 0], "south-yemen": [1, 0], ...three },
    });
    us.us("arab-league", "event");
    expect(us.vp).toBe(3);
  });

  it("cannot be chosen with fewer, whatever else is controlled", () => {
    const t = table({
      hands: { ussr: ["arab-league"] },
      influence: { egypt: [0, 2], sudan: [0, 1], kenya: [0, 2], "sea-lanes": [0, 4], oman: [0, 1] },
    });
    t.ussr("arab-league");
    expect(t.options("ussr")).not.toContain("event");
  });

  it("as a headline with fewer has no effect", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["arab-league"], ussr: ["nasserism"] },
      influence: three,
    });
    t.headlines({ us: "arab-league", ussr: "nasserism" });
    expect([t.vp, t.pileOf("arab-league")]).toEqual([0, "discard"]);
  });
});

describe("Apollo-Soyuz Test Project", () => {
  it("moves the player one box without a die, an attempt or a minimum of operations, with the VP of the box", () => {
    const t = table({ hands: { ussr: ["apollo-soyuz"] }, space: { ussr: 1, us: 1 } });
    t.ussr("apollo-soyuz", "event");
    expect([t.space.ussr, t.vp, t.view.spaceAttempts.ussr]).toEqual([2, -2, 0]);
    expect(t.pileOf("apollo-soyuz")).toBe("discard");
    const second = table({ hands: { ussr: ["apollo-soyuz"] }, space: { ussr: 1, us: 2 } });
    second.ussr("apollo-soyuz", "event");
    expect(second.vp).toBe(-1);
  });

  it("has no effect at the last box", () => {
    const t = table({ hands: { ussr: ["apollo-soyuz"] }, space: { ussr: 3 } });
    t.ussr("apollo-soyuz", "event");
    expect([t.space.ussr, t.vp]).toEqual([3, 0]);
  });

  it("as a headline brings the ability of box 1 after this very headline phase", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["apollo-soyuz", "eplf"], ussr: ["nasserism", "detente"] },
      influence: { kenya: [0, 1], oman: [0, 1] },
    });
    t.headlines({ us: "apollo-soyuz", ussr: "nasserism" });
    expect(t.options("us").sort()).toEqual(["kenya", "oman"]);
  });
});

describe("Water Wars", () => {
  it("removes the opponent's influence from whichever of Egypt and Ethiopia holds more, not by margins", () => {
    const t = table({ hands: { ussr: ["water-wars"] }, influence: { egypt: [5, 3], ethiopia: [4, 0] } });
    t.ussr("water-wars", "event");
    expect([t.influence("egypt"), t.influence("ethiopia"), t.pileOf("water-wars")]).toEqual([
      [0, 3],
      [4, 0],
      "discard",
    ]);
  });

  it("lets the player choose on a tie", () => {
    const t = table({ side: "us", hands: { us: ["water-wars"] }, influence: { egypt: [0, 2], ethiopia: [0, 2] } });
    t.us("water-wars", "event");
    expect(t.options("us").sort()).toEqual(["egypt", "ethiopia"]);
    t.us("ethiopia");
    expect([t.influence("egypt"), t.influence("ethiopia")]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  it("needs the opponent's control of both, Ethiopia as steady as The Derg has made it", () => {
    const one = table({ hands: { ussr: ["water-wars"] }, influence: { egypt: [2, 0], ethiopia: [1, 1] } });
    one.ussr("water-wars");
    expect(one.options("ussr")).not.toContain("event");
    const derg = table({
      hands: { ussr: ["water-wars"] },
      effects: [{ card: "the-derg", side: "ussr" }],
      influence: { egypt: [2, 0], ethiopia: [2, 0] },
    });
    derg.ussr("water-wars");
    expect(derg.options("ussr")).not.toContain("event");
  });
});
