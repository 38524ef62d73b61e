import type { Database, StoreLog } from "./database.ts";
import { seats, storedRecord } from "./games.ts";
import { Prisma } from "./generated/sqlite/client.ts";
import type { KnownGames } from "./known-games.ts";
import { orNamed } from "./named.ts";
import type { StoredGame } from "./records.ts";
import { inShare, type Share } from "./share.ts";

/** So much of a game that is in its lobby or running as it takes to find it among a person's others, of which there may be many. */
interface OwnRow {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly isRunning: boolean;
  /** The names of the others who sit in it. */
  readonly others: readonly string[];
  /** Whether it waits for the person; nothing while that has not been found out. */
  readonly waits: boolean | null;
}

interface OwnRows {
  readonly rows: readonly OwnRow[];
  /** How many there are, and how many of them wait for the person. */
  readonly count: number;
  readonly waiting: number;
}

/** Which of a person's games: all in their lobby or running, or those that he plays in. */
export type OwnScope = "open" | "played";

interface Row extends Omit<OwnRow, "isRunning" | "waits" | "others"> {
  readonly status: string;
  readonly others: string | null;
  readonly asked: Whole | null;
  readonly count: Whole;
  readonly waiting: Whole;
}

type Whole = bigint | number;

/** More than anybody has. */
const ALL = 2 ** 31 - 1;

/** Stands between names in a text, and in none of them. */
const BETWEEN = "\u001f";

/** Seats between spaces, so that SQL finds a whole one. */
export const writeWaits = (waits: readonly string[]): string => ` ${waits.join(" ")} `;

/** Games that end: nobody who sits in them has them going on any more. */
export const leaving = (db: Pick<Prisma.TransactionClient, "seat">, games: readonly string[]) =>
  db.seat.updateMany({ where: { gameId: { in: [...games] } }, data: { over: true } });

/** A person's games. */
export const ownGameStore = ({ read, note }: Database, known: KnownGames, log?: StoreLog) => {
  /**
   * Some of a person's games, without their positions: those that wait for him first, the longest waiting before the others, then
   * by their last move. What is over is not looked at, and of the rest no more is read than is given.
   */
  const ownGames = async (
    userId: string,
    { scope = "open", from = 0, most = ALL }: { scope?: OwnScope; from?: number; most?: number } = {},
  ): Promise<OwnRows> => {
    // by ids, with an empty text where they are not to be looked for by the person: SQLite would go through all of his games for each
    const rows = await read.$queryRaw<Row[]>`
      WITH "Own" AS (
        SELECT "gameId" AS "id", 1 AS "plays" FROM "Seat" WHERE "userId" = ${userId} AND "over" = false
        UNION ALL SELECT "id", 0 FROM "Game" WHERE "hostId" = ${userId} AND "activeChannel" IS NOT NULL),
      "Mine" AS (SELECT "id", max("plays") AS "plays" FROM "Own" GROUP BY "id"),
      "Open" AS MATERIALIZED (
        SELECT "Game"."id", "version", "title", "status", coalesce("movedAt", "createdAt") AS "since",
          CASE WHEN "status" <> 'running' THEN 0 WHEN "waits" IS NULL THEN NULL WHEN EXISTS (
            SELECT 1 FROM "Seat" WHERE "gameId" = "Game"."id" AND "userId" || '' = ${userId}
              AND replace("waits", ' ' || "seat" || ' ', '') <> "waits") THEN 1 ELSE 0 END AS "asked"
        FROM "Mine" CROSS JOIN "Game"
        WHERE "Game"."id" = "Mine"."id" AND (${scope} = 'open' OR ("plays" = 1 AND "status" = 'running')))
      SELECT "id", "version", "title", "status", "asked",
        (SELECT count(*) FROM "Open") AS "count", (SELECT count(*) FROM "Open" WHERE "asked" = 1) AS "waiting",
        (SELECT string_agg("userName", ${BETWEEN}) FROM "Seat"
          WHERE "gameId" = "Open"."id" AND "userId" || '' <> ${userId}) AS "others"
      FROM "Open"
      ORDER BY coalesce("asked", 0) DESC, CASE "asked" WHEN 1 THEN "since" END, "since" DESC, "id"
      LIMIT ${most} OFFSET ${from}`;
    return {
      rows: rows.map(({ id, version, title, status, asked, others }) => ({
        id,
        version,
        title,
        isRunning: status === "running",
        others: namesIn(others),
        waits: asked === null ? null : Number(asked) === 1,
      })),
      count: Number(rows[0]?.count ?? 0),
      waiting: Number(rows[0]?.waiting ?? 0),
    };
  };

  /** Some of them whole, in their order; of those that cannot be read the ids. */
  const wholeGames = async (
    own: readonly Pick<OwnRow, "id" | "version">[],
  ): Promise<{ readonly games: StoredGame[]; readonly unreadable: readonly string[] }> => {
    const same = own.flatMap(({ id, version }) => (known.isTold ? known.find(id, { version }) : undefined) ?? []);
    const ids = own.map(({ id }) => id).filter((id) => same.every((game) => game.id !== id));
    const rows = ids.length === 0 ? [] : await read.game.findMany({ where: { id: { in: ids } }, include: seats });
    // one that cannot be read does not hide the others
    const fresh = rows.flatMap((row) => orNamed(() => known.keep(storedRecord(row)), log) ?? []);
    const games = [...same, ...fresh];
    const isRead = (id: string) => games.some((game) => game.id === id);
    return {
      games: own.flatMap(({ id }) => games.find((game) => game.id === id) ?? []),
      unreadable: rows.map(({ id }) => id).filter((id) => !isRead(id)),
    };
  };

  return {
    ownGames,
    wholeGames,

    /** The first of a person's games in their lobby or running, whole. */
    gamesOfUser: async (userId: string, most = 100) => wholeGames((await ownGames(userId, { most })).rows),

    /** Running games that wait for one of these players, or of which that is not known. */
    async gamesWaitingFor(userIds: readonly string[], share: Share | null = null): Promise<string[]> {
      const rows = await read.$queryRaw<{ readonly id: string }[]>`
        SELECT DISTINCT "Game"."id" FROM "Seat" JOIN "Game" ON "Game"."id" = "Seat"."gameId"
        WHERE "Seat"."userId" IN (${Prisma.join([...userIds])}) AND "over" = false AND "status" || '' = 'running'
          AND ("waits" IS NULL OR replace("waits", ' ' || "seat" || ' ', '') <> "waits") ${inShare(share)}`;
      return rows.map(({ id }) => id);
    },

    /** Running games, behind this id, of which it has not been found out whom they wait for. */
    async gamesOfUnknownWaits(after: string, most = 50): Promise<string[]> {
      const where = { status: "running", waits: null, id: { gt: after } };
      const rows = await read.game.findMany({ where, orderBy: { id: "asc" }, take: most, select: { id: true } });
      return rows.map(({ id }) => id);
    },

    /** Which seats a game waits for that has not moved since it was read. */
    async foundWaits({ id, version }: Pick<StoredGame, "id" | "version">, waits: readonly string[]): Promise<void> {
      await note((db) => db.game.updateMany({ where: { id, version }, data: { waits: writeWaits(waits) } }));
    },
  };
};

const namesIn = (joined: string | null): string[] => (joined === null ? [] : [...new Set(joined.split(BETWEEN))]);
