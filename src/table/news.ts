import { type VisibleEntry, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { isComputer, people } from "../i18n/index.ts";
import type {
  GameRecord,
  Head,
  MovePost,
  Notes,
  OpenTurn,
  Post,
  Said,
  StoredEntry,
  StoredGame,
} from "../store/index.ts";
import { playerOf, type ReadonlyMatch, seatsOf, type TableContext } from "./context.ts";
import { DAY } from "./pace.ts";
import type { Position } from "./position.ts";
import { isShownTo } from "./shown.ts";
import { dealOf } from "./words.ts";

interface News {
  readonly posts: readonly Post[];
  /** Whether the channel hears of it now. */
  readonly told: boolean;
  readonly notes: Pick<Notes, "posted" | "turn" | "head">;
}

/**
 * What the channel hears of a move. `earlier` is what the match may no longer have: of a turn that goes on what was told,
 * which is told again as one post, and what was not told yet. `same` is how far the log is still what it was.
 */
export function newsOf(
  title: AnyTitle,
  game: StoredGame,
  before: ReadonlyMatch,
  match: ReadonlyMatch,
  seat: string,
  earlier: readonly StoredEntry[],
  same: number,
  at: Date,
): News {
  const notes = game.table;
  const version = game.version + 1;
  // what the channel was told and is no longer true is told too
  const takenBack = notes.posted > same;
  const posted = Math.min(notes.posted, same);
  if (!takenBack && !isTold(match, seat)) return { posts: [], told: false, notes: { posted } };
  const first = match.logged - match.log.length;
  const since = (index: number): VisibleEntry[] => [
    ...earlier
      .filter((entry) => entry.index >= index && entry.index < first)
      .map(({ index: _, ...entry }) => visible(entry, null)),
    ...entriesSince(match, index),
  ];
  const fresh = since(posted);
  const turn = takenBack || before.dropped.length > 0 ? null : continued(title, notes, match, seat);
  const goes = !takenBack && isAlone(before, seat) && isAlone(match, seat);
  const entries = takenBack
    ? [{ key: "table.took-back", args: { seats: [seat] } }, ...fresh]
    : since(turn?.from ?? posted);
  const begun = notes.head ?? headOf(title, before);
  const head = turn?.head ?? begun;
  const more = {
    ...(takenBack || posted === 0 ? {} : { head }),
    logged: match.logged,
    mover: seat,
    ...(turn === null ? {} : { replaces: turn.version }),
    ...(goes ? { goesOn: true as const } : {}),
    ...(takenBack ? { calls: askedBesides(game, match, seat) } : {}),
    ...(match.outcome === null ? {} : lastWords(game, match, match.outcome.winners, at)),
  };
  const posts =
    takenBack || fresh.length > 0
      ? movePosts(title, game, match, version, entries, entriesUntil(before, posted), more)
      : [];
  const open = goes && posts.length > 0 ? { seat, from: turn?.from ?? posted, version, head } : null;
  return {
    posts,
    told: true,
    notes: {
      posted: match.logged,
      head: headOf(title, match),
      turn: posts.length > 0 ? open : (notes.turn ?? null),
    },
  };
}

/** Whoever takes something back need not be called to move again. */
const askedBesides = (game: GameRecord, match: ReadonlyMatch, seat: string): string[] =>
  match.pending
    .filter(({ answered }) => !answered)
    .flatMap((ask) => playerOf(game, match, ask.seat) ?? [])
    .filter((userId) => userId !== playerOf(game, match, seat));

/** Where in the game a position is: what is told next happens then, and because of the card that has brought about what is asked. */
export function headOf({ messages }: AnyTitle, match: ReadonlyMatch): Head {
  const view = match.view(null);
  const when = messages.moment?.(view);
  const causes = match.pending
    .filter(({ answered }) => !answered)
    .flatMap(({ kind, args: { event } }) => (typeof event === "string" ? event : (messages.cause?.(view, kind) ?? [])));
  return { ...(when === undefined ? {} : { when }), ...(causes[0] === undefined ? {} : { event: causes[0] }) };
}

/** Of a turn that goes on, or of what has not been told, the entries that the match no longer has. */
export async function untoldLog({ store }: TableContext, { game, match }: Position): Promise<readonly StoredEntry[]> {
  const { turn, posted } = game.table;
  const from = turn?.from ?? posted;
  const to = Math.min(game.logged, match.logged - match.log.length);
  return from < to ? store.log(game.id, from, to) : [];
}

/** Whether the channel should hear of it now, or the same seat goes on and may still take it back. */
function isTold(match: ReadonlyMatch, seat: string): boolean {
  if (match.outcome !== null) return true;
  const waiting = match.pending.filter((ask) => !ask.answered).map((ask) => ask.seat);
  return waiting.some((each) => each !== seat) || !match.canUndo(seat);
}

/** Whether nobody but the seat is asked. */
export const isAlone = (match: ReadonlyMatch, seat: string): boolean =>
  match.outcome === null && match.pending.every((ask) => ask.seat === seat);

/** A post holds so many entries of the log with room to spare; a longer turn goes on in another. */
const MOST_ENTRIES = 40;

/** The turn whose post gives way to that of this move: the same seat has gone on. */
function continued(title: AnyTitle, { turn }: Notes, match: ReadonlyMatch, seat: string): OpenTurn | null {
  if (turn == null || turn.seat !== seat || title.chapters !== undefined) return null;
  return match.logged - turn.from > MOST_ENTRIES ? null : turn;
}

/** What a post may have besides what happened and what is next. */
type Extra = Pick<MovePost, "head" | "logged" | "mover" | "told" | "replaces" | "goesOn" | "deal" | "end" | "calls">;

/** A move in as many posts as its title has chapters for; the last is the post of the move, with picture and buttons. */
function movePosts(
  title: AnyTitle,
  game: GameRecord,
  match: ReadonlyMatch,
  version: number,
  entries: readonly VisibleEntry[],
  before: readonly VisibleEntry[],
  more: Extra = {},
): Post[] {
  const chapters = title.chapters?.(entries, before) ?? [entries];
  const early = chapters.slice(0, -1);
  const { head, ...others } = more;
  const headed = (at: number) => (at === 0 && head !== undefined ? { head } : {});
  return [
    ...early.map((chapter, at) => chapterPost(game, version, chapter, headed(at))),
    movePost(game, match, version, chapters.flat(), { ...others, ...headed(early.length), told: early.flat().length }),
  ];
}

function chapterPost(
  game: GameRecord,
  version: number,
  entries: readonly VisibleEntry[],
  headed: Pick<MovePost, "head">,
): Post {
  const payload = { game: game.id, title: game.title, version, entries, ...headed };
  return { to: { channelId: game.channelId }, kind: "chapter", payload };
}

export function movePost(
  game: GameRecord,
  match: ReadonlyMatch,
  version: number,
  entries: readonly VisibleEntry[],
  more: Extra = {},
): Said<"move"> {
  const asks = match.pending
    .filter((ask) => !ask.answered)
    .map(({ seat, kind, args }) => ({ seat, userId: playerOf(game, match, seat) ?? null, kind, args }));
  const payload: MovePost = {
    game: game.id,
    title: game.title,
    version,
    entries,
    asks,
    view: match.view(null),
    outcome: match.outcome,
    ...more,
  };
  return { to: { channelId: game.channelId }, kind: "move", payload };
}

/** What the last post of a game tells besides: how it was dealt, whose it was and how long it took. It calls everybody who has a phone. */
export function lastWords(
  game: StoredGame,
  match: ReadonlyMatch,
  winners: readonly string[],
  at: Date,
): Pick<MovePost, "deal" | "end" | "calls"> {
  const all = [...new Set(game.seats.map(({ userId }) => userId))];
  const players = all.map((userId) => {
    const seats = seatsOf(game, match, userId);
    return { userId, seats, hasWon: seats.some((seat) => winners.includes(seat)) };
  });
  const days = Math.floor((at.getTime() - (game.startedAt ?? at).getTime()) / DAY);
  return {
    ...(game.commitment === null ? {} : { deal: { commitment: game.commitment, ...dealOf(game) } }),
    end: { days: Math.max(0, days), players, canSwap: canSwap(game) },
    calls: people(all),
  };
}

/** Sides can be exchanged by two people. */
export const canSwap = ({ seats }: Pick<GameRecord, "seats">): boolean =>
  new Set(seats.map(({ userId }) => userId)).size === 2;

/** The word to everybody in a game that it has no place to go on. */
export const parkedPosts = ({ id, hostId, status, seats }: GameRecord): Post[] =>
  people([...new Set([...(status === "lobby" ? [hostId] : []), ...seats.map(({ userId }) => userId)])]).map(
    (userId) => ({
      to: { userId },
      kind: "parked",
      payload: { game: id },
    }),
  );

/** Public entries of the log from an index of the whole game on. */
export const entriesSince = (match: ReadonlyMatch, index: number): VisibleEntry[] =>
  match.log.slice(placeOf(match, index)).map((entry) => visible(entry, null));

/** Those before it, as far as the match still has them. */
const entriesUntil = (match: ReadonlyMatch, index: number): VisibleEntry[] =>
  match.log.slice(0, placeOf(match, index)).map((entry) => visible(entry, null));

const placeOf = (match: ReadonlyMatch, index: number): number => Math.max(0, index - (match.logged - match.log.length));

/** Whose phones may ring: only those who are to act and have not just acted, or those who are called for something else. */
export function mentionsOf({ goesOn, asks, calls }: MovePost): string[] {
  if (goesOn) return [];
  const asked = asks.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  return people([...new Set(calls ?? asked)]);
}

/**
 * Hands that have changed otherwise than by a pick of their own: dealt, drawn, taken by others. Each goes to its owner, who
 * is told what it is when it is sent. With new cards to decide upon it rings, unless a post to the channel does. Whoever was
 * shown cards of others gets it too, with these.
 */
export function handPosts(
  title: AnyTitle,
  game: GameRecord,
  before: ReadonlyMatch | null,
  after: ReadonlyMatch,
  mover: string | null,
  posts: readonly Post[],
): Post[] {
  const called = posts.flatMap((post) => (post.kind === "move" ? mentionsOf(post.payload) : []));
  return after.seats.flatMap((seat): Post[] => {
    const held = before === null ? [] : title.hand(before.view(seat));
    const now = title.hand(after.view(seat));
    const hasDrawn = hasMore(now, held);
    const userId = playerOf(game, after, seat);
    const isShown = before !== null && wasShown(after, before.logged, seat);
    if (userId === undefined || isComputer(userId) || !(isShown || hasDrawn || (hasMore(held, now) && seat !== mover)))
      return [];
    const decides = hasDrawn && after.pending.some((ask) => ask.seat === seat && !ask.answered);
    const isNew = decides || isShown;
    const calls = decides && !called.includes(userId);
    const payload = { game: game.id, seat, ...(isNew ? { isNew } : {}), ...(calls ? { rings: calls } : {}) };
    return [{ to: { userId }, kind: "hand", payload }];
  });
}

/** Whether a seat was shown something of others from an index of the log on. */
const wasShown = (match: ReadonlyMatch, index: number, seat: string): boolean =>
  match.log.slice(placeOf(match, index)).some((entry) => isShownTo(entry, seat));

/** Whether one hand has more copies of some card than the other. */
const hasMore = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((card) => copies(one, card) > copies(other, card));

const copies = (hand: readonly string[], card: string): number => hand.filter((each) => each === card).length;
