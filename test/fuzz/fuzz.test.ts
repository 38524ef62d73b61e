import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { twilightStruggleSubject } from "./twilight-struggle.ts";
import { undauntedSubject } from "./undaunted.ts";

test("300 random games of Twilight Struggle, everything checked after every answer", () => {
  const result = fuzz(twilightStruggleSubject, 300, "ci", 2);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(30_000);
});

test("60 random games of Undaunted, everything checked after every answer", () => {
  const result = fuzz(undauntedSubject, 60, "ci", 8);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(20_000);
});
