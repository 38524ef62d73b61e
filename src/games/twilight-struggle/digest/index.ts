import type { Rule } from "./rule.ts";

/** The rules in our own words, in the order of the rulebook. */
export const rules: readonly Rule[] = [];

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

export const ruleOf = (id: string): Rule | undefined => byId.get(id);
