import type { Localized } from "../engine/index.ts";

/** One rule in our own words. */
export interface Rule {
  /** `rule:6.3.1`: the first paragraph it is about, or a word where the rulebook has no number. */
  readonly id: `rule:${string}`;
  /** As people cite it. */
  readonly paragraph: Localized;
  readonly title: Localized;
  readonly text: Localized;
  /** What else people may type for it. */
  readonly aliases: readonly string[];
}

/** Groups of words, or of a few together, that people use for one another in questions; in either language. */
export type Synonyms = readonly (readonly string[])[];

interface RuleEntry {
  /** Of the rulebook, the first one gives the id; or a word for what it does not number. */
  readonly at: string | readonly [first: string, ...others: string[]];
  /** How it is cited, where the list of paragraphs does not say it. */
  readonly paragraph?: Localized;
  readonly title: Localized;
  readonly text: Localized;
  readonly aliases?: readonly string[];
}

export function rule({ at, paragraph, title, text, aliases = [] }: RuleEntry): Rule {
  const paragraphs = typeof at === "string" ? [at] : at;
  const cited = paragraphs.join(", ");
  return {
    id: `rule:${paragraphs[0]}`,
    paragraph: paragraph ?? { en: cited, ru: cited },
    title,
    text,
    aliases: [...paragraphs, ...aliases],
  };
}
