import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("F-5Es Delivered", () => {
  const african = { egypt: [2, 0], sudan: [1, 0], kenya: [3, 0] } as const;

  it("bars Ogaden War for the rest of the game", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"], us: ["ogaden-war"] } });
    t.ussr("f-5es-delivered", "event");
    expect([t.effects, t.pileOf("f-5es-delivered")]).toEqual([["f-5es-delivered"], "removed"]);
    t.us("ogaden-war");
    expect(t.options("us")).not.toContain("event");
  });

  it("allows one attempt in each African country with US influence, in any order, whatever DEFCON is", () => {
    const t = table({
      hands: { ussr: ["f-5es-delivered"] },
      defcon: 2,
      influence: { ...african, oman: [1, 0], "sea-lanes": [2, 0], somalia: [0, 2] },
    });
    t.ussr("f-5es-delivered", "event");
    expect(t.options("ussr").sort()).toEqual(["done", "egypt", "kenya", "sudan"]);
    // US 1 + 1 for more influence, USSR 5 + 1 for Somalia
    t.willRoll(1, 5).ussr("kenya");
    expect(t.influence("kenya")).toEqual([0, 0]);
    expect(t.options("ussr").sort()).toEqual(["done", "egypt", "sudan"]);
  });

  it("uses every country once at most, even one that keeps US influence", () => {
    const t = table({
      hands: { ussr: ["f-5es-delivered"], us: ["eplf"] },
      influence: { kenya: [3, 0], sudan: [1, 0] },
    });
    t.ussr("f-5es-delivered", "event");
    t.willRoll(3, 3).ussr("kenya");
    expect(t.influence("kenya")).toEqual([3, 0]);
    expect(t.options("ussr").sort()).toEqual(["done", "sudan"]);
    t.willRoll(6, 1).ussr("sudan");
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("may be left alone, and gives no Military Operations", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"], us: ["eplf"] }, influence: african });
    t.ussr("f-5es-delivered", "event", "done");
    expect([t.influence("kenya"), t.milOps.ussr, t.asked]).toEqual([[3, 0], 0, ["us play.card"]]);
    expect(t.pileOf("f-5es-delivered")).toBe("removed");
  });

  it("stops at CENTCOM", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"] }, influence: african, centcom: "kenya" });
    t.ussr("f-5es-delivered", "event");
    expect(t.options("ussr").sort()).toEqual(["done", "egypt", "sudan"]);
  });

  it("counts the board as earlier attempts have left it", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"] }, influence: { egypt: [2, 0], sudan: [1, 0] } });
    t.ussr("f-5es-delivered", "event");
    // US 1 + 1 for more influence + 1 for Egypt, USSR 6
    t.willRoll(1, 6).ussr("sudan");
    expect(t.influence("sudan")).toEqual([0, 0]);
    // now without Sudan: US 1 + 1, USSR 3
    t.willRoll(1, 3).ussr("egypt");
    expect(t.influence("egypt")).toEqual([1, 0]);
  });

  it("is the USSR's when the US plays it", () => {
    const t = table({ side: "us", hands: { us: ["f-5es-delivered"] }, influence: african });
    t.us("f-5es-delivered", "event-first").willRoll(1, 6).ussr("sudan", "done");
    expect([t.influence("sudan"), t.asked]).toEqual([[0, 0], ["us influence.place"]]);
  });

  it("lets the US name a die by Carter Doctrine", () => {
    const t = table({
      hands: { ussr: ["f-5es-delivered"] },
      effects: [{ card: "carter-doctrine", side: "us", turn: true }],
      influence: african,
    });
    t.ussr("f-5es-delivered", "event", "kenya");
    expect(t.options("us")).toEqual(["roll", "us:1", "us:6", "ussr:1", "ussr:6"]);
  });
});

describe("Cyrus Vance", () => {
  it("draws two US cards blindly, discards one by choice and returns the other", () => {
    const t = table({
      hands: { ussr: ["cyrus-vance"], us: ["eplf", "nasserism", "usaid"] },
      picks: ["usaid", "eplf"],
    });
    t.ussr("cyrus-vance", "event");
    expect(t.options("ussr").sort()).toEqual(["eplf", "usaid"]);
    t.ussr("eplf");
    expect([...t.hand("us")].sort()).toEqual(["nasserism", "usaid"]);
    expect([t.pileOf("eplf"), t.pileOf("cyrus-vance"), t.vp]).toEqual(["discard", "removed", 0]);
  });

  it("gives 2 VP if the discard is a USSR card, whose event does not happen", () => {
    const t = table({ hands: { ussr: ["cyrus-vance"], us: ["eplf", "nasserism"] }, picks: ["eplf", "nasserism"] });
    t.ussr("cyrus-vance", "event", "nasserism");
    expect([t.vp, t.effects, t.pileOf("nasserism")]).toEqual([-2, [], "discard"]);
  });

  it("gives nothing for a neutral card, and loses a scoring card unscored", () => {
    const t = table({
      hands: { ussr: ["cyrus-vance"], us: ["africa-scoring", "eplf"] },
      picks: ["eplf", "africa-scoring"],
      influence: { kenya: [0, 2] },
    });
    t.ussr("cyrus-vance", "event", "africa-scoring");
    expect([t.vp, t.pileOf("africa-scoring")]).toEqual([0, "discard"]);
  });

  it("shows the two cards to the USSR and to nobody else but their owner", () => {
    const t = table({
      hands: { ussr: ["cyrus-vance"], us: ["eplf", "nasserism", "usaid"] },
      picks: ["usaid", "eplf"],
    });
    t.ussr("cyrus-vance", "event");
    expect(t.told("drawn-blindly")).toEqual([{ side: "us", count: 2 }]);
    expect(t.told("drawn-blindly", "ussr")[0]?.cards).toEqual(["usaid", "eplf"]);
  });

  it("takes the only card there is, and does nothing to an empty hand", () => {
    const one = table({ side: "us", hands: { us: ["cyrus-vance", "nasserism"] }, picks: ["nasserism"] });
    one.us("cyrus-vance", "influence", "sea-lanes", "sea-lanes");
    expect([one.vp, one.hand("us"), one.pileOf("nasserism")]).toEqual([-2, [], "discard"]);
    const none = table({ hands: { ussr: ["cyrus-vance"] } });
    none.ussr("cyrus-vance", "event");
    // Romanian Autonomy is in no hand
    expect([none.romania.holder, none.pileOf("cyrus-vance")]).toEqual(["us", "removed"]);
  });
});

describe("Malagasy Constitutional Referendum", () => {
  it("removes 1 US influence from Madagascar and adds what the USSR needs for control", () => {
    const t = table({ hands: { ussr: ["malagasy-constitutional-referendum"] }, influence: { madagascar: [3, 1] } });
    t.ussr("malagasy-constitutional-referendum", "event");
    expect(t.influence("madagascar")).toEqual([2, 4]);
    expect(t.pileOf("malagasy-constitutional-referendum")).toBe("removed");
  });

  it("adds nothing where the USSR has control already", () => {
    const t = table({
      side: "us",
      hands: { us: ["malagasy-constitutional-referendum"] },
      influence: { madagascar: [0, 5] },
    });
    t.us("malagasy-constitutional-referendum", "event-first", "influence", "sea-lanes", "sea-lanes");
    expect(t.influence("madagascar")).toEqual([0, 5]);
  });
});

describe("Yemeni Presidential Assassinations", () => {
  it("lowers DEFCON, and at 4 or more gives control of Yemen; Egypt and Yemen itself count", () => {
    const t = table({
      hands: { ussr: ["yemeni-presidential-assassinations"] },
      influence: { egypt: [0, 2], yemen: [1, 3], kenya: [0, 2] },
      dice: [2],
    });
    t.ussr("yemeni-presidential-assassinations", "event");
    expect(t.defcon).toBe(3);
    expect(t.told("event.die")).toEqual([{ side: "ussr", die: 2, modifier: 2, needs: 4, won: true }]);
    expect(t.pileOf("yemeni-presidential-assassinations")).toBe("removed");
  });

  it("adds as much as is needed against the US influence there", () => {
    const t = table({
      hands: { ussr: ["yemeni-presidential-assassinations"] },
      influence: { yemen: [3, 1] },
      dice: [4],
    });
    t.ussr("yemeni-presidential-assassinations", "event");
    expect(t.influence("yemen")).toEqual([3, 5]);
  });

  it("adds nothing below 4", () => {
    const t = table({
      hands: { ussr: ["yemeni-presidential-assassinations"] },
      influence: { yemen: [3, 1] },
      dice: [3],
    });
    t.ussr("yemeni-presidential-assassinations", "event");
    expect([t.defcon, t.influence("yemen")]).toEqual([3, [3, 1]]);
  });

  it("at DEFCON 2 loses the game for whoever is active", () => {
    const t = table({ side: "us", defcon: 2, hands: { us: ["yemeni-presidential-assassinations"] } });
    t.us("yemeni-presidential-assassinations", "event-first");
    expect(t.outcome?.winners).toEqual(["ussr"]);
  });

  it("lets the US name the die by Carter Doctrine", () => {
    const t = table({
      hands: { ussr: ["yemeni-presidential-assassinations"] },
      effects: [{ card: "carter-doctrine", side: "us", turn: true }],
      influence: { yemen: [1, 0] },
    });
    t.ussr("yemeni-presidential-assassinations", "event");
    expect(t.options("us")).toEqual(["roll", "ussr:1", "ussr:6"]);
    t.us("ussr:1");
    expect(t.influence("yemen")).toEqual([1, 0]);
  });
});
