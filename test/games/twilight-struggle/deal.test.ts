import { describe, expect, test } from "vitest";
import type { CardId } from "../../../src/games/twilight-struggle/cards/ids.ts";
import { deckOf } from "../../../src/games/twilight-struggle/cards/index.ts";
import { table } from "./table.ts";

/** The Early War cards but for these: to be put aside, so that the draw pile is small. */
const earlyBut = (...kept: CardId[]) =>
  deckOf("early", { optionalCards: true, promoCards: false }).filter((card) => !kept.includes(card));

const six = ["duck-and-cover", "five-year-plan", "fidel", "blockade", "comecon", "nasser"] as const;
const seven = [
  "nato",
  "norad",
  "containment",
  "cia-created",
  "suez-crisis",
  "decolonization",
  "marshall-plan",
] as const;

describe("a new turn [4.5.A, B]", () => {
  test.each([
    [2, 3],
    [4, 5],
    [5, 5],
  ])("DEFCON %i improves to %i", (before, after) => {
    const t = table({ step: { at: "turn" }, turn: 2, defcon: before });
    expect(t.defcon).toBe(after);
  });

  test.each([
    [1, 8],
    [3, 8],
    [4, 9],
    [7, 9],
    [8, 9],
    [10, 9],
  ])("in turn %i hands are filled to %i", (turn, size) => {
    const t = table({ step: { at: "turn" }, turn, hands: { us: ["nato"], ussr: ["fidel", "comecon"] } });
    expect(t.view.handSizes).toEqual({ us: size, ussr: size });
    expect(t.hand("us")).toContain("nato");
  });

  test("The China Card does not count", () => {
    const t = table({ step: { at: "turn" }, turn: 2, china: { holder: "us", faceUp: true } });
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
  });

  test("the USSR gets the first card, then they alternate", () => {
    const t = table({
      step: { at: "turn" },
      turn: 2,
      hands: { us: six, ussr: seven.slice(0, 6) },
      deck: ["korean-war", "truman-doctrine", "defectors", "warsaw-pact-formed"],
    });
    expect(t.hand("ussr").slice(6)).toEqual(["korean-war", "defectors"]);
    expect(t.hand("us").slice(6)).toEqual(["truman-doctrine", "warsaw-pact-formed"]);
  });

  test("11.1.4: the side that needs more gets the last cards in a row", () => {
    const t = table({
      step: { at: "turn" },
      turn: 2,
      hands: { us: six.slice(0, 5), ussr: seven },
      deck: ["korean-war", "truman-doctrine", "defectors", "warsaw-pact-formed"],
    });
    expect(t.hand("ussr").slice(7)).toEqual(["korean-war"]);
    expect(t.hand("us").slice(5)).toEqual(["truman-doctrine", "defectors", "warsaw-pact-formed"]);
  });

  test("a hand too large gets nothing and discards nothing", () => {
    const t = table({ step: { at: "turn" }, turn: 2, hands: { us: [...seven, "fidel", "comecon"], ussr: ["nasser"] } });
    expect(t.view.handSizes).toEqual({ us: 9, ussr: 8 });
    expect(t.view.discard).toEqual([]);
  });

  test("space attempts of the last turn are forgotten", () => {
    const t = table({ step: { at: "turn" }, turn: 2, spaceAttempts: { us: 1, ussr: 1 } });
    expect(t.view.spaceAttempts).toEqual({ us: 0, ussr: 0 });
  });
});

describe("the draw pile runs out [4.3]", () => {
  test("the discards are shuffled in when a card is needed, and the deal goes on", () => {
    const kept = ["korean-war", "truman-doctrine", "defectors", "olympic-games"] as const;
    const t = table({
      step: { at: "turn" },
      turn: 2,
      hands: { us: six, ussr: seven.slice(0, 6) },
      deck: ["korean-war"],
      discard: ["truman-doctrine", "defectors", "olympic-games"],
      removed: earlyBut(...six, ...seven.slice(0, 6), ...kept),
    });
    expect(t.hand("ussr").slice(6)).toContain("korean-war");
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
    expect(t.view.discard).toEqual([]);
    expect(t.view.deckSize).toBe(0);
    expect(t.told("reshuffle")).toEqual([{ cards: 3 }]);
  });

  test.each([
    ["at-once", 1, []],
    ["when-needed", 0, ["olympic-games"]],
  ] as const)("a deal that takes exactly the last card reshuffles %s", (reshuffle, deckSize, discard) => {
    const t = table({
      options: { reshuffle },
      step: { at: "turn" },
      turn: 2,
      hands: { us: [...six, "korean-war"], ussr: seven },
      deck: ["truman-doctrine", "defectors"],
      discard: ["olympic-games"],
      removed: earlyBut(...six, ...seven, "korean-war", "truman-doctrine", "defectors", "olympic-games"),
    });
    expect(t.view.handSizes).toEqual({ us: 8, ussr: 8 });
    expect(t.view.deckSize).toBe(deckSize);
    expect(t.view.discard).toEqual(discard);
  });

  test("without discards the deal ends short", () => {
    const t = table({
      step: { at: "turn" },
      turn: 2,
      hands: { us: six, ussr: ["nato", "norad"] },
      deck: ["korean-war", "truman-doctrine", "defectors"],
      removed: earlyBut(...six, "nato", "norad", "korean-war", "truman-doctrine", "defectors"),
    });
    expect(t.hand("ussr")).toEqual(["nato", "norad", "korean-war", "defectors"]);
    expect(t.hand("us").slice(6)).toEqual(["truman-doctrine"]);
  });

  test("removed cards, and Shuttle Diplomacy in front of the US, never come back", () => {
    const t = table({
      step: { at: "turn" },
      turn: 2,
      hands: { us: seven, ussr: [...six, "korean-war"] },
      discard: ["truman-doctrine", "defectors"],
      playing: ["shuttle-diplomacy"],
      effects: [{ card: "shuttle-diplomacy", side: "us" }],
      removed: earlyBut(...six, ...seven, "korean-war", "truman-doctrine", "defectors"),
    });
    expect([...t.hand("us").slice(7), ...t.hand("ussr").slice(7)].sort()).toEqual(["defectors", "truman-doctrine"]);
    expect(t.view.deckSize).toBe(0);
    expect(t.pileOf("shuttle-diplomacy")).toBe("playing");
  });

  test("a draw in the middle of a turn goes the same way: what was just discarded is shuffled in, the played card is not", () => {
    const t = table({
      side: "us",
      hands: { us: ["ask-not-what-your-country-can-do-for-you", "nato", "norad"], ussr: ["fidel", "comecon"] },
      discard: ["blockade"],
      removed: earlyBut("nato", "norad", "fidel", "comecon", "blockade"),
    });
    t.us("ask-not-what-your-country-can-do-for-you", "event", "nato", "norad");
    expect(t.told("reshuffle")).toEqual([{ cards: 3 }]);
    expect(t.view.handSizes.us).toBe(2);
    expect(t.view.deckSize).toBe(1);
    expect(t.view.discard).toEqual([]);
    expect(t.pileOf("ask-not-what-your-country-can-do-for-you")).toBe("removed");
  });
});
