import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("ZBIG", () => {
  const setting = { turn: 2, side: "us", hands: { us: ["zbig"] } } as const;

  it("is one coup attempt with the value of the card, wherever DEFCON bans it, never in the Sea Lanes", () => {
    const t = table({
      ...setting,
      defcon: 2,
      influence: { egypt: [0, 2], oman: [0, 1], kenya: [1, 0], "sea-lanes": [0, 3] },
      dice: [3],
    });
    t.us("zbig", "event");
    expect([t.asked, t.options("us").sort()]).toEqual([["us coup.target"], ["egypt", "oman"]]);
    t.us("egypt");
    // 3 + 3 - 2 x 2
    expect([t.influence("egypt"), t.milOps.us, t.pileOf("zbig")]).toEqual([[0, 0], 3, "discard"]);
  });

  it("never moves DEFCON in a battleground, so that the USSR may play it at DEFCON 2", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["zbig"] },
      influence: { kenya: [0, 2] },
      defcon: 2,
      dice: [1],
    });
    t.ussr("zbig", "event-first");
    expect([t.defcon, t.outcome, t.milOps]).toEqual([2, null, { us: 3, ussr: 0 }]);
  });

  it("moves it neither while every country is a battleground", () => {
    const effects = [{ card: "indian-ocean-zone-of-peace", side: "ussr", turn: true }] as const;
    const t = table({ ...setting, influence: { yemen: [0, 2] }, effects, dice: [1] }).us("zbig", "event");
    expect(t.defcon).toBe(4);
  });

  it("in a flashpoint turns up a card that goes its way without DEFCON", () => {
    const play = (card: "nasserism" | "carter-doctrine") =>
      table({ ...setting, influence: { somalia: [0, 1] }, deck: [card], dice: [1] });
    const cheap = play("nasserism").us("zbig", "event");
    expect([cheap.defcon, cheap.pileOf("nasserism"), cheap.effects]).toEqual([4, "discard", []]);
    const dear = play("carter-doctrine");
    const { deckSize } = dear.view;
    dear.us("zbig", "event");
    expect([dear.defcon, dear.pileOf("carter-doctrine"), dear.view.deckSize]).toEqual([4, "hidden", deckSize]);
  });

  it("in a flashpoint scores a scoring card that is turned up", () => {
    const t = table({
      ...setting,
      influence: { ethiopia: [0, 1], egypt: [2, 0] },
      deck: ["africa-scoring"],
      dice: [1],
    });
    t.us("zbig", "event");
    // presence and a battleground against presence
    expect([t.vp, t.defcon, t.pileOf("africa-scoring")]).toEqual([1, 4, "discard"]);
  });

  it("takes what changes the value of cards and the roll", () => {
    const t = table({
      ...setting,
      influence: { oman: [0, 3] },
      effects: [{ card: "afghanistan-invasion", side: "ussr", since: 2 }],
      famine: ["oman"],
      dice: [4],
    });
    t.us("zbig", "event");
    // 4 + 2 + 1 - 2 x 2
    expect([t.influence("oman"), t.milOps.us, t.famine]).toEqual([[0, 0], 2, []]);
  });

  it("happens without result where the USSR has no influence", () => {
    const t = table({ ...setting, influence: { oman: [3, 0] } }).us("zbig", "event");
    expect([t.told("operations.none"), t.milOps.us, t.pileOf("zbig")]).toEqual([[{ side: "us" }], 0, "discard"]);
  });
});

describe("CENTCOM", () => {
  const countries = ["djibouti", "egypt", "ethiopia", "kenya", "madagascar", "oman"];
  const others = ["saudi-arabia", "somalia", "south-yemen", "sudan", "yemen"];

  it("protects any one country, not the Sea Lanes", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["centcom"] }, influence: { "sea-lanes": [1, 1] } });
    t.us("centcom", "event");
    expect([t.asked, t.options("us").sort()]).toEqual([["us centcom.country"], [...countries, ...others]]);
    t.us("kenya");
    expect(t.told("marker")).toEqual([{ card: "centcom", side: "us", country: "kenya" }]);
    expect(t.pileOf("centcom")).toBe("removed");
  });

  it("keeps the USSR from coups and realignments there, at once where the USSR plays it", () => {
    const t = table({ turn: 2, hands: { ussr: ["centcom"] }, influence: { kenya: [2, 0], oman: [2, 0] } });
    t.ussr("centcom", "event-first").us("kenya").willRoll(1).ussr("coup");
    expect(t.told("coup")).toMatchObject([{ country: "oman" }]);
    const free = table({ turn: 2, hands: { ussr: ["centcom"] }, influence: { kenya: [2, 0] } });
    free.ussr("centcom", "event-first").us("kenya");
    expect(free.options("ussr")).not.toContain("coup");
    expect(free.options("ussr")).not.toContain("realign");
  });

  it("leaves other countries open to the USSR, and that one to the US", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["famine", "detente"], us: ["eplf"] },
      influence: { kenya: [2, 1], oman: [2, 0], yemen: [2, 0] },
      centcom: "kenya",
    });
    t.ussr("famine", "realign");
    expect(t.options("ussr").sort()).toEqual(["oman", "yemen"]);
    expect(t.refusal("ussr", "kenya")).toMatchObject({ key: "refusal.protected", args: { card: "centcom" } });
    t.willRoll(1, 1, 1, 1).ussr("oman", "oman");
    t.willRoll(1).us("eplf", "coup", "kenya");
    expect(t.milOps.us).toBe(1);
  });

  it("lasts beyond the turn", () => {
    const t = table({ step: { at: "turn-end" }, centcom: "kenya" });
    expect([t.view.turn, t.view.centcom]).toMatchObject([2, { side: "us" }]);
  });
});

describe("Carter Doctrine", () => {
  const effects = [{ card: "carter-doctrine", side: "us", turn: true }] as const;

  it("begins for the turn, and ends with it unused", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["carter-doctrine"] } }).us("carter-doctrine", "event");
    expect([t.effects, t.pileOf("carter-doctrine")]).toEqual([["carter-doctrine"], "removed"]);
    expect(table({ step: { at: "turn-end" }, effects }).effects).toEqual([]);
  });

  it("makes a die a 6 that is not rolled, with all modifiers, and is then used up", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["eplf", "famine"] }, effects, influence: { oman: [0, 3] } });
    t.us("eplf", "coup", "oman");
    expect([t.asked, t.options("us")]).toEqual([["us carter-doctrine.die"], ["roll", "us:1", "us:6"]]);
    t.us("us:6");
    // 6 + 1 - 2 x 2
    expect([t.influence("oman"), t.effects]).toEqual([[0, 0], []]);
  });

  it("keeps for a later die when it is not used", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["famine"] }, effects, influence: { oman: [0, 3] } });
    t.us("famine", "realign", "oman").willRoll(1, 1).us("roll");
    expect([t.asked, t.effects]).toEqual([["us carter-doctrine.die"], ["carter-doctrine"]]);
  });

  it("names one of the two dice of a realignment before either falls", () => {
    const t = table({ turn: 2, hands: { ussr: ["nasserism"] }, effects, influence: { oman: [3, 0] } });
    t.ussr("nasserism", "realign", "oman");
    expect(t.options("us")).toEqual(["roll", "us:1", "us:6", "ussr:1", "ussr:6"]);
    t.willRoll(2).us("ussr:1");
    expect(t.told("realignment")).toMatchObject([{ usDie: 2, ussrDie: 1 }]);
  });

  it("covers the space race and Ogaden War", () => {
    const space = table({ turn: 2, hands: { ussr: ["famine"] }, effects })
      .ussr("famine", "space")
      .us("ussr:6");
    expect(space.space.ussr).toBe(0);
    const war = table({ turn: 2, side: "us", hands: { us: ["ogaden-war"] }, effects });
    war.us("ogaden-war", "event", "us:6");
    expect(war.vp).toBe(2);
  });

  it("played by the USSR with the event first already meets its own coup", () => {
    const t = table({ turn: 2, hands: { ussr: ["carter-doctrine"] }, influence: { oman: [3, 0] } });
    t.ussr("carter-doctrine", "event-first", "coup").us("ussr:1");
    // 1 + 4 - 2 x 2
    expect(t.influence("oman")).toEqual([2, 0]);
  });

  it("with the narrow reading is for dice of the US only", () => {
    const options = { carterOwnDiceOnly: true };
    const influence = { oman: [3, 0] } as const;
    const t = table({ turn: 2, hands: { ussr: ["nasserism"] }, effects, options, influence, dice: [1] });
    t.ussr("nasserism", "coup", "oman");
    expect(t.effects).toEqual(["carter-doctrine"]);
    const u = table({ turn: 2, hands: { ussr: ["nasserism"] }, effects, options, influence });
    u.ussr("nasserism", "realign", "oman");
    expect(u.options("us")).toEqual(["roll", "us:1", "us:6"]);
  });
});
