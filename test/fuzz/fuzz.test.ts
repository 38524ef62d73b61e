import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { twilightStruggleSubject } from "./twilight-struggle.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "./wir-sind-das-volk.ts";

test("300 random games of Twilight Struggle, everything checked after every answer", () => {
  const result = fuzz(twilightStruggleSubject, 300, "ci", 2);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(30_000);
});

test("80 random games of Wir sind das Volk, everything checked after every answer", () => {
  const result = fuzz(wirSindDasVolkSubject, 80, "ci", 4);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(10_000);
});

test("80 random games of 2+2, everything checked after every answer", () => {
  const result = fuzz(twoPlusTwoSubject, 80, "ci", 4);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(10_000);
});
