import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

const options = { spaceTrack: "alternate" } as const;
const hands = { us: ["nato", "norad", "containment"], ussr: ["comecon", "fidel", "nasser", "suez-crisis"] } as const;

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

  test("the odds tell of the second die while it is there", () => {
    const query = { seat: "ussr", what: "coup", target: "iran", with: 3 } as const;
    expect(table(setting).match.odds(query).args).toMatchObject({ reroll: true });
    expect(table({ ...setting, space: { ussr: 6, us: 6 } }).match.odds(query).args).not.toHaveProperty("reroll");
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
