import { expect, test } from "vitest";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "../fuzz/wir-sind-das-volk.ts";
import { dealInRandomGames } from "./dealing.ts";

const seeds = ["first", "second", "third", "fourth", "fifth"];

test.each(seeds)("a seat of the game for two thinks of what it cannot see as it may be: %s", (seed) => {
  const { whole, brought, untold } = dealInRandomGames(wirSindDasVolkTitle, wirSindDasVolkSubject, {}, seed);
  expect(whole).toBeGreaterThan(10);
  expect(untold).toBeLessThanOrEqual(0.02 * brought);
});

test.each(seeds)("a seat of 2+2 thinks of what it cannot see as it may be: %s", (seed) => {
  const { whole, brought, untold } = dealInRandomGames(twoPlusTwoTitle, twoPlusTwoSubject, {}, seed);
  expect(whole).toBeGreaterThan(10);
  expect(untold).toBeLessThanOrEqual(0.03 * brought + 1);
});
