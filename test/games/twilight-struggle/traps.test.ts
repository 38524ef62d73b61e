import { describe, expect, test } from "vitest";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
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
    t.ussr("pass");
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

describe("what a trapped side could do is not seen by the other before it is done", () => {
  const us = ["nato", "norad", "containment"] as const;
  const played = (...ussr: CardId[]) =>
    table({ ...setting, side: "us", hands: { us, ussr } }).us("containment", "event");

  test.each<[string, CardId[]]>([
    ["a card to discard", ["comecon", "nasser"]],
    ["a scoring card alone", ["europe-scoring", "nasser"]],
    ["nothing at all", ["blockade", "nasser"]],
  ])("Bear Trap: with %s the USSR is asked the same, and the US can take its round back", (_, hand) => {
    const t = played(...hand);
    expect(t.match.pending).toMatchObject([{ seat: "ussr", kind: "trap.discard", args: { event: "bear-trap" } }]);
    expect(t.match.canUndo("us")).toBe(true);
  });

  test("Quagmire: nor a scoring card that cannot wait, by the USSR", () => {
    const hands = { ussr: ["fidel", "comecon"], us: ["africa-scoring", "nato"] } as const;
    const t = table({ ...setting, round: 7, effects: quagmire, hands }).ussr("fidel", "event");
    expect([t.asked, t.options("us")]).toEqual([["us trap.discard"], ["africa-scoring"]]);
    expect(t.match.canUndo("ussr")).toBe(true);
  });

  test("Bear Trap: who can only pass says so, and cannot be made to play anything", () => {
    const t = played("blockade", "nasser");
    expect(t.match.pending[0]?.options).toEqual([{ id: "pass", hint: { nothing: "discard" } }]);
    expect(t.refusal("ussr", "nasser")).toMatchObject({ key: "refusal.worth", args: { card: "nasser", ops: 2 } });
    expect(t.refusal("ussr", "nato")).toMatchObject({ key: "refusal.not-in-hand" });
    expect(t.told("round.passed")).toEqual([]);
    t.ussr("pass");
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
    expect([t.asked, t.effects]).toEqual([["us play.card"], ["bear-trap", "containment"]]);
    expect(t.match.canUndo("us")).toBe(false);
  });

  test("Bear Trap: a hand without cards, which everybody sees, is passed over, and that can be taken back", () => {
    const t = played();
    expect(t.told("round.passed")).toEqual([{ side: "ussr" }]);
    expect([t.asked, t.match.canUndo("us")]).toEqual([["us play.card"], true]);
  });

  test("Bear Trap: an eighth round with nothing to discard is asked for too", () => {
    const t = table({ ...setting, round: 8, space: { ussr: 8 }, hands: { ussr: ["nasser"], us: ["nato"] } });
    expect([t.asked, t.options("ussr")]).toEqual([["ussr trap.discard"], ["pass"]]);
    expect(t.ussr("pass").told("round.passed")).toEqual([{ side: "ussr" }]);
  });

  test("Bear Trap: a refusal says why a card has to wait, or why there is no pass", () => {
    const t = table({ ...setting, hands: { ussr: ["comecon", "missile-envy", "nasser"] }, missileEnvy: "ussr" });
    expect(t.refusal("ussr", "comecon")).toMatchObject({ key: "refusal.duty.missile-envy.trap" });
    expect(t.refusal("ussr", "nasser")).toMatchObject({ key: "refusal.worth" });
    expect(t.refusal("ussr", "pass")).toMatchObject({ key: "refusal.pass.event" });
    const due = table({ ...setting, round: 7 });
    expect(due.refusal("ussr", "comecon")).toMatchObject({ key: "refusal.duty.scoring", rule: "10.1.5" });
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
    t.us("pass");
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
