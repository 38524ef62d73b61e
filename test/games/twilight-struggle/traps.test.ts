import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

const bear = [{ card: "bear-trap", side: "us" }] as const;
const quagmire = [{ card: "quagmire", side: "ussr" }] as const;
const setting = {
  turn: 4,
  round: 3,
  effects: bear,
  hands: { ussr: ["comecon", "nasser", "fidel", "europe-scoring"], us: ["nato", "norad", "containment"] },
} as const satisfies Setting;

describe("a trapped side [5.6.2]", () => {
  test("discards a card worth 2 or more, no scoring card and not The China Card", () => {
    const t = table(setting);
    expect(t.asked).toEqual(["ussr trap.discard"]);
    expect(t.options("ussr")).toEqual(["comecon", "fidel"]);
  });

  test.each([1, 4])("a die of %i frees it from the next round on", (die) => {
    const t = table({ ...setting, dice: [die] });
    t.ussr("comecon");
    expect(t.effects).toEqual([]);
    expect(t.pileOf("comecon")).toBe("discard");
    expect(t.asked).toEqual(["us play.card"]);
    t.us("containment", "event");
    expect(t.asked).toEqual(["ussr play.card"]);
  });

  test.each([5, 6])("a die of %i does not", (die) => {
    const t = table({ ...setting, dice: [die] });
    t.ussr("comecon").us("containment", "event");
    expect(t.effects).toContain("bear-trap");
    expect(t.options("ussr")).toEqual(["fidel"]);
  });

  test("the discarded event does not happen", () => {
    const t = table({ ...setting, dice: [6] });
    t.ussr("fidel");
    expect(t.influence("cuba")).toEqual([0, 0]);
    expect(t.pileOf("fidel")).toBe("discard");
  });

  test("the trap of the other side does not bind", () => {
    const t = table({ ...setting, effects: quagmire });
    expect(t.asked).toEqual(["ussr play.card"]);
    t.ussr("fidel", "event");
    expect(t.options("us")).toEqual(["nato", "norad", "containment"]);
    expect(t.asked).toEqual(["us trap.discard"]);
  });

  test("values are modified: Red Scare/Purge makes a 2 too small, Brezhnev Doctrine a 1 enough", () => {
    const scare = table({ ...setting, effects: [...bear, { card: "red-scare-purge", side: "us", turn: true }] });
    expect(scare.options("ussr")).toEqual(["comecon"]);
    const brezhnev = table({ ...setting, effects: [...bear, { card: "brezhnev-doctrine", side: "ussr", turn: true }] });
    expect(brezhnev.options("ussr")).toEqual(["comecon", "nasser", "fidel"]);
  });

  test("without such a card a scoring card is played", () => {
    const t = table({
      ...setting,
      hands: { ussr: ["nasser", "europe-scoring", "asia-scoring"], us: ["nato", "norad", "containment"] },
    });
    expect(t.options("ussr")).toEqual(["europe-scoring", "asia-scoring"]);
    t.ussr("asia-scoring");
    expect(t.pileOf("asia-scoring")).toBe("discard");
    expect(t.effects).toEqual(["bear-trap"]);
  });

  test("with neither the round is skipped and the hand is kept", () => {
    const t = table({ ...setting, hands: { ussr: ["nasser", "blockade"], us: ["nato", "norad", "containment"] } });
    expect(t.view).toMatchObject({ round: 3, phasing: "us" });
    expect(t.hand("ussr")).toEqual(["nasser", "blockade"]);
  });

  test("headlines are not affected", () => {
    const t = table({ ...setting, step: { at: "headline" } });
    expect(t.options("ussr")).toEqual(["comecon", "nasser", "fidel", "europe-scoring"]);
  });

  test("it lasts across turns", () => {
    const hands = { ussr: ["comecon", "nasser", "fidel"], us: ["nato", "norad", "containment"] } as const;
    const t = table({ ...setting, side: "us", round: 7, hands });
    t.us("containment", "event").headlines({ us: "nato", ussr: "nasser" });
    expect(t.view).toMatchObject({ turn: 5, round: 1, phasing: "ussr" });
    expect(t.asked).toEqual(["ussr trap.discard"]);
  });
});

describe("a trap and the other duties", () => {
  test("a scoring card that would be held is played instead of the discard", () => {
    const t = table({ ...setting, round: 7 });
    expect(t.options("ussr")).toEqual(["europe-scoring"]);
  });

  test("it may not be played before that, while there is a discard", () => {
    const t = table({ ...setting, round: 6 });
    expect(t.options("ussr")).not.toContain("europe-scoring");
  });

  test("a card that could shed it is no way out of a trap", () => {
    const t = table({ ...setting, round: 7, hands: { ussr: ["europe-scoring", "five-year-plan", "fidel"] } });
    expect(t.options("ussr")).toEqual(["europe-scoring"]);
  });

  test("a Missile Envy that is owed must be the discard", () => {
    const hands = { ussr: ["comecon", "missile-envy", "fidel"], us: ["nato", "norad"] } as const;
    const t = table({ ...setting, hands, missileEnvy: "ussr", dice: [6] });
    expect(t.options("ussr")).toEqual(["missile-envy"]);
    t.ussr("missile-envy");
    expect(t.view.missileEnvy).toBeNull();
  });

  test("unless its value has fallen below 2: then another card is, and it stays due", () => {
    const hands = { ussr: ["comecon", "missile-envy", "fidel"], us: ["nato", "norad"] } as const;
    const effects = [...bear, { card: "red-scare-purge", side: "us", turn: true }] as const;
    const t = table({ ...setting, hands, missileEnvy: "ussr", effects, dice: [6] });
    expect(t.options("ussr")).toEqual(["comecon"]);
    t.ussr("comecon");
    expect(t.view.missileEnvy).toBe("ussr");
  });

  test("an eighth round under a trap goes the same way, and may be passed", () => {
    const t = table({ ...setting, round: 8, space: { ussr: 8 }, hands: { ussr: ["comecon", "nasser"], us: ["nato"] } });
    expect(t.options("ussr")).toEqual(["comecon", "pass"]);
  });

  test("We Will Bury You is scored in a round spent in Quagmire", () => {
    const t = table({
      ...setting,
      side: "us",
      effects: [...quagmire, { card: "we-will-bury-you", side: "ussr" }],
      dice: [6],
    });
    t.us("nato");
    expect(t.vp).toBe(-3);
    expect(t.effects).toEqual(["quagmire"]);
  });

  test("We Will Bury You is scored in a round that Quagmire skips", () => {
    const t = table({
      ...setting,
      side: "us",
      hands: { us: ["cia-created", "nasser"], ussr: ["comecon", "fidel"] },
      effects: [...quagmire, { card: "we-will-bury-you", side: "ussr" }],
    });
    expect(t.vp).toBe(-3);
    expect(t.view).toMatchObject({ round: 4, phasing: "ussr" });
  });

  test("played for operations with the event first, the operations of the card are still conducted", () => {
    const t = table({
      ...setting,
      effects: [],
      hands: { ussr: ["bear-trap", "comecon", "fidel"], us: ["nato", "norad", "containment"] },
    });
    t.ussr("bear-trap", "event-first", "influence", "poland", "poland", "poland");
    expect(t.influence("poland")).toEqual([0, 3]);
    t.us("containment", "event");
    expect(t.asked).toEqual(["ussr trap.discard"]);
  });
});
