import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { subjectOf, withOptions } from "./subjects.ts";
import { isColdWar, variants } from "./variants.ts";

test.each(variants.filter(isColdWar))("120 random games of %s, checked on the way", (_, game, options) => {
  const result = fuzz(withOptions(subjectOf(game), options), 120, "ci", 48);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(4_000);
});
