import { describe, expect, test } from "vitest";
import { table } from "../table.ts";

describe("Latin American Debt Crisis", () => {
  const setting = {
    turn: 8,
    hands: {
      ussr: ["latin-american-debt-crisis", "fidel", "comecon"],
      us: ["norad", "nasser", "special-relationship"],
    },
    influence: { brazil: [0, 2], chile: [1, 3], peru: [2, 1], panama: [0, 2], uruguay: [1, 0] },
  } as const;

  test("the US may discard a card worth 3 or more, and its event does not happen", () => {
    const t = table(setting);
    t.ussr("latin-american-debt-crisis", "event");
    expect(t.options("us")).toEqual(["norad", "refuse"]);
    t.us("norad");
    expect(t.pileOf("norad")).toBe("discard");
    expect(t.effects).toEqual([]);
    expect(t.influence("brazil")).toEqual([0, 2]);
    expect(t.pileOf("latin-american-debt-crisis")).toBe("discard");
  });

  test("otherwise the USSR doubles its influence in 2 different South American countries", () => {
    const t = table(setting);
    t.ussr("latin-american-debt-crisis", "event").us("refuse");
    expect(t.options("ussr").sort()).toEqual(["brazil", "chile", "peru"]);
    t.ussr("chile");
    expect(t.options("ussr").sort()).toEqual(["brazil", "peru"]);
    t.ussr("brazil");
    expect(t.influence("chile")).toEqual([1, 6]);
    expect(t.influence("brazil")).toEqual([0, 4]);
    expect(t.influence("peru")).toEqual([2, 1]);
    expect(t.hand("us")).toEqual(["norad", "nasser", "special-relationship"]);
  });

  test("with influence in one country the USSR doubles that", () => {
    const t = table({ ...setting, influence: { brazil: [0, 2], panama: [0, 2] } });
    t.ussr("latin-american-debt-crisis", "event").us("refuse");
    expect(t.influence("brazil")).toEqual([0, 4]);
    expect(t.influence("panama")).toEqual([0, 2]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("without influence in South America nothing is doubled", () => {
    const t = table({ ...setting, influence: { panama: [0, 2] } });
    t.ussr("latin-american-debt-crisis", "event").us("refuse");
    expect(t.influence("panama")).toEqual([0, 2]);
    expect(t.asked).toEqual(["us play.card"]);
  });

  test("the value is the modified one: 2 Ops suffice under Containment", () => {
    const t = table({ ...setting, effects: [{ card: "containment", side: "us", turn: true }] });
    t.ussr("latin-american-debt-crisis", "event");
    expect(t.options("us")).toEqual(["norad", "special-relationship", "refuse"]);
  });

  test("the value is the modified one: 3 Ops do not suffice under Red Scare/Purge", () => {
    const t = table({
      ...setting,
      hands: { ussr: setting.hands.ussr, us: ["norad", "nato"] },
      effects: [{ card: "red-scare-purge", side: "ussr", turn: true }],
    });
    t.ussr("latin-american-debt-crisis", "event");
    expect(t.options("us")).toEqual(["nato", "refuse"]);
  });

  test("a US hand that could not pay is asked all the same, and tells nobody", () => {
    const without = table({
      ...setting,
      hands: { ussr: setting.hands.ussr, us: ["nasser", "lone-gunman", "cia-created"] },
    });
    const withCard = table(setting);
    for (const t of [without, withCard]) {
      t.ussr("latin-american-debt-crisis", "event");
      expect(t.asked).toEqual(["us event.discard"]);
      t.us("refuse");
    }
    expect(without.options("us")).toEqual([]);
    for (const seat of ["ussr", null] as const) expect(without.match.logFor(seat)).toEqual(withCard.match.logFor(seat));
  });

  test("the China Card cannot pay", () => {
    const t = table({ ...setting, china: { holder: "us", faceUp: true } });
    t.ussr("latin-american-debt-crisis", "event");
    expect(t.options("us")).toEqual(["norad", "refuse"]);
  });

  test("played by the US it is the rest of its hand that pays", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["latin-american-debt-crisis", "norad", "nasser"], ussr: ["fidel", "comecon"] },
    });
    t.us("latin-american-debt-crisis", "event-first");
    expect(t.options("us")).toEqual(["norad", "refuse"]);
  });
});

describe("Aldrich Ames Remix", () => {
  const setting = {
    turn: 8,
    hands: {
      ussr: ["aldrich-ames-remix", "fidel", "comecon"],
      us: ["norad", "asia-scoring", "containment"],
    },
  } as const;

  test("the USSR sees the US hand and discards a card of its choice from it, without the event", () => {
    const t = table(setting);
    expect(t.match.view("ussr").hands.us).toBeUndefined();
    t.ussr("aldrich-ames-remix", "event");
    expect(t.match.view("ussr").hands.us).toEqual(["norad", "asia-scoring", "containment"]);
    expect(t.options("ussr")).toEqual(["norad", "asia-scoring", "containment"]);
    t.ussr("containment");
    expect(t.hand("us")).toEqual(["norad", "asia-scoring"]);
    expect(t.effects).toEqual(["aldrich-ames-remix"]);
    expect(t.pileOf("containment")).toBe("discard");
    expect(t.pileOf("aldrich-ames-remix")).toBe("removed");
  });

  test("the log of the hand is for the two sides, and keeps what was shown", () => {
    const t = table(setting);
    t.ussr("aldrich-ames-remix", "event", "containment");
    const shown = { side: "us", count: 3, cards: ["norad", "asia-scoring", "containment"] };
    expect(t.told("hand", "ussr")).toEqual([shown]);
    expect(t.told("hand", "us")).toEqual([shown]);
    expect(t.told("hand")).toEqual([{ side: "us", count: 3 }]);
  });

  test("a scoring card may be chosen; it is discarded unscored", () => {
    const t = table({ ...setting, influence: { japan: [4, 0] } });
    t.ussr("aldrich-ames-remix", "event", "asia-scoring");
    expect(t.vp).toBe(0);
    expect(t.pileOf("asia-scoring")).toBe("discard");
  });

  test("The China Card is not in the hand", () => {
    const t = table({ ...setting, china: { holder: "us", faceUp: true } });
    t.ussr("aldrich-ames-remix", "event");
    expect(t.options("ussr")).not.toContain("the-china-card");
  });

  test("an only card must be discarded; from an empty hand nothing is", () => {
    const one = table({ ...setting, hands: { ussr: setting.hands.ussr, us: ["norad"] } });
    one.ussr("aldrich-ames-remix", "event");
    expect(one.pileOf("norad")).toBe("discard");
    const none = table({ ...setting, hands: { ussr: setting.hands.ussr } });
    none.ussr("aldrich-ames-remix", "event");
    expect(none.asked).toEqual(["ussr play.card"]);
    expect(none.pileOf("aldrich-ames-remix")).toBe("removed");
  });

  test("the hand stays open until the end of the turn, to the USSR alone", () => {
    const t = table({ ...setting, round: 7 });
    t.ussr("aldrich-ames-remix", "event", "containment");
    expect(t.match.view("ussr").hands.us).toEqual(["norad", "asia-scoring"]);
    expect(t.match.view("us").hands.ussr).toBeUndefined();
    expect(t.view.hands).toEqual({});
    t.us("asia-scoring");
    expect(t.view.turn).toBe(9);
    expect(t.match.view("ussr").hands.us).toBeUndefined();
    expect(t.effects).toEqual([]);
  });

  test("cards drawn later in the turn are seen too", () => {
    const t = table({
      ...setting,
      hands: { ussr: setting.hands.ussr, us: ["ask-not-what-your-country-can-do-for-you", "norad", "containment"] },
      deck: ["nasser"],
    });
    t.ussr("aldrich-ames-remix", "event", "containment");
    t.us("ask-not-what-your-country-can-do-for-you", "event", "norad");
    expect(t.match.view("ussr").hands.us).toEqual(["nasser"]);
  });

  test("played by the US with the event first, its hand is seen before its operations", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["aldrich-ames-remix", "norad", "containment"], ussr: ["fidel", "comecon"] },
    });
    t.us("aldrich-ames-remix", "event-first").ussr("norad");
    expect(t.asked).toEqual(["us influence.place"]);
    expect(t.match.view("ussr").hands.us).toEqual(["containment"]);
  });

  test("headlined against Ask Not What Your Country Can Do For You, the US draws first", () => {
    const t = table({
      ...setting,
      step: { at: "headline" },
      hands: { ussr: setting.hands.ussr, us: ["ask-not-what-your-country-can-do-for-you", "norad", "containment"] },
      deck: ["nasser"],
    });
    t.headlines({ us: "ask-not-what-your-country-can-do-for-you", ussr: "aldrich-ames-remix" });
    t.us("norad", "done");
    expect(t.options("ussr")).toEqual(["containment", "nasser"]);
  });
});
