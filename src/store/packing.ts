import { packPositions, packStory, type Rows, shown, told } from "./chronicle.ts";
import type { Database } from "./database.ts";
import type { Outbox, Prisma } from "./generated/sqlite/client.ts";
import { eachFew } from "./pieces.ts";
import { leafText, type PostKind } from "./posts.ts";
import { isActive, statuses } from "./records.ts";

const over = statuses.filter((status) => !isActive(status));

/** The last post of a move is linked to, and leafing begins at the one before it. */
const MOVES_KEPT = 2;

/** What stands in a channel and may be asked for: where the lobby's post is, and the first post of the game. */
const places: readonly string[] = ["lobby", "first"] satisfies readonly PostKind[];

/** Games that are over go into one row each: see `chronicle.ts`. */
export const packingStore = ({ read, write }: Database) => ({
  /** Some games, other than these, that had been over by then and stand in rows still. */
  async gamesToPack(by: Date, most: number, except: readonly string[] = []): Promise<string[]> {
    const games = await Promise.all(
      over.map((status) =>
        read.game.findMany({
          where: { status, packed: false, finishedAt: { lte: by }, id: { notIn: [...except] } },
          orderBy: { finishedAt: "asc" },
          take: most,
          select: { id: true },
        }),
      ),
    );
    return games.flat().map(({ id }) => id);
  },

  /**
   * Packs a game that is over, in one transaction: it is whole before and after. What was sent for it goes, but what may be asked for,
   * and what interactions that answered were told. Says whether it did; not if somebody has done so or has changed the game meanwhile.
   */
  async packGame(id: string): Promise<boolean> {
    const game = await read.game.findFirst({
      where: { id, packed: false, status: { in: over } },
      select: { version: true },
    });
    if (game === null) return false;
    const { posts, ...rows } = await rowsOf(read, id);
    const { story, people } = told(rows);
    const isEmpty = rows.answers.length + rows.log.length + rows.checkpoints.length === 0;
    const [packedStory, packedPositions] = [await packStory(story), await packPositions(shown(rows))];
    const answered = [...new Set(rows.answers.flatMap(({ interactionId }) => interactionId ?? []))];
    return write(async (tx) => {
      const where = { id, packed: false, version: game.version };
      if ((await tx.game.updateMany({ where, data: { packed: true } })).count === 0) return false;
      if (!isEmpty) {
        await tx.chronicle.create({ data: { gameId: id, story: packedStory, positions: packedPositions } });
        await tx.pastPlayer.createMany({ data: people.map((userId, number) => ({ gameId: id, number, userId })) });
      }
      for (const table of [tx.answer, tx.logEntry, tx.checkpoint] as const) await deleteOf(table, id);
      await eachFew(answered, (few) => tx.interaction.deleteMany({ where: { id: { in: few } } }));
      await eachFew(unneeded(posts), (few) => tx.outbox.deleteMany({ where: { id: { in: few } } }));
      return true;
    });
  },
});

interface Deleting {
  deleteMany(args: { readonly where: { readonly gameId: string } }): Promise<unknown>;
}

const deleteOf = (table: Deleting, gameId: string) => table.deleteMany({ where: { gameId } });

type Sent = Pick<Outbox, "id" | "kind" | "state" | "channelId" | "userId" | "payload">;

async function rowsOf(
  db: Prisma.TransactionClient,
  gameId: string,
): Promise<Rows & { readonly posts: readonly Sent[] }> {
  const byIndex = { where: { gameId }, orderBy: { index: "asc" } } as const;
  const posts = await db.outbox.findMany({
    where: { gameId, state: { not: "waiting" } },
    orderBy: { id: "asc" },
    select: { id: true, kind: true, state: true, channelId: true, userId: true, payload: true },
  });
  const leaves = posts.flatMap(({ id, kind, state, channelId, payload }) => {
    if (kind !== "move" || state !== "sent" || channelId === null) return [];
    const to = { channelId };
    const text = leafText({ id, to, kind, text: payload });
    return text === null ? [] : [{ id, to, kind, text }];
  });
  return {
    answers: await db.answer.findMany(byIndex),
    log: await db.logEntry.findMany(byIndex),
    checkpoints: await db.checkpoint.findMany(byIndex),
    leaves,
    posts,
  };
}

/** What nobody will ask for any more, of posts in their order. */
function unneeded(posts: readonly Sent[]): number[] {
  const sent = posts.filter(({ state }) => state === "sent");
  const moves = sent.filter(({ kind }) => kind === "move").slice(-MOVES_KEPT);
  // the last in each channel
  const standing = new Map(
    sent.filter(({ kind }) => places.includes(kind)).map((post) => [`${post.kind} ${post.channelId}`, post]),
  );
  const kept = new Set([...moves, ...standing.values()]);
  return posts.filter((post) => !kept.has(post)).map(({ id }) => id);
}
