import { describe, expect, test } from "vitest";
import { type Setting, table } from "../table.ts";

const options = { spaceTrack: "alternate" } as const;
const hands = { us: ["nato", "norad", "containment"], ussr: ["comecon", "fidel", "nasser", "suez-crisis"] } as const;

describe("the track", () => {
  test.each([
    [1, 2, 3, [2, 1]],
    [2, 2, 4, [0, 0]],
    [3, 2, 3, [2, 0]],
    [4, 2, 4, [0, 0]],
    [5, 3, 3, [3, 1]],
    [6, 3, 4, [0, 0]],
    [7, 3, 3, [0, 0]],
    [8, 4, 2, [4, 2]],
  ] as const)("box %i takes %i ops and a die up to %i, and gives %j", (box, ops, upTo, [first, second]) => {
    const odds = (rival: number) =>
      table({ options, space: { ussr: box - 1, us: rival } }).match.odds({ seat: "ussr", what: "space" });
    expect(odds(0)).toMatchObject({ args: { box, ops, upTo }, chances: [{ args: { vp: first }, ways: upTo }, {}] });
    expect(odds(8)).toMatchObject({ chances: [{ args: { vp: second } }, {}] });
  });

  test("an attempt is made by the usual rules", () => {
    const t = table({ options, hands, space: { us: 2, ussr: 2 }, dice: [3] }).ussr("fidel", "space");
    expect(t.space.ussr).toBe(3);
    expect(t.vp).toBe(-2);
    expect(t.view.spaceAttempts.ussr).toBe(1);
  });

  test("the abilities of the printed track do not exist", () => {
    const lead = { options, space: { us: 0, ussr: 8 }, milOps: { us: 5, ussr: 5 } } as const;
    // no second attempt
    const again = table({
      ...lead,
      space: { us: 0, ussr: 2 },
      hands,
      spaceAttempts: { ussr: 1 },
      influence: { poland: [0, 3] },
    });
    expect(again.ussr("fidel").options("ussr")).not.toContain("space");
    // both choose their headlines at once
    const headline = table({ ...lead, hands, step: { at: "headline" } });
    expect(headline.asked).toEqual(["us headline.card", "ussr headline.card"]);
    // no held card is discarded, no eighth round is played
    const end = table({ ...lead, hands: { ussr: ["comecon"] }, turn: 4, round: 7, side: "us" });
    expect(end.view.turn).toBe(5);
    expect(end.told("discard")).toEqual([]);
  });

  test("with the standard track nothing of this exists", () => {
    const t = table({
      space: { ussr: 8, us: 0 },
      hands,
      influence: { iran: [1, 0], "south-korea": [4, 1] },
      dice: [3],
    });
    t.ussr("comecon", "coup", "iran");
    expect(t.asked).toEqual(["us play.card"]);
    const us = table({ side: "us", space: { ussr: 8, us: 0 }, hands, influence: { iran: [0, 1] }, dice: [3] });
    us.us("norad", "coup", "iran");
    expect(us.told("coup")).toMatchObject([{ modifier: 0 }]);
  });
});

describe("box 2: military operations before the check", () => {
  const end = (space: Setting["space"], milOps: Setting["milOps"], defcon = 4) =>
    table({ options, step: { at: "turn-end" }, defcon, space: space ?? {}, milOps: milOps ?? {} });

  test("the owner has 2 more when the check is made", () => {
    expect(end({ ussr: 2, us: 1 }, { us: 4, ussr: 2 }).vp).toBe(0);
    expect(end({ ussr: 2, us: 1 }, { us: 4, ussr: 1 }).vp).toBe(1);
    expect(end({ ussr: 1, us: 1 }, { us: 4, ussr: 2 }).vp).toBe(2);
  });

  test("every turn, and from any box beyond", () => {
    const t = end({ us: 5, ussr: 0 }, { us: 2, ussr: 4 });
    expect(t.told("space.ability")).toEqual([{ side: "us", ability: "military-operations" }]);
    expect(t.told("milops")).toEqual([{ side: "us", from: 2, to: 4 }]);
    expect(t.vp).toBe(0);
  });

  test("the track ends at 5", () => {
    expect(end({ us: 2, ussr: 0 }, { us: 4, ussr: 4 }).told("milops")).toEqual([{ side: "us", from: 4, to: 5 }]);
  });

  test("not once the other side has arrived too", () => {
    expect(end({ us: 5, ussr: 2 }, { us: 2, ussr: 4 }).vp).toBe(-2);
  });

  test("they are no military operations before the check", () => {
    const t = table({ options, space: { us: 2, ussr: 0 }, hands });
    expect(t.milOps).toEqual({ us: 0, ussr: 0 });
  });
});

describe("box 7: −1 to the coups of the opponent", () => {
  const setting = { options, side: "us", space: { ussr: 7, us: 6 }, hands, influence: { iran: [0, 1] } } as const;

  test("each of them, with the arithmetic in the log and in the odds", () => {
    const t = table({ ...setting, dice: [4] }).us("norad", "coup", "iran");
    expect(t.told("coup")).toMatchObject([{ die: 4, ops: 3, modifier: -1, stability: 2, result: 2 }]);
    expect(table(setting).match.odds({ seat: "us", what: "coup", target: "iran", with: 3 }).args).toMatchObject({
      modifier: -1,
    });
  });

  test("free coups too", () => {
    const t = table({
      ...setting,
      turn: 5,
      hands: { us: ["junta", "nato"], ussr: ["fidel"] },
      influence: { chile: [0, 1], cuba: [0, 1] },
      dice: [3],
    });
    t.us("junta", "event", "panama", "coup", "chile");
    expect(t.told("coup")).toMatchObject([{ modifier: -1 }]);
  });

  test("added to other modifiers", () => {
    const effects = [{ card: "salt-negotiations", side: "us", turn: true }] as const;
    const t = table({ ...setting, effects, dice: [4] }).us("norad", "coup", "iran");
    expect(t.told("coup")).toMatchObject([{ modifier: -2, result: 1 }]);
  });

  test("not to the owner's own, nor once the other side has arrived", () => {
    const own = table({ ...setting, side: "ussr", space: { ussr: 7, us: 6 }, influence: { iran: [1, 0] }, dice: [4] });
    own.ussr("comecon", "coup", "iran");
    expect(own.told("coup")).toMatchObject([{ modifier: 0, result: 3 }]);
    const both = table({ ...setting, space: { ussr: 7, us: 7 }, dice: [4] }).us("norad", "coup", "iran");
    expect(both.told("coup")).toMatchObject([{ modifier: 0 }]);
  });
});

describe("several at once", () => {
  test("an ability works from the moment its box is reached", () => {
    const t = table({
      options,
      hands,
      space: { ussr: 6, us: 0 },
      dice: [3, 4],
      influence: { iran: [0, 1], italy: [2, 0] },
    });
    t.ussr("comecon", "space").us("norad", "coup", "iran");
    expect(t.told("coup")).toMatchObject([{ modifier: -1 }]);
  });

  test("whoever leads by far has all of them", () => {
    const t = table({
      options,
      hands,
      space: { ussr: 8, us: 1 },
      influence: { "west-germany": [9, 1], iran: [1, 0] },
      dice: [4],
    });
    t.ussr("comecon", "coup", "iran");
    expect(t.asked).toEqual(["ussr coup.reroll"]);
  });
});
