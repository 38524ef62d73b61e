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

describe("box 4: one cheap marker a round", () => {
  const influence = { "west-germany": [5, 1], france: [4, 1], poland: [0, 3] } as const;
  const setting = { options, influence, space: { ussr: 4, us: 1 }, hands } as const;
  const costs = (t: ReturnType<typeof table>) =>
    Object.fromEntries((t.match.pending[0]?.options ?? []).map(({ id, hint }) => [id, hint?.cost]));

  test("the first marker in a country that the opponent controls costs 1, the next one 2", () => {
    const wide = { ...influence, "west-germany": [9, 1], italy: [9, 1] } as const;
    const t = table({ ...setting, influence: wide }).ussr("comecon", "influence");
    expect(costs(t)).toMatchObject({ "west-germany": 1, italy: 1, poland: 1 });
    t.ussr("west-germany");
    expect(t.told("space.ability")).toEqual([{ side: "ussr", ability: "cheap-influence" }]);
    expect(costs(t)).toMatchObject({ "west-germany": 2, italy: 2, poland: 1 });
    t.ussr("italy");
    expect(t.influence("italy")).toEqual([9, 2]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("a marker elsewhere does not use it up", () => {
    const t = table({ ...setting, influence: { ...influence, "west-germany": [9, 1] } });
    t.ussr("comecon", "influence", "poland");
    expect(costs(t)).toMatchObject({ "west-germany": 1 });
    expect(t.view.abilitiesUsed).toBeUndefined();
  });

  test("with 1 point a country is open that would take 2", () => {
    const low = { ...setting, hands: { us: hands.us, ussr: ["nasser", "fidel"] } } as const;
    const t = table(low).ussr("nasser", "influence");
    expect(t.options("ussr")).toContain("west-germany");
    expect(
      table({ ...low, space: { ussr: 4, us: 4 } })
        .ussr("nasser", "influence")
        .options("ussr"),
    ).not.toContain("west-germany");
  });

  test("in the next round it is there again", () => {
    const t = table({ ...setting, influence: { ...influence, "west-germany": [9, 1] } });
    t.ussr("fidel", "influence", "west-germany", "poland");
    t.us("norad", "event").ussr("comecon", "influence");
    expect(costs(t)).toMatchObject({ "west-germany": 1 });
  });

  test("and a refusal tells the present cost", () => {
    const t = table({ ...setting, influence: { ...influence, "west-germany": [9, 1] } });
    t.ussr("fidel", "influence", "west-germany");
    expect(t.view.abilitiesUsed).toEqual(["cheap-influence"]);
    expect(t.refusal("ussr", "west-germany")).toMatchObject({ key: "refusal.cost", args: { cost: 2, left: 1 } });
  });

  test("with the points of an own event of that round too", () => {
    const t = table({
      ...setting,
      turn: 5,
      influence: { ...influence, "west-germany": [9, 1] },
      hands: { us: hands.us, ussr: ["abm-treaty", "fidel"] },
    });
    t.ussr("abm-treaty", "event", "influence");
    expect(costs(t)).toMatchObject({ "west-germany": 1 });
  });

  test("not in a round of the opponent, nor in the headline phase", () => {
    const owner = { options, space: { us: 4, ussr: 1 }, influence: { poland: [1, 9], italy: [2, 0] } } as const;
    const t = table({ ...owner, hands: { us: ["nato"], ussr: ["cia-created", "fidel"] } });
    t.ussr("cia-created", "event-first").us("influence");
    expect(t.options("us")).not.toContain("poland");
    const headline = table({
      ...owner,
      step: { at: "headline" },
      hands: { us: ["cia-created", "nato"], ussr: ["romanian-abdication", "fidel"] },
    });
    headline.headlines({ us: "cia-created", ussr: "romanian-abdication" }).us("influence");
    expect(headline.options("us")).not.toContain("poland");
    const own = table({ ...owner, side: "us", hands: { us: ["cia-created", "nato"], ussr: ["fidel"] } });
    own.us("cia-created", "event", "influence");
    expect(own.options("us")).toContain("poland");
  });

  test("when influence and realignment are mixed too", () => {
    const t = table({
      ...setting,
      options: { ...options, mixInfluenceAndRealign: true },
      influence: { ...influence, "west-germany": [9, 1] },
    });
    t.ussr("comecon", "mixed", "place:west-germany");
    expect(t.match.pending[0]?.args).toMatchObject({ left: 2 });
    t.ussr("place:west-germany");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("the other side pays 2, and so does the owner once the other has arrived", () => {
    const t = table({ ...setting, side: "us", influence: { poland: [1, 9] } }).us("norad", "influence");
    expect(costs(t)).toMatchObject({ poland: 2 });
    const both = table({ ...setting, space: { ussr: 4, us: 4 } }).ussr("comecon", "influence");
    expect(costs(both)).toMatchObject({ "west-germany": 2 });
  });
});

describe("box 6: a second die", () => {
  const setting = { options, space: { ussr: 6, us: 5 }, hands, influence: { iran: [1, 0], egypt: [1, 0] } } as const;

  test("the owner sees the die and may keep it", () => {
    const t = table({ ...setting, dice: [4] }).ussr("comecon", "coup", "iran");
    expect(t.asked).toEqual(["ussr coup.reroll"]);
    expect(t.match.pending[0]?.args).toMatchObject({ country: "iran", die: 4, result: 3 });
    t.ussr("stand");
    expect(t.told("coup")).toMatchObject([{ die: 4, result: 3 }]);
    expect(t.influence("iran")).toEqual([0, 2]);
    expect(t.view.abilitiesUsed).toBeUndefined();
  });

  test("or roll again, and then the second result stands, even a worse one", () => {
    const t = table({ ...setting, dice: [2, 1] }).ussr("comecon", "coup", "iran", "reroll");
    expect(t.told("coup")).toMatchObject([{ die: 1, result: 0 }]);
    expect(t.influence("iran")).toEqual([1, 0]);
    expect(t.view.abilitiesUsed).toEqual(["coup-reroll"]);
  });

  test("military operations and DEFCON count once, modifiers are the same", () => {
    const effects = [{ card: "salt-negotiations", side: "us", turn: true }] as const;
    const t = table({ ...setting, effects, dice: [1, 6] }).ussr("comecon", "coup", "iran", "reroll");
    expect(t.milOps.ussr).toBe(3);
    expect(t.defcon).toBe(4);
    expect(t.told("coup")).toMatchObject([{ die: 6, modifier: -1, result: 4 }]);
  });

  test("once a turn; a die that was kept does not use it up", () => {
    const t = table({ ...setting, defcon: 5, dice: [3, 2, 6, 3] }).ussr("comecon", "coup", "iran", "stand");
    t.us("norad", "event").ussr("fidel", "coup", "egypt", "reroll").us("containment", "event");
    expect(t.influence("egypt")).toEqual([0, 3]);
    const third = table({ ...setting, influence: { angola: [1, 0] }, dice: [3, 3] });
    third.ussr("comecon", "coup", "angola", "reroll");
    expect(third.asked).toEqual(["us play.card"]);
  });

  test("a second coup of the same turn has only one die, a coup of the next turn has two again", () => {
    const used = table({ ...setting, dice: [1, 1, 2] }).ussr("comecon", "coup", "iran", "reroll");
    used.us("norad", "event").ussr("fidel", "coup", "egypt");
    expect(used.asked).toEqual(["us play.card"]);
    const next = table({
      ...setting,
      round: 6,
      hands: { us: ["norad"], ussr: ["comecon"] },
      deck: ["fidel", "nato"],
      dice: [1, 1],
      milOps: { us: 5 },
    });
    next.ussr("comecon", "coup", "iran", "reroll").us("norad", "event");
    expect(next.view.turn).toBe(2);
    expect(next.view.abilitiesUsed).toBeUndefined();
  });

  test("free coups of an own event count too, coups in the opponent's round or as a headline do not", () => {
    const junta = table({
      ...setting,
      turn: 5,
      hands: { us: ["nato"], ussr: ["junta", "fidel"] },
      influence: { chile: [1, 0], cuba: [1, 0] },
      dice: [3, 4],
    });
    junta.ussr("junta", "event", "panama", "coup", "chile");
    expect(junta.asked).toEqual(["ussr coup.reroll"]);
    const owner = { options, space: { us: 6, ussr: 5 }, influence: { iran: [0, 1], italy: [2, 0] } } as const;
    const foreign = table({ ...owner, hands: { us: ["nato"], ussr: ["cia-created", "fidel"] }, dice: [4] });
    foreign.ussr("cia-created", "event-first").us("coup", "iran");
    expect(foreign.asked).not.toContain("us coup.reroll");
    const headline = table({
      ...owner,
      step: { at: "headline" },
      hands: { us: ["cia-created", "nato"], ussr: ["romanian-abdication", "fidel"] },
      dice: [4],
    });
    headline.headlines({ us: "cia-created", ussr: "romanian-abdication" }).us("coup", "iran");
    expect(headline.asked).not.toContain("us coup.reroll");
  });

  test("not for the other side, nor once it has arrived", () => {
    const t = table({ ...setting, space: { ussr: 6, us: 6 }, dice: [4] }).ussr("comecon", "coup", "iran");
    expect(t.asked).toEqual(["us play.card"]);
    const rival = table({ ...setting, side: "us", influence: { iran: [0, 1] }, dice: [4] }).us("norad", "coup", "iran");
    expect(rival.asked).toEqual(["ussr play.card"]);
  });

  test("realignments have no second die", () => {
    const t = table({ ...setting, dice: [1, 6, 1, 6, 1, 6] }).ussr("comecon", "realign", "iran");
    expect(t.asked).not.toContain("ussr coup.reroll");
  });

  test("the first die cannot be taken back", () => {
    const t = table({ ...setting, dice: [2] }).ussr("comecon", "coup", "iran");
    expect(t.match.canUndo("ussr")).toBe(false);
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
