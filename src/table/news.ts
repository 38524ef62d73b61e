import { type Outcome, type VisibleEntry, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { GameRecord, Json, Post } from "../store/index.ts";
import { type AnyMatch, playerOf } from "./context.ts";

/** What a channel is told of a move: everything in it is public, and it stands for itself. */
export interface MovePost {
  readonly game: string;
  readonly title: string;
  readonly version: number;
  readonly entries: readonly VisibleEntry[];
  /** How many of the entries have been told in chapters before; none if not said. */
  readonly told?: number;
  readonly asks: readonly {
    readonly seat: string;
    readonly userId: string | null;
    readonly kind: string;
    readonly args: object;
  }[];
  readonly view: unknown;
  readonly outcome: Outcome | null;
}

/** A part of a long move that is told before its post: words alone, nobody is called. */
export type ChapterPost = Pick<MovePost, "game" | "title" | "version" | "entries">;

/** Whether the channel should hear of it now, or the same seat goes on and may still take it back. */
export function isTold(match: AnyMatch, seat: string): boolean {
  if (match.outcome !== null) return true;
  const waiting = match.pending.filter((ask) => !ask.answered).map((ask) => ask.seat);
  return waiting.some((each) => each !== seat) || !match.canUndo(seat);
}

/** A move in as many posts as its title has chapters for; the last is the post of the move, with picture and buttons. */
export function movePosts(
  title: AnyTitle,
  game: GameRecord,
  match: AnyMatch,
  version: number,
  entries: readonly VisibleEntry[],
  before: readonly VisibleEntry[],
): Post[] {
  const chapters = title.chapters?.(entries, before) ?? [entries];
  const early = chapters.slice(0, -1);
  return [
    ...early.map((chapter) => chapterPost(game, version, chapter)),
    movePost(game, match, version, chapters.flat(), early.flat().length),
  ];
}

function chapterPost(game: GameRecord, version: number, entries: readonly VisibleEntry[]): Post {
  const payload: ChapterPost = { game: game.id, title: game.title, version, entries };
  return { to: { channelId: game.channelId }, kind: "chapter", payload: payload as unknown as Json };
}

export function movePost(
  game: GameRecord,
  match: AnyMatch,
  version: number,
  entries: readonly VisibleEntry[],
  told = 0,
): Post {
  const asks = match.pending
    .filter((ask) => !ask.answered)
    .map(({ seat, kind, args }) => ({ seat, userId: playerOf(game, match, seat) ?? null, kind, args }));
  const payload: MovePost = {
    game: game.id,
    title: game.title,
    version,
    entries,
    told,
    asks,
    view: match.view(null),
    outcome: match.outcome,
  };
  return { to: { channelId: game.channelId }, kind: "move", payload: payload as unknown as Json };
}

/** Public entries of the log from an index of the whole game on. */
export const entriesSince = (match: AnyMatch, index: number): VisibleEntry[] =>
  match.log.slice(placeOf(match, index)).map((entry) => visible(entry, null));

/** Those before it, as far as the match still has them. */
export const entriesUntil = (match: AnyMatch, index: number): VisibleEntry[] =>
  match.log.slice(0, placeOf(match, index)).map((entry) => visible(entry, null));

const placeOf = (match: AnyMatch, index: number): number => Math.max(0, index - (match.logged - match.log.length));

/**
 * Hands that have changed otherwise than by a pick of their own: dealt, drawn, taken by others. Each goes to its owner, who
 * is told what it is when it is sent.
 */
export function handPosts(
  title: AnyTitle,
  game: GameRecord,
  before: AnyMatch | null,
  after: AnyMatch,
  mover: string | null,
): Post[] {
  const changed = after.seats.filter((seat) => {
    const held = before === null ? [] : title.hand(before.view(seat));
    const now = title.hand(after.view(seat));
    return hasMore(now, held) || (hasMore(held, now) && seat !== mover);
  });
  return changed.flatMap((seat) => {
    const userId = playerOf(game, after, seat);
    return userId === undefined ? [] : [{ to: { userId }, kind: "hand", payload: { game: game.id, seat } }];
  });
}

/** Whether one hand has more copies of some card than the other. */
const hasMore = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((card) => copies(one, card) > copies(other, card));

const copies = (hand: readonly string[], card: string): number => hand.filter((each) => each === card).length;
