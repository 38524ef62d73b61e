import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

describe("Vietnam Revolts", () => {
  const revolts = { card: "vietnam-revolts", side: "ussr", turn: true } as const;
  const ofUssr: Setting = { hands: { ussr: ["fidel", "comecon"], us: ["nato", "nasser"] }, effects: [revolts] };

  test("adds 2 in Vietnam, is removed, and ends with the turn", () => {
    const t = table({ round: 6, hands: { ussr: ["vietnam-revolts", "fidel"], us: ["nato", "nasser"] } });
    t.ussr("vietnam-revolts", "event");
    expect(t.influence("vietnam")).toEqual([0, 2]);
    expect(t.effects).toEqual(["vietnam-revolts"]);
    expect(t.pileOf("vietnam-revolts")).toBe("removed");
    t.us("nasser", "event-first", "influence", "canada");
    expect(t.view.turn).toBe(2);
    expect(t.effects).toEqual([]);
  });

  test("gives an operations play of the USSR 1 more if all of it goes to Southeast Asia", () => {
    const t = table({ ...ofUssr, influence: { vietnam: [0, 2], poland: [0, 3] } });
    t.ussr("fidel", "influence", "vietnam", "thailand");
    expect(t.options("ussr")).toContain("laos-cambodia");
    expect(t.options("ussr")).not.toContain("poland");
    t.ussr("thailand");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("thailand")).toEqual([0, 2]);
    const mixed = table({ ...ofUssr, influence: { vietnam: [0, 2], poland: [0, 3] } });
    mixed.ussr("fidel", "influence", "vietnam", "poland");
    expect(mixed.asked).toEqual(["us play.card"]);
  });

  test("counts in a coup and its military operations there, and not elsewhere", () => {
    const setting: Setting = { ...ofUssr, influence: { thailand: [2, 0], panama: [2, 0] }, dice: [2] };
    const there = table(setting).ussr("fidel", "coup", "thailand");
    expect(there.told("coup")).toMatchObject([{ ops: 3, result: 1 }]);
    expect(there.milOps.ussr).toBe(3);
    const elsewhere = table(setting).ussr("fidel", "coup", "panama");
    expect(elsewhere.told("coup")).toMatchObject([{ ops: 2, result: 0 }]);
    expect(elsewhere.milOps.ussr).toBe(2);
  });

  test("gives a realignment roll more if all are there", () => {
    const t = table({ ...ofUssr, influence: { thailand: [2, 0], panama: [2, 0] }, dice: [6, 1, 6, 1, 6, 1] });
    t.ussr("fidel", "realign", "thailand", "thailand");
    expect(t.options("ussr").toSorted()).toEqual(["done", "thailand"]);
    t.ussr("thailand");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("raises a card of 4 to 5 there, above the limit of Brezhnev Doctrine", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["nuclear-test-ban", "comecon"], us: ["nato", "nasser"] },
      influence: { vietnam: [0, 2] },
      effects: [revolts, { card: "brezhnev-doctrine", side: "ussr", turn: true }],
    });
    t.ussr("nuclear-test-ban", "influence", "vietnam", "vietnam", "vietnam", "vietnam", "vietnam");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("vietnam")).toEqual([0, 7]);
  });

  test.each([
    [[revolts], 6],
    [[revolts, { card: "red-scare-purge", side: "us", turn: true }], 5],
  ] as const)("with The China Card and %j makes %i there [7.4 example]", (effects, ops) => {
    const t = table({ ...ofUssr, influence: { vietnam: [0, 2] }, effects });
    t.ussr("the-china-card", "influence", ...Array<string>(ops).fill("vietnam"));
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("vietnam")).toEqual([0, 2 + ops]);
  });

  test("with Red Scare/Purge leaves a card of 1 at 1 [7.4]", () => {
    const t = table({
      hands: { ussr: ["nasser", "comecon"], us: ["nato", "fidel"] },
      influence: { vietnam: [0, 2] },
      effects: [revolts, { card: "red-scare-purge", side: "us", turn: true }],
    });
    t.ussr("nasser", "influence", "vietnam");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("does not help the US, which may play it before or after its operations", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["vietnam-revolts", "nato"] },
      influence: { malaysia: [1, 0] },
    };
    const first = table(setting).us("vietnam-revolts", "event-first", "influence", "malaysia", "malaysia");
    const last = table(setting).us("vietnam-revolts", "influence", "malaysia", "malaysia");
    for (const t of [first, last]) {
      expect(t.asked).toEqual(["ussr play.card"]);
      expect(t.influence("vietnam")).toEqual([0, 2]);
      expect(t.effects).toEqual(["vietnam-revolts"]);
      expect(t.pileOf("vietnam-revolts")).toBe("removed");
    }
  });
});

describe("Blockade", () => {
  const blockade: Setting = {
    hands: { ussr: ["blockade", "fidel"], us: ["nato", "duck-and-cover", "olympic-games", "asia-scoring"] },
    influence: { "west-germany": [4, 1] },
  };

  test("lets the US discard a card of 3 or more without its event", () => {
    const t = table(blockade).ussr("blockade", "event");
    expect(t.options("us").toSorted()).toEqual(["duck-and-cover", "nato", "refuse"]);
    t.us("duck-and-cover");
    expect(t.influence("west-germany")).toEqual([4, 1]);
    expect(t.pileOf("duck-and-cover")).toBe("discard");
    expect(t.defcon).toBe(5);
    expect(t.pileOf("blockade")).toBe("removed");
  });

  test("puts an asterisked payment into the discards", () => {
    const t = table(blockade).ussr("blockade", "event").us("nato");
    expect(t.pileOf("nato")).toBe("discard");
  });

  test("empties West Germany of the US if it refuses", () => {
    const t = table(blockade).ussr("blockade", "event").us("refuse");
    expect(t.influence("west-germany")).toEqual([0, 1]);
    expect(t.view.handSizes.us).toBe(4);
  });

  test("takes neither scoring cards nor The China Card", () => {
    const t = table({
      ...blockade,
      hands: { ussr: ["blockade", "fidel"], us: ["asia-scoring", "olympic-games"] },
      china: { holder: "us", faceUp: true },
    });
    t.ussr("blockade", "event");
    expect(t.options("us")).toEqual(["refuse"]);
  });

  test("counts the value for the US in this turn", () => {
    const contained = table({ ...blockade, effects: [{ card: "containment", side: "us", turn: true }] });
    contained.ussr("blockade", "event");
    expect(contained.options("us").toSorted()).toEqual(["duck-and-cover", "nato", "olympic-games", "refuse"]);
    const scared = table({ ...blockade, effects: [{ card: "red-scare-purge", side: "ussr", turn: true }] });
    scared.ussr("blockade", "event");
    expect(scared.options("us").toSorted()).toEqual(["nato", "refuse"]);
  });

  test("played by the US binds the US itself, before or after its operation", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["blockade", "duck-and-cover"] },
      influence: { "west-germany": [2, 0] },
    };
    const first = table(setting).us("blockade", "event-first", "refuse", "influence", "west-germany");
    expect(first.influence("west-germany")).toEqual([1, 0]);
    const last = table(setting).us("blockade", "influence", "west-germany", "duck-and-cover");
    expect(last.influence("west-germany")).toEqual([3, 0]);
    expect(last.pileOf("duck-and-cover")).toBe("discard");
    expect(last.pileOf("blockade")).toBe("removed");
  });
});

describe("The Cambridge Five", () => {
  const ofUssr: Setting = { hands: { ussr: ["the-cambridge-five", "fidel"] } };

  test("shows the scoring cards of the US to all, and the USSR may add 1 in a region they name", () => {
    const t = table({
      hands: { ussr: ["the-cambridge-five", "fidel"], us: ["asia-scoring", "nato", "middle-east-scoring"] },
      influence: { japan: [4, 0] },
    });
    t.ussr("the-cambridge-five", "event");
    expect(t.told("scoring-cards-shown")).toEqual([{ side: "us", cards: ["asia-scoring", "middle-east-scoring"] }]);
    expect(t.options("ussr")).toEqual(expect.arrayContaining(["japan", "vietnam", "libya", "done"]));
    expect(t.options("ussr")).not.toContain("poland");
    expect(t.options("ussr")).not.toContain("sudan");
    t.ussr("japan");
    expect(t.influence("japan")).toEqual([4, 1]);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("the-cambridge-five")).toBe("discard");
  });

  test("lets the USSR do without", () => {
    const t = table({ hands: { ussr: ["the-cambridge-five", "fidel"], us: ["europe-scoring", "nato"] } });
    t.ussr("the-cambridge-five", "event", "done");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("with Southeast Asia Scoring knows only Southeast Asia", () => {
    const t = table({
      turn: 4,
      hands: { ussr: ["the-cambridge-five", "fidel"], us: ["southeast-asia-scoring", "nato"] },
    });
    t.ussr("the-cambridge-five", "event");
    const area = ["burma", "indonesia", "laos-cambodia", "malaysia", "philippines", "thailand", "vietnam"];
    expect(t.options("ussr").toSorted()).toEqual([...area, "done"].toSorted());
  });

  test("finds nothing where the US holds no scoring card", () => {
    const t = table({ hands: { ussr: ["the-cambridge-five", "fidel"], us: ["nato", "nasser"] } });
    t.ussr("the-cambridge-five", "event");
    expect(t.told("scoring-cards-shown")).toEqual([{ side: "us", cards: [] }]);
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.pileOf("the-cambridge-five")).toBe("discard");
  });

  test("as a headline does not see the headline of the US", () => {
    const t = table({
      step: { at: "headline" },
      hands: { ussr: ["the-cambridge-five", "fidel"], us: ["europe-scoring", "nato"] },
    });
    t.headlines({ us: "europe-scoring", ussr: "the-cambridge-five" });
    expect(t.told("scoring-cards-shown")).toEqual([{ side: "us", cards: [] }]);
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test.each([
    [7, true],
    [8, false],
  ])("in turn %i is an event of the USSR: %s", (turn, event) => {
    const t = table({ ...ofUssr, turn }).ussr("the-cambridge-five");
    expect(t.options("ussr").includes("event")).toBe(event);
  });

  test("played by the US for operations shows its own hand, but not in turns 8 to 10", () => {
    const setting: Setting = {
      side: "us",
      hands: { us: ["the-cambridge-five", "asia-scoring"] },
      influence: { italy: [1, 0] },
    };
    const early = table(setting).us("the-cambridge-five", "influence", "italy", "italy").ussr("india");
    expect(early.influence("india")).toEqual([0, 1]);
    const first = table(setting).us("the-cambridge-five", "event-first").ussr("done");
    first.us("influence", "italy", "italy");
    expect(first.influence("italy")).toEqual([3, 0]);
    expect(first.told("scoring-cards-shown")).toEqual([{ side: "us", cards: ["asia-scoring"] }]);
    const late = table({ ...setting, turn: 8 }).us("the-cambridge-five", "influence", "italy", "italy");
    expect(late.told("scoring-cards-shown")).toEqual([]);
    expect(late.asked).toEqual(["ussr play.card"]);
  });
});
