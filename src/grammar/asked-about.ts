import { languages } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { stemsOf } from "./stems.ts";

/** What a question names, in either language, whatever the endings. */
interface Asked {
  /** By one of these names. */
  names(texts: readonly string[]): boolean;
  /** So, or by what else people say for it when they ask about the rules. */
  means(texts: readonly string[]): boolean;
}

export function askedAbout({ synonyms }: Pick<AnyTitle, "synonyms">, question: string): Asked {
  const asked = stemsOf(question.slice(0, MOST));
  const isIn = (stems: readonly string[]) =>
    stems.length > 0 && asked.some((_, from) => stems.every((stem, next) => asked[from + next] === stem));
  const names = (texts: readonly string[]) => texts.some((text) => isIn(stemsOf(text)));
  const meant = new Set(synonyms.flatMap((ways) => (names(ways) ? ways.map((way) => stemsOf(way).join(" ")) : [])));
  return {
    names,
    means: (texts) => names(texts) || texts.some((text) => meant.has(stemsOf(text).join(" "))),
  };
}

/** Nobody asks longer. */
const MOST = 200;

/** What a thing is called, in every language and for short. */
export function calledIn(title: AnyTitle, id: string): readonly string[] {
  const name = title.game.name(id) ?? title.messages.name(id);
  return [...(name === undefined ? [] : languages.map((language) => name[language])), ...title.game.aliases(id)];
}
