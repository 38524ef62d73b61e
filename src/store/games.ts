import { type OptionValues, oneOf } from "../engine/index.ts";
import { type Database, isDuplicate, type StoreLog } from "./database.ts";
import { formats, freshNotes, type Notes, type Pace, type Result } from "./formats.ts";
import type { Game, Prisma, Seat } from "./generated/client.ts";
import { orNamed } from "./named.ts";
import { postRows } from "./outbox.ts";
import { newId, unpack } from "./pack.ts";
import type { Post } from "./posts.ts";
import { type GameRecord, type Sitting, type Status, type StoredGame, statuses } from "./records.ts";

/** A game as its channel first sees it, with the interaction that opened it and what is said about it. */
export interface NewGame {
  readonly title: string;
  readonly guildId?: string;
  readonly channelId: string;
  readonly hostId: string;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly table?: Notes;
  readonly seats?: readonly Sitting[];
  readonly wakeAt?: Date;
  readonly at: Date;
  readonly interactionId?: string;
  readonly result?: Result;
  /** Made with the id of the new game. */
  readonly posts?: (gameId: string) => readonly Post[];
}

export type Creation =
  | { readonly kind: "created"; readonly game: GameRecord }
  /** This interaction has opened a game before. */
  | { readonly kind: "repeated"; readonly gameId: string | null; readonly result: Result | null }
  /** The channel has a game in its lobby or running. */
  | { readonly kind: "occupied" };

export const isActive = (status: Status): boolean => status === "lobby" || status === "running";

const seats = { seats: { orderBy: { seat: "asc" } } } satisfies Prisma.GameInclude;
const withoutSaved = { include: seats, omit: { saved: true } } satisfies Prisma.GameDefaultArgs;

export const gameStore = ({ read, write }: Database, log?: StoreLog) => ({
  async createGame(game: NewGame): Promise<Creation> {
    const id = newId();
    try {
      return await write(async (tx) => {
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
            createdAt: game.at,
            wakeAt: game.wakeAt ?? null,
          },
          omit: { saved: true },
        });
        const sitting = (game.seats ?? []).map((seat) => ({ ...seat, gameId: id, lastLooked: 0 }));
        if (sitting.length > 0) await tx.seat.createMany({ data: sitting });
        if (game.interactionId !== undefined) {
          const result = formats.result.write(game.result ?? null);
          await tx.interaction.create({
            data: { id: game.interactionId, gameId: id, userId: game.hostId, at: game.at, result },
          });
        }
        const posts = game.posts?.(id) ?? [];
        if (posts.length > 0) await tx.outbox.createMany({ data: postRows(posts, id, game.at) });
        return { kind: "created", game: gameRecord({ ...row, seats: sitting }) };
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const interaction =
        game.interactionId === undefined
          ? null
          : await read.interaction.findUnique({ where: { id: game.interactionId } });
      if (interaction === null) return { kind: "occupied" };
      const result = formats.result.read(interaction.result, `result of interaction ${interaction.id}`);
      return { kind: "repeated", gameId: interaction.gameId, result };
    }
  },

  async game(id: string): Promise<StoredGame | null> {
    return storedGame(await read.game.findUnique({ where: { id }, include: seats }));
  },

  /** The game that is in its lobby or running in a channel. */
  async gameByChannel(channelId: string): Promise<StoredGame | null> {
    return storedGame(await read.game.findUnique({ where: { activeChannel: channelId }, include: seats }));
  },

  /** The last game that ended in a channel. */
  async lastGameOfChannel(channelId: string): Promise<StoredGame | null> {
    const where = { channelId, activeChannel: null };
    return storedGame(await read.game.findFirst({ where, include: seats, orderBy: { createdAt: "desc" } }));
  },

  /** Where this person sits or is the host, newest first; without the positions. */
  async gamesOfUser(
    userId: string,
    { statuses = ["lobby", "running"], limit = 100 }: { statuses?: readonly Status[]; limit?: number } = {},
  ): Promise<GameRecord[]> {
    const status = { in: [...statuses] };
    // By ids: asked in one query, SQLite goes through every game of that status.
    const taken = await read.seat.findMany({ where: { userId, game: { status } }, select: { gameId: true } });
    const hosted = await read.game.findMany({ where: { hostId: userId, status }, select: { id: true } });
    const games = await read.game.findMany({
      ...withoutSaved,
      where: { id: { in: [...taken.map(({ gameId }) => gameId), ...hosted.map(({ id }) => id)] } },
      orderBy: { createdAt: "desc" },
      take: limit,
    });
    return readable(games, log);
  },

  /** Games whose `wakeAt` has come, the longest waiting first; without the positions. */
  async gamesToWake(now: Date, limit = 50): Promise<GameRecord[]> {
    const games = await read.game.findMany({
      ...withoutSaved,
      where: { wakeAt: { lte: now } },
      orderBy: { wakeAt: "asc" },
      take: limit,
    });
    return readable(games, log);
  },

  async countGames(): Promise<Record<Status, number>> {
    const groups = await read.game.groupBy({ by: ["status"], _count: true });
    const counts = { lobby: 0, running: 0, finished: 0, abandoned: 0 };
    for (const status of statuses) counts[status] = groups.find((group) => group.status === status)?._count ?? 0;
    return counts;
  },

  /** A seat has seen the log as far as this. Moves nothing, so the version stays. */
  async looked(gameId: string, userId: string, logged: number): Promise<void> {
    await write((tx) => tx.seat.updateMany({ where: { gameId, userId }, data: { lastLooked: logged } }));
  },
});

/** One that cannot be read does not hide the others. */
const readable = (rows: readonly GameRow[], log?: StoreLog): GameRecord[] =>
  rows.flatMap((row) => orNamed(() => gameRecord(row), log) ?? []);

type GameRow = Omit<Game, "saved"> & { readonly seats: readonly Seat[] };

export function gameRecord(row: GameRow): GameRecord {
  const { activeChannel, ...game } = row;
  const of = (column: string) => `${column} of game ${row.id}`;
  return {
    ...game,
    status: oneOf(statuses, row.status, of("status")),
    options: formats.options.read(row.options, of("options")),
    pace: formats.pace.read(row.pace, of("pace")),
    table: formats.notes.read(row.table, of("notes")),
    outcome: row.outcome === null ? null : formats.outcome.read(row.outcome, of("outcome")),
    seats: row.seats.map(({ seat, userId, userName, lastLooked }) => ({ seat, userId, userName, lastLooked })),
  };
}

function storedGame(row: (GameRow & Pick<Game, "saved">) | null): StoredGame | null {
  if (row === null) return null;
  return { ...gameRecord(row), saved: row.saved === null ? null : unpack(row.saved) };
}
