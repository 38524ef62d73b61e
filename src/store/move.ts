import type { LogEntry } from "../engine/index.ts";
import { type Database, isDuplicate, type Transaction } from "./database.ts";
import { formats, type Notes, type Result } from "./formats.ts";
import { isActive } from "./games.ts";
import type { Prisma } from "./generated/client.ts";
import { postRows } from "./outbox.ts";
import { pack } from "./pack.ts";
import type { Post } from "./posts.ts";
import type { Act, GameRecord, SeatRecord, Sitting, StoredCheckpoint, StoredGame } from "./records.ts";

/** Everything that one interaction changes in a game: written whole or not at all. What is left out stays as it is. */
export interface Move {
  readonly by: { readonly userId: string; readonly interactionId?: string };
  readonly at: Date;
  /** What the interaction is told if it is delivered again. */
  readonly result?: Result | null;
  readonly set?: Partial<Settable>;
  /** What the engine saved. */
  readonly saved?: string;
  /** How many answers the live game has now. */
  readonly answered?: number;
  readonly acts?: readonly Act[];
  /** Entries from `from` on are replaced by these. */
  readonly log?: { readonly from: number; readonly entries: readonly LogEntry[] };
  /** Positions from `dropFrom` on are forgotten, after an undo; then these are added. */
  readonly checkpoints?: { readonly dropFrom?: number; readonly add: readonly StoredCheckpoint[] };
  /** Who sits where from now on: the whole seating. */
  readonly seats?: readonly Sitting[];
  readonly posts?: readonly Post[];
}

type Settable = Pick<
  GameRecord,
  | "status"
  | "options"
  | "commitment"
  | "hostId"
  | "pace"
  | "table"
  | "startedAt"
  | "movedAt"
  | "wakeAt"
  | "finishedAt"
  | "outcome"
>;

export type Moved =
  | { readonly kind: "done"; readonly game: StoredGame }
  /** This interaction has been applied before, and was told this. */
  | { readonly kind: "repeated"; readonly result: Result | null }
  /** Somebody else has moved since the game was read; `version` is the present one, `null` if there is no such game. */
  | { readonly kind: "conflict"; readonly version: number | null };

/** What the table does to a game by itself, when its time has come: no move, so the version stays. */
export interface Waking {
  readonly at: Date;
  /** When to look again. */
  readonly next: Date | null;
  readonly table?: Notes;
  readonly posts?: readonly Post[];
}

export const moveStore = ({ read, write }: Database) => {
  /** What an interaction was told, if it has been applied. */
  const known = async (interactionId: string | undefined): Promise<Moved | null> => {
    if (interactionId === undefined) return null;
    const row = await read.interaction.findUnique({ where: { id: interactionId } });
    return row === null
      ? null
      : { kind: "repeated", result: formats.result.read(row.result, `result of interaction ${interactionId}`) };
  };

  return {
    /** Moves on from the game as it was read. */
    async move(game: StoredGame, move: Move): Promise<Moved> {
      const after = moved(game, move);
      try {
        const seats = await write((tx) => writeMove(tx, game, after, move));
        if (seats !== null) return { kind: "done", game: { ...after, seats } };
      } catch (error) {
        const before = isDuplicate(error) ? await known(move.by.interactionId) : null;
        if (before === null) throw error;
        return before;
      }
      const present = await read.game.findUnique({ where: { id: game.id }, select: { version: true } });
      return (await known(move.by.interactionId)) ?? { kind: "conflict", version: present?.version ?? null };
    },

    /** What an interaction was told, if it has been applied; `undefined` if not. */
    async toldBefore(interactionId: string): Promise<Result | null | undefined> {
      const before = await known(interactionId);
      return before?.kind === "repeated" ? before.result : undefined;
    },

    /** Result once for each `wakeAt`, however many processes try; false if the game has moved or been woken. */
    async wake({ id, version, wakeAt }: GameRecord, { at, next, table, posts = [] }: Waking): Promise<boolean> {
      return write(async (tx) => {
        const data: Prisma.GameUpdateManyMutationInput = { wakeAt: next };
        if (table !== undefined) data.table = formats.notes.write(table);
        const { count } = await tx.game.updateMany({ where: { id, version, wakeAt }, data });
        if (count === 1 && posts.length > 0) await tx.outbox.createMany({ data: postRows(posts, id, at) });
        return count === 1;
      });
    },
  };
};

function moved(game: StoredGame, { set = {}, saved, answered, acts = [], log }: Move): StoredGame {
  const after = {
    ...game,
    ...set,
    version: game.version + 1,
    saved: saved ?? game.saved,
    answered: answered ?? game.answered,
    recorded: game.recorded + acts.length,
    logged: log === undefined ? game.logged : log.from + log.entries.length,
  };
  return isActive(after.status) ? after : { ...after, wakeAt: null };
}

/** Returns the seating, or nothing if the version is no longer the one that was read. */
async function writeMove(tx: Transaction, game: StoredGame, after: StoredGame, move: Move) {
  const { by, at, acts = [], log, checkpoints, posts = [] } = move;
  const gameId = game.id;
  // The first statement must be this write: it takes the lock before anything is read.
  const { count } = await tx.game.updateMany({
    where: { id: gameId, version: game.version },
    data: changes(after, move),
  });
  if (count === 0) return null;

  const interactionId = by.interactionId;
  if (interactionId !== undefined) {
    const result = formats.result.write(move.result ?? null);
    await tx.interaction.create({ data: { id: interactionId, gameId, userId: by.userId, at, result } });
  }
  if (acts.length > 0) {
    const common = { gameId, userId: by.userId, interactionId: interactionId ?? null, at };
    await tx.answer.createMany({ data: acts.map((act, n) => ({ ...act, ...common, index: game.recorded + n })) });
  }
  if (log !== undefined) {
    if (log.from > game.logged) throw new Error(`The log has ${game.logged} entries and can not go on at ${log.from}`);
    if (log.from < game.logged) await tx.logEntry.deleteMany({ where: { gameId, index: { gte: log.from } } });
    if (log.entries.length > 0) await tx.logEntry.createMany({ data: logRows(gameId, log) });
  }
  if (checkpoints?.dropFrom !== undefined) {
    await tx.checkpoint.deleteMany({ where: { gameId, index: { gte: checkpoints.dropFrom } } });
  }
  if (checkpoints !== undefined && checkpoints.add.length > 0) {
    const rows = checkpoints.add.map(({ index, label, saved }) => ({
      gameId,
      index,
      label: formats.label.write(label),
      saved: pack(saved),
    }));
    await tx.checkpoint.createMany({ data: rows });
  }
  if (posts.length > 0) await tx.outbox.createMany({ data: postRows(posts, gameId, at) });
  return move.seats === undefined ? game.seats : seat(tx, gameId, move.seats);
}

function changes(after: StoredGame, { set = {}, saved }: Move): Prisma.GameUpdateManyMutationInput {
  const { options, pace, table, outcome, ...plain } = set;
  return {
    ...plain,
    ...(options === undefined ? {} : { options: formats.options.write(options) }),
    ...(pace === undefined ? {} : { pace: formats.pace.write(pace) }),
    ...(table === undefined ? {} : { table: formats.notes.write(table) }),
    ...(outcome === undefined ? {} : { outcome: outcome === null ? null : formats.outcome.write(outcome) }),
    ...(set.status === undefined ? {} : { activeChannel: isActive(after.status) ? after.channelId : null }),
    ...(saved === undefined ? {} : { saved: pack(saved) }),
    wakeAt: after.wakeAt,
    version: after.version,
    answered: after.answered,
    recorded: after.recorded,
    logged: after.logged,
  };
}

const logRows = (gameId: string, { from, entries }: NonNullable<Move["log"]>) =>
  entries.map(({ key, args, secret }, n) => ({
    gameId,
    index: from + n,
    key,
    args: formats.args.write(args),
    secret: secret === undefined ? null : formats.secret.write(secret),
  }));

/** Whoever stays in a seat keeps what they have looked at. */
async function seat(tx: Transaction, gameId: string, sittings: readonly Sitting[]): Promise<SeatRecord[]> {
  const before = await tx.seat.findMany({ where: { gameId } });
  await tx.seat.deleteMany({ where: { gameId } });
  const seats = sittings.map(({ seat, userId, userName }) => {
    const same = before.find((other) => other.seat === seat && other.userId === userId);
    return { seat, userId, userName, lastLooked: same?.lastLooked ?? 0 };
  });
  if (seats.length > 0) await tx.seat.createMany({ data: seats.map((sitting) => ({ ...sitting, gameId })) });
  return seats;
}
