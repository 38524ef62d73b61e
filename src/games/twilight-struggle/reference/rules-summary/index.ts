import type { Rule } from "../../../rule.ts";
import type { TwilightOptions } from "../../options.ts";
import { chinaRules } from "./china.ts";
import { componentRules } from "./components.ts";
import { coupRules } from "./coups.ts";
import { defconRules } from "./defcon.ts";
import { eventRules } from "./events.ts";
import { operationsRules } from "./operations.ts";
import { playingCardsRules } from "./playing-cards.ts";
import { scoringRules } from "./scoring.ts";
import { setupRules } from "./setup.ts";
import { spaceRaceRules } from "./space-race.ts";
import { reshufflingRule, turnRules } from "./turn.ts";
import { turnZeroRules } from "./turn-zero.ts";
import { variantRules } from "./variants.ts";

/** The rules in our own words, in the order of the rulebook. */
export const rules: readonly Rule[] = [
  ...componentRules,
  ...setupRules,
  ...turnRules,
  ...playingCardsRules,
  ...operationsRules,
  ...coupRules,
  ...spaceRaceRules,
  ...eventRules,
  ...defconRules,
  ...chinaRules,
  ...scoringRules,
  ...variantRules,
  ...turnZeroRules,
];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** A rule as it is played with these options, or with the usual ones. */
export function ruleOf(id: string, options: TwilightOptions | null): Rule | undefined {
  const found = byId.get(id);
  return found !== undefined && options !== null && id === "rule:4.3" ? reshufflingRule(options.reshuffle) : found;
}
