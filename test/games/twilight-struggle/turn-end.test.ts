import { describe, expect, test } from "vitest";
import { type Setting, table } from "./table.ts";

/** All rounds have been played, and both sides have done enough for the military. */
const setting = {
  step: { at: "turn-end" },
  turn: 4,
  milOps: { us: 5, ussr: 5 },
  hands: { us: ["nato"], ussr: ["comecon"] },
} as const satisfies Setting;

describe("a scoring card held at the end of the turn [11.1.2, 12]", () => {
  test("its holder loses at once", () => {
    const us = table({ ...setting, hands: { us: ["asia-scoring", "nato"], ussr: ["comecon"] } });
    expect(us.outcome).toEqual({ winners: ["ussr"], key: "held-scoring", args: { losers: ["us"] } });
    expect(us.told("held-scoring")).toEqual([{ side: "us", cards: ["asia-scoring"] }]);
    const ussr = table({ ...setting, hands: { us: ["nato"], ussr: ["europe-scoring"] } });
    expect(ussr.outcome).toMatchObject({ winners: ["us"], key: "held-scoring" });
  });

  test("held by both sides the game is a draw", () => {
    const t = table({ ...setting, hands: { us: ["asia-scoring"], ussr: ["europe-scoring"] } });
    expect(t.outcome).toMatchObject({ winners: [], key: "held-scoring", args: { losers: ["us", "ussr"] } });
  });

  test("it comes before 20 VP from the check of military operations", () => {
    const t = table({
      ...setting,
      vp: 19,
      milOps: { us: 5, ussr: 0 },
      hands: { us: ["asia-scoring"], ussr: ["comecon"] },
    });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
  });

  test("it comes before the discard of a held card", () => {
    const t = table({ ...setting, space: { us: 6 }, hands: { us: ["asia-scoring", "nato"] } });
    expect(t.outcome).toMatchObject({ winners: ["ussr"], key: "held-scoring" });
  });
});

describe("the ability of space box 6: discarding a held card [6.4.4]", () => {
  const hands = { us: ["nato", "norad"], ussr: ["comecon", "fidel"] } as const;

  test("its holder may discard one held card of choice", () => {
    const t = table({ ...setting, hands, space: { us: 6, ussr: 5 } });
    expect(t.asked).toEqual(["us held.discard"]);
    expect(t.options("us")).toEqual(["nato", "norad", "keep"]);
    t.us("norad");
    expect(t.pileOf("norad")).toBe("discard");
    expect(t.effects).toEqual([]);
    expect(t.view.turn).toBe(5);
    expect(t.hand("us")).toContain("nato");
  });

  test("or keep them all", () => {
    const t = table({ ...setting, hands, space: { ussr: 7 } });
    t.ussr("keep");
    expect(t.view.turn).toBe(5);
    expect(t.view.discard).toEqual([]);
    expect(t.hand("ussr")).toEqual(expect.arrayContaining(["comecon", "fidel"]));
  });

  test("nobody has it once both have reached the box", () => {
    const t = table({ ...setting, hands, space: { us: 8, ussr: 6 } });
    expect(t.view.turn).toBe(5);
  });

  test("without a card there is nothing to ask", () => {
    const t = table({ ...setting, hands: { ussr: ["comecon"] }, space: { us: 6 } });
    expect(t.view.turn).toBe(5);
  });

  test("military operations are checked after it", () => {
    const t = table({ ...setting, hands, space: { us: 6 }, milOps: { us: 5, ussr: 4 } });
    expect(t.vp).toBe(0);
    t.us("keep");
    expect(t.vp).toBe(1);
  });
});

describe("the check of military operations [4.5.E, 8.2.1, 9]", () => {
  test("each point short of DEFCON is a VP for the opponent: DEFCON 4, US 2 [19, example 9]", () => {
    const t = table({ ...setting, defcon: 4, milOps: { us: 2, ussr: 4 } });
    expect(t.vp).toBe(-2);
    expect(t.told("milops.check")).toEqual([{ defcon: 4, us: 2, ussr: 4 }]);
  });

  test("more than the level gives nothing", () => {
    const t = table({ ...setting, defcon: 2, milOps: { us: 5, ussr: 2 } });
    expect(t.vp).toBe(0);
    expect(t.told("milops.check")).toEqual([]);
  });

  test("both shortfalls are netted: DEFCON 3, US 0, USSR 1", () => {
    const t = table({ ...setting, defcon: 3, milOps: { us: 0, ussr: 1 } });
    expect(t.told("vp")).toEqual([{ side: "ussr", amount: 1, vp: -1 }]);
  });

  test("netting comes before 20 VP are looked at", () => {
    const t = table({ ...setting, vp: 19, milOps: { us: 0, ussr: 0 } });
    expect(t.outcome).toBeNull();
    expect(t.vp).toBe(19);
  });

  test("20 VP win", () => {
    const us = table({ ...setting, vp: 17, milOps: { us: 5, ussr: 2 } });
    expect(us.outcome).toEqual({ winners: ["us"], key: "vp", args: { vp: 20 } });
    const ussr = table({ ...setting, vp: -19, milOps: { us: 4, ussr: 5 } });
    expect(ussr.outcome).toMatchObject({ winners: ["ussr"], key: "vp" });
  });

  test("both markers go back to 0", () => {
    const t = table(setting);
    expect(t.milOps).toEqual({ us: 0, ussr: 0 });
  });

  test("the level is that of the turn that ends; it improves only in the next", () => {
    const t = table({ ...setting, defcon: 2, milOps: { us: 2, ussr: 2 } });
    expect(t.vp).toBe(0);
    expect(t.defcon).toBe(3);
  });
});

describe("held cards are shown where the players want it [4.5.F, 11.1.1]", () => {
  test("to everybody", () => {
    const t = table({ ...setting, options: { revealHeldCards: true } });
    expect(t.told("held")).toEqual([
      { side: "us", cards: ["nato"] },
      { side: "ussr", cards: ["comecon"] },
    ]);
  });

  test("and not otherwise", () => {
    const t = table(setting);
    for (const seat of ["us", "ussr", null] as const) expect(t.told("held", seat)).toEqual([]);
  });

  test("a card discarded by the ability of box 6 is no longer held", () => {
    const t = table({ ...setting, options: { revealHeldCards: true }, space: { us: 6 } });
    t.us("nato");
    expect(t.told("held")).toEqual([
      { side: "us", cards: [] },
      { side: "ussr", cards: ["comecon"] },
    ]);
  });
});

describe("the end of the turn [4.5.G, H]", () => {
  test("The China Card is turned face up, whoever has it", () => {
    const us = table({ ...setting, china: { holder: "us", faceUp: false } });
    expect(us.view.china).toEqual({ holder: "us", faceUp: true });
    const ussr = table({ ...setting, china: { holder: "ussr", faceUp: false } });
    expect(ussr.view.china).toEqual({ holder: "ussr", faceUp: true });
  });

  test("what lasts for the turn ends, what lasts for the game stays", () => {
    const t = table({
      ...setting,
      effects: [
        { card: "containment", side: "us", turn: true },
        { card: "cuban-missile-crisis", side: "us", turn: true },
        { card: "nato", side: "us" },
        { card: "we-will-bury-you", side: "ussr" },
        { card: "bear-trap", side: "us" },
      ],
    });
    expect(t.effects).toEqual(["nato", "we-will-bury-you", "bear-trap"]);
    expect(t.told("effect.ends")).toEqual([
      { card: "containment", side: "us" },
      { card: "cuban-missile-crisis", side: "us" },
    ]);
  });

  test.each([
    "containment",
    "red-scare-purge",
    "salt-negotiations",
    "latin-american-death-squads",
    "cuban-missile-crisis",
    "nuclear-subs",
  ] as const)("%s played by the US in the last round is over in the next turn", (card) => {
    const t = table({ turn: 4, round: 7, side: "us", hands: { us: [card, "norad"], ussr: ["comecon"] } });
    t.us(card, "event");
    expect(t.told("effect.begins")).toMatchObject([{ card }]);
    expect(t.view.turn).toBe(5);
    expect(t.effects).toEqual([]);
  });

  test.each([
    "brezhnev-doctrine",
    "red-scare-purge",
    "vietnam-revolts",
    "u2-incident",
    "yuri-and-samantha",
    "iran-contra-scandal",
  ] as const)("%s played by the USSR in its last round is over in the next turn", (card) => {
    const t = table({ turn: 8, round: 7, hands: { ussr: [card, "comecon"] } });
    t.ussr(card, "event");
    expect(t.told("effect.begins")).toMatchObject([{ card }]);
    expect(t.view.turn).toBe(9);
    expect(t.effects).toEqual([]);
  });

  test("the turn marker goes on", () => {
    expect(table(setting).view).toMatchObject({ turn: 5, round: 0, phasing: null });
  });
});

describe("new cards [4.4, 12]", () => {
  const discard = ["fidel", "nasser"] as const;

  test.each([
    // 38 - 4 in hands and discards, + 48, - 16 dealt
    [3, true, "mid", 66],
    // without the optional cards 46 join
    [3, false, "mid", 64],
    // 38 + 48 - 4, + 23 or 21, - 16 dealt
    [7, true, "late", 89],
    [7, false, "late", 87],
  ] as const)("after turn %i (optional cards %s) the %s war joins the draw pile", (turn, optionalCards, era, left) => {
    const t = table({ ...setting, turn, options: { optionalCards }, discard });
    expect(t.told("deck")).toEqual([{ era }]);
    expect(t.view.handSizes).toEqual({ us: 9, ussr: 9 });
    expect(t.view.deckSize).toBe(left);
    expect(t.view.discard).toEqual(discard);
  });

  test.each([1, 2, 4, 5, 6, 8, 9])("after turn %i nothing joins", (turn) => {
    expect(table({ ...setting, turn }).told("deck")).toEqual([]);
  });
});
