import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const repeat = (count: number, country: string) => Array<string>(count).fill(country);
/** In the hands of the US, face up. */
const withUs = { side: "us", china: { holder: "us", faceUp: true }, hands: { us: ["fidel", "nasser"] } } as const;

describe("The China Card", () => {
  test("lies face up with the USSR at the start, and can be played in its first round, for operations only", () => {
    const t = table({ printed: true, hands: { ussr: ["fidel", "nasser"] } });
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
    expect(t.options("ussr").toSorted()).toEqual(["fidel", "nasser", "the-china-card"]);
    t.ussr("the-china-card");
    expect(t.options("ussr").toSorted()).toEqual(["coup", "influence", "realign", "space"]);
  });

  test("places 5 in Asia, Southeast Asia included", () => {
    const t = table({ hands: { us: ["fidel", "nasser"] }, influence: { "north-korea": [0, 3], vietnam: [0, 1] } });
    t.ussr("the-china-card", "influence", ...repeat(3, "north-korea"), "vietnam", "laos-cambodia");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.influence("north-korea")).toEqual([0, 6]);
    expect(t.influence("laos-cambodia")).toEqual([0, 1]);
  });

  test("places 4 if one of them is elsewhere, and offers the fifth in Asia alone", () => {
    const setting: Setting = {
      hands: { us: ["fidel", "nasser"] },
      influence: { "north-korea": [0, 3], poland: [0, 3] },
    };
    const mixed = table(setting).ussr("the-china-card", "influence", "poland", ...repeat(3, "north-korea"));
    expect(mixed.asked).toEqual(["us play.card"]);
    const asian = table(setting).ussr("the-china-card", "influence", ...repeat(4, "north-korea"));
    expect(asian.options("ussr")).toContain("north-korea");
    expect(asian.options("ussr")).not.toContain("poland");
  });

  test("is worth 5 and 5 military operations in a coup in Asia, 4 elsewhere", () => {
    const setting: Setting = {
      hands: { us: ["fidel", "nasser"] },
      influence: { thailand: [2, 0], panama: [2, 0] },
      dice: [1],
    };
    const asia = table(setting).ussr("the-china-card", "coup", "thailand");
    expect(asia.told("coup")).toMatchObject([{ ops: 5, result: 2 }]);
    expect(asia.milOps.ussr).toBe(5);
    const panama = table(setting).ussr("the-china-card", "coup", "panama");
    expect(panama.told("coup")).toMatchObject([{ ops: 4, result: 1 }]);
    expect(panama.milOps.ussr).toBe(4);
  });

  test("gives a fifth realignment roll in Asia if the first four were there", () => {
    const setting: Setting = { hands: { us: ["fidel", "nasser"] }, influence: { thailand: [2, 0], panama: [2, 0] } };
    const lost = [6, 1] as const;
    const asia = table({ ...setting, dice: [...lost, ...lost, ...lost, ...lost, ...lost] });
    asia.ussr("the-china-card", "realign", ...repeat(4, "thailand"));
    expect(asia.options("ussr").toSorted()).toEqual(["done", "thailand"]);
    asia.ussr("thailand");
    expect(asia.asked).toEqual(["us play.card"]);
    const mixed = table({ ...setting, dice: [...lost, ...lost, ...lost, ...lost] });
    mixed.ussr("the-china-card", "realign", "panama", ...repeat(3, "thailand"));
    expect(mixed.asked).toEqual(["us play.card"]);
  });

  test("goes face down to the opponent, who cannot play it in this turn", () => {
    const t = table({ hands: { us: ["fidel", "nasser"] }, influence: { poland: [0, 3] } });
    t.ussr("the-china-card", "influence", "poland", "done");
    expect(t.view.china).toEqual({ holder: "us", faceUp: false });
    expect(t.options("us").toSorted()).toEqual(["fidel", "nasser"]);
  });

  test("turns face up at the end of the turn, and does not count in the hand", () => {
    const t = table({ step: { at: "turn-end" }, china: { holder: "us", faceUp: false } });
    expect(t.view.china).toEqual({ holder: "us", faceUp: true });
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
  });

  test("cannot be a headline [9.5]", () => {
    const t = table({ step: { at: "headline" }, hands: { ussr: ["fidel", "nasser"], us: ["nato", "comecon"] } });
    expect(t.options("ussr").toSorted()).toEqual(["fidel", "nasser"]);
  });

  test("may go to space, where its value is 4 [FAQ]", () => {
    const t = table({ hands: { us: ["fidel", "nasser"] }, space: { ussr: 7, us: 7 }, dice: [2] });
    t.ussr("the-china-card", "space");
    expect(t.space.ussr).toBe(8);
    expect(t.view.china).toEqual({ holder: "us", faceUp: false });
    const scared = table({ space: { ussr: 7, us: 7 }, effects: [{ card: "red-scare-purge", side: "us" }] });
    expect(scared.ussr("the-china-card").options("ussr")).not.toContain("space");
  });

  test("need not be played by whoever has no other card [9.8]", () => {
    const t = table({ hands: { us: ["fidel", "nasser"] } });
    expect(t.options("ussr").toSorted()).toEqual(["pass", "the-china-card"]);
    t.ussr("pass");
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: true });
  });

  test("cannot be played in place of a scoring card that would be held [9.5]", () => {
    const t = table({ round: 6, hands: { ussr: ["asia-scoring", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring"]);
  });

  test("is no discard for Bear Trap, nor a way to play in it", () => {
    const t = table({
      turn: 4,
      hands: { us: ["fidel", "nasser"] },
      effects: [{ card: "bear-trap", side: "us" }],
    });
    expect(t.asked).toEqual(["us play.card"]);
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
  });

  test("is out of reach of Missile Envy and Grain Sales to Soviets", () => {
    const setting: Setting = { turn: 4, side: "us", influence: { italy: [1, 0] } };
    const envy = table({ ...setting, hands: { us: ["missile-envy", "nato"], ussr: ["nasser", "blockade"] } });
    envy.us("missile-envy", "event");
    expect(envy.options("ussr").toSorted()).toEqual(["blockade", "nasser"]);
    const grain = table({ ...setting, hands: { us: ["grain-sales-to-soviets", "nato"] } });
    grain.us("grain-sales-to-soviets", "event", "influence", "italy", "italy");
    expect(grain.view.china).toEqual({ holder: "ussr", faceUp: true });
  });

  test.each([
    ["ussuri-river-skirmish", true],
    ["nixon-plays-the-china-card", false],
  ] as const)("goes to the US by %s, face up: %s", (card, faceUp) => {
    const t = table({ turn: 4, side: "us", hands: { us: [card, "fidel", "comecon"], ussr: ["nasser", "opec"] } });
    t.us(card, "event");
    expect(t.view.china).toEqual({ holder: "us", faceUp });
    t.ussr("nasser", "event");
    expect(t.options("us").includes("the-china-card")).toBe(faceUp);
  });

  test("passes to the USSR when the US plays it", () => {
    const t = table({ ...withUs, influence: { japan: [4, 0] } });
    t.us("the-china-card", "influence", ...repeat(5, "japan"));
    expect(t.influence("japan")).toEqual([9, 0]);
    expect(t.view.china).toEqual({ holder: "ussr", faceUp: false });
  });

  test("is worth 1 VP to its holder after turn 10, even face down", () => {
    const t = table({ turn: 10, step: { at: "turn-end" }, china: { holder: "us", faceUp: false } });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "final-scoring", args: { vp: 1 } });
  });

  test("is worth 4 in Asia under Red Scare/Purge", () => {
    const t = table({
      hands: { us: ["fidel", "nasser"] },
      influence: { thailand: [2, 0] },
      effects: [{ card: "red-scare-purge", side: "us" }],
      dice: [1],
    });
    t.ussr("the-china-card", "coup", "thailand");
    expect(t.told("coup")).toMatchObject([{ ops: 4 }]);
    expect(t.milOps.ussr).toBe(4);
  });

  test("is worth 4 and 5 in Asia under Brezhnev Doctrine", () => {
    const setting: Setting = {
      turn: 4,
      hands: { us: ["fidel", "nasser"] },
      influence: { thailand: [2, 0], panama: [2, 0] },
      effects: [{ card: "brezhnev-doctrine", side: "ussr" }],
      dice: [1],
    };
    expect(table(setting).ussr("the-china-card", "coup", "panama").told("coup")).toMatchObject([{ ops: 4 }]);
    expect(table(setting).ussr("the-china-card", "coup", "thailand").told("coup")).toMatchObject([{ ops: 5 }]);
  });
});
