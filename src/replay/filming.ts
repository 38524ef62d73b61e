import { languages, type Outcome, Unreadable, type VisibleEntry } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { Head } from "../store/formats.ts";
import { type MovePost, type PostText, readPost } from "../store/posts.ts";
import { difference, type Film, type FilmStep } from "./film.ts";
import type { Footage } from "./footage.ts";
import { type Sight, sightsOf } from "./sights.ts";

/** A post as everybody could read it, without the people it called. */
export interface Scene {
  readonly view: unknown;
  readonly entries: readonly VisibleEntry[];
  readonly asks: FilmStep["asks"];
  readonly head?: Head;
  readonly logged?: number;
  readonly outcome?: Outcome;
}

/** The film of a game, and whether something in it could be told better with the positions as they were stored. */
export function filmOf(title: AnyTitle, footage: Footage): { readonly film: Film; readonly lacks: boolean } {
  const { chairs, ended } = footage;
  const { game, name } = title;
  const told = withEnd(standingPosts(footage.posts), ended?.outcome ?? null);
  const { scenes, sights, lacks } =
    ended === null ? { scenes: told, sights: [], lacks: false } : sightsOf(title, told, ended);
  const named = namesFor(chairs);
  return {
    film: {
      title: game.id,
      name: { en: name.en, ru: name.ru },
      players: chairs.map((chair) => [chair.seat, harmless(chair.name)]),
      over: ended !== null,
      outcome: ended?.outcome ?? null,
      steps: scenes.map((scene, at) => stepOf(title, scene, scenes[at - 1]?.view ?? null, sights[at] ?? {}, named)),
    },
    lacks,
  };
}

function stepOf(
  title: AnyTitle,
  { view, entries, ...rest }: Scene,
  before: unknown,
  seen: Sight,
  named: <T>(value: T) => T,
): FilmStep {
  const change = difference(before, view);
  const besides = Object.entries(seen).flatMap(([seat, sight]) => {
    const more = difference(view, sight);
    return more === undefined ? [] : [[seat, more] as const];
  });
  const score = Object.fromEntries(languages.map((language) => [language, title.score(view, language)]));
  return {
    ...named(rest),
    entries: named(entries),
    ...(change === undefined ? {} : { change }),
    score: { en: score.en ?? "", ru: score.ru ?? "" },
    ...(besides.length === 0 ? {} : { seen: Object.fromEntries(besides) }),
  };
}

/** The posts of moves as they stand in the channel: one that was told on has given way. What cannot be read is passed over. */
function standingPosts(posts: readonly PostText[]): Scene[] {
  const moves = posts.flatMap((post) => moveIn(post) ?? []);
  const replaced = new Set(moves.flatMap(({ replaces }) => replaces ?? []));
  return moves.filter(({ version }) => !replaced.has(version)).map(sceneOf);
}

function moveIn(post: PostText): MovePost | null {
  try {
    const said = readPost(post);
    return said.kind === "move" ? said.payload : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Nothing of a post is taken along but what is named here. */
const sceneOf = ({ view, entries, asks, head, logged, outcome }: MovePost): Scene => ({
  view,
  entries,
  asks: asks.map(({ seat, kind, args }) => ({ seat, kind, args })),
  ...(head === undefined ? {} : { head }),
  ...(logged === undefined ? {} : { logged }),
  ...(outcome === null ? {} : { outcome }),
});

/** A game that was decided at the table ends as it was decided, whatever its last post said. */
function withEnd(scenes: readonly Scene[], outcome: Outcome | null): Scene[] {
  const last = scenes.at(-1);
  if (outcome === null || last === undefined) return [...scenes];
  return [...scenes.slice(0, -1), { ...last, asks: [], outcome }];
}

/** Puts names in the place of mentions: a file on somebody's disk knows no people. */
function namesFor(chairs: Footage["chairs"]): <T>(value: T) => T {
  const names = new Map(chairs.map(({ userId, name }) => [userId, harmless(name)]));
  const inText = (text: string) => text.replace(/<@!?(\d+)>/g, (_, id: string) => names.get(id) ?? "…");
  const within = (value: unknown): unknown => {
    if (typeof value === "string") return inText(value);
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(each)]));
  };
  // the same with other strings in it
  return <T>(value: T) => within(value) as T;
}

/** Names are what people have chosen: nothing in them is formatted. */
const harmless = (name: string): string => name.replace(/[\p{Cc}\p{Cf}<>*_~|`[\]\\]/gu, "").trim();
