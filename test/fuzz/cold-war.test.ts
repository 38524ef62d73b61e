import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { subjectOf, withOptions } from "./subjects.ts";

const plain = { turnZero: false, promoCards: false, spaceTrack: "standard", redSeaCards: false };

const variants: readonly (readonly [name: string, game: string, options: object])[] = [
  ["Twilight Struggle", "twilight-struggle", plain],
  ["Twilight Struggle with Turn Zero", "twilight-struggle", { ...plain, scenario: "standard", turnZero: true }],
  ["Twilight Struggle with promo cards", "twilight-struggle", { ...plain, promoCards: true }],
  ["Twilight Struggle on the alternate track", "twilight-struggle", { ...plain, spaceTrack: "alternate" }],
  ["Twilight Struggle with cards of Red Sea", "twilight-struggle", { ...plain, redSeaCards: true }],
  ["Red Sea", "red-sea", { twilightCards: false }],
  ["Red Sea with cards of Twilight Struggle", "red-sea", { twilightCards: true }],
];

test.each(variants)("300 random games of %s, checked on the way", (_, game, options) => {
  const result = fuzz(withOptions(subjectOf(game), options), 300, "ci", 48);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(10_000);
});
