import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { subjectOf } from "./subjects.ts";

test.each(["undaunted-north-africa", "wir-sind-das-volk", "two-plus-two"])(
  "200 random games of %s, checked on the way",
  (game) => {
    const result = fuzz(subjectOf(game), 200, "ci", 48);
    expect(result.failures).toEqual([]);
    expect(result.decisions).toBeGreaterThan(30_000);
  },
);
