import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";

/** A game whose winners can be counted. */
interface Contest {
  readonly title: AnyTitle;
  /** The options to be counted apart, by name: scenarios, where there are any. */
  readonly tables: ReadonlyMap<string, object>;
}

export const contests: readonly Contest[] = [...titles.values()].map((title) => {
  const { scenario } = title.game.optionSpecs;
  const scenarios = scenario?.always
    ? scenario.values.map((value) => [String(value), { scenario: value }] as const)
    : [];
  return { title, tables: new Map<string, object>(scenarios.length > 0 ? scenarios : [["standard", {}]]) };
});
