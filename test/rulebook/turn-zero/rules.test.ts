import { describe, expect, test } from "vitest";
import { table } from "../../games/twilight-struggle/table.ts";
import { meet } from "../../games/twilight-struggle/turn-zero/meet.ts";

describe("Turn Zero, in the order of its rules", () => {
  test("preparation 8.2: a 6 in the 1945 UK Election changes the decks", () => {
    const t = meet("crisis:uk-election", 6);
    expect(t.told("crisis.delayed")).toEqual([{ card: "socialist-governments" }]);
  });

  test("8.2: a card without its event is not taken out and is played by the usual rules", () => {
    const hands = { us: ["nato"], ussr: ["suez-crisis", "fidel"] } as const;
    const t = table({ crises: { "crisis:uk-election": "6" }, hands, influence: { poland: [0, 3], france: [3, 0] } });
    t.ussr("suez-crisis", "influence", "poland", "poland", "poland");
    expect(t.influence("poland")).toEqual([0, 6]);
    expect(t.influence("france")).toEqual([3, 0]);
    expect(t.pileOf("suez-crisis")).toBe("discard");
  });

  test("9, 10: the card of Yalta and Potsdam takes a place in the hand", () => {
    const t = meet("crisis:yalta-potsdam", 5).us("marshall-plan");
    expect(t.hand("us")).toHaveLength(8);
    expect(t.hand("us")).toContain("marshall-plan");
  });

  test("11: influence is added to the usual amount, or taken off it", () => {
    const more = meet("crisis:israel", 6).ussr(...Array<string>(6).fill("poland"));
    expect(more.influence("israel")).toEqual([2, 0]);
    const less = meet("crisis:uk-election", 1).ussr(...Array<string>(6).fill("poland"));
    expect(less.influence("united-kingdom")).toEqual([3, 0]);
  });
});

describe("alternate space race", () => {
  test("the example: on box 4, with the opponent on box 1, the abilities of boxes 2 and 4 are both there", () => {
    const setting = { options: { spaceTrack: "alternate" }, space: { ussr: 4, us: 1 } } as const;
    const placing = table({
      ...setting,
      hands: { ussr: ["nasser", "fidel"] },
      influence: { "west-germany": [5, 1], poland: [0, 3] },
    });
    placing.ussr("nasser", "influence");
    expect(placing.options("ussr")).toContain("west-germany");
    const end = table({ ...setting, step: { at: "turn-end" }, defcon: 3, milOps: { us: 3, ussr: 1 } });
    expect(end.vp).toBe(0);
  });

  test("the second player on a box ends its ability", () => {
    const setting = { options: { spaceTrack: "alternate" }, step: { at: "turn-end" }, defcon: 3 } as const;
    expect(table({ ...setting, space: { ussr: 4, us: 2 }, milOps: { us: 3, ussr: 1 } }).vp).toBe(2);
  });
});
