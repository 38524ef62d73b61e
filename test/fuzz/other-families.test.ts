import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { subjectOf } from "./subjects.ts";

test.each(["undaunted-north-africa", "wir-sind-das-volk", "two-plus-two"])(
  "20 random games of %s, checked after every answer",
  (game) => {
    const result = fuzz(subjectOf(game), 20, "ci", 16);
    expect(result.failures).toEqual([]);
    expect(result.decisions).toBeGreaterThan(3000);
  },
);
