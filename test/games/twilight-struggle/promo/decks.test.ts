import { describe, expect, test } from "vitest";
import { languages } from "../../../../src/engine/index.ts";
import { cards, deckOf, promoCardIds } from "../../../../src/games/twilight-struggle/cards/index.ts";
import { lateWarDeck } from "../../../../src/games/twilight-struggle/rules/variants/late-war.ts";
import { twilightStruggleTitle as title } from "../../../../src/games/twilight-struggle/title.ts";
import { table } from "../table.ts";

const promo = { optionalCards: true, promoCards: true };
const without = { optionalCards: true, promoCards: false };

const more = (era: "early" | "mid" | "late") => deckOf(era, promo).filter((id) => !deckOf(era, without).includes(id));

describe("the decks", () => {
  test("have none of them unless they are chosen", () => {
    for (const era of ["early", "mid", "late"] as const)
      for (const id of promoCardIds) expect(deckOf(era, without)).not.toContain(id);
    expect(table({ fresh: true }).view.deckSize).toBe(22);
  });

  test("have each of them in its era", () => {
    expect(more("early")).toEqual(expect.arrayContaining(["kremlin-flu", "first-lightning", "who-lost-china"]));
    expect(more("mid")).toEqual(expect.arrayContaining(["non-aligned-movement", "mobutu-sese-seko", "berlin-wall"]));
    expect(more("late")).toContain("stanislav-petrov");
    const early = more("early").length;
    expect(table({ fresh: true, options: { promoCards: true } }).view.deckSize).toBe(22 + early);
    expect(table({ fresh: true, options: { promoCards: true, turnZero: true } }).view.deckSize).toBe(38 + early);
  });

  test("get the Mid War ones before turn 4", () => {
    const setting = { step: { at: "turn-end" }, turn: 3, milOps: { us: 5, ussr: 5 } } as const;
    const usual = table(setting).view.deckSize;
    expect(table({ ...setting, options: { promoCards: true } }).view.deckSize).toBe(usual + more("mid").length);
  });

  test("of the Late War scenario leave the starred ones of the first eras out", () => {
    const added = lateWarDeck(promo).filter((id) => !lateWarDeck(without).includes(id));
    const printed = ["kremlin-flu", "non-aligned-movement", "stanislav-petrov", "who-lost-china"];
    expect(added).toEqual(expect.arrayContaining(printed));
    expect(added).not.toContain("berlin-wall");
    const t = table({ fresh: true, options: { promoCards: true, scenario: "late-war" } });
    expect(t.view.removed).toContain("mobutu-sese-seko");
    expect(t.view.handSizes).toEqual({ us: 9, ussr: 9 });
  });
});

test.each([
  ["non-aligned-movement", "P1", "mid", 1, "neutral", false],
  ["mobutu-sese-seko", "P2", "mid", 2, "us", true],
  ["berlin-wall", "P3", "mid", 2, "ussr", true],
  ["stanislav-petrov", "P4", "late", 3, "neutral", true],
  ["kremlin-flu", "P5", "early", 2, "us", false],
  ["first-lightning", "P6", "early", 2, "ussr", true],
  ["who-lost-china", "P7", "early", 1, "ussr", false],
  ["dont-wait-for-the-translation", "P8", "mid", 3, "us", true],
] as const)("%s is %s: %s war, %i ops, %s, starred %s", (id, code, era, ops, side, starred) => {
  expect(cards[id]).toMatchObject({ code, era, ops, side, set: "promo" });
  expect(cards[id].removed === true).toBe(starred);
});

describe("look-ups", () => {
  test("have the printed number, and where the card is", () => {
    expect(title.lookUp("card", "kremlin-flu", "en", null)[0]).toBe(
      "#P5 *Kremlin Flu* · 2 ops, US event · Early War · promo card",
    );
    expect(title.lookUp("card", "kremlin-flu", "ru", null)[0]).toBe(
      "№P5 *«Борьба за власть в Кремле»* · 2 ОО, событие США · Начало войны · промокарта",
    );
    const present = (id: string, chosen: boolean) =>
      title.lookUp("card", id, "en", table({ options: { promoCards: chosen } }).view).slice(2);
    expect(present("kremlin-flu", false)).toEqual(["Not used in this game."]);
    expect(present("kremlin-flu", true)).toEqual(["Out of sight: in a hand or in the draw pile."]);
    expect(present("stanislav-petrov", true)).toEqual(["Joins the draw pile in turn 8."]);
  });

  test("find them by other names", () => {
    expect(title.game.aliases("dont-wait-for-the-translation")).toContain("stevenson vs zorin");
    for (const id of promoCardIds)
      for (const language of languages) expect(title.game.name(id)?.[language]).toBeTruthy();
  });
});
