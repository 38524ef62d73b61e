import { describe, expect, test } from "vitest";
import { type Setting, type Table, table } from "./table.ts";

/** Both sides show a rifleman and end their turns, so many rounds long. */
function idle(t: Table, rounds: number): Table {
  for (let round = 0; round < rounds && t.outcome === null; round++) {
    t.lrdg("lrdg-rifleman").italy("italy-rifleman");
    for (const _ of ["first", "second"]) {
      if (t.options("lrdg").includes("end-turn")) t.lrdg("end-turn");
      else if (t.options("italy").includes("end-turn")) t.italy("end-turn");
    }
  }
  return t;
}

describe("R38 Stalemate", () => {
  const cards = {
    lrdg: ["lrdg-rifleman", "lrdg-rifleman", "lrdg-scout", "lrdg-scout"],
    italy: ["italy-rifleman", "italy-rifleman", "italy-scout", "italy-scout"],
  } as const;
  const quiet = (setting: Setting = {}) =>
    table({ scenario: "the-well", step: { at: "round" }, round: 0, deck: cards, ...setting });
  const held = { lrdg: { "1A": "scouted" }, italy: { "22B": "scouted", "20A": "controlled" } } as const;

  test("twenty rounds without a lasting change end the game: more points win", () => {
    const t = idle(quiet({ tokens: held }), 19);
    expect(t.view.round).toBe(20);
    expect(t.outcome).toBeNull();
    expect(idle(t, 1).outcome).toEqual({
      winners: ["italy"],
      key: "stalemate-points",
      args: { rounds: 20, lrdg: 0, italy: 1 },
    });
  });

  test("with equal points the initiative token decides", () => {
    for (const initiative of ["lrdg", "italy"] as const)
      expect(idle(quiet({ initiative }), 20).outcome).toEqual({
        winners: [initiative],
        key: "stalemate-tie",
        args: { rounds: 20, lrdg: 0, italy: 0 },
      });
  });

  test("the option turns it off: the game goes on, and nothing is announced", () => {
    const t = idle(quiet({ tokens: held, options: { stalemate: "never" } }), 25);
    expect(t.view.round).toBe(26);
    expect(t.outcome).toBeNull();
    expect(t.told("quiet")).toEqual([]);
  });

  test("the last five rounds are announced", () => {
    expect(idle(quiet(), 20).told("quiet")).toEqual([{ left: 5 }, { left: 4 }, { left: 3 }, { left: 2 }, { left: 1 }]);
  });

  test("a wound, a token laid and a score not had before are lasting changes, control regained is not", () => {
    const setting: Setting = { side: "italy", step: { at: "round" }, soldiers: { "italy-rifleman": "20A" } };
    const tokens = { ...held, italy: { "22B": "scouted", "20A": "scouted" } } as const;
    const played = (...answers: string[]) => {
      const t = idle(quiet({ ...setting, tokens, initiative: "italy", dice: [0] }), 18);
      t.lrdg("lrdg-rifleman")
        .italy("italy-rifleman")
        .italy(...answers, "end-turn");
      return idle(t.lrdg("end-turn"), 1);
    };
    const controlled = played("italy-rifleman", "control");
    expect(controlled.view.armies.italy.points).toBe(1);
    expect(controlled.outcome).toBeNull();
    const before = { quietSince: 3, quietBest: { lrdg: 0, italy: 1 }, round: 21 } as const;
    const regained = quiet({ ...setting, ...before, tokens, initiative: "italy" });
    regained.lrdg("lrdg-rifleman").italy("italy-rifleman", "italy-rifleman", "control", "end-turn").lrdg("end-turn");
    expect(regained.outcome).toMatchObject({ winners: ["italy"], key: "stalemate-points" });
    const shot = played("italy-rifleman", "attack", "lrdg-scout");
    expect(shot.told("wounded")).toHaveLength(1);
    expect(shot.outcome).toBeNull();
    const scouted = played("italy-scout", "scout", "17A", "stop");
    expect(scouted.told("scouted")).toHaveLength(1);
    expect(scouted.outcome).toBeNull();
  });
});
