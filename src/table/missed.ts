import { Unreadable, type VisibleEntry, visible } from "../engine/index.ts";
import { type Head, type MovePost, readPost } from "../store/index.ts";
import type { TableContext } from "./context.ts";
import { loggedFor, logSince } from "./looking.ts";
import type { Look } from "./position.ts";

/** Something that a post has told, as a person may read it. */
export interface Retold {
  readonly entries: readonly VisibleEntry[];
  /** Where in the game it begins. */
  readonly head: Head;
  /** Whether others did it. */
  readonly byOthers: boolean;
}

/** What was told since a person last looked, by moving or by reading. */
export interface Missed {
  /** The index of the log from which on it was not seen. */
  readonly from: number;
  readonly to: number;
  /** In its order, once each, without what was taken back. */
  readonly told: readonly Retold[];
  /** What has changed since, for all to see, and what was played last. */
  readonly changed: readonly VisibleEntry[];
  readonly last: readonly VisibleEntry[];
}

/** Whoever plays moves again before there are more posts than these; to others as many are told. */
const FEW = 12;
const MOST = 100;

/**
 * What the channel was told since a person last looked, or since an index of the log. The cuts are those of the posts; what was told
 * is read from the log, where everything stands as it is now. Of games from before posts knew their place in it, all that no post
 * is known of is told as one.
 */
export async function missedBy(table: TableContext, look: Look, userId: string, since?: number): Promise<Missed> {
  const { from, to, parts } = await cutsBehind(table, look, userId, since);
  if (from >= to) return { from, to, told: [], changed: [], last: [] };
  const played = parts.flatMap((part) => ("deed" in part ? [] : [part]));
  const first = Math.min(from, ...played.map((part) => part.from));
  const log = await logSince(table, look, first);
  const entries = (start: number, end: number, own: readonly string[] | null) =>
    log.slice(start - first, end - first).map((entry) => visible(entry, own));
  const last = played.at(-1);
  return {
    from,
    to,
    told: parts.map((part) => ({
      head: part.head,
      byOthers: part.byOthers,
      entries: "deed" in part ? [part.deed] : entries(part.from, part.to, look.own),
    })),
    changed: entries(from, to, null),
    last: last === undefined ? [] : entries(last.from, last.to, null),
  };
}

/** What was played last, as its post has it. */
export async function toldLast({ store }: TableContext, { game }: Look): Promise<readonly VisibleEntry[]> {
  for (const post of await store.lastMoves(game, FEW)) {
    const played = readMove(post)?.entries.filter((entry) => !isDeed(entry)) ?? [];
    if (played.length > 0) return played;
  }
  return [];
}

/** How many posts of others that were; their words are not read for it. */
export async function countMissed(table: TableContext, look: Look, userId: string): Promise<number> {
  const { parts } = await cutsBehind(table, look, userId);
  return parts.filter(({ byOthers }) => byOthers).length;
}

interface Cuts extends Pick<Missed, "from" | "to"> {
  readonly parts: readonly Part[];
}

async function cutsBehind(table: TableContext, look: Look, userId: string, since?: number): Promise<Cuts> {
  const { game, own } = look;
  // what somebody has picked and not told yet is no news
  const to = Math.min(loggedFor(look), game.table.posted);
  const chair = game.seats.find((each) => each.userId === userId);
  const from = chair === undefined ? to : (since ?? Math.max(chair.lastLooked, game.table.seen?.[userId] ?? 0));
  if (from >= to) return { from: to, to, parts: [] };
  const posts = await postsBehind(table, look, from);
  return { from, to, parts: gapsFilled(partsOf(posts, own, from), from, to) };
}

/** The person has read what was told so far. With a full disk it is told again the next time. */
export async function markSeen(
  { store, log }: TableContext,
  game: string,
  userId: string,
  { from, to }: Missed,
): Promise<void> {
  if (from >= to) return;
  try {
    await store.looked(game, userId, to);
  } catch {
    log?.warn({ game }, "not noted down as seen");
  }
}

const isDeed = ({ key }: VisibleEntry): boolean => key.startsWith("table.");

/** One that says that something was taken back tells no more than one before it. */
const isSeen = ({ logged, entries }: MovePost, looked: number): boolean =>
  logged !== undefined && logged <= looked && !entries.some(isDeed);

/** The posts after the last that had told no more than somebody has seen, in their order. */
async function postsBehind({ store }: TableContext, { game }: Look, seen: number): Promise<readonly MovePost[]> {
  for (const most of [FEW, MOST]) {
    const kept = await store.lastMoves(game, most);
    const posts = kept.flatMap((post) => readMove(post) ?? []);
    const last = posts.findIndex((post) => isSeen(post, seen));
    if (last >= 0 || kept.length < most || most === MOST) return posts.slice(0, last < 0 ? undefined : last).reverse();
  }
  return [];
}

function readMove(post: Parameters<typeof readPost>[0]): MovePost | null {
  try {
    const said = readPost(post);
    return said.kind === "move" ? said.payload : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

interface Told {
  readonly head: Head;
  readonly byOthers: boolean;
}

/** What was played, by its place in the log, or what players settled, which does not stand there. */
type Part = Told & ({ readonly from: number; readonly to: number } | { readonly deed: VisibleEntry });

function partsOf(posts: readonly MovePost[], own: readonly string[], seen: number): Part[] {
  let parts: Part[] = [];
  for (const { entries, logged, mover, head = {} } of posts) {
    const byOthers = (deed: VisibleEntry | null) => !doers(deed, mover).some((seat) => own.includes(seat));
    for (const deed of entries.filter(isDeed))
      if (!isRepeated(parts.at(-1), deed)) parts.push({ deed, head: {}, byOthers: byOthers(deed) });
    const played = entries.filter((entry) => !isDeed(entry)).length;
    if (logged === undefined) continue;
    const from = logged - played;
    // what is told again takes the place of what it tells, and what was taken back is gone
    parts = parts.flatMap((part) => cut(part, from));
    if (played > 0) parts.push({ from, to: logged, head, byOthers: mover !== undefined && byOthers(null) });
  }
  // of one that was taken back in part the rest may have been seen
  return parts.filter((part) => "deed" in part || part.to > seen);
}

const doers = (deed: VisibleEntry | null, mover: string | undefined): readonly string[] => {
  const seats = deed?.args.seats;
  return mover !== undefined ? [mover] : Array.isArray(seats) ? seats.map(String) : [];
};

/** Several picks were taken back one after the other. */
const isRepeated = (before: Part | undefined, { key, args }: VisibleEntry): boolean =>
  before !== undefined &&
  "deed" in before &&
  before.deed.key === key &&
  JSON.stringify(before.deed.args) === JSON.stringify(args);

function cut(part: Part, at: number): Part[] {
  if ("deed" in part || part.to <= at) return [part];
  return part.from < at ? [{ ...part, to: at }] : [];
}

/** With what no post is known of. */
function gapsFilled(parts: readonly Part[], from: number, to: number): Part[] {
  const all: Part[] = [];
  let told = from;
  for (const part of parts) {
    if (!("deed" in part)) {
      if (part.from > told) all.push(gap(told, part.from));
      told = Math.max(told, part.to);
    }
    all.push(part);
  }
  return told < to ? [...all, gap(told, to)] : all;
}

const gap = (from: number, to: number): Part => ({ from, to, head: {}, byOthers: true });
