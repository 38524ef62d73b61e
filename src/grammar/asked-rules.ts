import { languages } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { Questions } from "./questions.ts";

/** Nobody asks longer, and what is compared must have an end. */
const MOST = 200;

/** The rules of a game that may answer a question, the likeliest first, with how likely that is. */
export function askedRules(title: AnyTitle, question: string): { readonly id: string; readonly score: number }[] {
  const known = indexes.get(title) ?? new Questions(paragraphsOf(title), title.synonyms);
  indexes.set(title, known);
  return known.ask(question.slice(0, MOST));
}

const indexes = new WeakMap<AnyTitle, Questions>();

function paragraphsOf(title: AnyTitle) {
  return title.subjects("rule").map((id) => {
    const name = title.game.name(id);
    const names = [
      ...(name === undefined ? [] : languages.map((language) => name[language])),
      ...title.game.aliases(id),
    ];
    // the first line is the name
    const texts = languages.flatMap((language) => title.lookUp("rule", id, language, null).slice(1));
    return { id, names, texts };
  });
}
