import type { Meter } from "../metrics/meter.ts";
import { brokenStore } from "./broken.ts";
import { copyStore, mustBeWhole, type Progress } from "./copying.ts";
import { fileOf, isServer, openDatabase, type StoreLog } from "./database.ts";
import { DeletionFile, deletionsOf, takeAlong } from "./deletions.ts";
import { firstPostStore } from "./first-posts.ts";
import { gameStore } from "./games.ts";
import { historyStore } from "./history.ts";
import { KnownGames } from "./known-games.ts";
import { leagueStore } from "./leagues.ts";
import { leaseStore } from "./leases.ts";
import { leafStore } from "./leaves.ts";
import { holdDatabase } from "./lock.ts";
import { moveStore as moves } from "./move.ts";
import { KnownOrders, orderStore } from "./orders.ts";
import { Handing, outboxStore } from "./outbox.ts";
import { ownGameStore } from "./own-games.ts";
import { ownRecordStore } from "./own-record.ts";
import { packingStore } from "./packing.ts";
import { peopleStore } from "./people.ts";
import { placeStore } from "./places.ts";
import { privateTableStore } from "./private-tables.ts";
import { resultStore } from "./results.ts";
import { gameRows } from "./rows.ts";
import { seatBoardStore } from "./seat-boards.ts";
import { seekStore } from "./seeks.ts";
import { settingsStore } from "./settings.ts";
import { statementsOf, timedCommits } from "./timed.ts";
import { Trust } from "./trust.ts";

export type { BrokenGame } from "./broken.ts";
export { databaseFile, isServer, type StoreLog } from "./database.ts";
export type { Deletion } from "./deletions.ts";
export type { FirstPostRecord } from "./first-posts.ts";
export {
  freshNotes,
  type Head,
  type Notes,
  type Offer,
  type OpenTurn,
  type OrderData,
  offers,
  type Pace,
  type ParkingReason,
  type Result,
  usualPace,
} from "./formats.ts";
export type { NewGame } from "./games.ts";
export { standing } from "./history.ts";
export type { League, LeagueGame, LeagueStep, NewLeague } from "./leagues.ts";
export { holdDatabase } from "./lock.ts";
export type { Move } from "./move.ts";
export type { OrderKey, StandingOrder } from "./orders.ts";
export { type Forgotten, laneOf, type Waiting } from "./outbox.ts";
export type { OwnScope } from "./own-games.ts";
export type { Place } from "./places.ts";
export * from "./posts.ts";
export * from "./records.ts";
export type { GameResult, RankedPerson, ResultKind, SeatResult } from "./results.ts";
export type { SeatBoard } from "./seat-boards.ts";
export type { Seek } from "./seeks.ts";
export { userDefaults } from "./settings.ts";
export type { Share } from "./share.ts";
export * from "./unreadable.ts";

/** Everything that outlives the process. */
export type Store = Awaited<ReturnType<typeof openStore>>;

interface StoreOptions {
  readonly url: string;
  /** The file that holds who wanted to be forgotten, if not the usual one. */
  readonly deletions?: string;
  readonly log?: StoreLog;
  readonly gone?: () => void;
  readonly meter?: Meter;
}

/** Opens the database and brings it up to date; a file is made, and its folder, if there is none. */
export async function openStore({ url, deletions: deletionsPath = deletionsOf(url), log, gone, meter }: StoreOptions) {
  const deletions = new DeletionFile(deletionsPath);
  // one that cannot be read is found now
  await deletions.read();
  const database = timedCommits(await openDatabase(url, log, gone, statementsOf(meter)), meter);
  await mustBeWhole(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const trust = new Trust();
  const known = new KnownGames(trust);
  const handing = new Handing();
  const rows = gameRows(database.read);
  const settings = settingsStore(database, trust, log);
  const { dropSettings } = settings;
  const orders = new KnownOrders(database.read, trust, log);
  return {
    ...gameStore(database, known, handing),
    ...ownGameStore(database, known, log),
    ...privateTableStore(database, known, log),
    ...moves(database, known, handing, orders),
    ...orderStore(database, orders, handing),
    ...historyStore(rows),
    ...packingStore(database),
    ...resultStore(database),
    ...leagueStore(database, handing),
    ...seekStore(database, handing, log),
    ...seatBoardStore(database, handing, log),
    ...leafStore(database, rows),
    ...brokenStore(database, known, handing),
    ...outboxStore(database, handing),
    ...firstPostStore(database),
    ...placeStore(database, { known, orders }, log),
    ...settings,
    ...leaseStore(database),
    ...ownRecordStore(database, rows, log),
    ...peopleStore(database, deletions, { known, handing, orders, dropSettings }),
    /** Whether what is kept in memory is believed: to be told whether others write meanwhile. */
    trust,
    /** Ends when everything begun has been written. */
    close: database.close,
  };
}

/**
 * Takes everything from one database to another, which must be empty; what was stopped in the middle goes on where it was when it is
 * run again. No bot may run on either. The file that holds who wanted to be forgotten goes along.
 */
export async function moveStore(
  from: string,
  to: string,
  progress: Progress,
  deletions = deletionsOf(to),
): Promise<void> {
  const holds = [from, to].map(holdDatabase);
  const source = await openDatabase(from);
  const target = await openDatabase(to);
  try {
    await copyStore(source, target, isServer(from) ? new URL(from).pathname : fileOf(from), progress);
    await takeAlong(deletionsOf(from), deletions);
  } finally {
    await source.close();
    await target.close();
    for (const hold of holds) hold.release();
  }
}
