import { type Localized, languages } from "../engine/index.ts";

/** How a game names its things. */
export interface Namer {
  name(id: string): Localized | undefined;
  aliases(id: string): readonly string[];
}

/** Letters and digits only, without case, accents and the difference of е and ё; a number keeps its sign. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[−–]/gu, "-")
    .replace(/(?!(?<![\p{L}\p{N}])[-+]\p{N})[^\p{L}\p{N}]/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** A name made ready to be compared. */
export interface Name {
  readonly text: string;
  readonly words: readonly string[];
  readonly initials: string;
}

/** Something that can be typed, with everything it is called. */
export interface Named {
  readonly id: string;
  readonly names: readonly Name[];
}

export function nameOf(text: string): Name {
  const plain = normalise(text);
  const words = plain.split(" ");
  return { text: plain, words, initials: words.map((word) => word[0] ?? "").join("") };
}

/**
 * The ids that a typed text may mean, best first: in either language, by short names, by the beginning of any word, and with
 * small mistakes. An empty text means everything, in the order given.
 */
export const search = (typed: string, ids: readonly string[], game: Namer): string[] =>
  likeliest(
    typed,
    ids.map((id) => namedBy(id, game)),
  );

/** The one id a typed text means; several if it could mean more than one, none if nothing is like it. */
export const resolve = (typed: string, ids: readonly string[], game: Namer): string[] =>
  meanings(
    typed,
    ids.map((id) => namedBy(id, game)),
  );

/** As `search`, for things whose names are known already. */
export function likeliest(typed: string, things: readonly Named[]): string[] {
  const wanted = normalise(typed);
  if (wanted === "") return things.map(({ id }) => id);
  return scored(wanted, things)
    .sort((one, two) => one.score - two.score)
    .map(({ id }) => id);
}

/** As `resolve`, for things whose names are known already. */
export function meanings(typed: string, things: readonly Named[]): string[] {
  if (things.some(({ id }) => id === typed)) return [typed];
  const wanted = normalise(typed);
  if (wanted === "") return [];
  const found = scored(wanted, things);
  const least = Math.min(...found.map(({ score }) => score));
  return found.flatMap(({ id, score }) => (score === least ? [id] : []));
}

/** Whatever is like a text. Mistakes are looked for only where nothing is called so, or begins so. */
function scored(wanted: string, things: readonly Named[]): { readonly id: string; readonly score: number }[] {
  for (const judge of [likeness, mistakes]) {
    const found = things.flatMap(({ id, names }) => {
      const score = Math.min(...names.map((name) => judge(wanted, name)));
      return score < NO_MATCH ? [{ id, score }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

const cache = new WeakMap<Namer, Map<string, Named>>();

function namedBy(id: string, game: Namer): Named {
  const known = cache.get(game) ?? new Map<string, Named>();
  cache.set(game, known);
  const found = known.get(id);
  if (found !== undefined) return found;
  const words = game.name(id);
  const texts = [id, ...(words === undefined ? [] : languages.map((language) => words[language])), ...game.aliases(id)];
  const named = { id, names: [...new Set(texts)].map(nameOf) };
  known.set(id, named);
  return named;
}

const NO_MATCH = 100;

/** How much has been compared since the start: what somebody types must never be much work. For tests and benches. */
export const compared = { names: 0, letters: 0 };

/** 0 the same, then the beginning, the beginning of a word, inside. */
function likeness(wanted: string, { text, words, initials }: Name): number {
  compared.names++;
  if (wanted.length > text.length) return NO_MATCH;
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (words.some((word) => word.startsWith(wanted)) || initials === wanted) return 2;
  return wanted.length > 2 && text.includes(wanted) ? 3 : NO_MATCH;
}

/** How many mistakes make one of the other, if they are few for so short a text. */
function mistakes(wanted: string, { text, words }: Name): number {
  compared.names++;
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  if (allowed === 0 || wanted.length > text.length + allowed) return NO_MATCH;
  const number = numberIn(wanted);
  let least = NO_MATCH;
  // another number is another thing, and no mistake
  for (const name of words.length > 1 ? [text, ...words] : [text])
    if (numberIn(name) === number) least = Math.min(least, edits(wanted, name, allowed));
  return least <= allowed ? least : NO_MATCH;
}

const numberIn = (text: string): string => text.replace(/[^\p{N}+-]+/gu, "");

/**
 * Insertions, deletions, changes and swaps of neighbours that turn one word into the other; more than allowed is as good as
 * any number, so that only a narrow band along the diagonal is looked at.
 */
export function edits(one: string, two: string, allowed: number): number {
  const tooMany = allowed + 1;
  if (Math.abs(one.length - two.length) > allowed) return tooMany;
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, at) => (at <= allowed ? at : tooMany));
  for (let at = 1; at <= one.length; at++) {
    const next = new Array<number>(two.length + 1).fill(tooMany);
    if (at <= allowed) next[0] = at;
    const last = Math.min(two.length, at + allowed);
    for (let to = Math.max(1, at - allowed); to <= last; to++) {
      compared.letters++;
      const change = (row[to - 1] as number) + (one[at - 1] === two[to - 1] ? 0 : 1);
      const swapped = at > 1 && to > 1 && one[at - 1] === two[to - 2] && one[at - 2] === two[to - 1];
      const swap = swapped ? (before[to - 2] as number) + 1 : change;
      next[to] = Math.min(change, swap, (row[to] as number) + 1, (next[to - 1] as number) + 1);
    }
    before = row;
    row = next;
  }
  return row[two.length] as number;
}
