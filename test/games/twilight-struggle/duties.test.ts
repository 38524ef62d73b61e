import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const setting = {
  turn: 4,
  round: 7,
  influence: { poland: [0, 3], "west-germany": [4, 0], iran: [1, 1] },
} as const satisfies Setting;
const usRound = { ...setting, side: "us" } as const;

describe("the scoring duty [5.6.1, 10.1.5]", () => {
  test("in the last round a scoring card must be played", () => {
    const t = table({ ...setting, hands: { ussr: ["asia-scoring", "comecon", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring"]);
  });

  test("two of them bind from the last round but one, and either may go first", () => {
    const t = table({ ...setting, round: 6, hands: { ussr: ["asia-scoring", "europe-scoring", "comecon", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring"]);
  });

  test("one round earlier everything is open", () => {
    const t = table({ ...setting, round: 5, hands: { ussr: ["asia-scoring", "europe-scoring", "comecon", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring", "europe-scoring", "comecon", "fidel", "the-china-card"]);
  });

  test("in turns 1-3 the sixth round is the last", () => {
    const hands = { ussr: ["asia-scoring", "comecon", "fidel"] } as const;
    expect(table({ ...setting, turn: 3, round: 6, hands }).options("ussr")).toEqual(["asia-scoring"]);
    expect(table({ ...setting, turn: 3, round: 5, hands }).options("ussr")).toContain("comecon");
  });

  test("an eighth round that the side is entitled to counts: in round 7 it is still free", () => {
    const t = table({ ...setting, space: { ussr: 8 }, hands: { ussr: ["asia-scoring", "comecon", "fidel"] } });
    expect(t.options("ussr")).toEqual(["asia-scoring", "comecon", "fidel", "the-china-card"]);
  });

  test("in the eighth round the scoring card must be played: passing is closed", () => {
    const hands = { ussr: ["asia-scoring", "comecon", "fidel"] } as const;
    const t = table({ ...setting, round: 8, space: { ussr: 8 }, hands });
    expect(t.options("ussr")).toEqual(["asia-scoring"]);
  });

  test("passing the eighth round is closed even with a card that could shed the scoring card", () => {
    const hands = { ussr: ["asia-scoring", "five-year-plan", "fidel"] } as const;
    const t = table({ ...setting, round: 8, space: { ussr: 8 }, hands });
    expect(t.options("ussr")).toEqual(["asia-scoring", "five-year-plan"]);
  });

  test("it goes before a Missile Envy that is owed, which stays due in the next turn", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["asia-scoring", "missile-envy", "fidel"] },
      missileEnvy: "ussr",
    });
    expect(t.options("ussr")).toEqual(["asia-scoring"]);
    t.ussr("asia-scoring");
    expect(t.view.turn).toBe(5);
    expect(t.view.missileEnvy).toBe("ussr");
    expect(t.options("ussr")).not.toContain("missile-envy");
    expect(t.asked).toContain("ussr headline.card");
  });

  test("UN Intervention and The China Card are no way out", () => {
    const t = table({
      ...usRound,
      hands: { us: ["asia-scoring", "un-intervention", "comecon"] },
      china: { holder: "us", faceUp: true },
    });
    expect(t.options("us")).toEqual(["asia-scoring"]);
  });
});

describe("shedding a scoring card [5.6.1, FAQ]", () => {
  test("the USSR may play Five Year Plan in its last round, and loses the card unscored [19, example 16]", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["europe-scoring", "five-year-plan"], us: ["nato", "norad"] },
      picks: ["europe-scoring"],
    });
    expect(t.options("ussr")).toEqual(["europe-scoring", "five-year-plan"]);
    t.ussr("five-year-plan", "influence", "poland", "poland", "poland");
    expect(t.pileOf("europe-scoring")).toBe("discard");
    expect(t.vp).toBe(0);
    t.us("norad", "event");
    expect(t.view.turn).toBe(5);
    expect(t.outcome).toBeNull();
  });

  test("it must be played so that its event happens: not for the Space Race", () => {
    const t = table({ ...setting, hands: { ussr: ["europe-scoring", "five-year-plan", "fidel"] } });
    t.ussr("five-year-plan");
    expect(t.options("ussr")).toEqual(["event-first", "influence", "realign", "coup"]);
  });

  test("if another card is drawn the player has lost with the scoring card in hand", () => {
    const t = table({ ...setting, hands: { ussr: ["europe-scoring", "five-year-plan", "fidel"] }, picks: ["fidel"] });
    t.ussr("five-year-plan", "influence", "poland", "poland", "poland");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring" });
  });

  test("Grain Sales to Soviets: the US may take the scoring card and score it", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["europe-scoring", "grain-sales-to-soviets"], us: ["nato", "norad"] },
      picks: ["europe-scoring"],
    });
    expect(t.options("ussr")).toEqual(["europe-scoring", "grain-sales-to-soviets"]);
    t.ussr("grain-sales-to-soviets", "influence", "poland", "poland").us("event");
    expect(t.pileOf("europe-scoring")).toBe("discard");
    expect(t.hand("ussr")).toEqual([]);
  });

  test("Grain Sales at the USSR's own risk: a scoring card given back is held, and loses", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["europe-scoring", "grain-sales-to-soviets"], us: ["norad", "nato"] },
      picks: ["europe-scoring"],
    });
    t.ussr("grain-sales-to-soviets", "influence", "poland", "poland");
    t.us("return", "influence", "west-germany", "west-germany", "norad", "event");
    expect(t.outcome).toMatchObject({ winners: ["us"], key: "held-scoring" });
  });

  test("the US may play Aldrich Ames Remix: the USSR must discard the only card left [19, example 17]", () => {
    const t = table({ ...usRound, turn: 8, hands: { us: ["middle-east-scoring", "aldrich-ames-remix"] } });
    expect(t.options("us")).toEqual(["middle-east-scoring", "aldrich-ames-remix"]);
    t.us("aldrich-ames-remix");
    expect(t.options("us")).not.toContain("space");
    t.us("influence", "west-germany", "west-germany", "west-germany");
    expect(t.pileOf("middle-east-scoring")).toBe("discard");
    expect(t.view.turn).toBe(9);
  });

  test("the US may play Ask Not What Your Country Can Do For You, as the event alone", () => {
    const t = table({
      ...usRound,
      hands: { us: ["asia-scoring", "ask-not-what-your-country-can-do-for-you", "nato"] },
      deck: ["fidel"],
    });
    expect(t.options("us")).toEqual(["asia-scoring", "ask-not-what-your-country-can-do-for-you"]);
    t.us("ask-not-what-your-country-can-do-for-you", "event", "asia-scoring", "done");
    expect(t.view.turn).toBe(5);
    expect(t.hand("us")).toEqual(expect.arrayContaining(["nato", "fidel"]));
  });

  test("a scoring card drawn by Ask Not in the last round is held, and loses", () => {
    const t = table({
      ...usRound,
      hands: { us: ["asia-scoring", "ask-not-what-your-country-can-do-for-you"] },
      deck: ["europe-scoring"],
    });
    t.us("ask-not-what-your-country-can-do-for-you", "event", "asia-scoring");
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
  });

  test("Star Wars is a way to Ask Not among the discards", () => {
    const t = table({
      ...usRound,
      turn: 8,
      space: { us: 1 },
      hands: { us: ["asia-scoring", "star-wars"] },
      discard: ["ask-not-what-your-country-can-do-for-you", "fidel"],
      deck: ["norad"],
    });
    expect(t.options("us")).toEqual(["asia-scoring", "star-wars"]);
    t.us("star-wars", "event", "ask-not-what-your-country-can-do-for-you", "asia-scoring");
    expect(t.view.turn).toBe(9);
    expect(t.hand("us")).toContain("norad");
  });

  test("Star Wars is a way to Aldrich Ames Remix among the discards", () => {
    const t = table({
      ...usRound,
      turn: 8,
      space: { us: 1 },
      hands: { us: ["asia-scoring", "star-wars"] },
      discard: ["aldrich-ames-remix", "fidel"],
    });
    t.us("star-wars", "event", "aldrich-ames-remix");
    expect(t.pileOf("asia-scoring")).toBe("discard");
    expect(t.view.turn).toBe(9);
  });

  test("Star Wars is none without them, nor while the US is not ahead in space", () => {
    const hands = { us: ["asia-scoring", "star-wars"] } as const;
    const without = table({ ...usRound, turn: 8, space: { us: 1 }, hands, discard: ["fidel", "terrorism"] });
    expect(without.options("us")).toEqual(["asia-scoring"]);
    const behind = table({ ...usRound, turn: 8, hands, discard: ["aldrich-ames-remix", "fidel"] });
    expect(behind.options("us")).toEqual(["asia-scoring"]);
  });

  test("a card of the other side's list is no way out", () => {
    const ussr = table({ ...setting, turn: 8, hands: { ussr: ["asia-scoring", "aldrich-ames-remix", "terrorism"] } });
    expect(ussr.options("ussr")).toEqual(["asia-scoring"]);
    const us = table({ ...usRound, hands: { us: ["asia-scoring", "five-year-plan", "grain-sales-to-soviets"] } });
    expect(us.options("us")).toEqual(["asia-scoring"]);
  });
});

describe("Missile Envy that has been handed over [5.6.3]", () => {
  const owed = {
    missileEnvy: "ussr",
    hands: { ussr: ["missile-envy", "fidel", "comecon"], us: ["nato", "norad"] },
  } as const;

  test("must be used for operations in the next action round", () => {
    const t = table({ ...setting, round: 2, ...owed });
    expect(t.options("ussr")).toEqual(["missile-envy"]);
    t.ussr("missile-envy");
    expect(t.options("ussr")).toEqual(["influence", "realign", "coup", "space"]);
    t.ussr("influence", "poland", "poland");
    expect(t.pileOf("missile-envy")).toBe("discard");
    expect(t.view.missileEnvy).toBeNull();
  });

  test("the modified value counts, whenever it was handed over", () => {
    const effects = [{ card: "red-scare-purge", side: "us", turn: true }] as const;
    const t = table({ ...setting, round: 2, ...owed, effects });
    t.ussr("missile-envy", "influence", "poland");
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("the duty lapses if the card is discarded first", () => {
    const t = table({
      ...usRound,
      turn: 8,
      round: 2,
      missileEnvy: "ussr",
      hands: { us: ["terrorism", "nato", "norad"], ussr: owed.hands.ussr },
      picks: ["missile-envy"],
    });
    t.us("terrorism", "event");
    expect(t.view.missileEnvy).toBeNull();
    expect(t.options("ussr")).toEqual(["fidel", "comecon", "the-china-card"]);
  });
});
