import type { Rule } from "../../../rule.ts";
import { baseRules } from "./base.ts";
import { decadeEndRules } from "./decade-end.ts";
import { expansionRules } from "./two-plus-two.ts";

interface VolkRule extends Rule {
  /** Of 2+2 only. */
  readonly expansion: boolean;
}

/** The rules in our own words; paragraphs B… are of the base game, plain numbers of the rulebook of 2+2. */
export const rules: readonly VolkRule[] = [
  ...[...baseRules, ...decadeEndRules].map((rule) => ({ ...rule, expansion: false })),
  ...expansionRules.map((rule) => ({ ...rule, expansion: true })),
];
