import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Albano-Stalinist Economics", () => {
  const effects = [{ card: "albano-stalinist-economics", side: "us", turn: true }] as const;
  const setting = { turn: 2, effects, hands: { ussr: ["soviets-airlift-cubans"] } } as const;
  const influence = { djibouti: [0, 1], oman: [0, 1] } as const;

  it("begins for the turn, and ends with it", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["albano-stalinist-economics"] } });
    t.us("albano-stalinist-economics", "event");
    expect(t.effects).toEqual(["albano-stalinist-economics"]);
    expect(t.pileOf("albano-stalinist-economics")).toBe("removed");
    expect(table({ step: { at: "turn-end" }, effects }).effects).toEqual([]);
    const last = table({
      turn: 1,
      round: 7,
      side: "us",
      hands: { us: ["voa-in-amharic"] },
      influence: { kenya: [1, 0] },
    });
    last.us("voa-in-amharic", "event", "influence", "kenya");
    expect([last.view.turn, last.effects]).toEqual([2, []]);
  });

  it("takes 1 Op from a card whose points go to Africa [7.3.1, example 2]", () => {
    const t = table({ ...setting, influence }).ussr("soviets-airlift-cubans", "influence", "djibouti", "djibouti");
    expect([t.influence("djibouti"), t.asked]).toEqual([[0, 3], ["us play.card"]]);
  });

  it("leaves all points outside Africa, the Sea Lanes among them", () => {
    const t = table({ ...setting, influence }).ussr("soviets-airlift-cubans", "influence", "oman", "sea-lanes");
    // the third point may not go to Africa any more
    expect(t.options("ussr").sort()).toEqual(["oman", "saudi-arabia", "sea-lanes", "south-yemen"]);
    t.ussr("saudi-arabia");
    expect(t.influence("saudi-arabia")).toEqual([0, 1]);
  });

  it("takes the point once one has gone to Africa", () => {
    const t = table({ ...setting, influence }).ussr("soviets-airlift-cubans", "influence", "oman", "djibouti");
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("counts Egypt as African", () => {
    const t = table({ ...setting, influence: { egypt: [0, 1] } });
    t.ussr("soviets-airlift-cubans", "influence", "egypt", "egypt");
    expect([t.influence("egypt"), t.asked]).toEqual([[0, 3], ["us play.card"]]);
  });

  it("leaves a card of 1 Op its point", () => {
    const t = table({ ...setting, hands: { ussr: ["nasserism"] }, influence }).ussr(
      "nasserism",
      "influence",
      "djibouti",
    );
    expect(t.influence("djibouti")).toEqual([0, 2]);
  });

  it("does not touch coups, realignments, the space race and events", () => {
    const target = { kenya: [3, 0] } as const;
    const coup = table({ ...setting, influence: target, dice: [1] }).ussr("soviets-airlift-cubans", "coup");
    expect(coup.milOps.ussr).toBe(3);
    const realign = table({ ...setting, influence: target, dice: [1, 1, 1, 1, 1, 1] });
    realign.ussr("soviets-airlift-cubans", "realign", "kenya", "kenya", "kenya");
    expect(realign.told("realignment")).toHaveLength(3);
    const space = table({ ...setting, space: { ussr: 2 } }).ussr("soviets-airlift-cubans");
    expect(space.options("ussr")).toContain("space");
    const event = table({ ...setting, hands: { ussr: ["the-derg"] } }).ussr("the-derg", "event");
    expect(event.influence("ethiopia")).toEqual([0, 2]);
  });

  it("reaches Romanian Autonomy, and adds up with T-62s and Kalashnikovs [7.3]", () => {
    const romania = { holder: "ussr", faceUp: true } as const;
    const t = table({ ...setting, romania, vp: 1, influence });
    t.ussr("romanian-autonomy", "influence", "djibouti", "djibouti");
    expect(t.influence("djibouti")).toEqual([0, 3]);
    const both = [...effects, { card: "t62s-and-kalashnikovs", side: "ussr", turn: true }] as const;
    const u = table({ ...setting, romania, vp: 1, influence, effects: both });
    u.ussr("romanian-autonomy", "influence", "djibouti", "djibouti", "djibouti");
    expect(u.influence("djibouti")).toEqual([0, 4]);
  });

  it("leaves the US alone", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["the-victorious-leader"] },
      influence: { kenya: [1, 0] },
    });
    t.us("the-victorious-leader", "influence", "kenya", "kenya", "kenya");
    expect(t.influence("kenya")).toEqual([4, 0]);
  });
});

describe("Voice of America in Amharic", () => {
  const effects = [{ card: "voa-in-amharic", side: "us", turn: true }] as const;
  const raised = (card: "eplf" | "nasserism" | "usaid") =>
    table({ turn: 2, side: "us", effects, hands: { us: [card] }, influence: { kenya: [1, 0] } });

  it("is exactly 1 point of operations at once, not in the space race", () => {
    const t = table({ turn: 2, side: "us", hands: { us: ["voa-in-amharic"] }, influence: { kenya: [1, 1] } });
    t.us("voa-in-amharic", "event");
    expect(t.options("us")).toEqual(["influence", "realign", "coup"]);
    t.us("influence", "kenya");
    expect([t.asked, t.influence("kenya")]).toEqual([["us play.card"], [2, 1]]);
    expect([t.effects, t.pileOf("voa-in-amharic")]).toEqual([["voa-in-amharic"], "removed"]);
  });

  it("is one realignment attempt, or a coup of value 1", () => {
    const setting = { turn: 2, side: "us", hands: { us: ["voa-in-amharic"] }, influence: { oman: [0, 4] } } as const;
    const t = table({ ...setting, dice: [1, 1] }).us("voa-in-amharic", "event", "realign");
    expect(t.told("realignment")).toHaveLength(1);
    const u = table({ ...setting, dice: [5] }).us("voa-in-amharic", "event", "coup");
    // 5 + 1 - 2 x 2
    expect([u.influence("oman"), u.milOps.us]).toEqual([[0, 2], 1]);
  });

  it("gives +1 to cards of 1 Op that the US uses, whosever event they bear", () => {
    const own = raised("eplf").us("eplf", "influence", "kenya", "kenya");
    expect(own.influence("kenya")).toEqual([3, 0]);
    const theirs = raised("nasserism").us("nasserism", "influence", "kenya", "kenya");
    expect(theirs.influence("kenya")).toEqual([3, 0]);
  });

  it("counts for the space race, and for the value of a coup", () => {
    expect(raised("eplf").us("eplf").options("us")).toContain("space");
    const t = table({ turn: 2, side: "us", effects, hands: { us: ["eplf"] }, influence: { oman: [0, 4] }, dice: [1] });
    expect(t.us("eplf", "coup").milOps.us).toBe(2);
  });

  it("gives nothing to other cards, Romanian Autonomy among them", () => {
    const t = raised("usaid").us("usaid", "influence", "kenya", "kenya");
    expect(t.influence("kenya")).toEqual([3, 0]);
    const u = raised("usaid").us("romanian-autonomy", "influence", "kenya", "kenya");
    expect([u.influence("kenya"), u.romania.holder]).toEqual([[3, 0], "ussr"]);
  });

  it("gives nothing to the USSR, and ends with the turn", () => {
    const t = table({ turn: 2, effects, hands: { ussr: ["nasserism"] }, influence: { kenya: [0, 1] } });
    t.ussr("nasserism", "influence", "kenya");
    expect(t.asked).toEqual(["us play.card"]);
    expect(table({ step: { at: "turn-end" }, effects }).effects).toEqual([]);
  });

  it("played by the USSR at DEFCON 2 lets the US start the war that the USSR loses [8.1.4]", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["voa-in-amharic"] },
      influence: { kenya: [0, 1] },
      defcon: 2,
      dice: [1],
    });
    t.ussr("voa-in-amharic", "event-first").us("coup");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });
});

describe("Afghanistan Invasion", () => {
  const effects = [{ card: "afghanistan-invasion", side: "us", since: 2 }] as const;
  const setting = { turn: 2, effects, influence: { oman: [0, 1] } } as const;

  it("takes 1 Op from further cards of the USSR", () => {
    const t = table({
      turn: 2,
      side: "us",
      hands: { us: ["afghanistan-invasion"], ussr: ["famine"] },
      influence: { oman: [0, 1] },
    });
    t.us("afghanistan-invasion", "event").ussr("famine", "influence", "oman");
    expect([t.asked, t.influence("oman")]).toEqual([["us play.card"], [0, 2]]);
    expect([t.effects, t.pileOf("afghanistan-invasion")]).toEqual([["afghanistan-invasion"], "discard"]);
  });

  it("never takes the last one", () => {
    const t = table({ ...setting, hands: { ussr: ["nasserism"] } }).ussr("nasserism", "influence", "oman");
    expect(t.influence("oman")).toEqual([0, 2]);
  });

  it("counts for coups, realignments, the space race and Romanian Autonomy", () => {
    const target = { oman: [3, 0] } as const;
    const coup = table({ ...setting, hands: { ussr: ["famine"] }, influence: target, dice: [1] });
    expect(coup.ussr("famine", "coup").milOps.ussr).toBe(1);
    const realign = table({ ...setting, hands: { ussr: ["famine"] }, influence: target, dice: [1, 1] });
    expect(realign.ussr("famine", "realign").told("realignment")).toHaveLength(1);
    const space = table({ ...setting, hands: { ussr: ["famine"] } }).ussr("famine");
    expect(space.options("ussr")).not.toContain("space");
    const romania = { holder: "ussr", faceUp: true } as const;
    const t = table({ ...setting, romania }).ussr("romanian-autonomy", "influence", "oman");
    expect([t.influence("oman"), t.romania.holder]).toEqual([[0, 2], "us"]);
  });

  it("adds up with T-62s and Kalashnikovs", () => {
    const both = [...effects, { card: "t62s-and-kalashnikovs", side: "ussr", turn: true }] as const;
    const t = table({ ...setting, effects: both, hands: { ussr: ["famine"] } }).ussr(
      "famine",
      "influence",
      "oman",
      "oman",
    );
    expect(t.influence("oman")).toEqual([0, 3]);
  });

  it("leaves its own card its 4 Ops, even with the event first", () => {
    const play = () => table({ turn: 2, hands: { ussr: ["afghanistan-invasion"] }, influence: { oman: [0, 1] } });
    const four = ["oman", "oman", "oman", "oman"];
    const first = play().ussr("afghanistan-invasion", "event-first", "influence", ...four);
    const after = play().ussr("afghanistan-invasion", "influence", ...four);
    expect([first.influence("oman"), after.influence("oman")]).toEqual([
      [0, 5],
      [0, 5],
    ]);
    expect(after.effects).toEqual(["afghanistan-invasion"]);
  });

  it("takes 1 Op from its own card too where it had happened before", () => {
    const t = table({ ...setting, hands: { ussr: ["afghanistan-invasion"] } });
    t.ussr("afghanistan-invasion", "influence", "oman", "oman", "oman");
    expect([t.influence("oman"), t.asked]).toEqual([[0, 4], ["us play.card"]]);
  });

  it("as a headline counts from the first round on", () => {
    const t = table({
      turn: 2,
      step: { at: "headline" },
      hands: { us: ["afghanistan-invasion"], ussr: ["nasserism", "famine"] },
      influence: { oman: [0, 1] },
    });
    t.headlines({ us: "afghanistan-invasion", ussr: "nasserism" }).ussr("famine", "influence", "oman");
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("leaves the US alone", () => {
    const t = table({ ...setting, side: "us", hands: { us: ["famine"] }, influence: { oman: [1, 0] } });
    t.us("famine", "influence", "oman", "oman");
    expect(t.influence("oman")).toEqual([3, 0]);
  });

  it("lowers values in its own turn only, and bars Presidential Directive 30 for the rest of the game", () => {
    const earlier = [{ card: "afghanistan-invasion", side: "us", since: 1 }] as const;
    const t = table({ ...setting, effects: earlier, hands: { ussr: ["presidential-directive-30"] } });
    t.ussr("presidential-directive-30");
    expect(t.options("ussr")).not.toContain("event");
    t.ussr("influence", "oman", "oman");
    expect([t.influence("oman"), t.pileOf("presidential-directive-30")]).toEqual([[0, 3], "discard"]);
    const ended = table({ step: { at: "turn-end" }, effects: earlier });
    expect([ended.view.turn, ended.effects]).toEqual([2, ["afghanistan-invasion"]]);
  });

  it("ends a Presidential Directive 30 in effect: the eighth round is lost", () => {
    const directive = [{ card: "presidential-directive-30", side: "ussr", turn: true }] as const;
    const play = (card: "afghanistan-invasion" | "centcom") =>
      table({ side: "us", round: 7, effects: directive, hands: { us: [card], ussr: ["famine"] } });
    const t = play("afghanistan-invasion").us("afghanistan-invasion", "event");
    expect([t.view.turn, t.effects]).toEqual([2, ["afghanistan-invasion"]]);
    const without = play("centcom").us("centcom", "event", "oman");
    expect([without.view.round, without.asked]).toEqual([8, ["ussr play.card"]]);
  });

  it("does not end an eighth round that is being played", () => {
    const directive = [{ card: "presidential-directive-30", side: "ussr", turn: true }] as const;
    const t = table({
      round: 8,
      effects: directive,
      hands: { ussr: ["afghanistan-invasion"] },
      influence: { oman: [0, 1] },
    });
    t.ussr("afghanistan-invasion", "event-first", "influence", "oman", "oman", "oman", "oman");
    expect(t.influence("oman")).toEqual([0, 5]);
  });
});
