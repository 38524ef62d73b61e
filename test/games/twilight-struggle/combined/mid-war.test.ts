import { describe, expect, test } from "vitest";
import type { Setting } from "../table.ts";
import { combined } from "./table.ts";

const us = (card: NonNullable<NonNullable<Setting["hands"]>["us"]>[number], setting: Setting = {}) =>
  combined({ side: "us", ...setting, hands: { us: [card, "nato"], ussr: ["fidel"], ...setting.hands } }).us(
    card,
    "event",
  );
const ussr = (card: NonNullable<NonNullable<Setting["hands"]>["us"]>[number], setting: Setting = {}) =>
  combined({ ...setting, hands: { ussr: [card, "fidel"], us: ["nato"], ...setting.hands } }).ussr(card, "event");

describe("RS42 Separatists", () => {
  test("any country of the world that is no battleground", () => {
    const t = us("separatists", { influence: { peru: [1, 3], norway: [0, 1], iran: [0, 2] } });
    expect(t.options("us").sort()).toEqual(["norway", "peru"]);
    t.us("peru");
    expect(t.influence("peru")).toEqual([3, 3]);
  });
  test("Taiwan is left out while it is a battleground", () => {
    const setting = { influence: { taiwan: [0, 2], peru: [0, 1], norway: [0, 1] } } as const;
    expect(us("separatists", setting).options("us")).toContain("taiwan");
    const key = us("separatists", { ...setting, crises: { "crisis:chinese-civil-war": "6" } });
    expect(key.options("us").sort()).toEqual(["norway", "peru"]);
  });
});

test("RS44 Apollo-Soyuz: one box forward with its VP and ability, no attempt", () => {
  const t = us("apollo-soyuz");
  expect([t.space.us, t.vp, t.view.spaceAttempts.us]).toEqual([1, 2, 0]);
  const alternate = us("apollo-soyuz", { options: { spaceTrack: "alternate" } });
  expect(alternate.space.us).toBe(1);
});

test("RS51 Water Wars: where the enemy holds both Egypt and Ethiopia", () => {
  const t = us("water-wars", { influence: { egypt: [0, 2], ethiopia: [0, 3] } });
  expect([t.influence("egypt"), t.influence("ethiopia")]).toEqual([
    [0, 2],
    [0, 0],
  ]);
  const without = combined({ side: "us", hands: { us: ["water-wars"] }, influence: { egypt: [0, 2] } }).us(
    "water-wars",
  );
  expect(without.options("us")).not.toContain("event");
});

test("RS1 Peace Corps: anywhere in the world", () => {
  const t = us("peace-corps", {
    influence: { poland: [0, 2], japan: [4, 0], panama: [2, 0], "united-kingdom": [5, 0] },
  });
  t.us("poland", "japan", "panama");
  expect([t.influence("poland"), t.influence("japan"), t.influence("panama")]).toEqual([
    [0, 1],
    [5, 0],
    [3, 0],
  ]);
});

describe("RS3 Ogaden War", () => {
  test("Sudan and Somalia count as neighbours, 2 military operations, 2 VP; nothing bars it", () => {
    const won = us("ogaden-war", { influence: { ethiopia: [0, 2], kenya: [0, 2] }, dice: [5] });
    expect([won.influence("ethiopia"), won.vp, won.milOps.us]).toEqual([[2, 0], 2, 2]);
    const lost = us("ogaden-war", { influence: { ethiopia: [0, 2], somalia: [0, 2] }, dice: [5] });
    expect([lost.influence("ethiopia"), lost.vp]).toEqual([[0, 2], 0]);
  });
  test("is none of the wars of Flower Power", () => {
    const t = us("ogaden-war", { effects: [{ card: "flower-power", side: "ussr" }], dice: [1] });
    expect(t.vp).toBe(0);
  });
});

describe("RS4 USAID", () => {
  test("exactly 1 point: Red Scare/Purge and Containment do not change it", () => {
    const t = us("usaid", {
      influence: { panama: [1, 0] },
      effects: [{ card: "containment", side: "us", turn: true }],
    }).us("influence", "panama");
    expect([t.influence("panama"), t.asked]).toEqual([[2, 0], ["ussr play.card"]]);
  });
  test("as a headline the US may act first in all rounds of this turn, not of the next", () => {
    const t = combined({
      step: { at: "headline" },
      turn: 4,
      influence: { panama: [1, 0] },
      hands: { us: ["usaid", "nato", "duck-and-cover"], ussr: ["nasser", "fidel", "comecon"] },
    }).headlines({ us: "usaid", ussr: "nasser" });
    t.us("influence", "panama", "first");
    expect([t.asked, t.view.first]).toEqual([["us play.card"], "us"]);
    t.us("nato", "influence", ...Array<string>(4).fill("panama"));
    expect(t.asked).toEqual(["ussr play.card"]);
    t.ussr("fidel", "event");
    expect([t.asked, t.view.round]).toEqual([["us play.card"], 2]);
    const end = combined({ step: { at: "turn-end" }, milOps: { us: 5, ussr: 5 } });
    expect(end.view.first).toBeNull();
  });
});

test("RS6 The Victorious Leader: next to what the USSR controlled at the start of the round, or to the USSR itself", () => {
  const t = us("the-victorious-leader", { influence: { egypt: [0, 2] } });
  expect(t.options("us").sort()).toEqual([
    "afghanistan",
    "finland",
    "israel",
    "libya",
    "north-korea",
    "poland",
    "romania",
    "sudan",
  ]);
  t.us("poland", "poland");
  expect(t.options("us")).not.toContain("poland");
  t.us("sudan", "libya");
  expect([t.influence("poland"), t.influence("libya")]).toEqual([
    [2, 0],
    [1, 0],
  ]);
});

test("RS7 EPLF: 1 VP, 1 in Ethiopia, 1 in Sudan or Somalia", () => {
  const t = us("eplf", { influence: { ethiopia: [0, 1] } });
  expect(t.options("us").sort()).toEqual(["somalia", "sudan"]);
  t.us("somalia");
  expect([t.vp, t.influence("ethiopia"), t.influence("somalia")]).toEqual([1, [1, 1], [1, 0]]);
});

test("RS14 Hero of the Crossing: no scoring card, no China Card", () => {
  const t = us("hero-of-the-crossing", {
    hands: { us: ["hero-of-the-crossing", "fidel", "nato"], ussr: ["nasser"] },
    discard: ["asia-scoring", "duck-and-cover", "olympic-games", "comecon"],
    china: { holder: "us", faceUp: true },
  }).us("fidel");
  expect(t.options("us").sort()).toEqual(["duck-and-cover", "olympic-games"]);
  t.us("duck-and-cover");
  expect([t.hand("us"), t.pileOf("fidel")]).toEqual([["nato", "duck-and-cover"], "discard"]);
});

test("RS15 Israeli Periphery Doctrine: two rolls in Africa, Egypt no target, with 1 more on the US die", () => {
  const t = us("israeli-periphery-doctrine", {
    defcon: 2,
    influence: { angola: [0, 2], nigeria: [0, 1], egypt: [0, 2] },
    dice: [3, 4, 2, 2],
  });
  expect(t.options("us").sort()).toEqual(["angola", "done", "nigeria"]);
  t.us("angola", "nigeria");
  expect(t.told("realignment")).toMatchObject([
    { usDie: 3, usModifier: 1, ussrDie: 4, ussrModifier: 1 },
    { usModifier: 1, ussrModifier: 1 },
  ]);
  expect(t.asked).toEqual(["ussr play.card"]);
});

test("RS16 The Strong Man of Sudan: as many in Sudan as the USSR has in Ethiopia, and 1", () => {
  expect(us("strong-man-of-sudan", { influence: { ethiopia: [0, 2] } }).influence("sudan")).toEqual([3, 0]);
});

test("RS19 Soviets Airlift Cubans: one country of the whole of Africa, not Egypt", () => {
  const t = ussr("soviets-airlift-cubans", { influence: { "south-africa": [3, 0], kenya: [2, 0], egypt: [2, 0] } });
  expect(t.options("ussr").sort()).toEqual(["kenya", "south-africa"]);
  t.ussr("south-africa");
  expect(t.influence("south-africa")).toEqual([0, 0]);
});

test("RS21 The Lion Falters: 2 VP with control of Ethiopia, else influence there", () => {
  expect(ussr("the-lion-falters", { influence: { ethiopia: [0, 1] } }).vp).toBe(-2);
  const t = ussr("the-lion-falters", { influence: { ethiopia: [2, 0] } });
  expect([t.influence("ethiopia"), t.effects]).toEqual([[0, 1], ["the-lion-falters"]]);
});

test("RS23 Nasserism: +1 anywhere, in one sum with SALT Negotiations and Latin American Death Squads", () => {
  const coup = (...effects: NonNullable<Setting["effects"]>) => {
    const t = combined({
      effects,
      influence: { peru: [2, 0] },
      hands: { ussr: ["fidel", "comecon"], us: ["nato"] },
      dice: [3],
    });
    t.ussr("fidel", "coup", "peru");
    return (t.told("coup")[0] as { modifier: number }).modifier;
  };
  const nasserism = { card: "nasserism", side: "ussr", turn: true } as const;
  const salt = { card: "salt-negotiations", side: "us", turn: true } as const;
  const squads = { card: "latin-american-death-squads", side: "ussr", turn: true } as const;
  expect([coup(nasserism), coup(nasserism, salt), coup(nasserism, salt, squads)]).toEqual([1, 0, 1]);
  expect(ussr("nasserism").effects).toEqual(["nasserism"]);
});

describe("RS28 US Presidential Elections", () => {
  const headline = (card: "nato" | "defectors" | "wargames", setting: Setting = {}) =>
    combined({
      step: { at: "headline" },
      hands: { us: [card, "duck-and-cover"], ussr: ["us-presidential-elections", "fidel"] },
      ...setting,
    });
  test("cancels the US headline, whatever it is worth", () => {
    const t = headline("wargames").headlines({ us: "wargames", ussr: "us-presidential-elections" });
    expect([t.pileOf("wargames"), t.told("headline.cancelled")]).toEqual([
      "discard",
      [{ side: "us", card: "wargames" }],
    ]);
  });
  test("Defectors works first and cancels it", () => {
    const t = headline("defectors").headlines({ us: "defectors", ussr: "us-presidential-elections" });
    expect(t.told("headline.cancelled")).toEqual([{ side: "ussr", card: "us-presidential-elections" }]);
    expect(t.pileOf("us-presidential-elections")).toBe("discard");
  });
  test("who sees the other headline first changes the order of choosing only", () => {
    const t = headline("nato", { space: { us: 4 } });
    expect(t.asked).toEqual(["ussr headline.card"]);
    t.ussr("us-presidential-elections").us("nato");
    expect(t.told("headline.cancelled")).toEqual([{ side: "us", card: "nato" }]);
  });
  test("in an action round it has no event", () => {
    const t = combined({ hands: { ussr: ["us-presidential-elections"] } }).ussr("us-presidential-elections");
    expect(t.options("ussr")).not.toContain("event");
  });
});

test("RS32 Cyrus Vance: two cards of the hand, in which The China Card is not; 2 VP for one of the USSR", () => {
  const t = ussr("cyrus-vance", {
    hands: { ussr: ["cyrus-vance", "nasser"], us: ["fidel", "nato", "comecon"] },
    china: { holder: "us", faceUp: true },
    picks: ["fidel", "nato"],
  });
  expect(t.options("ussr").sort()).toEqual(["fidel", "nato"]);
  t.ussr("fidel");
  expect([t.pileOf("fidel"), t.vp]).toEqual(["discard", -2]);
});
