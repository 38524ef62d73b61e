import type { Database, StoreLog } from "./database.ts";
import { formats } from "./formats.ts";
import type { Game } from "./generated/sqlite/client.ts";
import type { KnownGames } from "./known-games.ts";
import { orNamed } from "./named.ts";
import type { KnownOrders } from "./orders.ts";

/** Where a game is that is in its lobby or running. */
export interface Place {
  readonly id: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly parked: boolean;
}

const columns = { id: true, channelId: true, guildId: true, table: true } as const;

/** Where games are, and servers that have removed the bot. */
export const placeStore = (
  { read, write }: Database,
  { known, orders }: { readonly known: KnownGames; readonly orders: KnownOrders },
  log?: StoreLog,
) => {
  const places = (rows: readonly Pick<Game, keyof typeof columns>[]): Place[] =>
    rows.flatMap(({ table, ...row }) => {
      const notes = orNamed(() => formats.notes.read(table, `notes of game ${row.id}`), log);
      return notes === null ? [] : { ...row, parked: notes.parked !== undefined };
    });

  return {
    /** Where a game is that goes on. */
    async place(id: string): Promise<Place | null> {
      const where = { id, activeChannel: { not: null } };
      return places(await read.game.findMany({ where, select: columns }))[0] ?? null;
    },

    /** Of the games of a server that go on, so many behind a channel. */
    async placesInGuild(guildId: string, behind = "", most = 200): Promise<Place[]> {
      const where = { guildId, activeChannel: { gt: behind } };
      const orderBy = { activeChannel: "asc" } as const;
      return places(await read.game.findMany({ where, orderBy, take: most, select: columns }));
    },

    /** The servers of all games, also of those that are over. */
    async gameGuilds(): Promise<string[]> {
      const rows = await read.game.groupBy({ by: ["guildId"] });
      return rows.flatMap(({ guildId }) => guildId ?? []);
    },

    /** The server has removed the bot; the first time counts. */
    async guildLeft(guildId: string, at: Date): Promise<void> {
      await write((tx) => tx.leftServer.upsert({ where: { guildId }, create: { guildId, at }, update: {} }));
    },

    async guildReturned(guildId: string): Promise<void> {
      await write((tx) => tx.leftServer.deleteMany({ where: { guildId } }));
    },

    /** The servers that had removed the bot by then. */
    async guildsLeft(by: Date): Promise<string[]> {
      const rows = await read.leftServer.findMany({ where: { at: { lte: by } }, select: { guildId: true } });
      return rows.map(({ guildId }) => guildId);
    },

    /** The games of a server, whatever became of them, with all that hangs on them. */
    async forgetGamesOf(guildId: string): Promise<number> {
      const games = await read.game.findMany({ where: { guildId }, select: { id: true } });
      const ids = games.map(({ id }) => id);
      await write(async (tx) => {
        await tx.$executeRaw`
          DELETE FROM "Interaction" WHERE "gameId" IN (SELECT "id" FROM "Game" WHERE "guildId" = ${guildId})`;
        await tx.game.deleteMany({ where: { guildId } });
        await tx.leftServer.deleteMany({ where: { guildId } });
        await tx.rating.deleteMany({ where: { guildId } });
        await tx.league.deleteMany({ where: { guildId } });
        await tx.seek.deleteMany({ where: { guildId } });
        await tx.seatBoard.deleteMany({ where: { guildId } });
        await tx.ladder.deleteMany({ where: { guildId } });
      });
      for (const id of ids) known.forget(id);
      orders.forget();
      return ids.length;
    },
  };
};
