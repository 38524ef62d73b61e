import type { Language, Localized } from "../engine/index.ts";

/** A word that a newcomer meets, and what it means: told once, where he first meets it. */
export interface FirstWord<Kind extends string = string> {
  /** Among the words of its family. It is kept with everybody who has met it: not to be renamed. */
  readonly id: string;
  readonly word: Localized;
  /** How it may stand in a question: beginnings of words. `*` is any ending before another word, `_` that there is none, `#` a digit. */
  readonly forms: Readonly<Record<Language, readonly string[]>>;
  /** The kinds of asks in whose panels it stands. */
  readonly kinds: readonly Kind[];
  /** In a line, with a small letter and no full stop. */
  readonly text: Localized;
}

/** The words that stand in what is shown with an ask of a kind, those that matter most first. */
export const wordsIn = (
  words: readonly FirstWord[],
  kind: string,
  shown: string,
  language: Language,
): readonly FirstWord[] => words.filter((word) => word.kinds.includes(kind) && formOf(word, language).test(shown));

const known: Readonly<Record<Language, WeakMap<FirstWord, RegExp>>> = { en: new WeakMap(), ru: new WeakMap() };

const beginning = /(?<!\p{L})/u.source;
const marks: Readonly<Record<string, string>> = {
  "*": /\p{L}*/u.source,
  _: /(?!\p{L})/u.source,
  "#": /\d/u.source,
};

function formOf(word: FirstWord, language: Language): RegExp {
  const found = known[language].get(word);
  if (found !== undefined) return found;
  const forms = word.forms[language].map((form) => form.replace(/[*_#]/g, (mark) => marks[mark] ?? mark));
  const made = new RegExp(`${beginning}(?:${forms.join("|")})`, "iu");
  known[language].set(word, made);
  return made;
}
