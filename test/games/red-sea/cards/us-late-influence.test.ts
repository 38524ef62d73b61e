import { describe, expect, it } from "vitest";
import { table } from "../table.ts";

describe("Kenya Joins Rapid Deployment Force", () => {
  const setting = { turn: 2, side: "us", hands: { us: ["kenya-joins-rdf"] } } as const;

  it("adds 1 in Kenya, then removes 1 where the USSR has no control, Kenya too if that lost it", () => {
    const t = table({ ...setting, influence: { kenya: [0, 2], oman: [0, 1], yemen: [0, 2], "sea-lanes": [0, 1] } });
    t.us("kenya-joins-rdf", "event");
    expect(t.influence("kenya")).toEqual([1, 2]);
    expect(t.options("us").sort()).toEqual(["kenya", "oman"]);
    t.us("kenya");
    expect([t.influence("kenya"), t.pileOf("kenya-joins-rdf")]).toEqual([[1, 1], "discard"]);
  });

  it("must remove if it can, and only adds if it cannot", () => {
    const t = table({ ...setting, influence: { oman: [0, 1] } }).us("kenya-joins-rdf", "event");
    expect(t.influence("oman")).toEqual([0, 0]);
    const u = table({ ...setting, influence: { yemen: [0, 2], "sea-lanes": [0, 1] } }).us("kenya-joins-rdf", "event");
    expect([u.influence("kenya"), u.influence("yemen"), u.influence("sea-lanes")]).toEqual([
      [1, 0],
      [0, 2],
      [0, 1],
    ]);
  });

  it("is resolved by the US when the USSR plays the card", () => {
    const t = table({ turn: 2, hands: { ussr: ["kenya-joins-rdf"] }, influence: { oman: [0, 1], somalia: [0, 1] } });
    t.ussr("kenya-joins-rdf", "event-first");
    expect(t.asked).toEqual(["us influence.remove"]);
  });
});

describe("The Events of ’86", () => {
  const setting = { turn: 2, side: "us", hands: { us: ["events-of-86"] } } as const;

  it("gives 1 VP if the USSR controls South Yemen", () => {
    const play = (ussr: number) => table({ ...setting, influence: { "south-yemen": [1, ussr] } });
    expect(play(2).us("events-of-86", "event").vp).toBe(1);
    expect(play(1).us("events-of-86", "event").vp).toBe(0);
  });

  it("removes as much from the Middle East as the US controls countries there: Egypt counts, the Sea Lanes do not", () => {
    const t = table({
      ...setting,
      influence: {
        egypt: [2, 0],
        oman: [3, 1],
        kenya: [3, 0],
        "sea-lanes": [5, 1],
        yemen: [0, 4],
        sudan: [0, 2],
        "south-yemen": [0, 1],
      },
    });
    t.us("events-of-86", "event");
    expect(t.options("us").sort()).toEqual(["oman", "south-yemen", "yemen"]);
    t.us("yemen", "yemen");
    expect(t.asked).toEqual(["us play.card"]);
    expect([t.influence("yemen"), t.vp, t.pileOf("events-of-86")]).toEqual([[0, 2], 1, "discard"]);
  });

  it("may take influence out of Egypt, and counts control once, before anything is removed", () => {
    const t = table({ ...setting, influence: { egypt: [0, 2], oman: [2, 1], yemen: [2, 0] } });
    t.us("events-of-86", "event");
    expect(t.options("us").sort()).toEqual(["egypt", "oman"]);
    // Oman is now a second country of the US
    t.us("oman");
    expect(t.asked).toEqual(["us play.card"]);
  });

  it("takes what there is, or nothing at all", () => {
    const t = table({ ...setting, influence: { egypt: [2, 0], oman: [2, 0], yemen: [0, 1] } });
    expect(t.us("events-of-86", "event").influence("yemen")).toEqual([0, 0]);
    const u = table({ ...setting, influence: { yemen: [0, 1] } }).us("events-of-86", "event");
    expect([u.influence("yemen"), u.vp, u.pileOf("events-of-86")]).toEqual([[0, 1], 0, "discard"]);
  });
});

describe("Daniel arap Moi", () => {
  const setting = { turn: 2, side: "us", hands: { us: ["daniel-arap-moi"] } } as const;

  it("without US control of Kenya adds 2 there", () => {
    const t = table({ ...setting, influence: { kenya: [1, 0] } }).us("daniel-arap-moi", "event");
    expect([t.influence("kenya"), t.vp, t.defcon, t.pileOf("daniel-arap-moi")]).toEqual([[3, 0], 0, 4, "removed"]);
  });

  it("with it gives 1 VP, and DEFCON must go up or down", () => {
    const play = () => table({ ...setting, influence: { kenya: [3, 1] } }).us("daniel-arap-moi", "event");
    const t = play();
    expect([t.asked, t.options("us"), t.vp]).toEqual([["us defcon.move"], ["lower", "raise"], 1]);
    expect([t.us("lower").defcon, play().us("raise").defcon]).toEqual([3, 5]);
    expect(t.influence("kenya")).toEqual([3, 1]);
  });

  it("at DEFCON 5 may go up without effect", () => {
    const t = table({ ...setting, defcon: 5, influence: { kenya: [2, 0] } }).us("daniel-arap-moi", "event", "raise");
    expect([t.defcon, t.outcome]).toEqual([5, null]);
  });

  it("played by the USSR at DEFCON 2 lets the US start the war that the USSR loses [8.1.4]", () => {
    const t = table({ turn: 2, hands: { ussr: ["daniel-arap-moi"] }, defcon: 2, influence: { kenya: [2, 0] } });
    t.ussr("daniel-arap-moi", "event-first").us("lower");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });

  it("as a headline at DEFCON 2 costs the US the game if it goes down", () => {
    const t = table({
      turn: 2,
      step: { at: "headline" },
      hands: { us: ["daniel-arap-moi"], ussr: ["nasserism"] },
      defcon: 2,
      influence: { kenya: [2, 0] },
    });
    t.headlines({ us: "daniel-arap-moi", ussr: "nasserism" }).us("lower");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });

  it("wins with the tenth VP before DEFCON moves", () => {
    const t = table({ ...setting, vp: 9, defcon: 2, influence: { kenya: [2, 0] } }).us("daniel-arap-moi", "event");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "vp" });
  });
});

describe("We Are the World", () => {
  const setting = { turn: 2, side: "us", hands: { us: ["we-are-the-world"] } } as const;

  it("gives 1 VP, adds 2 in a country with a Famine marker and takes that marker off", () => {
    const t = table({ ...setting, famine: ["sudan", "egypt"], influence: { egypt: [0, 3] } });
    t.us("we-are-the-world", "event");
    expect([t.asked, t.options("us").sort()]).toEqual([["us influence.add-to-one"], ["egypt", "sudan"]]);
    t.us("egypt");
    expect([t.vp, t.influence("egypt"), t.famine]).toEqual([1, [2, 3], ["sudan"]]);
    expect(t.pileOf("we-are-the-world")).toBe("removed");
  });

  it("cannot happen without a marker: the card is discarded", () => {
    expect(table(setting).us("we-are-the-world").options("us")).not.toContain("event");
    const t = table({ turn: 2, hands: { ussr: ["we-are-the-world"] } });
    t.ussr("we-are-the-world", "influence", "sea-lanes");
    expect([t.vp, t.pileOf("we-are-the-world")]).toEqual([0, "discard"]);
  });

  it("serves the US when the USSR plays it", () => {
    const t = table({ turn: 2, hands: { ussr: ["we-are-the-world"] }, famine: ["sudan"] });
    t.ussr("we-are-the-world", "influence", "sea-lanes");
    expect([t.vp, t.influence("sudan"), t.famine]).toEqual([1, [2, 0], []]);
  });
});
