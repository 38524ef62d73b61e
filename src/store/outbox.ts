import { setImmediate as turn } from "node:timers/promises";
import { oneOf } from "../engine/index.ts";
import type { Database } from "./database.ts";
import type { Outbox } from "./generated/client.ts";
import { newId } from "./pack.ts";
import { type Address, type Post, type PostKind, postText } from "./posts.ts";
import { type PostRecord, postStates } from "./records.ts";

/** What is to be said goes out in the order it was written, within each channel and to each person. */
export const outboxStore = ({ read, write }: Database) => ({
  /** Something to say that changes no game. */
  async post(posts: readonly Post[], at: Date, gameId: string | null = null): Promise<void> {
    if (posts.length > 0) await write((tx) => tx.outbox.createMany({ data: postRows(posts, gameId, at) }));
  },

  /**
   * What can be sent now, oldest first. A channel or person whose turn is held up by an earlier message is left out,
   * so sending these in order, each channel by itself, keeps everybody's order.
   */
  async due(now: Date, limit = 50): Promise<PostRecord[]> {
    const holdUps = await read.outbox.groupBy({
      by: ["lane"],
      where: { state: "waiting", notBefore: { gt: now } },
      _min: { id: true },
    });
    const heldFrom = new Map(holdUps.map(({ lane, _min }) => [lane, _min.id ?? 0]));
    const posts: PostRecord[] = [];
    for (let after = 0; posts.length < limit; await turn()) {
      const rows = await read.outbox.findMany({
        where: { state: "waiting", notBefore: { lte: now }, id: { gt: after } },
        orderBy: { id: "asc" },
        take: limit,
      });
      for (const row of rows) {
        after = row.id;
        const held = row.id > (heldFrom.get(row.lane) ?? Number.POSITIVE_INFINITY);
        if (!held && posts.length < limit) posts.push(postRecord(row));
      }
      if (rows.length < limit) break;
    }
    return posts;
  },

  async markSent(id: number, messageId: string | null, at: Date): Promise<void> {
    await write((tx) =>
      tx.outbox.updateMany({
        where: { id },
        data: { state: "sent", messageId, doneAt: at, attempts: { increment: 1 }, error: null },
      }),
    );
  },

  /** To be tried again at `notBefore`, or never, with `null`. */
  async markFailed(id: number, error: string, notBefore: Date | null, at: Date): Promise<void> {
    const fate = notBefore === null ? { state: "dropped", doneAt: at } : { notBefore };
    await write((tx) =>
      tx.outbox.updateMany({ where: { id, state: "waiting" }, data: { ...fate, error, attempts: { increment: 1 } } }),
    );
  },

  async pendingCount(): Promise<number> {
    return read.outbox.count({ where: { state: "waiting" } });
  },

  /** The last posts of a kind that were sent for a game, newest first: what to edit or to take buttons from. */
  async sentPosts(gameId: string, kind: PostKind, limit = 1): Promise<PostRecord[]> {
    const rows = await read.outbox.findMany({
      where: { gameId, kind, state: "sent" },
      orderBy: { id: "desc" },
      take: limit,
    });
    return rows.map(postRecord);
  },

  /** Forgets interactions older than this, and messages sent before it except those of games still going on. */
  async prune(before: Date, batch = 500): Promise<number> {
    let pruned = 0;
    for (;;) {
      const interactions = await read.interaction.findMany({
        where: { at: { lt: before } },
        select: { id: true },
        take: batch,
      });
      const posts = await read.outbox.findMany({
        where: {
          state: { in: ["sent", "dropped"] },
          doneAt: { lt: before },
          OR: [{ gameId: null }, { game: { activeChannel: null } }],
        },
        select: { id: true },
        take: batch,
      });
      if (interactions.length + posts.length === 0) return pruned;
      await write(async (tx) => {
        await tx.interaction.deleteMany({ where: { id: { in: interactions.map(({ id }) => id) } } });
        await tx.outbox.deleteMany({ where: { id: { in: posts.map(({ id }) => id) } } });
      });
      pruned += interactions.length + posts.length;
    }
  },
});

export const postRows = (posts: readonly Post[], gameId: string | null, at: Date) =>
  posts.map((post) => ({
    ...address(post.to),
    gameId,
    kind: post.kind,
    payload: postText(post),
    nonce: newId(20),
    createdAt: at,
    notBefore: post.notBefore ?? at,
  }));

const address = (to: Address) =>
  "channelId" in to
    ? { lane: `channel ${to.channelId}`, channelId: to.channelId, userId: null }
    : { lane: `user ${to.userId}`, channelId: null, userId: to.userId };

const postRecord = (row: Outbox): PostRecord => ({
  id: row.id,
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
