import { describe, expect, test } from "vitest";
import { givePicks } from "../../src/table/picks.ts";
import { table } from "../games/undaunted/table.ts";

/** A saboteur at a tank with two men in it; the die decides whether somebody is hit. */
const demolition = (die: number) =>
  table({
    side: "lrdg",
    hands: { lrdg: ["lrdg-saboteur", "lrdg-fog"] },
    soldiers: { "lrdg-saboteur": "21B" },
    dice: [die, die, die, die],
  }).match;

const line = ["lrdg-saboteur", "demolish", "italy-medium-tank", "italy-tank-driver"];

describe("what follows a die is never refused: that would take it back, and tell it", () => {
  test("a hit asks for a man, and a second one that nobody asks for is left", () => {
    const { refused, left } = givePicks(demolition(9), "lrdg", [...line, "italy-tank-gunner"]);
    expect(refused).toBeUndefined();
    expect(left).toEqual(["italy-tank-gunner"]);
  });

  test("after a miss both are left", () => {
    const { refused, left } = givePicks(demolition(1), "lrdg", [...line, "italy-tank-gunner"]);
    expect(refused).toBeUndefined();
    expect(left).toEqual(["italy-tank-driver", "italy-tank-gunner"]);
  });

  test("what is said for the case that it fits is passed over, and what follows it counts", () => {
    const answered = (die: number) => {
      const { match } = table({ side: "lrdg", hands: { lrdg: ["lrdg-machine-gunner", "lrdg-fog"] }, dice: [die, die] });
      const picks = ["lrdg-machine-gunner", "attack", "italy-scout", "stay"];
      return givePicks(match, "lrdg", picks, { passesOver: true }).answers.map(([, option]) => option);
    };
    expect(answered(9)).toEqual(["lrdg-machine-gunner", "attack", "italy-scout", "stay"]);
    expect(answered(1)).toEqual(["lrdg-machine-gunner", "attack", "stay"]);
  });

  test("what can be foreseen ends before the die, whatever is picked after it", () => {
    const foreseen = (die: number, picks: readonly string[]) => {
      const match = demolition(die);
      const { foreseen: until } = givePicks(match, "lrdg", picks);
      return until === null ? null : match.log.slice(0, until);
    };
    const told = foreseen(1, line);
    expect(told).not.toBeNull();
    expect(told?.map(({ key }) => key)).not.toContain("fired");
    for (const picks of [line, [...line, "italy-tank-gunner"]]) expect(foreseen(9, picks)).toEqual(told);
    expect(foreseen(9, line.slice(0, 2))?.length ?? null).toBe(told?.length ?? null);
    expect(foreseen(9, line.slice(0, 1))).toBeNull();
  });
});

describe("what is refused does not hang on cards of the other", () => {
  test.each(["lrdg-fog", "lrdg-rifleman"] as const)("after the end of a turn, with %s in the other hand", (card) => {
    const { match } = table({ hands: { italy: ["italy-scout"], lrdg: [card] } });
    const { refused, foreseen } = givePicks(match, "italy", ["end-turn", "12A"]);
    expect([refused?.reason.key, foreseen]).toEqual(["refusal.too-many", null]);
  });
});
