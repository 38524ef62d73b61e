import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

/** An Italian attack on the rifleman that hits. */
const hit = (setting: Setting) =>
  table({ dice: [0, 1], ...setting, hands: { italy: ["italy-machine-gunner"], ...setting.hands } }).italy(
    "italy-machine-gunner",
    "attack",
    "lrdg-rifleman",
  );

describe("10.1 A wound takes one copy", () => {
  test("from the hand first", () => {
    const t = hit({
      hands: { lrdg: ["lrdg-scout", "lrdg-rifleman", "lrdg-rifleman"] },
      discard: { lrdg: ["lrdg-rifleman"] },
    });
    expect(t.hand("lrdg")).toEqual(["lrdg-scout", "lrdg-rifleman"]);
    expect(t.army("lrdg").discard).toEqual(["lrdg-rifleman"]);
    expect(t.told("wounded")).toEqual([{ side: "lrdg", soldier: "lrdg-rifleman", pile: "hand", left: 4 }]);
  });

  test("else from the discards, where the initiative card lies too [10.3]", () => {
    const t = table({
      step: { at: "initiative" },
      hands: { italy: ["italy-platoon-sergeant", "italy-machine-gunner"], lrdg: ["lrdg-rifleman"] },
      dice: [0, 1],
    })
      .lrdg("lrdg-rifleman")
      .italy("italy-platoon-sergeant")
      .italy("italy-machine-gunner", "attack", "lrdg-rifleman");
    expect(t.removed("lrdg")).toEqual(["lrdg-rifleman"]);
    expect(t.army("lrdg").discard).toEqual([]);
    expect(t.told("wounded")[0]?.pile).toBe("discard");
  });

  test("else from the deck, which is then shuffled", () => {
    const t = hit({
      deck: { lrdg: ["lrdg-scout", "lrdg-rifleman", "lrdg-fog", "lrdg-sniper"] },
      arrange: (pile) => pile.reverse(),
    });
    expect(t.told("wounded")[0]?.pile).toBe("deck");
    expect(t.army("lrdg").deckSize).toBe(3);
    t.italy("stay", "end-turn").lrdg("lrdg-fog");
    // the pile was turned over: what was at the bottom is drawn first
    expect(t.told("drawn", "lrdg")[0]?.cards).toEqual(["lrdg-sniper", "lrdg-fog", "lrdg-scout"]);
  });
});

describe("10.2 Without a copy in hand, discards and deck", () => {
  const t = () =>
    hit({ deck: { lrdg: ["lrdg-scout"] }, supply: { lrdg: ["lrdg-rifleman", "lrdg-rifleman", "lrdg-fog"] } });

  test("the counter goes to the opponent as neutralised", () => {
    expect(t().soldier("lrdg-rifleman")).toBeUndefined();
    expect(t().army("italy").neutralised).toEqual(["lrdg-rifleman"]);
  });

  test("and his copies in the supply leave the game: they alone do not save him [10.3]", () => {
    expect(t().army("lrdg").supply).toEqual(["lrdg-fog"]);
    expect(t().removed("lrdg")).toEqual(["lrdg-rifleman", "lrdg-rifleman"]);
  });
});

test("12.3 the opponent sees how many cards are out of the game, not which", () => {
  const t = hit({ hands: { lrdg: ["lrdg-rifleman"] } });
  expect(t.match.view("italy").armies.lrdg.removedSize).toBe(1);
  expect(t.match.view("italy").removed).toEqual([]);
});
