import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { redSeaSubject } from "./red-sea.ts";
import { twilightStruggleSubject } from "./twilight-struggle.ts";
import { undauntedSubject } from "./undaunted.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "./wir-sind-das-volk.ts";

test("300 random games of Twilight Struggle, everything checked after every answer", () => {
  const result = fuzz(twilightStruggleSubject, 300, "ci", 6);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(30_000);
});

test("300 random games of Red Sea, everything checked after every answer", () => {
  const result = fuzz(redSeaSubject, 300, "ci", 4);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(10_000);
});

test("60 random games of Undaunted, everything checked after every answer", () => {
  const result = fuzz(undauntedSubject, 60, "ci", 8);
  expect(result.failures).toEqual([]);
  expect(result.decisions).toBeGreaterThan(20_000);
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
