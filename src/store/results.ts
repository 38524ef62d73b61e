import { setImmediate as turn } from "node:timers/promises";
import { oneOf } from "../engine/index.ts";
import { type Counted, Ratings } from "../ratings/ratings.ts";
import type { Database } from "./database.ts";
import { Prisma, type Rating as RatingRow } from "./generated/sqlite/client.ts";

type Transaction = Prisma.TransactionClient;

/** A game of a league, one that its people had agreed to count, or neither. */
const resultKinds = ["league", "rated", "casual"] as const;
export type ResultKind = (typeof resultKinds)[number];

/** What a result was for one seat. */
export interface SeatResult {
  readonly seat: string;
  readonly userId: string;
  /** Who played together has the same number. */
  readonly team: number;
  /** Won 2, drawn 1, lost 0. */
  readonly score: number;
  readonly turns: number;
  /** In seconds. */
  readonly waited: number;
  readonly dice: number;
  /** Of all dice, each from 0 to 1000. */
  readonly luck: number;
}

export interface GameResult {
  readonly gameId: string;
  readonly guildId: string;
  readonly title: string;
  readonly kind: ResultKind;
  readonly ending: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly seats: readonly SeatResult[];
}

/** Whose results are asked for. */
interface Ranked {
  readonly guildId: string;
  readonly title: string;
}

export interface RankedPerson {
  readonly userId: string;
  readonly its: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

const withSeats = { seats: { orderBy: { seat: "asc" } } } satisfies Prisma.ResultInclude;

/** How games ended, and what follows from it: ratings of a server and a title, in the order of its results. */
export const resultStore = ({ read, write }: Database) => ({
  /** Finished games of which nobody has looked yet whether there is a result, those that ended first before others. */
  async uncountedGames(most: number, except: readonly string[] = []): Promise<string[]> {
    const where = { counted: false, status: "finished", id: { notIn: [...except] } };
    const rows = await read.game.findMany({ where, orderBy: { finishedAt: "asc" }, take: most, select: { id: true } });
    return rows.map(({ id }) => id);
  },

  /** There is no result of this game. */
  async countNothing(id: string): Promise<void> {
    await write((tx) => tx.game.updateMany({ where: { id }, data: { counted: true } }));
  },

  /** Writes down a result and what follows from it, once; says whether it was this time. */
  recordResult(result: GameResult): Promise<boolean> {
    const { seats, ...row } = result;
    const { guildId, title, gameId } = row;
    return write(async (tx) => {
      const { count } = await tx.game.updateMany({ where: { id: gameId, counted: false }, data: { counted: true } });
      if (count === 0) return false;
      const { results: number } = await nextNumber(tx, { guildId, title });
      await tx.result.create({ data: { ...row, number } });
      await tx.resultSeat.createMany({ data: seats.map((seat) => ({ ...seat, gameId })) });
      const counted = countedOf(result);
      if (counted !== null) await rateOne(tx, { guildId, title }, counted);
      return true;
    });
  },

  /** Somebody has corrected who won: everything that follows is computed anew. */
  async correctResult(gameId: string, kind: ResultKind, scores: Readonly<Record<string, number>>): Promise<void> {
    await write(async (tx) => {
      const found = await tx.result.findUnique({ where: { gameId }, include: withSeats });
      if (found === null) return;
      await nextNumber(tx, found, 0);
      await tx.result.update({ where: { gameId }, data: { kind } });
      for (const { seat, score } of found.seats)
        await tx.resultSeat.updateMany({ where: { gameId, seat }, data: { score: scores[seat] ?? score } });
      await rateAll(tx, found);
    });
  },

  /** Computes ratings anew from the results. */
  rateAnew(ranked: Ranked): Promise<void> {
    return write(async (tx) => {
      await nextNumber(tx, ranked, 0);
      await rateAll(tx, ranked);
    });
  },

  /** What ratings would be if they were computed from the results now. */
  ratingsFromResults: (ranked: Ranked): Promise<Ratings> => ratedFrom(read, ranked),

  /** Those who have a rating, by the rule that is asked for, the best first. */
  async ratings({ guildId, title }: Ranked, by: "its" | "skill" = "its"): Promise<RankedPerson[]> {
    const rows = await read.rating.findMany({
      where: { guildId, title },
      orderBy: [{ its: "desc" }, { userId: "asc" }],
    });
    const people = rows.map(person);
    return by === "its" ? people : people.sort((one, two) => two.mu - 3 * two.sigma - (one.mu - 3 * one.sigma));
  },

  /** Whether somebody has ever finished a game of one of these titles with other people. */
  async hasFinished(userId: string, titles: readonly string[]): Promise<boolean> {
    // his own results first, whatever a server thinks of how many there are
    const rows = await read.$queryRaw<unknown[]>`
      WITH "Own" AS MATERIALIZED (SELECT "gameId" FROM "ResultSeat" WHERE "userId" = ${userId})
      SELECT 1 AS "found" FROM "Own"
      WHERE (SELECT "title" FROM "Result" WHERE "gameId" = "Own"."gameId") IN (${Prisma.join(titles)}) LIMIT 1`;
    return rows.length > 0;
  },

  /** Titles of which a server has results. */
  async rankedTitles(guildId: string): Promise<string[]> {
    const rows = await read.ladder.findMany({ where: { guildId }, orderBy: { results: "desc" } });
    return rows.map(({ title }) => title);
  },

  /** Those of them who do not want to be shown. */
  async hiddenAmong(users: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await read.userSettings.findMany({
      where: { hidden: true, userId: { in: [...users] } },
      select: { userId: true },
    });
    return new Set(rows.map(({ userId }) => userId));
  },

  /** What people were called when they last sat down. */
  async namesOf(users: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    for (const userId of users) {
      const where = { userId };
      const row = await read.seat.findFirst({ where, orderBy: { gameId: "desc" }, select: { userName: true } });
      if (row !== null) names.set(userId, row.userName);
    }
    return names;
  },

  /** The points of these people, of those who have a rating. */
  async pointsOf({ guildId, title }: Ranked, users: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const where = { guildId, title, userId: { in: [...users] } };
    const rows = await read.rating.findMany({ where, select: { userId: true, its: true } });
    return new Map(rows.map(({ userId, its }) => [userId, its]));
  },

  async ratingsOf(userId: string, guildId: string): Promise<(RankedPerson & { readonly title: string })[]> {
    const rows = await read.rating.findMany({ where: { userId, guildId }, orderBy: { games: "desc" } });
    return rows.map((row) => ({ title: row.title, ...person(row) }));
  },

  async resultOf(gameId: string): Promise<GameResult | null> {
    const row = await read.result.findUnique({ where: { gameId }, include: withSeats });
    return row === null ? null : record(row);
  },

  /** Results of a person, of one server or of all, the last first. */
  async resultsOf(userId: string, guildId?: string): Promise<GameResult[]> {
    const own = await read.resultSeat.findMany({ where: { userId }, select: { gameId: true } });
    const ids = [...new Set(own.map(({ gameId }) => gameId))];
    const found: GameResult[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const where = { gameId: { in: ids.slice(from, from + AT_ONCE) }, ...(guildId === undefined ? {} : { guildId }) };
      found.push(...(await read.result.findMany({ where, include: withSeats })).map(record));
    }
    return found.sort((one, two) => two.endedAt.getTime() - one.endedAt.getTime());
  },
});

const AT_ONCE = 500;

/** Whoever goes through the results of a server and a title has them for himself until he is done. */
const nextNumber = (tx: Transaction, { guildId, title }: Ranked, more = 1) =>
  tx.ladder.upsert({
    where: { guildId_title: { guildId, title } },
    create: { guildId, title, results: more },
    update: { results: { increment: more } },
  });

async function rateOne(tx: Transaction, ranked: Ranked, counted: Counted): Promise<void> {
  const people = counted.sides.flat();
  const { guildId, title } = ranked;
  const rows = await tx.rating.findMany({ where: { guildId, title, userId: { in: people } } });
  const ratings = new Ratings(rows.map((row) => [row.userId, person(row)]));
  ratings.take(counted);
  for (const userId of people) {
    const key = { guildId, title, userId };
    const now = ratings.of(userId);
    await tx.rating.upsert({ where: { guildId_title_userId: key }, create: { ...key, ...now }, update: now });
  }
}

/** Anew, from the first result to the last. */
export async function rateAll(tx: Transaction, { guildId, title }: Ranked): Promise<void> {
  const ratings = await ratedFrom(tx, { guildId, title });
  await tx.rating.deleteMany({ where: { guildId, title } });
  const rows = [...ratings.entries()].map(([userId, rating]) => ({ guildId, title, userId, ...rating }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.rating.createMany({ data: rows.slice(from, from + AT_ONCE) });
}

async function ratedFrom(db: Pick<Transaction, "result">, { guildId, title }: Ranked): Promise<Ratings> {
  const ratings = new Ratings();
  for (let behind = 0; ; ) {
    const rows = await db.result.findMany({
      where: { guildId, title, number: { gt: behind } },
      orderBy: { number: "asc" },
      take: AT_ONCE,
      include: withSeats,
    });
    for (const row of rows) {
      const counted = countedOf(record(row));
      if (counted !== null) ratings.take(counted);
    }
    const last = rows.at(-1);
    if (last === undefined) return ratings;
    behind = last.number;
    // SQLite answers at once, and whoever else waits for the bot is not to wait for all of this
    await turn();
  }
}

/** A result as ratings take it; nothing if it does not count. */
function countedOf({ kind, seats }: Pick<GameResult, "kind" | "seats">): Counted | null {
  if (kind === "casual") return null;
  const sides = [0, 1].map((team) => seats.filter((seat) => seat.team === team)) as [SeatResult[], SeatResult[]];
  const [one, two] = sides.map((side) => [...new Set(side.map(({ userId }) => userId))]) as [string[], string[]];
  if (one.length === 0 || two.length === 0 || one.some((userId) => two.includes(userId))) return null;
  const [first, second] = sides.map((side) => Math.max(...side.map(({ score }) => score))) as [number, number];
  return { sides: [one, two], winner: first === second ? null : first > second ? 0 : 1, isFriendly: kind !== "league" };
}

const person = ({ userId, its, mu, sigma, games }: RatingRow): RankedPerson => ({ userId, its, mu, sigma, games });

type ResultRow = Prisma.ResultGetPayload<{ include: typeof withSeats }>;

const record = ({ number: _, kind, seats, ...row }: ResultRow): GameResult => ({
  ...row,
  kind: oneOf(resultKinds, kind, `kind of the result of game ${row.gameId}`),
  seats: seats.map(({ gameId: __, ...seat }) => seat),
});
