import type { Rule } from "../../../rule.ts";
import { actionRules } from "./actions.ts";
import { combatRules } from "./combat.ts";
import { roundRules } from "./round.ts";
import { vehicleRules } from "./vehicles.ts";
import { victoryRules } from "./victory.ts";

/** The rules in our own words. The numbers are ours: the rulebook has none. */
export const rules: readonly Rule[] = [...roundRules, ...vehicleRules, ...actionRules, ...combatRules, ...victoryRules];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: string): Rule | undefined => byId.get(id);
