import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Captured Nazi Scientist", () => {
  test.each([
    [0, 0, 2],
    [0, 3, 1],
    [1, 0, 0],
    [2, 2, 2],
    [2, 3, 0],
    [4, 0, 3],
    [4, 6, 1],
    [6, 7, 2],
    [7, 7, 2],
  ])("from box %i with the rival in box %i gives %i VP", (own, rival, vp) => {
    const t = table({
      side: "us",
      hands: { us: ["captured-nazi-scientist", "nato"] },
      space: { us: own, ussr: rival },
    });
    t.us("captured-nazi-scientist", "event");
    expect(t.space).toEqual({ us: own + 1, ussr: rival });
    expect(t.vp).toBe(vp);
    expect(t.pileOf("captured-nazi-scientist")).toBe("removed");
  });

  test("moves the marker of whoever plays it, and is no attempt", () => {
    const t = table({ hands: { ussr: ["captured-nazi-scientist", "fidel"], us: ["nato", "nasser"] } });
    t.ussr("captured-nazi-scientist", "event");
    expect(t.space).toEqual({ us: 0, ussr: 1 });
    expect(t.vp).toBe(-2);
    expect(t.view.spaceAttempts).toEqual({ us: 0, ussr: 0 });
  });

  test("gives the ability of its box: a second attempt in this turn", () => {
    const t = table({
      side: "us",
      hands: { us: ["captured-nazi-scientist", "nato", "fidel"], ussr: ["nasser", "comecon"] },
      space: { us: 1 },
      spaceAttempts: { us: 1 },
    });
    t.us("captured-nazi-scientist", "event").ussr("nasser", "event").us("nato");
    expect(t.options("us")).toContain("space");
  });

  test("does nothing in the last box, but is removed", () => {
    const t = table({ side: "us", hands: { us: ["captured-nazi-scientist", "nato"] }, space: { us: 8 } });
    t.us("captured-nazi-scientist", "event");
    expect(t.space.us).toBe(8);
    expect(t.vp).toBe(0);
    expect(t.pileOf("captured-nazi-scientist")).toBe("removed");
  });
});

describe("Olympic Games", () => {
  const games: Setting = { hands: { ussr: ["olympic-games", "fidel"], us: ["nato", "nasser"] } };

  test("leaves the choice to the opponent", () => {
    const t = table(games).ussr("olympic-games", "event");
    expect(t.asked).toEqual(["us olympic-games.answer"]);
    expect(t.options("us").toSorted()).toEqual(["boycott", "participate"]);
  });

  test("with the opponent taking part gives the sponsor 2 VP on the higher total, with 2 added", () => {
    const t = table({ ...games, dice: [3, 4] })
      .ussr("olympic-games", "event")
      .us("participate");
    expect(t.vp).toBe(-2);
    expect(t.defcon).toBe(5);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("olympic-games")).toBe("discard");
  });

  test("gives the 2 VP to the opponent who beats the sponsor", () => {
    expect(
      table({ ...games, dice: [3, 6] })
        .ussr("olympic-games", "event")
        .us("participate").vp,
    ).toBe(2);
  });

  test("repeats a tie of the totals, with the 2 again", () => {
    const t = table({ ...games, dice: [1, 3, 4, 6, 2, 3] })
      .ussr("olympic-games", "event")
      .us("participate");
    expect(t.vp).toBe(-2);
    expect(t.fate.unused.dice).toEqual([]);
  });

  test("with a boycott lowers DEFCON first, and the sponsor conducts operations with 4", () => {
    const t = table({ ...games, influence: { italy: [1, 0], iran: [1, 0], panama: [2, 0] }, dice: [1] });
    t.ussr("olympic-games", "event").us("boycott");
    expect(t.defcon).toBe(4);
    expect(t.options("ussr").toSorted()).toEqual(["coup", "influence", "realign"]);
    t.ussr("coup");
    expect(t.options("ussr").toSorted()).toEqual(["iran", "panama"]);
    t.ussr("panama");
    expect(t.told("coup")).toMatchObject([{ ops: 4, result: 1 }]);
    expect(t.milOps.ussr).toBe(4);
    expect(t.defcon).toBe(3);
  });

  test.each([
    ["containment", "us", 4],
    ["red-scare-purge", "ussr", 3],
  ] as const)("under %s, which serves the %s, gives the boycotted US %i operations", (card, side, ops) => {
    const t = table({
      side: "us",
      hands: { us: ["olympic-games", "nato"] },
      influence: { italy: [2, 0] },
      effects: [{ card, side }],
    });
    t.us("olympic-games", "event").ussr("boycott");
    t.us("influence", ...Array<string>(ops).fill("italy"));
    expect(t.asked).toEqual(["ussr play.card"]);
    expect(t.influence("italy")).toEqual([2 + ops, 0]);
  });

  test("boycotted at DEFCON 2 loses the game for the sponsor [8.1.3 example]", () => {
    const t = table({ side: "us", hands: { us: ["olympic-games", "nato"] }, defcon: 2 });
    t.us("olympic-games", "event").ussr("boycott");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "defcon" });
  });

  test("boycotted as a headline gives its operations in the headline phase", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["olympic-games"], ussr: ["nasser", "fidel"] },
      influence: { italy: [2, 0] },
    });
    t.headlines({ us: "olympic-games", ussr: "nasser" }).ussr("boycott");
    t.us("influence", "italy", "italy", "italy", "italy");
    expect(t.influence("italy")).toEqual([6, 0]);
    expect(t.influence("egypt")).toEqual([0, 2]);
  });

  test("boycotted as a headline at DEFCON 2 loses the game for its player", () => {
    const t = table({ step: { at: "headline" }, defcon: 2, hands: { us: ["nasser"], ussr: ["olympic-games"] } });
    t.headlines({ us: "nasser", ussr: "olympic-games" }).us("boycott");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
  });
});

describe("Indo-Pakistani War", () => {
  const ofUs: Setting = { side: "us", hands: { us: ["indo-pakistani-war", "nato"] } };
  const ofUssr: Setting = { hands: { ussr: ["indo-pakistani-war", "fidel"], us: ["nato", "nasser"] } };

  test("won on 4 replaces the enemy's influence, for 2 VP and 2 military operations", () => {
    const t = table({ ...ofUs, influence: { india: [1, 3] }, dice: [4] });
    t.us("indo-pakistani-war", "event");
    expect(t.options("us").toSorted()).toEqual(["india", "pakistan"]);
    t.us("india");
    expect(t.influence("india")).toEqual([4, 0]);
    expect(t.vp).toBe(2);
    expect(t.milOps).toEqual({ us: 2, ussr: 0 });
    expect(t.defcon).toBe(5);
    expect(t.pileOf("indo-pakistani-war")).toBe("discard");
  });

  test("lost on 3 gives only the military operations", () => {
    const t = table({ ...ofUssr, influence: { pakistan: [2, 0] }, dice: [3] });
    t.ussr("indo-pakistani-war", "event", "pakistan");
    expect(t.influence("pakistan")).toEqual([2, 0]);
    expect(t.vp).toBe(0);
    expect(t.milOps).toEqual({ us: 0, ussr: 2 });
  });

  test("counts India, Iran and Afghanistan against an attack on Pakistan", () => {
    const influence = { pakistan: [1, 0], india: [3, 0], iran: [2, 0], afghanistan: [2, 0], burma: [2, 0] } as const;
    const t = table({ ...ofUssr, influence, dice: [6] }).ussr("indo-pakistani-war", "event", "pakistan");
    expect(t.told("war")).toMatchObject([{ modifier: -3, won: false }]);
    expect(t.vp).toBe(0);
  });

  test("counts Pakistan and Burma against an attack on India, if the enemy controls them", () => {
    const t = table({ ...ofUs, influence: { pakistan: [0, 2], burma: [0, 2], iran: [0, 2] }, dice: [6] });
    t.us("indo-pakistani-war", "event", "india");
    expect(t.told("war")).toMatchObject([{ modifier: -2, won: true }]);
    const own = table({ ...ofUs, influence: { pakistan: [2, 0], burma: [0, 1] }, dice: [4] });
    own.us("indo-pakistani-war", "event", "india");
    expect(own.told("war")).toMatchObject([{ modifier: 0, won: true }]);
  });

  test("won where nobody has influence gives the VP [7.6]", () => {
    const t = table({ ...ofUssr, dice: [4] }).ussr("indo-pakistani-war", "event", "pakistan");
    expect(t.vp).toBe(-2);
    expect(t.influence("pakistan")).toEqual([0, 0]);
  });

  test("used by the US under Flower Power costs it 2 VP before the war", () => {
    const t = table({ ...ofUs, turn: 4, effects: [{ card: "flower-power", side: "ussr" }], dice: [4] });
    t.us("indo-pakistani-war", "event", "india");
    expect(t.told("vp").map(({ vp }) => vp)).toEqual([-2, 0]);
  });
});

describe("Nuclear Test Ban", () => {
  test.each([
    [5, 3, 5],
    [4, 2, 5],
    [3, 1, 5],
    [2, 0, 4],
  ])("at DEFCON %i gives %i VP and raises DEFCON to %i", (defcon, vp, after) => {
    const t = table({ side: "us", hands: { us: ["nuclear-test-ban", "nato"] }, defcon });
    t.us("nuclear-test-ban", "event");
    expect(t.vp).toBe(vp);
    expect(t.defcon).toBe(after);
    expect(t.pileOf("nuclear-test-ban")).toBe("discard");
  });

  test("serves whoever plays it", () => {
    const t = table({ hands: { ussr: ["nuclear-test-ban", "fidel"] }, defcon: 4 });
    t.ussr("nuclear-test-ban", "event");
    expect(t.vp).toBe(-2);
    expect(t.defcon).toBe(5);
  });

  test("may bring the twentieth VP", () => {
    const t = table({ hands: { ussr: ["nuclear-test-ban", "fidel"] }, vp: -17 });
    t.ussr("nuclear-test-ban", "event");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
  });
});
