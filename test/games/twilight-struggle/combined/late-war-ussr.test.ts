import { describe, expect, test } from "vitest";
import type { CardId } from "../../../../src/games/twilight-struggle/cards/ids.ts";
import type { Setting } from "../table.ts";
import { combined } from "./table.ts";

const ussr = (card: CardId, setting: Setting = {}) =>
  combined({ ...setting, hands: { ussr: [card, "fidel"], us: ["nato"], ...setting.hands } }).ussr(card, "event");

describe("RS24 T-62s and Kalashnikovs", () => {
  const t62 = { card: "t62s-and-kalashnikovs", side: "ussr", turn: true } as const;
  const brezhnev = { card: "brezhnev-doctrine", side: "ussr", turn: true } as const;
  const coup = (card: CardId, place: string, ...effects: NonNullable<Setting["effects"]>) => {
    const t = combined({
      effects,
      influence: { peru: [1, 1], burma: [1, 1] },
      china: { holder: "ussr", faceUp: true },
      hands: { ussr: [...(card === "the-china-card" ? [] : [card]), "nasser"], us: ["nato"] },
      dice: [1],
    }).ussr(card, "coup", place);
    return (t.told("coup")[0] as { ops: number }).ops;
  };
  test("up to 3; with Brezhnev Doctrine up to 4", () => {
    expect([coup("allende", "peru", t62), coup("fidel", "peru", t62), coup("comecon", "peru", t62)]).toEqual([2, 3, 3]);
    expect([coup("fidel", "peru", t62, brezhnev), coup("comecon", "peru", t62, brezhnev)]).toEqual([4, 4]);
  });
  test("The China Card is not raised, its bonus in Asia comes after", () => {
    expect([coup("the-china-card", "peru", t62), coup("the-china-card", "burma", t62)]).toEqual([4, 5]);
  });
});

describe("RS25 Gosplan Advisers", () => {
  test("two cards drawn, two discarded; The China Card cannot be", () => {
    const t = ussr("gosplan-advisers", {
      china: { holder: "ussr", faceUp: true },
      deck: ["nasser", "comecon"],
    });
    expect(t.options("ussr").sort()).toEqual(["comecon", "fidel", "nasser"]);
    t.ussr("fidel", "nasser");
    expect([t.hand("ussr"), t.pileOf("fidel")]).toEqual([["comecon"], "discard"]);
  });
});

describe("RS27 Mengistu Haile Mariam", () => {
  const lion = { card: "the-lion-falters", side: "ussr" } as const;
  const mengistu = (card: CardId, setting: Setting = {}) =>
    combined({
      ...setting,
      effects: [lion, ...(setting.effects ?? [])],
      hands: { ussr: ["mengistu-haile-mariam", card, "fidel"], us: ["comecon", "nasser"], ...setting.hands },
    }).ussr("mengistu-haile-mariam", "event");
  const turned = (card: CardId, setting: Setting = {}) => mengistu(card, setting).ussr(card);

  test("needs The Lion Falters, else operations only", () => {
    const t = combined({ hands: { ussr: ["mengistu-haile-mariam", "nato"] }, influence: { peru: [1, 1] } });
    t.ussr("mengistu-haile-mariam");
    expect(t.options("ussr")).not.toContain("event");
  });
  test("US and USSR are exchanged, countries and regions stay", () => {
    expect(turned("duck-and-cover", { defcon: 4 }).vp).toBe(-2);
    expect(turned("panama-canal-returned").influence("panama")).toEqual([0, 1]);
    const lady = turned("the-iron-lady", { influence: { "united-kingdom": [5, 0] } });
    expect([lady.vp, lady.influence("united-kingdom"), lady.influence("argentina")]).toEqual([-1, [0, 0], [1, 0]]);
    expect(turned("reagan-bombs-libya", { influence: { libya: [4, 0] } }).vp).toBe(-2);
    const unrest = mengistu("east-european-unrest", { influence: { poland: [3, 0], hungary: [2, 2], italy: [2, 0] } });
    unrest.ussr("east-european-unrest", "poland", "hungary");
    expect([unrest.influence("poland"), unrest.influence("hungary")]).toEqual([
      [1, 0],
      [0, 2],
    ]);
    const plan = turned("marshall-plan");
    expect(plan.options("ussr")).toContain("france");
    expect(plan.options("ussr")).not.toContain("poland");
  });
  test("lasting events serve the USSR", () => {
    const subs = turned("nuclear-subs");
    expect(subs.view.effects).toContainEqual(expect.objectContaining({ card: "nuclear-subs", side: "ussr" }));
    const calm = combined({
      effects: [{ card: "nuclear-subs", side: "ussr", turn: true }],
      influence: { angola: [1, 0] },
      hands: { ussr: ["fidel"], us: ["nato"] },
      dice: [1],
    }).ussr("fidel", "coup", "angola");
    expect(calm.defcon).toBe(5);
    const contained = combined({
      effects: [{ card: "containment", side: "ussr", turn: true }],
      influence: { peru: [1, 0] },
      hands: { ussr: ["fidel"], us: ["nato"] },
      dice: [1],
    }).ussr("fidel", "coup", "peru");
    expect(contained.told("coup")).toMatchObject([{ ops: 3 }]);
    expect(turned("bear-trap").asked).toEqual(["us trap.discard"]);
    const region = mengistu("chernobyl").ussr("chernobyl", "asia");
    region.us("comecon", "influence");
    expect(region.options("us")).not.toContain("japan");
  });
  test("a prerequisite stays as printed: NATO needs Marshall Plan or Warsaw Pact, and then guards the USSR", () => {
    expect(mengistu("nato").options("ussr")).toEqual(["none"]);
    const t = turned("nato", {
      effects: [{ card: "marshall-plan", side: "us" }],
      influence: { poland: [0, 3], finland: [0, 1], peru: [0, 1] },
    });
    t.us("comecon", "coup");
    expect(t.options("us").sort()).toEqual(["finland", "peru"]);
    expect(t.refusal("us", "poland")).toMatchObject({ key: "refusal.protected", args: { card: "nato" } });
  });
  test("an event that cancels a headline or answers a play cannot be chosen", () => {
    expect(mengistu("defectors").options("ussr")).toEqual(["none"]);
  });
  test("cards of both games can be turned round", () => {
    expect(turned("strong-man-of-sudan", { influence: { ethiopia: [2, 0] } }).influence("sudan")).toEqual([0, 3]);
    expect(turned("north-sea-oil").view.effects).toContainEqual(
      expect.objectContaining({ card: "north-sea-oil", side: "ussr" }),
    );
  });
});

test("RS30 Vanguard Parties: up to three from one country to any others, two in each; Chernobyl does not matter", () => {
  const t = ussr("vanguard-parties", {
    influence: { poland: [0, 4] },
    effects: [{ card: "chernobyl", side: "us", turn: true, area: "africa" }],
  });
  t.ussr("poland", "angola", "angola");
  expect(t.options("ussr")).not.toContain("angola");
  t.ussr("peru");
  expect([t.influence("poland"), t.influence("angola"), t.influence("peru")]).toEqual([
    [0, 1],
    [0, 2],
    [0, 1],
  ]);
});

describe("RS31 Presidential Directive 30", () => {
  test("1 influence in any country, not in the space of the Chinese Civil War; an eighth round", () => {
    const t = ussr("presidential-directive-30", {
      options: { chineseCivilWar: true },
      china: { holder: null, faceUp: false },
    });
    expect(t.options("ussr")).toContain("japan");
    expect(t.options("ussr")).not.toContain("chinese-civil-war");
    t.ussr("japan");
    expect([t.influence("japan"), t.effects]).toEqual([[0, 1], ["presidential-directive-30"]]);
  });
  test("never a ninth with the Space Station", () => {
    const effects = [{ card: "presidential-directive-30", side: "ussr", turn: true }] as const;
    const eighth = combined({ round: 7, side: "us", effects, hands: { us: ["duck-and-cover"], ussr: ["fidel"] } });
    eighth.us("duck-and-cover", "event");
    expect([eighth.asked, eighth.view.round]).toEqual([["ussr play.card"], 8]);
    const t = combined({
      round: 8,
      space: { ussr: 8 },
      milOps: { us: 5, ussr: 5 },
      effects,
      hands: { ussr: ["fidel", "comecon"] },
    }).ussr("pass");
    // the box before the last lets it discard a card that it holds
    expect(t.asked).toEqual(["ussr held.discard"]);
    expect(t.ussr("keep").view.turn).toBe(9);
  });
});

describe("RS33 Stagflation", () => {
  test("the US shows its scoring cards, the USSR may act, and one must be played next", () => {
    const t = ussr("stagflation", {
      influence: { cuba: [0, 1], panama: [1, 0] },
      hands: { ussr: ["stagflation", "fidel"], us: ["asia-scoring", "nato"] },
    });
    expect(t.told("scoring-cards-shown")).toMatchObject([{ side: "us", cards: ["asia-scoring"] }]);
    t.ussr("influence", "cuba", "cuba");
    expect(t.options("us")).toEqual(["asia-scoring"]);
    expect(t.refusal("us", "nato")).toMatchObject({ key: "refusal.shown" });
    t.us("asia-scoring", "event");
    expect(t.view.shown).toBeNull();
  });
  test("order of duties: the scoring card, Quagmire, Missile Envy", () => {
    const shown = { side: "us", cards: ["asia-scoring"] } as const;
    const quagmire = [{ card: "quagmire", side: "ussr" }] as const;
    const hands = { us: ["asia-scoring", "missile-envy", "nato"], ussr: ["fidel"] } as const;
    const first = combined({ side: "us", shown, effects: quagmire, missileEnvy: "us", hands });
    expect([first.asked, first.options("us")]).toEqual([["us play.card"], ["asia-scoring"]]);
    const second = combined({ side: "us", effects: quagmire, missileEnvy: "us", hands });
    expect([second.asked, second.options("us")]).toEqual([["us trap.discard"], ["missile-envy"]]);
    const third = combined({ side: "us", missileEnvy: "us", hands });
    expect([third.asked, third.options("us")]).toEqual([["us play.card"], ["missile-envy"]]);
  });
});

test("RS34 CENTO Collapses: two US influence of the Middle East as it is here", () => {
  const t = ussr("cento-collapses", { influence: { libya: [2, 0], israel: [1, 0], sudan: [2, 0], turkey: [1, 0] } });
  expect(t.options("ussr").sort()).toEqual(["israel", "libya"]);
  t.ussr("israel", "libya");
  expect([t.influence("israel"), t.influence("libya")]).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

test("RS35 Anti-Zionist Committee: two rolls in the Middle East whatever DEFCON, with 1 more on the USSR die", () => {
  const t = ussr("anti-zionist-committee", {
    defcon: 2,
    influence: { israel: [1, 0], iran: [2, 0], panama: [2, 0] },
    dice: [3, 3, 3, 3],
  });
  expect(t.options("ussr").sort()).toEqual(["iran", "israel"]);
  t.ussr("iran", "israel");
  expect(t.told("realignment")).toMatchObject([{ ussrModifier: 1 }, { ussrModifier: 1 }]);
});

test("RS36 Mr. Nyet: DEFCON falls, and two countries of two of the six regions lose all US influence", () => {
  const t = ussr("mr-nyet", {
    defcon: 4,
    influence: { egypt: [2, 1], libya: [1, 1], sudan: [2, 1], thailand: [1, 1], malaysia: [1, 1], peru: [3, 0] },
  });
  expect(t.defcon).toBe(3);
  expect(t.options("ussr")).not.toContain("peru");
  t.ussr("egypt");
  expect(t.options("ussr").sort()).toEqual(["malaysia", "sudan", "thailand"]);
  t.ussr("thailand");
  expect([t.influence("egypt"), t.influence("thailand"), t.influence("malaysia")]).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
  ]);
});
