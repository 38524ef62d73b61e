import { type Ask, languages } from "../engine/index.ts";
import type { AnyTitle, Subject } from "../games/title.ts";
import { optionLabel } from "../i18n/index.ts";
import { likeliest, meanings, type Name, type Named, nameOf, normalise } from "./search.ts";

/** Everything an option may be called: by its id, its label and its name in either language, and by short names. */
function namesOf(title: AnyTitle, kind: string, id: string): Named {
  const known = namesOfKind(title, kind);
  const found = known.get(id);
  if (found !== undefined) return found;
  const named = { id, names: distinct([...textsOf(title, kind, id)].map(nameOf)) };
  known.set(id, named);
  return named;
}

/** What a game calls its things does not change: names are made ready once. */
const cache = new WeakMap<AnyTitle, Map<string, Map<string, Named>>>();

function namesOfKind(title: AnyTitle, kind: string): Map<string, Named> {
  const kinds = cache.get(title) ?? new Map<string, Map<string, Named>>();
  cache.set(title, kinds);
  const known = kinds.get(kind) ?? new Map<string, Named>();
  kinds.set(kind, known);
  return known;
}

/** The same as people see them, the shortest first: what could be typed instead of a long label. */
export const textsOf = (title: AnyTitle, kind: string, id: string): readonly string[] => {
  const ask: Ask = { seat: "", kind, args: {}, options: [] };
  const name = title.game.name(id);
  const texts = [
    id,
    ...languages.map((language) => optionLabel(language, ask, id, title.messages)),
    ...(name === undefined ? [] : languages.map((language) => name[language])),
    ...title.game.aliases(id),
  ];
  return [...new Set(texts)].sort((one, two) => one.length - two.length);
};

function distinct(names: readonly Name[]): Name[] {
  return [...new Map(names.map((name) => [name.text, name])).values()];
}

/** The options of an ask that a text means: one, several that it could be, or none. */
export const meantOptions = (title: AnyTitle, kind: string, ids: readonly string[], typed: string): string[] =>
  ids.includes(typed)
    ? [typed]
    : meanings(
        typed,
        ids.map((id) => namesOf(title, kind, id)),
      );

/** The options that are called exactly so. */
export function exactOptions(title: AnyTitle, kind: string, ids: readonly string[], typed: string): string[] {
  const wanted = normalise(typed);
  return ids.filter((id) => id === typed || namesOf(title, kind, id).names.some(({ text }) => text === wanted));
}

/** Options whose names are like a text, the likeliest first. */
export const likeOptions = (title: AnyTitle, kind: string, ids: readonly string[], typed: string): string[] =>
  likeliest(
    typed,
    ids.map((id) => namesOf(title, kind, id)),
  );

const printed: readonly Subject[] = ["card", "place", "tile"];

/** Everything of a game that has a name on the board or on a card. */
export function thingsOf(title: AnyTitle): readonly string[] {
  const found = things.get(title) ?? printed.flatMap((subject) => title.subjects(subject));
  things.set(title, found);
  return found;
}

const things = new WeakMap<AnyTitle, readonly string[]>();
