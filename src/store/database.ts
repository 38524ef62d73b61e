import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { Types } from "@prisma/client/runtime/client";
import { Disk, Gone, WriteAheadLog } from "./disk.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { migrate } from "./migrate.ts";
import { type Timing, timed } from "./timed.ts";

type Transaction = Prisma.TransactionClient;

type Answers<S extends Prisma.PrismaPromise<unknown>[]> = Types.Utils.UnwrapTuple<S>;

/** As pino's. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * Two connections to one file. SQLite's transactions belong to a connection, and anything else that is asked of it
 * meanwhile would run inside them: so all writes stand in one queue, and reads, on a connection of their own, see only
 * what has been committed.
 */
export interface Database {
  readonly read: PrismaClient;
  /** Runs a transaction when those before it are done, and waits for the disk. What it throws undoes it. */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for statements that do not hang on each other's answers, at half the price: all of them or none. */
  writeAll<S extends Prisma.PrismaPromise<unknown>[]>(statements: (db: PrismaClient) => [...S]): Promise<Answers<S>>;
  /** A statement for which the disk is not waited: a power cut may take it back, and that must do no harm. */
  note<T>(statement: (db: PrismaClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** `gone` is called when the file was deleted or replaced: whatever is written from then on is refused. */
export async function openDatabase(
  url: string,
  log?: StoreLog,
  gone: () => void = () => {},
  timing?: Timing,
): Promise<Database> {
  const path = databaseFile(url);
  if (path === null) throw new Error("The database must be a file, as in file:data/dead-drop.db");
  mkdirSync(dirname(path), { recursive: true });
  await inTurn(path, () => migrate(new Sqlite(path, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL"), log));
  const connect = (pragmas: string) => new PrismaClient({ adapter: new Sqlite(path, pragmas, timing) });
  const reader = connect("PRAGMA query_only = ON");
  // without a write-ahead log SQLite itself waits for the disk
  const hasLog = (await reader.$queryRaw<{ journal_mode: string }[]>`PRAGMA journal_mode`)[0]?.journal_mode === "wal";
  const writer = connect(`PRAGMA synchronous = ${hasLog ? "NORMAL" : "FULL"}`);
  const ahead = new WriteAheadLog(path);
  const disk = new Disk(hasLog ? () => ahead.flush() : async () => {});
  const safely = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await inTurn(path, work);
    await disk.safe().catch((error: unknown) => {
      if (error instanceof Gone) gone();
      throw error;
    });
    return done;
  };
  return {
    read: reader,
    write: (work) => safely(() => writer.$transaction(work, { timeout: 60_000, maxWait: 60_000 })),
    writeAll: (statements) => safely(() => writer.$transaction(statements(writer))),
    note: (statement) => inTurn(path, () => statement(writer)),
    close: async () => {
      await inTurn(path, () => writer.$disconnect());
      await reader.$disconnect();
      await ahead.close();
    },
  };
}

/** The last writer in each file's queue: one that waited for SQLite's lock would keep its holder from going on. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  const job = (queues.get(path) ?? Promise.resolve()).then(async () => {
    // SQLite answers at once, so a row of transactions would never let the event loop turn.
    await turn();
    return work();
  });
  const done = job
    .catch(() => undefined)
    .then(() => {
      if (queues.get(path) === done) queues.delete(path);
    });
  queues.set(path, done);
  return job;
}

class Sqlite extends PrismaBetterSqlite3 {
  constructor(
    path: string,
    private readonly pragmas: string,
    private readonly timing?: Timing,
  ) {
    super({ url: path });
  }

  override async connect() {
    const adapter = await super.connect();
    await adapter.executeScript(this.pragmas);
    return timed(adapter, this.timing);
  }
}

/** The file that an address like `file:data/dead-drop.db` names; nothing if it names none. */
export function databaseFile(url: string): string | null {
  const [, path = ""] = /^file:(?:\/\/)?(.*)$/.exec(url) ?? [];
  return path === "" || path === ":memory:" ? null : resolve(path);
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Whether a write failed because the row is already there. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, "P2002");

/** Whether a write failed because there is no such row, or it is no longer as it was. */
export const isGone = (error: unknown): boolean => hasCode(error, "P2025");
