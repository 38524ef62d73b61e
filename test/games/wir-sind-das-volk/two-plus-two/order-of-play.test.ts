import { describe, expect, test } from "vitest";
import { orderOfPlay } from "../../../../src/games/wir-sind-das-volk/two-plus-two/order.ts";

const order = (tracks: Partial<Record<"prestige" | "dominance" | "space" | "arms", number>>) =>
  orderOfPlay({ tracks: { prestige: 0, currency: 0, socialists: 0, dominance: 0, space: 0, arms: 0, ...tracks } });

describe("[5] order of play", () => {
  test("the example: prestige +2, dominance 0, USA ahead in space", () => {
    expect(order({ prestige: 2, space: -1 })).toEqual(["east", "usa", "ussr", "west"]);
  });

  test("ties: superpowers first, West before East, space, then arms, then the USA", () => {
    expect(order({})).toEqual(["usa", "ussr", "west", "east"]);
    expect(order({ space: 1, arms: -3 })).toEqual(["ussr", "usa", "west", "east"]);
    expect(order({ arms: 1 })).toEqual(["ussr", "usa", "west", "east"]);
    expect(order({ prestige: -2, dominance: 2 })).toEqual(["ussr", "west", "usa", "east"]);
    expect(order({ prestige: -1, dominance: -1 })).toEqual(["usa", "west", "ussr", "east"]);
  });
});
