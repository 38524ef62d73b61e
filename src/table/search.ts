import { languages, type Words } from "../engine/index.ts";

/** How a game names its things. */
export interface Namer {
  name(id: string): Words | undefined;
  aliases(id: string): readonly string[];
}

/** Letters and digits only, without case, accents and the difference of е and ё. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The ids that a typed text may mean, best first: in either language, by short names, by the beginning of any word, and with
 * small mistakes. An empty text means everything, in the order given.
 */
export function search(typed: string, ids: readonly string[], game: Namer): string[] {
  const wanted = normalise(typed);
  if (wanted === "") return [...ids];
  const scored = ids.map((id, at) => ({
    id,
    at,
    score: Math.min(...namesOf(id, game).map((name) => distance(wanted, name))),
  }));
  return scored
    .filter(({ score }) => score < NO_MATCH)
    .sort((one, two) => one.score - two.score || one.at - two.at)
    .map(({ id }) => id);
}

/** The one id a typed text means; several if it could mean more than one, none if nothing is like it. */
export function resolve(typed: string, ids: readonly string[], game: Namer): string[] {
  const wanted = normalise(typed);
  if (ids.includes(typed)) return [typed];
  if (wanted === "") return [];
  const exact = ids.filter((id) => namesOf(id, game).includes(wanted));
  if (exact.length > 0) return exact;
  const best = ids.map((id) => ({ id, score: Math.min(...namesOf(id, game).map((name) => distance(wanted, name))) }));
  const least = Math.min(NO_MATCH, ...best.map(({ score }) => score));
  return least === NO_MATCH ? [] : best.filter(({ score }) => score === least).map(({ id }) => id);
}

const NO_MATCH = 100;

const cache = new WeakMap<Namer, Map<string, readonly string[]>>();

function namesOf(id: string, game: Namer): readonly string[] {
  const known = cache.get(game) ?? new Map<string, readonly string[]>();
  cache.set(game, known);
  const found = known.get(id);
  if (found !== undefined) return found;
  const words = game.name(id);
  const names = [id, ...(words === undefined ? [] : languages.map((language) => words[language])), ...game.aliases(id)];
  const normal = [...new Set(names.map(normalise))];
  known.set(id, normal);
  return normal;
}

/** 0 the same, then the beginning, the beginning of a word, inside, and last with so many mistakes. */
function distance(wanted: string, name: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.split(" ").some((word) => word.startsWith(wanted))) return 2;
  if (initials(name) === wanted) return 2;
  if (wanted.length > 2 && name.includes(wanted)) return 3;
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  const mistakes = Math.min(edits(wanted, name), ...name.split(" ").map((word) => edits(wanted, word)));
  return mistakes <= allowed ? 10 + mistakes : NO_MATCH;
}

const initials = (name: string): string =>
  name
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");

/** Insertions, deletions, changes and swaps of neighbours that turn one word into the other. */
function edits(one: string, two: string): number {
  let before: number[] = [];
  let row = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= two.length; to++) {
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
