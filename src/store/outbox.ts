import { setImmediate as turn } from "node:timers/promises";
import { oneOf } from "../engine/index.ts";
import type { Database } from "./database.ts";
import { type Outbox, Prisma } from "./generated/sqlite/client.ts";
import { newId } from "./pack.ts";
import { type Address, type ParkedPost, type Post, type PostKind, postText } from "./posts.ts";
import { type MessagePlace, type PostRecord, postStates, type SentPost } from "./records.ts";

/** Whoever sends what is to be said. */
interface Sender {
  /** What has just been written, in that order: it need not be read again. */
  take(posts: readonly PostRecord[]): void;
  /** What a lane had to wait for has been said otherwise, or may go out now. */
  wake(lane: string): void;
  /** Somebody is to be forgotten: what is held in memory of him and of these games and lanes. */
  forget(person: Forgotten): void;
}

/** Somebody who was deleted, with the games and the lanes of the outbox in which he was named. */
export interface Forgotten {
  readonly userId: string;
  readonly games: readonly string[];
  readonly lanes: readonly string[];
}

/** A lane in which something waits, by what decides who sends it. */
export interface Waiting extends Pick<PostRecord, "lane" | "guildId"> {
  readonly kind: string;
  readonly channelId: string | null;
}

export class Handing {
  private sender: Sender | null = null;

  to(sender: Sender): void {
    this.sender = sender;
  }

  on(rows: readonly Outbox[], guildId: string | null): void {
    if (rows.length > 0)
      this.sender?.take(rows.map((row) => postRecord(row, guildId)).sort((one, two) => one.id - two.id));
  }

  wake(lane: string): void {
    this.sender?.wake(lane);
  }

  forget(person: Forgotten): void {
    this.sender?.forget(person);
  }
}

/** Of how many of the last posts to a person one is surely that for a seat: more than anybody can have seats. */
const SEATS = 16;

/** What is said beside the board: no clock stands while it waits. */
const aside: readonly PostKind[] = ["lobby", "moved", "left", "place"];

/** A time, as SQLite or PostgreSQL gives it when nothing says what it is. */
type Instant = bigint | number | string | Date;

const dateOf = (instant: Instant | null): Date | null =>
  instant === null ? null : new Date(typeof instant === "bigint" ? Number(instant) : instant);

/** No post has a higher number. */
const LAST = 2 ** 31 - 1;

/** What is to be said goes out in the order it was written, within each channel and to each person. */
export const outboxStore = ({ read, write, note }: Database, handing: Handing) => ({
  /** Everything that is written from now on to be said is given to whoever sends. */
  handPostsTo: (sender: Sender): void => handing.to(sender),

  /** Something to say that changes no game. */
  async post(
    posts: readonly Post[],
    at: Date,
    game: { readonly id: string; readonly guildId: string | null } | null = null,
  ): Promise<void> {
    if (posts.length === 0) return;
    const data = postRows(posts, game?.id ?? null, at);
    handing.on(await write((tx) => tx.outbox.createManyAndReturn({ data })), game?.guildId ?? null);
  },

  /** The channels and people for whom something waits. */
  async waitingLanes(): Promise<string[]> {
    const lanes = await read.outbox.groupBy({ by: ["lane"], where: { state: "waiting" } });
    return lanes.map(({ lane }) => lane);
  },

  /**
   * Where something waits that was written behind a row of the outbox, and who looks after it: the server of its game. Says with it
   * which row is the last.
   */
  async lanesBehind(id: number): Promise<{ readonly lanes: readonly Waiting[]; readonly last: number }> {
    const { id: last } = (await read.outbox.findFirst({ orderBy: { id: "desc" }, select: { id: true } })) ?? { id };
    const lanes = await read.$queryRaw<Waiting[]>`
      SELECT DISTINCT "lane", "kind", "Outbox"."channelId", coalesce("Game"."guildId", "Outbox"."guildId") AS "guildId"
      FROM "Outbox"
      LEFT JOIN "Game" ON "Game"."id" = "Outbox"."gameId"
      WHERE "Outbox"."id" > ${id}::int AND "Outbox"."id" < ${last}::int + 1 AND "state" = 'waiting'`;
    return { lanes, last };
  },

  /** Where something waits that is due, and who looks after it. */
  dueLanes(now: Date): Promise<Waiting[]> {
    return read.$queryRaw<Waiting[]>`
      SELECT DISTINCT "lane", "kind", "Outbox"."channelId", coalesce("Game"."guildId", "Outbox"."guildId") AS "guildId"
      FROM "Outbox"
      LEFT JOIN "Game" ON "Game"."id" = "Outbox"."gameId"
      WHERE "state" = 'waiting' AND "notBefore" <= ${now}`;
  },

  /** What waits in a lane, oldest first. */
  async waiting(lane: string, limit = 50): Promise<PostRecord[]> {
    const where = { state: "waiting", lane };
    const rows = await read.outbox.findMany({ where, orderBy: { id: "asc" }, take: limit, include: guild });
    return rows.map((row) => postRecord(row, row.game?.guildId ?? row.guildId));
  },

  // a mark that is lost means that something is sent again, which its nonce keeps from showing twice
  async markSent(id: number, messageId: string | null, at: Date): Promise<void> {
    const data = { state: "sent", messageId, doneAt: at, attempts: { increment: 1 }, error: null };
    await note((db) => db.outbox.updateMany({ where: { id }, data }));
  },

  /** To be tried again at `notBefore`, or never, with `null`. */
  async markFailed(id: number, error: string, notBefore: Date | null, at: Date): Promise<void> {
    const fate = notBefore === null ? { state: "dropped", doneAt: at } : { notBefore };
    const data = { ...fate, error, attempts: { increment: 1 } };
    await note((db) => db.outbox.updateMany({ where: { id, state: "waiting" }, data }));
  },

  /** The first of a game's posts of a kind, which had to wait for that, was said as an answer, and is this message. */
  async answered(gameId: string, kind: PostKind, messageId: string, at: Date): Promise<void> {
    const first = await read.outbox.findFirst({
      where: { gameId, kind },
      orderBy: { id: "asc" },
      select: { id: true, lane: true },
    });
    if (first === null) return;
    const data = { state: "sent", messageId, doneAt: at };
    await write((tx) => tx.outbox.updateMany({ where: { id: first.id, state: "waiting" }, data }));
    handing.wake(first.lane);
  },

  /** What a game has to say in its channel is tried at once; says how much that is. */
  async hurry({ id, channelId }: { readonly id: string; readonly channelId: string }, at: Date): Promise<number> {
    const where = { gameId: id, channelId, state: "waiting" };
    const { count } = await write((tx) => tx.outbox.updateMany({ where, data: { notBefore: at } }));
    if (count > 0) for (const lane of [laneOf({ channelId }), lobbyLane(id)]) handing.wake(lane);
    return count;
  },

  /** Whether the very same waits once more behind a post. */
  async isRepeated({ id, to, lane, gameId, kind, text }: PostRecord): Promise<boolean> {
    const where = { ...address(to), gameId, kind, lane, payload: text, state: "waiting", id: { gt: id } };
    return (await read.outbox.findFirst({ where, select: { id: true } })) !== null;
  },

  /** When the last of what waits in a lane was written. */
  async lastWritten(lane: string): Promise<Date | null> {
    const { _max: last } = await read.outbox.aggregate({
      where: { lane, state: "waiting" },
      _max: { createdAt: true },
    });
    return last.createdAt;
  },

  /** The word that a game is parked is that of all which wait behind it, from now on and for good: those go. */
  async gather(post: PostRecord, { game }: ParkedPost): Promise<PostRecord> {
    const { id, lane } = post;
    const text = await write(async (tx) => {
      const where = { lane, kind: "parked" satisfies PostKind, state: "waiting", id: { gt: id } };
      const others = await tx.outbox.findMany({ where, orderBy: { id: "asc" }, select: { id: true, gameId: true } });
      const games = new Set(others.flatMap(({ gameId }) => gameId ?? []));
      games.delete(game);
      const payload = postText({ kind: "parked", payload: { game, with: [...games] } });
      if (others.length > 0) await tx.outbox.deleteMany({ where: { id: { in: others.map((other) => other.id) } } });
      await tx.outbox.update({ where: { id }, data: { payload } });
      return payload;
    });
    handing.wake(lane);
    return { ...post, text };
  },

  /** How much waits to be said of the games of a server, and since when. */
  async waitingIn(guildId: string): Promise<{ readonly count: number; readonly oldest: Date | null }> {
    // little waits at a time, and a server may have had thousands of games
    const [found] = await read.$queryRaw<{ readonly count: bigint | number; readonly oldest: Instant | null }[]>`
      WITH "Waiting" AS MATERIALIZED (SELECT "gameId", "createdAt" FROM "Outbox" WHERE "state" = 'waiting')
      SELECT count(*) AS "count", min("Waiting"."createdAt") AS "oldest" FROM "Waiting"
      WHERE (SELECT "guildId" FROM "Game" WHERE "id" = "gameId") = ${guildId}`;
    return { count: Number(found?.count ?? 0), oldest: dateOf(found?.oldest ?? null) };
  },

  /**
   * When those who are asked now were called, of each of these games: the first post of a move since they are asked that has
   * reached its channel, or the last one before, where nothing was posted since. Nothing if it was never delivered, or if something
   * that the game has to say to its channel still waits.
   */
  async calledAt(gameIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (gameIds.length === 0) return new Map();
    const rows = await read.$queryRaw<{ readonly id: string; readonly called: Instant | null }[]>`
      WITH "Asked" AS (
        SELECT "id", coalesce("movedAt", "createdAt") AS "asked" FROM "Game"
        WHERE "id" IN (${Prisma.join(gameIds)}))
      SELECT "Asked"."id", CASE
        WHEN EXISTS (
          SELECT 1 FROM "Outbox" WHERE "gameId" = "Asked"."id" AND "state" = 'waiting' AND "channelId" IS NOT NULL
            AND "kind" NOT IN (${Prisma.join(aside)})) THEN NULL
        WHEN EXISTS (
          SELECT 1 FROM "Outbox" WHERE "gameId" = "Asked"."id" AND "kind" = 'move' AND "createdAt" >= "asked") THEN (
          SELECT "doneAt" FROM "Outbox"
          WHERE "gameId" = "Asked"."id" AND "kind" = 'move' AND "createdAt" >= "asked" AND "state" = 'sent'
          ORDER BY "id" LIMIT 1)
        ELSE (
          SELECT CASE "state" WHEN 'sent' THEN "doneAt" END FROM "Outbox"
          WHERE "gameId" = "Asked"."id" AND "kind" = 'move' ORDER BY "id" DESC LIMIT 1) END AS "called"
      FROM "Asked"`;
    return new Map(
      rows.flatMap(({ id, called }) => {
        const date = dateOf(called);
        return date === null ? [] : [[id, date] as const];
      }),
    );
  },

  /** The last post of a move that stands in a channel, of each of these games. */
  async lastMovePosts(gameIds: readonly string[]): Promise<ReadonlyMap<string, MessagePlace>> {
    if (gameIds.length === 0) return new Map();
    const rows = await read.$queryRaw<({ readonly gameId: string } & MessagePlace)[]>`
      SELECT "gameId", "channelId", "messageId" FROM "Outbox" WHERE "id" IN (
        SELECT (
          SELECT "id" FROM "Outbox"
          WHERE "gameId" = "Game"."id" AND "kind" = 'move' AND "state" = 'sent' AND "messageId" IS NOT NULL
          ORDER BY "id" DESC LIMIT 1)
        FROM "Game" WHERE "id" IN (${Prisma.join(gameIds)}))`;
    return new Map(rows.map(({ gameId, channelId, messageId }) => [gameId, { channelId, messageId }]));
  },

  /** How much waits to be sent, and since when the first of it that is due. */
  async backlog(now: Date): Promise<{ readonly waiting: number; readonly dueSince: Date | null }> {
    const [waiting, due] = await Promise.all([
      read.outbox.count({ where: { state: "waiting" } }),
      read.outbox.aggregate({ where: { state: "waiting", notBefore: { lte: now } }, _min: { notBefore: true } }),
    ]);
    return { waiting, dueSince: due._min.notBefore };
  },

  async pendingCount(): Promise<number> {
    return read.outbox.count({ where: { state: "waiting" } });
  },

  /** The last posts of a kind that were sent for a game, newest first: what to edit or to take buttons from. */
  async sentPosts(gameId: string, kind: PostKind, limit = 1, before = LAST): Promise<SentPost[]> {
    const rows = await read.outbox.findMany({
      where: { gameId, kind, state: "sent", id: { lt: before } },
      orderBy: { id: "desc" },
      take: limit,
    });
    return rows.map(sentPost);
  },

  /** The last posts of a kind that a person was sent for a game, newest first. */
  async sentTo(userId: string, gameId: string, kind: PostKind, before = LAST): Promise<SentPost[]> {
    const where = { gameId, kind, userId, state: "sent", messageId: { not: null }, id: { lt: before } };
    const rows = await read.outbox.findMany({ where, orderBy: { id: "desc" }, take: SEATS });
    return rows.map(sentPost);
  },

  /** Where the last of a game's posts of a kind stands, in a channel or wherever that is. */
  async placeOfLast(gameId: string, kind: PostKind, channelId?: string): Promise<MessagePlace | null> {
    const last = await read.outbox.findFirst({
      where: { gameId, kind, state: "sent", channelId: channelId ?? { not: null } },
      orderBy: { id: "desc" },
      select: { channelId: true, messageId: true },
    });
    if (last === null || last.channelId === null || last.messageId === null) return null;
    return { channelId: last.channelId, messageId: last.messageId };
  },

  /**
   * Forgets interactions older than this, and messages sent before it except those of games still going on. It goes through what
   * there is in small pieces: whoever waits for the bot gets his turn in between.
   */
  async prune(before: Date, batch = 500): Promise<number> {
    let pruned = 0;
    for (;;) {
      const where = { at: { lt: before } };
      const old = await read.interaction.findMany({ where, orderBy: { at: "asc" }, select: { id: true }, take: batch });
      if (old.length === 0) break;
      await write((tx) => tx.interaction.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } }));
      pruned += old.length;
    }
    const last = await read.outbox.findFirst({ orderBy: { id: "desc" }, select: { id: true } });
    for (let from = 0; from < (last?.id ?? 0); from += batch) {
      const done = await read.outbox.findMany({
        where: {
          id: { gt: from, lte: from + batch },
          doneAt: { lt: before },
          OR: [{ gameId: null }, { game: { activeChannel: null } }],
        },
        select: { id: true },
      });
      if (done.length > 0)
        await write((tx) => tx.outbox.deleteMany({ where: { id: { in: done.map(({ id }) => id) } } }));
      else await turn();
      pruned += done.length;
    }
    return pruned;
  },
});

/** What is to be said of a game; or of none, in or about a server. */
export const postRows = (posts: readonly Post[], gameId: string | null, at: Date, guildId: string | null = null) =>
  posts.map((post) => ({
    ...address(post.to),
    lane: laneFor(post),
    gameId,
    guildId,
    kind: post.kind,
    payload: postText(post),
    nonce: newId(20),
    createdAt: at,
    notBefore: post.notBefore ?? at,
  }));

/** In which order something is sent: one channel or one person. */
export const laneOf = (to: Address): string => ("channelId" in to ? `channel ${to.channelId}` : personLane(to.userId));

/**
 * An edit of an old post may have to wait for long, and so may a place that is still to be made; and games that are parked are told
 * of together. No other post waits for these.
 */
function laneFor(post: Post): string {
  if (post.kind === "lobby") return lobbyLane(post.payload.game);
  if (post.kind === "parked") return parkedLane(post.to.userId);
  if (post.kind === "standings") return `standings ${post.payload.league}`;
  return post.kind === "place" || post.kind === "left" ? `${post.kind} ${post.payload.game}` : laneOf(post.to);
}

/** The edits of a lobby's post. */
export const lobbyLane = (game: string): string => `lobby ${game}`;

/** What a person is told of games without a place. */
export const parkedLane = (userId: string): string => `parked ${userId}`;

export const personLane = (userId: string): string => `user ${userId}`;

const address = (to: Address) => ({
  lane: laneOf(to),
  channelId: "channelId" in to ? to.channelId : null,
  userId: "userId" in to ? to.userId : null,
});

const guild = { game: { select: { guildId: true } } } satisfies Prisma.OutboxInclude;

export const sentPost = (row: Outbox): SentPost => ({
  id: row.id,
  lane: row.lane,
  to: row.channelId === null ? { userId: row.userId ?? "" } : { channelId: row.channelId },
  gameId: row.gameId,
  kind: row.kind,
  text: row.payload,
  nonce: row.nonce,
  state: oneOf(postStates, row.state, `state of post ${row.id}`),
  createdAt: row.createdAt,
  notBefore: row.notBefore,
  attempts: row.attempts,
  error: row.error,
  messageId: row.messageId,
});

const postRecord = (row: Outbox, guildId: string | null): PostRecord => ({ ...sentPost(row), guildId });
