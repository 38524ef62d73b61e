import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { subjectOf, withOptions } from "./subjects.ts";
import { isColdWar, variants } from "./variants.ts";

const others = variants.filter((variant) => !isColdWar(variant));

test.each(others)("80 random games of %s, checked on the way", (_, game, options) => {
  const result = fuzz(withOptions(subjectOf(game), options), 80, "ci", 48);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(400);
});
