import { describe, expect, test } from "vitest";
import { type Setting, type Table, table } from "../../games/red-sea/table.ts";

/** Points left, as whoever is asked is told. */
const left = (t: Table) => t.match.pending[0]?.args.left;

describe("6.0, 6.1 placing influence", () => {
  test("6.0 all points must be spent, unless the lobby allows to leave some", () => {
    const setting: Setting = { hands: { ussr: ["f-5es-delivered"] }, influence: { somalia: [0, 1] } };
    const t = table(setting).ussr("f-5es-delivered", "influence", "somalia");
    expect(t.options("ussr")).not.toContain("done");
    const free = table({ ...setting, options: { mayLeaveOpsUnspent: true } });
    free.ussr("f-5es-delivered", "influence", "somalia", "done");
    expect(free.influence("somalia")).toEqual([0, 2]);
  });

  test("6.1.1 where own influence was at the start of the round, or next to it", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"] }, influence: { egypt: [0, 1] } });
    t.ussr("f-5es-delivered", "influence", "sudan");
    // Sudan was reached only in this round
    expect(t.options("ussr").sort()).toEqual(["egypt", "sea-lanes", "sudan"]);
  });

  test("6.1.2, example 1: in Egypt, controlled by the US, the first marker costs 2 and the next two 1 each", () => {
    const t = table({ hands: { ussr: ["mr-nyet"] }, influence: { egypt: [2, 0], sudan: [0, 1] } });
    t.ussr("mr-nyet", "influence");
    expect(left(t)).toBe(4);
    t.ussr("egypt");
    expect(left(t)).toBe(2);
    t.ussr("egypt", "egypt");
    expect(t.influence("egypt")).toEqual([2, 3]);
  });

  test("6.1.2, example 1: with only 1 US influence in Egypt every marker costs 1", () => {
    const t = table({ hands: { ussr: ["mr-nyet"] }, influence: { egypt: [1, 0], sudan: [0, 1] } });
    t.ussr("mr-nyet", "influence", "egypt", "egypt", "egypt", "egypt");
    expect(t.influence("egypt")).toEqual([1, 4]);
  });

  test("6.1.2, example 2: Somalia and Kenya are the US's, Madagascar and Ethiopia the USSR's, Djibouti nobody's", () => {
    const setting: Setting = {
      hands: { us: ["diego-garcia"], ussr: ["famine"] },
      influence: { somalia: [2, 0], kenya: [2, 0], madagascar: [0, 2], ethiopia: [0, 1], djibouti: [1, 1] },
    };
    const costs = (side: "us" | "ussr", card: "diego-garcia" | "famine") => {
      const t = table({ ...setting, side })[side](card, "influence");
      const priced = t.match.pending[0]?.options.map(({ id, hint }) => [id, hint?.cost]) ?? [];
      return Object.fromEntries(priced.filter(([id]) => String(id) in (setting.influence ?? {})));
    };
    expect(costs("us", "diego-garcia")).toEqual({ somalia: 1, kenya: 1, madagascar: 2, ethiopia: 2, djibouti: 1 });
    expect(costs("ussr", "famine")).toEqual({ somalia: 2, kenya: 2, madagascar: 1, ethiopia: 1, djibouti: 1 });
  });

  test("6.1.2 a marker that costs 2 needs 2 points", () => {
    const t = table({ hands: { ussr: ["nasserism"] }, influence: { egypt: [2, 0], sudan: [0, 1] } });
    t.ussr("nasserism", "influence");
    expect(t.options("ussr")).not.toContain("egypt");
    expect(t.refusal("ussr", "egypt")).toMatchObject({ key: "refusal.cost", rule: "6.1.2" });
  });

  test("6.1.3 one play may place in both regions and the Sea Lanes", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"] }, influence: { djibouti: [0, 1] } });
    t.ussr("f-5es-delivered", "influence", "djibouti", "south-yemen", "sea-lanes");
    expect([t.influence("djibouti"), t.influence("south-yemen"), t.influence("sea-lanes")]).toEqual([
      [0, 2],
      [0, 1],
      [0, 1],
    ]);
  });

  test("6.1.4, example: from South Yemen, Kenya and Djibouti", () => {
    const t = table({
      side: "us",
      hands: { us: ["the-victorious-leader"] },
      influence: { "south-yemen": [1, 0], kenya: [2, 0], djibouti: [1, 0] },
    });
    t.us("the-victorious-leader", "influence");
    expect(t.options("us").sort()).toEqual([
      "djibouti",
      "ethiopia",
      "kenya",
      "madagascar",
      "saudi-arabia",
      "sea-lanes",
      "somalia",
      "south-yemen",
    ]);
    for (const country of ["yemen", "sudan", "egypt"])
      expect(t.refusal("us", country)).toMatchObject({ key: "refusal.reach", rule: "6.1.1" });
  });

  test("6.1.4 the Sea Lanes cost 2 while the other side controls them, and give no reach", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"] }, influence: { "sea-lanes": [4, 1], oman: [0, 1] } });
    t.ussr("f-5es-delivered", "influence");
    expect(t.options("ussr").sort()).toEqual(["oman", "saudi-arabia", "sea-lanes"]);
    t.ussr("sea-lanes", "sea-lanes", "sea-lanes");
    expect(t.influence("sea-lanes")).toEqual([4, 4]);
    const dear = table({ hands: { ussr: ["f-5es-delivered"] }, influence: { "sea-lanes": [4, 0], oman: [0, 1] } });
    dear.ussr("f-5es-delivered", "influence", "sea-lanes");
    expect(left(dear)).toBe(1);
  });
});

describe("6.2 realignment", () => {
  test("6.2.2, example: the US takes 1 influence in Ethiopia", () => {
    const t = table({
      side: "us",
      hands: { us: ["strong-man-of-sudan"] },
      influence: { ethiopia: [0, 3], sudan: [0, 1], kenya: [2, 0] },
      dice: [4, 2],
    });
    t.us("strong-man-of-sudan", "realign", "ethiopia");
    expect(t.told("realignment")).toMatchObject([
      { side: "us", country: "ethiopia", usDie: 4, usModifier: 1, ussrDie: 2, ussrModifier: 2 },
    ]);
    expect(t.influence("ethiopia")).toEqual([0, 2]);
  });

  test("6.2.2 nobody loses at a tie, and the one who tries may lose", () => {
    const setting: Setting = { side: "us", hands: { us: ["strong-man-of-sudan"] }, influence: { oman: [2, 2] } };
    const tie = table({ ...setting, dice: [3, 3] }).us("strong-man-of-sudan", "realign", "oman");
    expect(tie.influence("oman")).toEqual([2, 2]);
    const lost = table({ ...setting, dice: [1, 2] }).us("strong-man-of-sudan", "realign", "oman");
    expect(lost.influence("oman")).toEqual([1, 2]);
  });

  test("6.2.1 one attempt a point, the next target chosen after the result", () => {
    const t = table({
      hands: { ussr: ["the-lion-falters"] },
      influence: { oman: [1, 0], kenya: [1, 0] },
      dice: [1, 6, 1, 6],
    });
    t.ussr("the-lion-falters", "realign", "oman");
    expect(t.influence("oman")).toEqual([0, 0]);
    expect(t.options("ussr")).toEqual([]);
    // the only target left was taken without asking
    expect(t.influence("kenya")).toEqual([0, 0]);
    expect(t.milOps.ussr).toBe(0);
  });

  test("6.2.3 never more than is there, and nothing is added", () => {
    const t = table({ hands: { ussr: ["nasserism"] }, influence: { oman: [1, 0] }, dice: [1, 6] });
    t.ussr("nasserism", "realign", "oman");
    expect(t.influence("oman")).toEqual([0, 0]);
  });

  test("6.2.4 not in the Sea Lanes", () => {
    const t = table({
      hands: { ussr: ["nasserism"] },
      influence: { "sea-lanes": [2, 0], oman: [1, 0], kenya: [1, 0] },
    });
    t.ussr("nasserism", "realign");
    expect(t.options("ussr")).toEqual(["kenya", "oman"]);
    expect(t.refusal("ussr", "sea-lanes")).toMatchObject({ key: "refusal.no-country" });
  });

  test("6.2.5 flashpoints are realigned like other countries: no card is turned up", () => {
    const t = table({ hands: { ussr: ["nasserism"] }, influence: { ethiopia: [2, 0] }, dice: [1, 6], defcon: 2 });
    t.ussr("nasserism", "realign", "ethiopia");
    expect(t.told("flashpoint")).toEqual([]);
    expect([t.influence("ethiopia"), t.defcon]).toEqual([[0, 0], 2]);
  });

  test("6.2.6 an event that names a region ignores DEFCON there: Egypt at DEFCON 2", () => {
    const t = table({
      side: "us",
      defcon: 2,
      hands: { us: ["israeli-periphery-doctrine"] },
      influence: { egypt: [0, 3], oman: [0, 1] },
      dice: [6, 4],
    });
    t.us("israeli-periphery-doctrine", "event");
    expect(t.options("us")).toEqual(["egypt", "done"]);
    t.us("egypt");
    // 6 + 1 of the event against 4 + 1 for more influence
    expect(t.influence("egypt")).toEqual([0, 1]);
    t.us("done");
    expect(t.pileOf("israeli-periphery-doctrine")).toBe("discard");
  });
});

describe("6.3 coups", () => {
  test("6.3.4, example: Kenya with 3 operations", () => {
    const t = table({ side: "us", hands: { us: ["the-victorious-leader"] }, influence: { kenya: [0, 2] }, dice: [4] });
    t.us("the-victorious-leader", "coup", "kenya");
    expect(t.milOps.us).toBe(3);
    expect(t.influence("kenya")).toEqual([1, 0]);
    expect(t.defcon).toBe(3);
  });

  test("6.3.2 at the double stability or less nothing changes, but DEFCON falls in a battleground", () => {
    const t = table({ side: "us", hands: { us: ["the-victorious-leader"] }, influence: { kenya: [0, 2] }, dice: [1] });
    t.us("the-victorious-leader", "coup", "kenya");
    expect([t.influence("kenya"), t.milOps.us, t.defcon]).toEqual([[0, 2], 3, 3]);
  });

  test("6.3.1 only where the other side has influence, never in the Sea Lanes", () => {
    const t = table({
      hands: { ussr: ["nasserism"] },
      influence: { oman: [1, 0], yemen: [1, 1], "sea-lanes": [3, 0] },
    });
    t.ussr("nasserism", "coup");
    expect(t.options("ussr").sort()).toEqual(["oman", "yemen"]);
    expect(t.refusal("ussr", "sea-lanes")).toMatchObject({ key: "refusal.no-country", rule: "6.3.1" });
    expect(t.refusal("ussr", "egypt")).toMatchObject({ key: "refusal.coup.empty" });
  });

  test("8.1.7 closed regions are refused with the level", () => {
    const t = table({
      defcon: 3,
      hands: { ussr: ["nasserism"] },
      influence: { oman: [1, 0], kenya: [1, 0], sudan: [1, 0] },
    });
    t.ussr("nasserism", "coup");
    expect(t.refusal("ussr", "oman")).toEqual({
      key: "refusal.defcon",
      args: { country: "oman", defcon: 3 },
      rule: "8.1.7",
    });
  });
});

describe("6.3.6 flashpoints", () => {
  const coup = (setting: Setting) =>
    table({ defcon: 3, hands: { ussr: ["the-lion-falters"] }, influence: { somalia: [2, 0] }, ...setting }).ussr(
      "the-lion-falters",
      "coup",
      "somalia",
    );

  test("6.3.6.1, example: a card of 1 operation lowers DEFCON from 3 to 2 before the coup and is discarded", () => {
    const t = coup({ deck: ["nasserism"], dice: [4] });
    expect([t.defcon, t.pileOf("nasserism")]).toEqual([2, "discard"]);
    expect(t.told("flashpoint")).toEqual([{ country: "somalia", card: "nasserism", ops: 1 }]);
    // 4 + 2 - 4, and Somalia is no battleground
    expect(t.influence("somalia")).toEqual([0, 0]);
    expect(t.effects).toEqual([]);
  });

  test("6.3.6.1, example: at DEFCON 2 the USSR would have started a nuclear war", () => {
    const t = coup({ defcon: 2, deck: ["nasserism"] });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "defcon" });
    // before the coup
    expect([t.milOps.ussr, t.told("coup")]).toEqual([0, []]);
  });

  test("6.3.6.1 a card of 3 or 4 operations leaves DEFCON alone and goes under the deck", () => {
    const t = coup({ deck: ["the-victorious-leader", "usaid"], onlyDeck: true, dice: [4] });
    expect([t.defcon, t.view.deckSize, t.pileOf("the-victorious-leader")]).toEqual([3, 2, "hidden"]);
    const again = table({
      deck: ["the-victorious-leader", "usaid"],
      onlyDeck: true,
      hands: { ussr: ["the-lion-falters"], us: ["zbig"] },
      influence: { somalia: [2, 0], ethiopia: [0, 2] },
      dice: [1, 1],
    });
    again.ussr("the-lion-falters", "coup", "somalia").us("zbig", "coup", "ethiopia");
    expect(again.told("flashpoint").map(({ card }) => card)).toEqual(["the-victorious-leader", "usaid"]);
  });

  test("6.3.6.1 a scoring card lowers DEFCON, is scored and discarded", () => {
    const t = coup({ deck: ["africa-scoring"], dice: [1], influence: { somalia: [2, 0], kenya: [0, 2] } });
    expect([t.defcon, t.vp, t.pileOf("africa-scoring")]).toEqual([2, -1, "discard"]);
  });

  test("6.3.6.1, 10.4.1 a scoring card turned up can end the game before the coup is rolled", () => {
    const t = coup({ deck: ["africa-scoring"], influence: { somalia: [2, 0], ethiopia: [1, 0] } });
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "africa" });
  });

  test("an empty deck is made anew from the discards", () => {
    const t = coup({ deck: [], onlyDeck: true, discard: ["usaid"], dice: [1] });
    expect(t.told("flashpoint").map(({ card }) => card)).toEqual(["usaid"]);
    expect(t.defcon).toBe(2);
  });

  test("with no card anywhere nothing is turned up", () => {
    const t = coup({ deck: [], onlyDeck: true, dice: [1] });
    expect([t.told("flashpoint"), t.defcon]).toEqual([[], 3]);
  });

  test("the coup of a flashpoint is offered with its risk", () => {
    const t = table({ hands: { ussr: ["nasserism"] }, influence: { somalia: [1, 0], kenya: [1, 0], sudan: [1, 0] } });
    t.ussr("nasserism", "coup");
    const hints = Object.fromEntries((t.match.pending[0]?.options ?? []).map(({ id, hint }) => [id, hint ?? {}]));
    expect(hints).toEqual({
      somalia: { chance: 50, best: 3, risk: 3 },
      kenya: { chance: 50, best: 3, defcon: 3 },
      sudan: { chance: 83, best: 5 },
    });
  });

  test("under Indian Ocean Zone of Peace the card is turned up, and DEFCON falls again after the roll", () => {
    const effects = [{ card: "indian-ocean-zone-of-peace", side: "us", turn: true }] as const;
    const t = coup({ defcon: 4, deck: ["nasserism"], dice: [1], effects });
    expect(t.defcon).toBe(2);
    const replaced = coup({ defcon: 4, dice: [1], effects, options: { peaceZoneReplacesReveal: true } });
    expect([replaced.defcon, replaced.told("flashpoint")]).toEqual([3, []]);
  });
});

describe("6.4 the space race", () => {
  test("6.4.1 a card worth enough and a die within the range move the marker", () => {
    const t = table({ hands: { ussr: ["the-lion-falters"] }, dice: [4] });
    t.ussr("the-lion-falters", "space");
    expect([t.space.ussr, t.pileOf("the-lion-falters")]).toEqual([1, "discard"]);
    const failed = table({ hands: { ussr: ["the-lion-falters"] }, dice: [5] }).ussr("the-lion-falters", "space");
    expect(failed.space.ussr).toBe(0);
  });

  test("6.4.1 box 1 takes 2 operations, box 2 two and a die up to 3, box 3 three and a die up to 4", () => {
    const t = table({ hands: { ussr: ["nasserism"] } }).ussr("nasserism");
    expect(t.options("ussr")).not.toContain("space");
    expect(t.refusal("ussr", "space")).toMatchObject({ key: "refusal.space.ops", args: { ops: 2 } });
    const second = table({ hands: { ussr: ["the-lion-falters"] }, space: { ussr: 1 }, dice: [4] });
    expect(second.ussr("the-lion-falters", "space").space.ussr).toBe(1);
    const third = table({ hands: { ussr: ["the-lion-falters"] }, space: { ussr: 2 } }).ussr("the-lion-falters");
    expect(third.refusal("ussr", "space")).toMatchObject({ key: "refusal.space.ops", args: { ops: 3 } });
  });

  test("6.4.2 one attempt a turn", () => {
    const t = table({ hands: { ussr: ["the-lion-falters"] }, spaceAttempts: { ussr: 1 } }).ussr("the-lion-falters");
    expect(t.refusal("ussr", "space")).toMatchObject({ key: "refusal.space.attempts", rule: "6.4.2" });
  });

  test("6.4.2 and one more in the next", () => {
    const t = table({ step: { at: "turn" }, turn: 2, spaceAttempts: { us: 1, ussr: 1 } });
    expect(t.view.spaceAttempts).toEqual({ us: 0, ussr: 0 });
  });

  test("6.4.3 box 2 gives 2 VP to the first and 1 to the second", () => {
    const setting: Setting = { hands: { ussr: ["the-lion-falters"] }, space: { ussr: 1 }, dice: [1] };
    expect(table(setting).ussr("the-lion-falters", "space").vp).toBe(-2);
    expect(table({ ...setting, space: { us: 2, ussr: 1 } }).ussr("the-lion-falters", "space").vp).toBe(-1);
  });

  test("6.4.4, example: first in box 1, the USSR removes 1 US influence after every headline phase", () => {
    const setting: Setting = {
      step: { at: "headline" },
      hands: { us: ["eplf"], ussr: ["nasserism"] },
      influence: { oman: [2, 0], kenya: [1, 0], "sea-lanes": [3, 0] },
    };
    const t = table({ ...setting, space: { ussr: 1 } }).headlines({ us: "eplf", ussr: "nasserism" });
    expect(t.options("ussr").sort()).toEqual(["kenya", "oman"]);
    t.ussr("oman");
    expect(t.influence("oman")).toEqual([1, 0]);
    const both = table({ ...setting, space: { us: 1, ussr: 2 } }).headlines({ us: "eplf", ussr: "nasserism" });
    expect(both.influence("oman")).toEqual([2, 0]);
  });

  test("6.4.4 reached by a headline, the ability of box 1 works at once", () => {
    const t = table({
      step: { at: "headline" },
      hands: { us: ["eplf"], ussr: ["apollo-soyuz"] },
      influence: { oman: [1, 0] },
    });
    t.headlines({ us: "eplf", ussr: "apollo-soyuz" }).ussr("oman");
    expect([t.space.ussr, t.influence("oman")]).toEqual([1, [0, 0]]);
  });

  test("6.4.4, example: the first in box 3 takes a card and 3 VP, the second neither", () => {
    const t = table({ hands: { ussr: ["f-5es-delivered"] }, space: { ussr: 2 }, deck: ["famine"], dice: [4] });
    t.ussr("f-5es-delivered", "space");
    expect([t.vp, t.hand("ussr")]).toEqual([-3, ["famine"]]);
    const second = table({ hands: { ussr: ["f-5es-delivered"] }, space: { us: 3, ussr: 2 }, dice: [4] });
    second.ussr("f-5es-delivered", "space");
    expect([second.vp, second.hand("ussr")]).toEqual([0, []]);
  });

  test("6.4.5 the event of a card in the space race does not happen", () => {
    const t = table({ hands: { ussr: ["ogaden-war"] }, dice: [1] }).ussr("ogaden-war", "space");
    expect([t.milOps.us, t.pileOf("ogaden-war"), t.told("event")]).toEqual([0, "discard", []]);
  });

  test("6.4.6 after the last box there are no more attempts", () => {
    const t = table({ hands: { ussr: ["mr-nyet"] }, space: { ussr: 3 } }).ussr("mr-nyet");
    expect(t.refusal("ussr", "space")).toMatchObject({ key: "refusal.space.end", rule: "6.4.6" });
  });
});
