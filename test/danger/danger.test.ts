import { describe, expect, test } from "vitest";
import { subjectOf, withOptions } from "../fuzz/subjects.ts";
import { playerFor } from "./players.ts";
import { Count, prove, summary, uncalibrated } from "./proof.ts";

const plain = { turnZero: false, promoCards: false, redSeaCards: false };

const titles: readonly (readonly [name: string, game: string, options: object])[] = [
  ["Twilight Struggle", "twilight-struggle", plain],
  ["Twilight Struggle with Turn Zero", "twilight-struggle", { ...plain, scenario: "standard", turnZero: true }],
  ["Twilight Struggle with promo cards", "twilight-struggle", { ...plain, promoCards: true }],
  ["Twilight Struggle with cards of Red Sea", "twilight-struggle", { ...plain, redSeaCards: true }],
  ["Red Sea", "red-sea", { twilightCards: false }],
  ["Red Sea with cards of Twilight Struggle", "red-sea", { twilightCards: true }],
  ["Wir sind das Volk!", "wir-sind-das-volk", {}],
  ["2+2", "two-plus-two", {}],
  ["Undaunted", "undaunted-north-africa", {}],
];

describe("nobody loses by his own answer unwarned, and warnings are true", () => {
  test.each(titles)("in 200 random games of %s", (_, game, options) => {
    const subject = withOptions(subjectOf(game), options);
    const count = new Count();
    for (let at = 0; at < 200; at++)
      prove({ subject, playerOf: playerFor(subject, "random"), thin: 20 }, `ci-${at}`, count);
    expect(count.missed).toEqual([]);
    expect(count.sureWrong).toEqual([]);
    expect(uncalibrated(count)).toEqual([]);
    expect(count.shown).toBeGreaterThan(0);
  });

  test.each(titles)("and a sensible player of %s is seldom asked", (_, game, options) => {
    const subject = withOptions(subjectOf(game), options);
    const count = new Count();
    for (let at = 0; at < 40; at++)
      prove({ subject, playerOf: playerFor(subject, "sensible"), thin: 10 }, `ci-${at}`, count);
    expect(summary(game, count).askedShare).toBeLessThanOrEqual(0.01);
  });
});
