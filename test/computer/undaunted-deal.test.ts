import { expect, test } from "vitest";
import { scenarioIds } from "../../src/games/undaunted/components/index.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import { undauntedSubject } from "../fuzz/undaunted.ts";
import { dealInRandomGames } from "./dealing.ts";

test.each(scenarioIds)("a side thinks of what it cannot see as it may be: %s", (scenario) => {
  const { whole, brought, untold } = dealInRandomGames(undauntedTitle, undauntedSubject, { scenario }, scenario);
  expect(whole).toBeGreaterThan(10);
  expect(untold).toBeLessThanOrEqual(0.02 * brought);
});
