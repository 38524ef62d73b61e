import type { LogEntry } from "../engine/index.ts";
import { type Database, isDuplicate, isGone, surely } from "./database.ts";
import { formats, type Notes, type Result } from "./formats.ts";
import { seatRecord, type Wakeable } from "./games.ts";
import type { Outbox, Prisma, PrismaClient } from "./generated/sqlite/client.ts";
import type { KnownGames } from "./known-games.ts";
import type { KnownOrders, OrderKey } from "./orders.ts";
import { type Handing, laneOf, lobbyLane, postRows } from "./outbox.ts";
import { leaving, writeWaits } from "./own-games.ts";
import { pack } from "./pack.ts";
import type { Post, PostKind } from "./posts.ts";
import {
  type Act,
  type GameRecord,
  isActive,
  type Sitting,
  type StoredCheckpoint,
  type StoredGame,
} from "./records.ts";

/** Everything that one interaction changes in a game: written whole or not at all. What is left out stays as it is. */
export interface Move {
  /** Nobody, if the table does it by itself. */
  readonly by?: { readonly userId: string; readonly interactionId?: string };
  readonly at: Date;
  /** What the interaction is told if it is delivered again. */
  readonly result?: Result | null;
  readonly set?: Partial<Settable>;
  /** What the engine saved. */
  readonly saved?: string;
  /** The seats of the lobby that are waited for there; what is saved without them leaves that to be found out. */
  readonly waits?: readonly string[];
  /** How many answers the live game has now. */
  readonly answered?: number;
  readonly acts?: readonly Act[];
  /** Entries from `from` on are replaced by these. */
  readonly log?: { readonly from: number; readonly entries: readonly LogEntry[] };
  /** Positions from `dropFrom` on are forgotten, after an undo; then these are added. */
  readonly checkpoints?: { readonly dropFrom?: number; readonly add: readonly StoredCheckpoint[] };
  /** Orders that are carried out with it. */
  readonly spends?: readonly OrderKey[];
  /** Who sits where from now on: the whole seating. */
  readonly seats?: readonly Sitting[];
  readonly posts?: readonly Post[];
  /** What waits to be said in the game's channel is said at once, and where the game is from now on. */
  readonly releases?: true;
}

type Settable = Pick<
  StoredGame,
  | "channelId"
  | "guildId"
  | "title"
  | "status"
  | "options"
  | "secret"
  | "commitment"
  | "words"
  | "hostId"
  | "pace"
  | "table"
  | "startedAt"
  | "movedAt"
  | "wakeAt"
  | "finishedAt"
  | "outcome"
>;

type Moved =
  | { readonly kind: "done"; readonly game: StoredGame }
  /** This interaction has been applied before, and was told this. */
  | { readonly kind: "repeated"; readonly result: Result | null }
  /** Somebody else has moved since the game was read; `version` is the present one, `null` if there is no such game. */
  | { readonly kind: "conflict"; readonly version: number | null }
  /** Where it was to go there is another game. */
  | { readonly kind: "occupied" };

/** What the table does to a game by itself, when its time has come: no move, so the version stays. */
interface Waking {
  readonly at: Date;
  /** When to look again. */
  readonly next: Date | null;
  readonly table?: Notes;
  readonly posts?: readonly Post[];
}

export const moveStore = (
  { read, write, writeAll }: Database,
  known: KnownGames,
  handing: Handing,
  orders: KnownOrders,
) => {
  /** What an interaction was told, if it has been applied. */
  const toldTo = async (interactionId: string | undefined): Promise<Moved | null> => {
    if (interactionId === undefined) return null;
    const row = await read.interaction.findUnique({ where: { id: interactionId } });
    return row === null
      ? null
      : { kind: "repeated", result: formats.result.read(row.result, `result of interaction ${interactionId}`) };
  };

  /** Whether this very move has been written: another delivery of its interaction came at another time. */
  const isWritten = async ({ by, at }: Move): Promise<boolean> => {
    if (by?.interactionId === undefined) return false;
    const row = await read.interaction.findUnique({ where: { id: by.interactionId } });
    return row?.at.getTime() === at.getTime();
  };

  const done = async (after: StoredGame, { seats }: Move): Promise<Moved> => {
    if (seats === undefined) return { kind: "done", game: known.keep(after) };
    const rows = await read.seat.findMany({ where: { gameId: after.id }, orderBy: { seat: "asc" } });
    return { kind: "done", game: known.keep({ ...after, seats: rows.map(seatRecord) }) };
  };

  /** Writes a move, and gives what is to be said of it. */
  const written = async (game: StoredGame, after: StoredGame, move: Move): Promise<readonly Outbox[]> => {
    // it may be packed already
    if (!isActive(game.status) && (move.acts ?? move.log ?? move.checkpoints) !== undefined)
      throw new Error(`Game ${game.id} is over: nothing is done or told in it any more`);
    const saved = move.saved === undefined ? null : pack(move.saved);
    const advance = (db: PrismaClient) => advancing(db, game, after, move, saved);
    const rest = (db: PrismaClient) => [
      ...(move.releases ? releasing(db, game, after, move.at) : []),
      ...consequences(db, game, move, saved),
    ];
    const data = postRows(move.posts ?? [], game.id, move.at);
    if (data.length > 0)
      return (await writeAll((db) => [advance(db), db.outbox.createManyAndReturn({ data }), ...rest(db)]))[1];
    await writeAll((db) => [advance(db), ...rest(db)]);
    return [];
  };

  return {
    /** Moves on from the game as it was read. */
    async move(game: StoredGame, move: Move): Promise<Moved> {
      const after = moved(game, move);
      let wasLost = false;
      try {
        const posted = await surely(
          () => written(game, after, move),
          () => {
            wasLost = true;
          },
        );
        if (endsOrders(move)) orders.forget();
        // what has waited goes first
        if (move.releases) for (const lane of lanesReleased(game, after)) handing.wake(lane);
        handing.on(posted, after.guildId);
        return await done(after, move);
      } catch (error) {
        if (!isDuplicate(error) && !isGone(error)) throw error;
        if (wasLost) {
          // it may have been written before its connection was lost, and then nobody knows of its posts yet
          if (endsOrders(move)) orders.forget();
          for (const lane of lanesOf(game, after, move)) handing.wake(lane);
          if (await isWritten(move)) return done(after, move);
        }
        const before = await toldTo(move.by?.interactionId);
        if (before !== null) return before;
        if (isDuplicate(error)) {
          if (move.set?.channelId !== undefined) return { kind: "occupied" };
          throw error;
        }
      }
      const present = await read.game.findUnique({ where: { id: game.id }, select: { version: true } });
      return { kind: "conflict", version: present?.version ?? null };
    },

    /** What an interaction was told, if it has been applied; `undefined` if not. */
    async toldBefore(interactionId: string): Promise<Result | null | undefined> {
      const before = await toldTo(interactionId);
      return before?.kind === "repeated" ? before.result : undefined;
    },

    /** Done once for each `wakeAt`, however many processes try; false if the game has moved or been woken meanwhile. */
    async wake({ id, guildId, version, wakeAt }: Wakeable, { at, next, table, posts = [] }: Waking): Promise<boolean> {
      const data: Prisma.GameUpdateManyMutationInput = { wakeAt: next };
      if (table !== undefined) data.table = formats.notes.write(table);
      const rows = postRows(posts, id, at);
      const posted = await write(async (tx) => {
        const { count } = await tx.game.updateMany({ where: { id, version, wakeAt }, data });
        if (count === 0) return null;
        return rows.length === 0 ? [] : tx.outbox.createManyAndReturn({ data: rows });
      });
      known.forget(id);
      handing.on(posted ?? [], guildId);
      return posted !== null;
    },
  };
};

/** Where a move says something, or has something said that waited. */
const lanesOf = (game: StoredGame, after: StoredGame, { posts = [], releases, at }: Move): Set<string> =>
  new Set([...(releases ? lanesReleased(game, after) : []), ...postRows(posts, game.id, at).map(({ lane }) => lane)]);

const lanesReleased = (game: StoredGame, after: StoredGame): string[] => [
  laneOf({ channelId: game.channelId }),
  laneOf({ channelId: after.channelId }),
  lobbyLane(game.id),
];

function moved(game: StoredGame, { set = {}, saved, answered, acts = [], log }: Move): StoredGame {
  const after = {
    ...game,
    ...set,
    version: game.version + 1,
    saved: saved ?? game.saved,
    answered: answered ?? game.answered,
    recorded: game.recorded + acts.length,
    logged: log === undefined ? game.logged : log.from + log.entries.length,
    seats:
      log === undefined
        ? game.seats
        : game.seats.map((seat) => (seat.lastLooked > log.from ? { ...seat, lastLooked: log.from } : seat)),
  };
  return isActive(after.status) ? after : { ...after, wakeAt: null };
}

type Packed = ReturnType<typeof pack> | null;

/**
 * The game itself. Fails, and so undoes everything, if the version is no longer the one that was read. It must be the first
 * statement: it takes the lock before anything is read.
 */
const advancing = (db: PrismaClient, game: StoredGame, after: StoredGame, move: Move, saved: Packed) =>
  db.game.update({
    where: { id: game.id, version: game.version },
    data: { ...changes(after, move), ...(saved === null ? {} : { saved }) },
    select: { id: true },
  });

/**
 * What waits for the game's channel goes where the game is now, but what is about its having left that channel, and the post
 * of the lobby it once was there.
 */
function releasing(db: PrismaClient, { id, channelId }: StoredGame, after: StoredGame, at: Date) {
  const waiting = { gameId: id, state: "waiting", channelId };
  const stays: PostKind[] = ["moved", "left", "place", "lobby"];
  const there = { channelId: after.channelId, notBefore: at };
  return [
    db.outbox.updateMany({
      where: { ...waiting, kind: { notIn: stays } },
      data: { ...there, lane: laneOf({ channelId: after.channelId }) },
    }),
    ...(after.status === "lobby" ? [db.outbox.updateMany({ where: { ...waiting, kind: "lobby" }, data: there })] : []),
  ];
}

/** Everything else that a move writes, but what is to be said. */
function consequences(db: PrismaClient, game: StoredGame, move: Move, saved: Packed): Prisma.PrismaPromise<unknown>[] {
  const { by, at, acts = [], log, checkpoints } = move;
  const gameId = game.id;
  const all: Prisma.PrismaPromise<unknown>[] = [];
  const { userId = "", interactionId } = by ?? {};
  if (interactionId !== undefined) {
    const result = formats.result.write(move.result ?? null);
    all.push(db.interaction.create({ data: { id: interactionId, gameId, userId, at, result } }));
  }
  if (acts.length > 0) {
    const common = { gameId, userId, interactionId: interactionId ?? null, at };
    const data = acts.map((act, n) => ({ ...act, ...common, index: game.recorded + n }));
    all.push(db.answer.createMany({ data }));
  }
  if (log !== undefined) {
    if (log.from > game.logged) throw new Error(`The log has ${game.logged} entries and can not go on at ${log.from}`);
    if (log.from < game.logged) all.push(db.logEntry.deleteMany({ where: { gameId, index: { gte: log.from } } }));
    // nobody has seen what stands in the place of what was taken back
    if (game.seats.some(({ lastLooked }) => lastLooked > log.from)) {
      const where = { gameId, lastLooked: { gt: log.from } };
      all.push(db.seat.updateMany({ where, data: { lastLooked: log.from } }));
    }
    if (log.entries.length > 0) all.push(db.logEntry.createMany({ data: logRows(gameId, log) }));
  }
  if (checkpoints?.dropFrom !== undefined)
    all.push(db.checkpoint.deleteMany({ where: { gameId, index: { gte: checkpoints.dropFrom } } }));
  if (checkpoints !== undefined && checkpoints.add.length > 0) {
    const data = checkpoints.add.map((each) =>
      checkpointRow(gameId, each, saved !== null && each.saved === move.saved ? saved : undefined),
    );
    all.push(db.checkpoint.createMany({ data }));
  }
  if (endsOrders(move)) all.push(db.standingOrder.deleteMany({ where: { gameId, ...endedOrders(move) } }));
  if (move.seats !== undefined) all.push(...seatings(db, game, move.seats));
  if (isEnd(move)) all.push(leaving(db, [gameId]));
  return all;
}

const isEnd = ({ set }: Move): boolean => set?.status !== undefined && !isActive(set.status);

const endsOrders = (move: Move): boolean => move.spends !== undefined || move.seats !== undefined || isEnd(move);

/** All, when the game is over; those of whoever leaves it; and those that are carried out. */
function endedOrders(move: Move): Prisma.StandingOrderWhereInput {
  if (isEnd(move)) return {};
  const { seats, spends = [] } = move;
  const left = seats === undefined ? [] : [{ userId: { notIn: seats.map(({ userId }) => userId) } }];
  return { OR: [...left, ...spends.map(({ seat, kind }) => ({ seat, kind }))] };
}

function changes(after: StoredGame, { set = {}, saved, waits }: Move): Prisma.GameUpdateManyMutationInput {
  const { options, pace, table, words, outcome, ...plain } = set;
  return {
    ...plain,
    ...(options === undefined ? {} : { options: formats.options.write(options) }),
    ...(pace === undefined ? {} : { pace: formats.pace.write(pace) }),
    ...(table === undefined ? {} : { table: formats.notes.write(table) }),
    ...(words === undefined ? {} : { words: formats.words.write({ words }) }),
    ...(outcome === undefined ? {} : { outcome: outcome === null ? null : formats.outcome.write(outcome) }),
    ...(set.status === undefined && set.channelId === undefined
      ? {}
      : { activeChannel: isActive(after.status) ? after.channelId : null }),
    ...(isActive(after.status) ? {} : { wakeAt: null }),
    ...(saved === undefined ? {} : { waits: waits === undefined ? null : writeWaits(waits) }),
    version: after.version,
    answered: after.answered,
    recorded: after.recorded,
    logged: after.logged,
  };
}

/** `packed` is what is saved, where it has been packed already. */
export const checkpointRow = (gameId: string, { index, label, saved }: StoredCheckpoint, packed = pack(saved)) => ({
  gameId,
  index,
  label: formats.label.write(label),
  saved: packed,
});

export const logRows = (gameId: string, { from, entries }: NonNullable<Move["log"]>) =>
  entries.map(({ key, args, secret }, n) => ({
    gameId,
    index: from + n,
    key,
    args: formats.args.write(args),
    secret: secret === undefined ? null : formats.secret.write(secret),
  }));

/** Whoever stays in a seat keeps what they have looked at. */
function seatings(db: PrismaClient, { id: gameId, seats }: GameRecord, sittings: readonly Sitting[]) {
  const isAmong = ({ seat, userId }: Sitting, others: readonly Sitting[]) =>
    others.some((other) => other.seat === seat && other.userId === userId);
  const left = seats.filter((sitting) => !isAmong(sitting, sittings)).map(({ seat }) => seat);
  const come = sittings.filter((sitting) => !isAmong(sitting, seats));
  const data = come.map(({ seat, userId, userName }) => ({ gameId, seat, userId, userName }));
  return [
    ...(left.length === 0 ? [] : [db.seat.deleteMany({ where: { gameId, seat: { in: left } } })]),
    ...(data.length === 0 ? [] : [db.seat.createMany({ data })]),
  ];
}
