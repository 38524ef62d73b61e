import { type BroughtWord, type OptionValues, oneOf } from "../engine/index.ts";
import { type Database, isDuplicate, surely } from "./database.ts";
import { formats, freshNotes, type Notes, type Pace, type Result } from "./formats.ts";
import { type Game, Prisma, type Seat } from "./generated/sqlite/client.ts";
import type { KnownGames } from "./known-games.ts";
import { type Handing, postRows } from "./outbox.ts";
import { newId, unpack } from "./pack.ts";
import type { Post } from "./posts.ts";
import { type GameRecord, isActive, type SeatRecord, type Sitting, type StoredGame, statuses } from "./records.ts";
import { inShare, type Share } from "./share.ts";
import { ofGame } from "./unreadable.ts";

/** A game as its channel first sees it, with the interaction that opened it and what is said about it. */
export interface NewGame {
  readonly title: string;
  readonly guildId?: string;
  readonly channelId: string;
  readonly hostId: string;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly table?: Notes;
  readonly deal?: { readonly secret: string; readonly commitment: string; readonly words: readonly BroughtWord[] };
  readonly seats?: readonly Sitting[];
  readonly wakeAt?: Date;
  readonly at: Date;
  readonly interactionId?: string;
  readonly result?: Result;
  /** Made with the id of the new game. */
  readonly posts?: (gameId: string) => readonly Post[];
}

type Creation =
  | { readonly kind: "created"; readonly game: GameRecord }
  /** This interaction has opened a game before. */
  | { readonly kind: "repeated"; readonly gameId: string | null; readonly result: Result | null }
  /** The channel has a game in its lobby or running. */
  | { readonly kind: "occupied" };

export const seats = { seats: { orderBy: { seat: "asc" } } } satisfies Prisma.GameInclude;

/** So much of a game as it takes to wake it. */
export type Wakeable = Pick<GameRecord, "id" | "guildId" | "version" | "wakeAt">;

interface GameRange {
  readonly behind: string;
  readonly running: boolean;
  readonly limit: number;
}

const goesOn = { status: "running" satisfies GameRecord["status"] };

const version = { id: true, version: true } satisfies Prisma.GameSelect;

export const gameStore = ({ read, write, note }: Database, known: KnownGames, handing: Handing) => {
  const kept = (row: StoredRow | null): StoredGame | null => (row === null ? null : known.keep(storedRecord(row)));

  const present = async (
    where: { readonly id: string } | { readonly activeChannel: string },
    isKnown: boolean,
  ): Promise<StoredGame | null> => {
    // `findUnique` would wait for others to be asked for with it
    const ask = () => (known.isTold ? read.game.findFirst({ where, select: version }) : presentOf(read, where));
    const row = isKnown ? await ask() : null;
    const same = row === null ? undefined : known.find(row.id, row);
    return same ?? kept(await read.game.findUnique({ where, include: seats }));
  };

  return {
    async createGame(game: NewGame): Promise<Creation> {
      const id = newId();
      let wasLost = false;
      const lost = () => {
        wasLost = true;
      };
      const writing = () =>
        write(async (tx) => {
          const row = await tx.game.create({
            data: {
              id,
              title: game.title,
              guildId: game.guildId ?? null,
              channelId: game.channelId,
              activeChannel: game.channelId,
              status: "lobby",
              options: formats.options.write(game.options),
              hostId: game.hostId,
              pace: formats.pace.write(game.pace),
              table: formats.notes.write(game.table ?? freshNotes),
              ...(game.deal === undefined ? {} : dealRow(game.deal)),
              createdAt: game.at,
              wakeAt: game.wakeAt ?? null,
            },
            omit: { saved: true, secret: true },
          });
          const sitting = (game.seats ?? []).map((seat) => ({ ...seat, gameId: id, lastLooked: 0, over: false }));
          if (sitting.length > 0) await tx.seat.createMany({ data: sitting });
          if (game.interactionId !== undefined) {
            const result = formats.result.write(game.result ?? null);
            await tx.interaction.create({
              data: { id: game.interactionId, gameId: id, userId: game.hostId, at: game.at, result },
            });
          }
          const posts = postRows(game.posts?.(id) ?? [], id, game.at);
          return {
            created: gameRecord({ ...row, seats: sitting }),
            posted: posts.length === 0 ? [] : await tx.outbox.createManyAndReturn({ data: posts }),
          };
        });
      try {
        const { created, posted } = await surely(writing, lost);
        handing.on(posted, created.guildId);
        return { kind: "created", game: created };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        if (wasLost) for (const { lane } of postRows(game.posts?.(id) ?? [], id, game.at)) handing.wake(lane);
        const interaction =
          game.interactionId === undefined
            ? null
            : await read.interaction.findUnique({ where: { id: game.interactionId } });
        if (interaction === null) return { kind: "occupied" };
        const result = formats.result.read(interaction.result, `result of interaction ${interaction.id}`);
        return { kind: "repeated", gameId: interaction.gameId, result };
      }
    },

    game: (id: string): Promise<StoredGame | null> => present({ id }, known.has(id)),

    /** The game that is in its lobby or running in a channel. */
    gameByChannel: (channelId: string): Promise<StoredGame | null> =>
      present({ activeChannel: channelId }, known.hasIn(channelId)),

    /** The last game that ended in a channel. */
    async lastGameOfChannel(channelId: string): Promise<StoredGame | null> {
      // not those without an active channel: there are as many as games that ended anywhere
      const where = { channelId, status: { in: statuses.filter((status) => !isActive(status)) } };
      return kept(await read.game.findFirst({ where, include: seats, orderBy: { createdAt: "desc" } }));
    },

    /** Games whose `wakeAt` has come, the longest waiting first, whether they can be read or not. */
    async gamesToWake(now: Date, share: Share | null = null, limit = 50): Promise<Wakeable[]> {
      const select = { id: true, guildId: true, version: true, wakeAt: true } as const;
      const orderBy = { wakeAt: "asc" } as const;
      if (share === null) return read.game.findMany({ where: { wakeAt: { lte: now } }, orderBy, take: limit, select });
      const due = await read.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "Game" WHERE "wakeAt" <= ${now} ${inShare(share)} ORDER BY "wakeAt" LIMIT ${limit}`;
      return read.game.findMany({ where: { id: { in: due.map(({ id }) => id) } }, orderBy, select });
    },

    /** How many games there are; `running`: how many of these go on. */
    gameCount: (running = false): Promise<number> => read.game.count({ where: running ? goesOn : {} }),

    /** Games in the order of their ids, behind one of them. */
    async gameIds({ behind, running, limit }: GameRange): Promise<string[]> {
      const where = { id: { gt: behind }, ...(running ? goesOn : {}) };
      const rows = await read.game.findMany({ where, orderBy: { id: "asc" }, take: limit, select: { id: true } });
      return rows.map(({ id }) => id);
    },

    /** A seat has seen the log as far as this. Moves nothing, so the version stays. */
    async looked(gameId: string, userId: string, logged: number): Promise<void> {
      await note((db) => db.seat.updateMany({ where: { gameId, userId }, data: { lastLooked: logged } }));
      known.forget(gameId);
    },
  };
};

interface PresentRow {
  readonly id: string;
  readonly version: number;
  readonly wakeAt: Date | null;
  readonly looked: number;
}

/** What tells whether a game is as it was read, with what changes without its version; on PostgreSQL alone. */
async function presentOf(
  read: Database["read"],
  where: { readonly id: string } | { readonly activeChannel: string },
): Promise<PresentRow | null> {
  const which = "id" in where ? Prisma.sql`"id" = ${where.id}` : Prisma.sql`"activeChannel" = ${where.activeChannel}`;
  const [row] = await read.$queryRaw<PresentRow[]>`
    SELECT "id", "version", "wakeAt",
      (SELECT coalesce(sum("lastLooked"), 0)::int FROM "Seat" WHERE "gameId" = "Game"."id") AS "looked"
    FROM "Game" WHERE ${which}`;
  return row ?? null;
}

const dealRow = ({ words, ...plain }: NonNullable<NewGame["deal"]>) => ({
  ...plain,
  words: formats.words.write({ words }),
});

type GameRow = Omit<Game, "saved" | "secret"> & { readonly seats: readonly Seat[] };

function gameRecord(row: GameRow): GameRecord {
  const { activeChannel, waits, packed, ...game } = row;
  const of = (column: string) => `${column} of game ${row.id}`;
  return {
    ...game,
    status: oneOf(statuses, row.status, of("status")),
    options: formats.options.read(row.options, of("options")),
    pace: formats.pace.read(row.pace, of("pace")),
    table: formats.notes.read(row.table, of("notes")),
    words: row.words === null ? [] : formats.words.read(row.words, of("words")).words,
    outcome: row.outcome === null ? null : formats.outcome.read(row.outcome, of("outcome")),
    seats: row.seats.map(seatRecord),
  };
}

export const seatRecord = ({ seat, userId, userName, lastLooked }: Seat): SeatRecord => ({
  seat,
  userId,
  userName,
  lastLooked,
});

type StoredRow = GameRow & Pick<Game, "saved" | "secret">;

export const storedRecord = (row: StoredRow): StoredGame =>
  ofGame(row.id, () => ({
    ...gameRecord(row),
    secret: row.secret,
    saved: row.saved === null ? null : unpack(row.saved, `position of game ${row.id}`),
  }));
