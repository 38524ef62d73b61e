import { describe, expect, test } from "vitest";
import { type Setting, table } from "../../games/red-sea/table.ts";

describe("11.1, 11.2 held cards", () => {
  const end = (setting: Setting) =>
    table({
      round: 7,
      side: "us",
      milOps: { us: 5, ussr: 5 },
      options: { revealHeldCards: true },
      ...setting,
    }).us("peace-corps", "influence", "sea-lanes", "sea-lanes");

  test("are shown at the end of the turn", () => {
    const t = end({ hands: { us: ["peace-corps", "usaid"], ussr: ["detente"] } });
    expect(t.told("held")).toEqual([
      { side: "us", cards: ["usaid"] },
      { side: "ussr", cards: ["detente"] },
    ]);
  });

  test("a scoring card among them loses", () => {
    const t = end({ hands: { us: ["peace-corps"], ussr: ["africa-scoring"] } });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring", args: { losers: ["ussr"] } });
  });

  test("are not shown in a friendly game", () => {
    const t = end({ options: {}, hands: { us: ["peace-corps"], ussr: ["africa-scoring"] } });
    expect([t.told("held"), t.outcome]).toEqual([[], null]);
  });

  test("6.4 a scoring card drawn from box 3 in the last round is excused", () => {
    const t = table({
      turn: 1,
      round: 7,
      side: "us",
      first: "ussr",
      options: { revealHeldCards: true },
      space: { us: 2 },
      milOps: { us: 5, ussr: 5 },
      hands: { us: ["the-victorious-leader"] },
      deck: ["africa-scoring"],
      dice: [1],
    }).us("the-victorious-leader", "space");
    expect([t.outcome, t.view.turn]).toEqual([null, 2]);
    expect(t.hand("us")).toContain("africa-scoring");
    // in the next turn it is no longer
    expect(t.match.save().steps.at(-1)?.state.excused).toEqual([]);
  });

  test("10.1.5 drawn in the round before, it may stay in hand, but not another in its place", () => {
    const t = table({
      turn: 2,
      round: 6,
      side: "us",
      options: { revealHeldCards: true },
      space: { us: 2 },
      milOps: { us: 5, ussr: 5 },
      hands: { us: ["the-victorious-leader", "middle-east-scoring", "eplf"], ussr: ["detente"] },
      deck: ["africa-scoring"],
      dice: [1],
    }).us("the-victorious-leader", "space");
    t.ussr("detente", "influence", "sea-lanes");
    expect(t.options("us")).toEqual(["middle-east-scoring"]);
    expect(t.us("middle-east-scoring").outcome).toMatchObject({ key: "final-scoring" });
  });
});

describe("11.4 bids", () => {
  const bid = (us: string, ussr: string, dice: number[] = []) =>
    table({ fresh: true, options: { sides: "influence-bid" }, dice })
      .us(us)
      .ussr(ussr);

  test("different sides: each gets the one named, and no influence", () => {
    const t = bid("ussr:2", "us:5");
    expect(t.told("sides")).toEqual([{ swapped: true }]);
    expect(t.asked).toEqual(["us headline.card", "ussr headline.card"]);
  });

  test("the same side: the higher number gets it, and the other side that much influence", () => {
    const t = bid("us:3", "us:1");
    expect(t.told("sides")).toEqual([{ swapped: false }]);
    expect(t.asked).toEqual(["ussr influence.handicap"]);
    expect(t.options("ussr").sort()).toEqual(["somalia", "south-yemen"]);
    t.ussr("somalia", "somalia", "south-yemen");
    expect([t.influence("somalia"), t.influence("south-yemen")]).toEqual([
      [0, 3],
      [0, 2],
    ]);
  });

  test("the same number: by lot, and the side nobody named gets the influence", () => {
    const t = bid("us:1", "us:1", [2]);
    expect(t.told("sides")).toEqual([{ swapped: true }]);
    expect(t.asked).toEqual(["ussr influence.handicap"]);
  });

  test("11.4.1, example: at most 5 influence in Saudi Arabia", () => {
    const t = table({ fresh: true, options: { handicap: 6, handicapSide: "us" } });
    t.us("saudi-arabia", "saudi-arabia", "saudi-arabia", "saudi-arabia");
    expect(t.influence("saudi-arabia")).toEqual([5, 0]);
    // what is left can go only to Ethiopia, up to 3
    expect(t.influence("ethiopia")).toEqual([3, 0]);
  });

  test("sides may be drawn by lot", () => {
    const t = table({ fresh: true, options: { sides: "random" }, dice: [2] });
    expect(t.told("sides")).toEqual([{ swapped: true }]);
  });
});
