import type { Rule } from "../../../rule.ts";
import { boardAndTurnRules } from "./board-and-turn.ts";
import { cardsAndOperationsRules } from "./cards-and-operations.ts";
import { combinationRules } from "./combination.ts";
import { tracksAndScoringRules } from "./tracks-and-scoring.ts";

/** The rules in our own words, in the order of the rulebook. */
export const rules: readonly Rule[] = [
  ...boardAndTurnRules,
  ...cardsAndOperationsRules,
  ...tracksAndScoringRules,
  ...combinationRules,
];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: string): Rule | undefined => byId.get(id);
