import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Gosplan Advisers", () => {
  const plan = { turn: 2, deck: ["usaid", "eplf"] } as const;

  it("draws 2 cards, then discards 2 of choice; new ones may be among them", () => {
    const t = table({
      ...plan,
      hands: { ussr: ["gosplan-advisers", "nasserism"], us: ["famine"] },
      romania: { holder: "ussr", faceUp: true },
    });
    t.ussr("gosplan-advisers", "event");
    // Romanian Autonomy is not in the hand
    expect(t.options("ussr").sort()).toEqual(["eplf", "nasserism", "usaid"]);
    t.ussr("eplf", "nasserism");
    expect([t.hand("ussr"), t.effects]).toEqual([["usaid"], []]);
    expect([t.pileOf("eplf"), t.pileOf("nasserism"), t.pileOf("gosplan-advisers")]).toEqual([
      "discard",
      "discard",
      "removed",
    ]);
  });

  it("tells only the USSR what it has drawn", () => {
    const t = table({ ...plan, hands: { ussr: ["gosplan-advisers"], us: ["famine"] } });
    t.ussr("gosplan-advisers", "event");
    expect(t.told("drawn", "us")).toEqual([{ side: "ussr", count: 2 }]);
    expect(t.told("drawn", "ussr")).toEqual([{ side: "ussr", count: 2, cards: ["usaid", "eplf"] }]);
  });

  it("discards a scoring card without scoring it", () => {
    const t = table({
      ...plan,
      hands: { ussr: ["gosplan-advisers", "africa-scoring"], us: ["famine"] },
      influence: { kenya: [2, 0] },
    });
    t.ussr("gosplan-advisers", "event", "africa-scoring", "usaid");
    expect([t.vp, t.pileOf("africa-scoring"), t.hand("ussr")]).toEqual([0, "discard", ["eplf"]]);
  });

  it("draws from the reshuffled discards when the pile is empty, and does without when nothing is left", () => {
    const t = table({
      turn: 2,
      onlyDeck: true,
      discard: ["eplf"],
      hands: { ussr: ["gosplan-advisers"], us: ["famine"] },
    });
    t.ussr("gosplan-advisers", "event");
    t.ussr("eplf");
    expect([t.hand("ussr"), t.pileOf("eplf"), t.asked]).toEqual([[], "discard", ["us play.card"]]);
  });

  it("is the USSR's when the US plays it", () => {
    const t = table({ ...plan, side: "us", hands: { us: ["gosplan-advisers", "famine"], ussr: ["nasserism"] } });
    t.us("gosplan-advisers", "event-first").ussr("nasserism", "eplf").us("influence", "sea-lanes", "sea-lanes");
    expect([t.hand("ussr"), t.hand("us")]).toEqual([["usaid"], ["famine"]]);
  });

  describe("a scoring card that could no longer be played is one of the discards [10.1.5]", () => {
    const scoring = { turn: 2, deck: ["africa-scoring", "eplf"], hands: { us: ["gosplan-advisers"] } } as const;
    const hands = { us: ["gosplan-advisers"], ussr: ["nasserism", "detente"] } as const;

    it("after the last round of the USSR", () => {
      const t = table({ ...scoring, round: 7, side: "us", hands });
      t.us("gosplan-advisers", "event-first");
      expect(t.options("ussr").sort()).toEqual(["africa-scoring", "detente", "eplf", "nasserism"]);
      t.ussr("detente");
      expect(t.options("ussr")).toEqual(["africa-scoring"]);
    });

    it("not while the USSR has a round to come", () => {
      const t = table({ ...scoring, round: 6, side: "us", hands });
      t.us("gosplan-advisers", "event-first").ussr("detente");
      expect(t.options("ussr").sort()).toEqual(["africa-scoring", "eplf", "nasserism"]);
    });

    it("not when the US acts first and the USSR has yet to answer", () => {
      const t = table({ ...scoring, round: 7, side: "us", first: "us", hands });
      t.us("gosplan-advisers", "event-first").ussr("detente");
      expect(t.options("ussr")).toContain("nasserism");
    });

    it("not when Presidential Directive 30 gives an eighth round", () => {
      const effects = [{ card: "presidential-directive-30", side: "ussr", turn: true }] as const;
      const t = table({ ...scoring, round: 7, side: "us", effects, hands });
      t.us("gosplan-advisers", "event-first").ussr("detente");
      expect(t.options("ussr")).toContain("nasserism");
    });

    it("after its last round, also while the US plays an eighth one first", () => {
      const t = table({
        ...scoring,
        round: 8,
        side: "us",
        first: "us",
        options: { twilightCards: true },
        guests: { us: ["north-sea-oil"], ussr: [] },
        effects: [{ card: "north-sea-oil", side: "us" }],
        hands,
      });
      t.us("gosplan-advisers", "event-first").ussr("detente");
      expect(t.options("ussr")).toEqual(["africa-scoring"]);
    });

    it("the present round does not count", () => {
      const t = table({
        ...scoring,
        round: 7,
        hands: { ussr: ["gosplan-advisers", "nasserism", "detente"], us: ["famine"] },
      });
      t.ussr("gosplan-advisers", "event", "detente");
      expect(t.options("ussr")).toEqual(["africa-scoring"]);
    });
  });
});

describe("Stagflation", () => {
  const plan = { turn: 2, hands: { ussr: ["stagflation", "nasserism"], us: ["eplf", "africa-scoring"] } } as const;

  it("shows every scoring card of the US to all", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["stagflation"], us: ["eplf", "africa-scoring", "middle-east-scoring"] },
    });
    t.ussr("stagflation", "event");
    expect(t.told("scoring-cards-shown")[0]?.cards).toEqual(["africa-scoring", "middle-east-scoring"]);
    expect(t.told("scoring-cards-shown")[0]?.side).toBe("us");
  });

  it("lets the USSR conduct operations with its value, not in space, or do without", () => {
    const t = table({ ...plan, influence: { kenya: [2, 0] } });
    t.ussr("stagflation", "event");
    expect(t.options("ussr").sort()).toEqual(["coup", "done", "influence", "realign"]);
    t.willRoll(4).ussr("coup", "kenya");
    expect([t.influence("kenya"), t.milOps.ussr, t.pileOf("stagflation")]).toEqual([[0, 0], 2, "removed"]);
    const without = table(plan);
    without.ussr("stagflation", "event", "done");
    expect([without.influence("sea-lanes"), without.asked]).toEqual([[0, 0], ["us play.card"]]);
  });

  it("is worth 3 with T-62s and Kalashnikovs [7.3.1]", () => {
    const t = table({ ...plan, effects: [{ card: "t62s-and-kalashnikovs", side: "ussr", turn: true }] });
    t.ussr("stagflation", "event", "influence", "sea-lanes", "sea-lanes", "sea-lanes");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[0, 3], ["us play.card"]]);
  });

  it("is worth 1 in the turn of Afghanistan Invasion", () => {
    const t = table({ ...plan, effects: [{ card: "afghanistan-invasion", side: "us", since: 2 }] });
    t.ussr("stagflation", "event", "influence", "sea-lanes");
    expect([t.influence("sea-lanes"), t.asked]).toEqual([[0, 1], ["us play.card"]]);
  });

  it("makes the US play one of the cards shown in its next round, whichever it likes", () => {
    const t = table({
      turn: 2,
      hands: { ussr: ["stagflation", "nasserism"], us: ["eplf", "africa-scoring", "middle-east-scoring"] },
    });
    t.ussr("stagflation", "event", "done");
    expect(t.options("us").sort()).toEqual(["africa-scoring", "middle-east-scoring"]);
    t.us("middle-east-scoring", "event").ussr("nasserism", "event");
    // the other one is free again
    expect(t.options("us")).toContain("eplf");
  });

  it("gives the operations, and no duty, when nothing is shown", () => {
    const t = table({ turn: 2, hands: { ussr: ["stagflation"], us: ["eplf"] } });
    t.ussr("stagflation", "event");
    expect(t.told("scoring-cards-shown")).toEqual([{ side: "us", cards: [], count: 0 }]);
    t.ussr("influence", "sea-lanes", "sea-lanes");
    expect([t.view.shown, t.options("us")]).toEqual([null, ["eplf", "romanian-autonomy"]]);
  });

  it("played by the US binds its round after this one", () => {
    const t = table({
      turn: 2,
      side: "us",
      hands: { us: ["stagflation", "eplf", "africa-scoring"], ussr: ["nasserism"] },
    });
    t.us("stagflation", "influence", "sea-lanes", "sea-lanes").ussr("done").ussr("nasserism", "event");
    expect(t.options("us")).toEqual(["africa-scoring"]);
  });

  it("as a headline binds the first round of the US", () => {
    const t = table({
      turn: 2,
      step: { at: "headline" },
      hands: { ussr: ["stagflation", "nasserism"], us: ["arab-league", "eplf", "africa-scoring"] },
    });
    t.headlines({ us: "arab-league", ussr: "stagflation" }).ussr("done").ussr("nasserism", "event");
    expect(t.options("us")).toEqual(["africa-scoring"]);
  });

  it("lapses when the card shown is lost before", () => {
    const t = table({
      turn: 2,
      first: "us",
      hands: { us: ["eplf"], ussr: ["nasserism"] },
      side: "us",
      shown: { side: "us", cards: ["africa-scoring"] },
      discard: ["africa-scoring"],
    });
    expect(t.options("us")).toContain("eplf");
  });

  it("lapses at the end of the turn when no round of the US is left", () => {
    const t = table({
      turn: 1,
      round: 7,
      first: "us",
      hands: { ussr: ["stagflation"], us: ["africa-scoring"] },
    });
    t.ussr("stagflation", "event", "done");
    expect([t.view.turn, t.view.shown]).toEqual([2, null]);
  });

  it("can cost the US the game: a battleground coup of the USSR at DEFCON 2", () => {
    const t = table({ turn: 2, side: "us", defcon: 2, hands: { us: ["stagflation"] }, influence: { kenya: [2, 0] } });
    t.willRoll(1).us("stagflation", "event-first").ussr("coup", "kenya");
    expect(t.outcome?.winners).toEqual(["ussr"]);
  });
});
