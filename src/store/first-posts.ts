import type { Database } from "./database.ts";
import type { MessagePlace } from "./records.ts";
import { inShare, type Share } from "./share.ts";

/** Where the first post of a game stands, and which version of the game it shows. */
export interface FirstPostRecord extends MessagePlace {
  readonly shown: number;
}

/** Of games that go on. What is lost of it in a power cut is found out when the post is next edited. */
export const firstPostStore = ({ read, note }: Database) => ({
  async firstPost(gameId: string): Promise<FirstPostRecord | null> {
    const row = await read.firstPost.findUnique({ where: { gameId } });
    return row === null ? null : { channelId: row.channelId, messageId: row.messageId, shown: row.shown };
  },

  async noteFirstPost(gameId: string, post: FirstPostRecord): Promise<void> {
    await note((db) => db.firstPost.upsert({ where: { gameId }, create: { gameId, ...post }, update: post }));
  },

  /** It is kept current no longer, or it is gone. */
  async forgetFirstPost(gameId: string): Promise<void> {
    await note((db) => db.firstPost.deleteMany({ where: { gameId } }));
  },

  /** The games whose first post does not show how they are now. */
  async firstPostsBehind(share: Share | null = null): Promise<string[]> {
    const rows = await read.$queryRaw<{ readonly id: string }[]>`
      SELECT "id" FROM "FirstPost" JOIN "Game" ON "Game"."id" = "FirstPost"."gameId" WHERE "shown" <> "version"
        ${inShare(share)}`;
    return rows.map(({ id }) => id);
  },
});
