import type { Database } from "./database.ts";
import { sentPost } from "./outbox.ts";
import type { PostKind, PostText } from "./posts.ts";
import { type GameRecord, isActive, type Leaf } from "./records.ts";
import type { GameRows } from "./rows.ts";

/** The posts of a game's moves, to be leafed through. */
export const leafStore = ({ read }: Pick<Database, "read">, rows: GameRows) => {
  /** Of a game that is packed. */
  const packed = async (gameId: string, id: number): Promise<Leaf | null> => {
    const leaves = await rows.leaves(gameId);
    const at = leaves.findIndex((leaf) => leaf.id === id);
    const post = leaves[at];
    if (post === undefined) return null;
    const [earlier, later] = [leaves[at - 1]?.id ?? null, leaves[at + 1]?.id ?? null];
    return { post, earlier, later, before: at, after: leaves.length - at - 1 };
  };

  return {
    /** What was told last of a game's moves, newest first, whether it has reached the channel or not. */
    async lastMoves({ id, status }: Pick<GameRecord, "id" | "status">, most: number): Promise<PostText[]> {
      const leaves = isActive(status) ? [] : await rows.leaves(id);
      if (leaves.length > 0) return leaves.reverse().slice(0, most);
      const where = { gameId: id, kind: "move" satisfies PostKind };
      return (await read.outbox.findMany({ where, orderBy: { id: "desc" }, take: most })).map(sentPost);
    },

    /** The number of the last post but one, from which to leaf on. */
    async leafBeforeLast(gameId: string): Promise<number | null> {
      const where = { gameId, kind: "move" satisfies PostKind, state: "sent" };
      const last = await read.outbox.findMany({ where, orderBy: { id: "desc" }, take: 2, select: { id: true } });
      const [, before] = last.length > 0 ? last : (await rows.leaves(gameId)).reverse();
      return before?.id ?? null;
    },

    /** One post that was sent, how many there are, and those before and after it; nothing if it is none of them. */
    async leaf(gameId: string, id: number): Promise<Leaf | null> {
      const past = await packed(gameId, id);
      if (past !== null) return past;
      const sent = { gameId, kind: "move" satisfies PostKind, state: "sent" };
      const [row, earlier, later, before, after] = await Promise.all([
        read.outbox.findFirst({ where: { ...sent, id } }),
        read.outbox.findFirst({ where: { ...sent, id: { lt: id } }, orderBy: { id: "desc" }, select: { id: true } }),
        read.outbox.findFirst({ where: { ...sent, id: { gt: id } }, orderBy: { id: "asc" }, select: { id: true } }),
        read.outbox.count({ where: { ...sent, id: { lt: id } } }),
        read.outbox.count({ where: { ...sent, id: { gt: id } } }),
      ]);
      if (row === null) return null;
      return { post: sentPost(row), earlier: earlier?.id ?? null, later: later?.id ?? null, before, after };
    },
  };
};
