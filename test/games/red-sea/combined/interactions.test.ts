import { describe, expect, test } from "vitest";
import type { CardId } from "../../../../src/games/red-sea/cards/ids.ts";
import type { Setting } from "../table.ts";
import { combined } from "./table.ts";

test("US Presidential Elections cancels an added card too", () => {
  const t = combined({
    step: { at: "headline" },
    hands: { us: ["summit", "oau"], ussr: ["us-presidential-elections", "nasserism"] },
  }).headlines({ us: "summit", ussr: "us-presidential-elections" });
  expect([t.told("headline.cancelled"), t.pileOf("summit")]).toEqual([[{ side: "us", card: "summit" }], "discard"]);
});

test("Hero of the Crossing discards and takes added cards by their side", () => {
  const t = combined({
    side: "us",
    hands: { us: ["hero-of-the-crossing", "opec", "oau"], ussr: ["nasserism"] },
    discard: ["summit", "sadat-expels-soviets", "lone-gunman"],
  }).us("hero-of-the-crossing", "event");
  t.us("opec");
  expect(t.options("us").sort()).toEqual(["sadat-expels-soviets", "summit"]);
  t.us("summit");
  expect([t.hand("us"), t.pileOf("opec")]).toEqual([["oau", "summit"], "discard"]);
});

describe("Mengistu Haile Mariam turns added cards round", () => {
  const turned = (card: CardId, setting: Setting = {}) =>
    combined({
      turn: 2,
      ...setting,
      effects: [{ card: "the-lion-falters", side: "ussr" }, ...(setting.effects ?? [])],
      hands: { ussr: ["mengistu-haile-mariam", card, "oau"], us: ["arab-league", "famine"] },
    }).ussr("mengistu-haile-mariam", "event", card);

  test("Bear Trap: the US is trapped instead", () => {
    const t = turned("bear-trap");
    expect(t.asked).toEqual(["us trap.discard"]);
    t.willRoll(2);
    t.us("arab-league");
    expect(t.effects).toEqual(["the-lion-falters"]);
  });
  test("Colonial Rear Guards: USSR influence in four African countries", () => {
    const t = turned("colonial-rear-guards").ussr("egypt", "sudan", "kenya", "somalia");
    expect([t.influence("egypt"), t.influence("somalia")]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
  test("Puppet Governments: the USSR in up to three empty countries", () => {
    const t = turned("puppet-governments", { influence: { kenya: [1, 0] } });
    expect(t.options("ussr")).not.toContain("kenya");
    t.ussr("oman", "done");
    expect(t.influence("oman")).toEqual([0, 1]);
  });
  test("Sadat Expels Soviets: all US influence leaves Egypt, the USSR adds 1", () => {
    expect(turned("sadat-expels-soviets", { influence: { egypt: [3, 0] } }).influence("egypt")).toEqual([0, 1]);
  });
  test("The Voice of America: four US influence, at most two in a country", () => {
    const t = turned("the-voice-of-america", { influence: { egypt: [3, 0], kenya: [3, 0] } });
    t.ussr("egypt", "egypt", "kenya", "kenya");
    expect([t.influence("egypt"), t.influence("kenya")]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
  test("North Sea Oil: the USSR may take an eighth round; OPEC is barred all the same", () => {
    const t = turned("north-sea-oil", { round: 7 });
    t.us("arab-league", "influence", "sea-lanes", "sea-lanes");
    expect([t.asked, t.view.round]).toEqual([["ussr play.card"], 8]);
    expect(t.view.effects).toContainEqual(expect.objectContaining({ card: "north-sea-oil", side: "ussr" }));
  });
  test("Our Man in Tehran: needs USSR control in the Middle East, and the USSR looks", () => {
    const t = turned("our-man-in-tehran", { influence: { oman: [0, 2] }, deck: ["usaid", "eplf"] });
    expect(t.asked).toEqual(["ussr our-man-in-tehran.discard"]);
    expect(t.told("looked-at", "us")[0]).not.toHaveProperty("cards");
    const without = combined({
      turn: 2,
      influence: { oman: [2, 0] },
      effects: [{ card: "the-lion-falters", side: "ussr" }],
      hands: { ussr: ["mengistu-haile-mariam", "our-man-in-tehran"], us: ["famine"] },
    }).ussr("mengistu-haile-mariam", "event");
    expect(without.options("ussr")).toEqual(["none"]);
  });
  test("AWACS Sale to Saudis: 2 USSR in Saudi Arabia; Muslim Revolution is barred", () => {
    const t = turned("awacs-sale-to-saudis");
    expect([t.influence("saudi-arabia"), t.effects]).toEqual([
      [0, 2],
      ["the-lion-falters", "awacs-sale-to-saudis"],
    ]);
  });
});

test("a flashpoint turns up an added card by its printed value, and its event does not happen", () => {
  const t = combined({
    influence: { somalia: [1, 0] },
    deck: ["summit"],
    hands: { ussr: ["arab-league"], us: ["oau"] },
    dice: [1],
  }).ussr("arab-league", "coup", "somalia");
  expect([t.told("flashpoint")[0], t.defcon, t.told("contest"), t.pileOf("summit")]).toEqual([
    { country: "somalia", card: "summit", ops: 1 },
    3,
    [],
    "discard",
  ]);
});
