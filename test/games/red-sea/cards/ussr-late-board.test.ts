import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Presidential Directive 30", () => {
  const plan = { turn: 2, hands: { ussr: ["presidential-directive-30", "nasserism"], us: ["eplf"] } } as const;

  it("may add 1 influence anywhere, in the Sea Lanes and under US control too", () => {
    const t = table({ ...plan, influence: { kenya: [3, 0] } });
    t.ussr("presidential-directive-30", "event");
    expect(t.options("ussr")).toHaveLength(13);
    expect(t.options("ussr")).toContain("sea-lanes");
    t.ussr("kenya");
    expect([t.influence("kenya"), t.asked]).toEqual([[3, 1], ["us play.card"]]);
    expect(t.pileOf("presidential-directive-30")).toBe("removed");
  });

  it("may add none and still gives the eighth round", () => {
    const t = table(plan);
    t.ussr("presidential-directive-30", "event", "done");
    expect(t.effects).toEqual(["presidential-directive-30"]);
  });

  it("gives the USSR an eighth round after both seventh ones, which it may decline", () => {
    const t = table({ ...plan, round: 7 });
    t.ussr("presidential-directive-30", "event", "done").us("eplf", "influence", "sea-lanes");
    expect([t.view.round, t.asked]).toEqual([8, ["ussr play.card"]]);
    expect(t.options("ussr").sort()).toEqual(["nasserism", "pass"]);
    t.ussr("pass");
    // no ninth, and none for the US
    expect(t.outcome?.key).toBe("final-scoring");
  });

  it("comes after both seventh rounds also when the US acts first", () => {
    const t = table({ ...plan, round: 7, first: "us", hands: { ...plan.hands, us: [] } });
    t.ussr("presidential-directive-30", "event", "done");
    expect([t.view.round, t.asked]).toEqual([8, ["ussr play.card"]]);
  });

  it("needs a card, or Romanian Autonomy face up", () => {
    const none = table({ ...plan, round: 7, hands: { ussr: ["presidential-directive-30"], us: ["eplf"] } });
    none.ussr("presidential-directive-30", "event", "done").us("eplf", "influence", "sea-lanes");
    expect(none.outcome?.key).toBe("final-scoring");
    const romania = table({
      ...plan,
      round: 7,
      romania: { holder: "ussr", faceUp: true },
      hands: { ussr: ["presidential-directive-30"], us: ["eplf"] },
    });
    romania.ussr("presidential-directive-30", "event", "done").us("eplf", "influence", "sea-lanes");
    expect(romania.options("ussr").sort()).toEqual(["pass", "romanian-autonomy"]);
  });

  it("counts as a round in which a scoring card can be played, and must be", () => {
    const t = table({
      turn: 2,
      round: 7,
      effects: [{ card: "presidential-directive-30", side: "ussr", turn: true }],
      hands: { ussr: ["nasserism", "africa-scoring"], us: ["eplf"] },
    });
    t.ussr("nasserism", "event").us("eplf", "influence", "sea-lanes");
    expect(t.options("ussr")).toEqual(["africa-scoring"]);
  });

  it("serves the USSR when the US plays it", () => {
    const t = table({
      turn: 2,
      round: 7,
      side: "us",
      hands: { us: ["presidential-directive-30"], ussr: ["nasserism"] },
    });
    t.us("presidential-directive-30", "event-first").ussr("oman").us("influence", "sea-lanes", "sea-lanes");
    expect([t.influence("oman"), t.view.round, t.asked]).toEqual([[0, 1], 8, ["ussr play.card"]]);
  });

  it("ends with the turn", () => {
    const t = table({ ...plan, turn: 1, round: 7 });
    t.ussr("presidential-directive-30", "event", "done").us("eplf", "influence", "sea-lanes").ussr("pass");
    expect([t.view.turn, t.effects]).toEqual([2, []]);
  });

  it("cannot happen after Afghanistan Invasion", () => {
    const t = table({ ...plan, effects: [{ card: "afghanistan-invasion", side: "us", since: 1 }] });
    t.ussr("presidential-directive-30");
    expect(t.options("ussr")).not.toContain("event");
  });
});

describe("Mr. Nyet", () => {
  const plan = { turn: 2, hands: { ussr: ["mr-nyet"], us: ["eplf"] } } as const;

  it("lowers DEFCON by 1, then clears one country in each region in which the USSR has influence", () => {
    const t = table({
      ...plan,
      influence: { kenya: [2, 1], sudan: [1, 1], madagascar: [4, 0], oman: [3, 1], yemen: [1, 1], "sea-lanes": [2, 2] },
    });
    t.ussr("mr-nyet", "event");
    expect(t.defcon).toBe(3);
    expect(t.options("ussr").sort()).toEqual(["kenya", "oman", "sudan", "yemen"]);
    t.ussr("kenya");
    expect(t.options("ussr").sort()).toEqual(["oman", "yemen"]);
    t.ussr("oman");
    expect([t.influence("kenya"), t.influence("oman"), t.asked]).toEqual([[0, 1], [0, 1], ["us play.card"]]);
    expect(t.pileOf("mr-nyet")).toBe("removed");
  });

  it("clears one country only if both have influence in one region only", () => {
    const t = table({ ...plan, influence: { kenya: [2, 1], sudan: [1, 1], oman: [1, 0] } });
    t.ussr("mr-nyet", "event", "sudan");
    expect([t.influence("kenya"), t.asked]).toEqual([[2, 1], ["us play.card"]]);
  });

  it("counts Egypt for either region", () => {
    const t = table({ ...plan, influence: { egypt: [1, 1], sudan: [1, 1], oman: [1, 1] } });
    t.ussr("mr-nyet", "event", "egypt");
    expect(t.options("ussr").sort()).toEqual(["oman", "sudan"]);
    const last = table({ ...plan, influence: { egypt: [1, 1], sudan: [1, 1] } });
    last.ussr("mr-nyet", "event", "sudan");
    expect(last.influence("egypt")).toEqual([0, 1]);
  });

  it("by agreement counts Egypt for both", () => {
    const t = table({
      ...plan,
      options: { nyetEgyptTakesBoth: true },
      influence: { egypt: [1, 1], sudan: [1, 1], oman: [1, 1] },
    });
    t.ussr("mr-nyet", "event", "egypt");
    expect(t.asked).toEqual(["us play.card"]);
    const other = table({
      ...plan,
      options: { nyetEgyptTakesBoth: true },
      influence: { egypt: [1, 1], sudan: [1, 1], oman: [1, 1] },
    });
    other.ussr("mr-nyet", "event", "sudan");
    expect([other.influence("egypt"), other.influence("oman")]).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it("at DEFCON 2 makes the active player lose before anything else [8.1.4]", () => {
    const t = table({ turn: 2, side: "us", defcon: 2, hands: { us: ["mr-nyet"] }, influence: { kenya: [2, 1] } });
    t.us("mr-nyet", "influence", "sea-lanes", "sea-lanes", "sea-lanes", "sea-lanes");
    expect([t.outcome?.winners, t.influence("kenya")]).toEqual([["ussr"], [2, 1]]);
  });

  it("is the USSR's when the US plays it", () => {
    const t = table({
      turn: 2,
      side: "us",
      hands: { us: ["mr-nyet"] },
      influence: { kenya: [2, 1], sudan: [1, 1], oman: [1, 1] },
    });
    t.us("mr-nyet", "event-first").ussr("sudan", "oman");
    expect([t.influence("kenya"), t.influence("sudan"), t.influence("oman")]).toEqual([
      [2, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  it("as a headline makes whoever headlined it active", () => {
    const us = table({ turn: 2, defcon: 2, step: { at: "headline" }, hands: { us: ["mr-nyet"], ussr: ["nasserism"] } });
    us.headlines({ us: "mr-nyet", ussr: "nasserism" });
    expect(us.outcome?.winners).toEqual(["ussr"]);
    const t = table({
      turn: 2,
      defcon: 2,
      step: { at: "headline" },
      hands: { us: ["arab-league"], ussr: ["mr-nyet"] },
    });
    t.headlines({ us: "arab-league", ussr: "mr-nyet" });
    expect(t.outcome?.winners).toEqual(["us"]);
  });
});
