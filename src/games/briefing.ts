import type { Language, Localized } from "../engine/index.ts";
import type { Rule } from "./rule.ts";

/** What a game with certain options is about, for whoever sits down to it. It tells no position, so everybody may read it. */
export interface Briefing {
  /** By which it is looked up. */
  readonly id: string;
  /** What its button says. */
  readonly name: Localized;
  /** Who wins how, and what is special, in a few lines: for lobby and first post. */
  readonly brief: readonly string[];
  readonly whole: readonly string[];
  /** Whether the map at the start belongs to it. */
  readonly hasMap: boolean;
}

const name: Localized = { en: "How to Win", ru: "Как победить" };

interface Chapters {
  /** How the game is won. */
  readonly goal: readonly string[];
  /** What else whoever sits down should know. */
  readonly further: readonly string[];
  /** What the chosen options change. */
  readonly variants: readonly string[];
}

/** A briefing out of the rules in our own words, by their ids. */
export function briefingOf(
  rules: readonly Rule[],
  { goal, further, variants }: Chapters,
  language: Language,
): Briefing {
  const found = (ids: readonly string[]) => rules.filter(({ id }) => ids.includes(id));
  const headed = ({ title, text }: Rule) => `**${title[language]}**: ${text[language]}`;
  return {
    id: "how-to-win",
    name,
    brief: [...found(goal), ...found(variants)].map(headed),
    whole: [...found(goal), ...found(further), ...found(variants)].map(headed),
    hasMap: false,
  };
}
