import { type Language, own } from "../engine/index.ts";

/** Why something is asked: paragraphs of the rules summary, and what they come to in this position. */
export interface Why {
  /** As `rule:6.1.2`, what matters most first. */
  readonly rules: readonly string[];
  /** Sentences with the numbers of this very position, from what the seat may know. */
  readonly here: readonly string[];
}

/** Every kind of ask of a game, with the paragraphs that are behind it. A kind that is missing is a type error. */
export type Reasons<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

/** What a rule comes to in a position: lines that everybody could read off the board. */
export type RulesNow<View> = Readonly<Record<string, (view: View, language: Language) => string>>;

/** The line that goes with a rule, if there is one. */
export function ruleNow<View>(
  now: RulesNow<View>,
  id: string,
  view: View | null,
  language: Language,
): readonly string[] {
  const line = own(now, id.replace(/^rule:/, ""));
  return line === undefined || view === null ? [] : [`→ ${line(view, language)}`];
}

/** The paragraphs behind a kind of ask; none where it has none, which tests find. */
export const rulesBehind = (reasons: Readonly<Record<string, readonly string[]>>, kind: string): readonly string[] =>
  (own(reasons, kind) ?? []).map((paragraph) => `rule:${paragraph}`);
