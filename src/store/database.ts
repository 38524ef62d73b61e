import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Types } from "@prisma/client/runtime/client";
import type { Dialect } from "./dialect.ts";
import type { Prisma, PrismaClient } from "./generated/sqlite/client.ts";
import type { Timing } from "./timed.ts";

type Transaction = Prisma.TransactionClient;

type Answers<S extends Prisma.PrismaPromise<unknown>[]> = Types.Utils.UnwrapTuple<S>;

/** As pino's. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** A file of SQLite, or a database of PostgreSQL: whoever writes sees no difference, and what differs in SQL is in the dialect. */
export interface Database {
  /** What has been committed. */
  readonly read: PrismaClient;
  readonly dialect: Dialect;
  /** Runs a transaction, and waits for the disk. What it throws undoes it; it may be tried again. */
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
  // what belongs to the other kind is not even loaded
  if (isServer(url)) return (await import("./postgresql.ts")).openServer(url, { log, timing });
  return (await import("./sqlite.ts")).openFile(fileOf(url), { log, gone, timing });
}

/** Whether an address is one of PostgreSQL's. */
export const isServer = (url: string): boolean => /^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url);

/** The file that an address like `file:data/dead-drop.db` names; nothing if it names none. */
export function databaseFile(url: string): string | null {
  const [, path = ""] = /^file:(?:\/\/)?(.*)$/.exec(url) ?? [];
  return path === "" || path === ":memory:" ? null : resolve(path);
}

/** Throws if it names none. */
export function fileOf(url: string): string {
  const file = databaseFile(url);
  if (file === null)
    throw new Error(
      "The database must be a file, as in file:data/dead-drop.db, or of PostgreSQL, as in postgresql://…",
    );
  return file;
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Whether a write failed because the row is already there. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, "P2002");

/** How long to wait before a write is tried again whose connection was lost: in all as long as a server may be on its way back. */
const AGAIN_MS = [50, 500, 2000];

/**
 * A write that cannot be done twice, since what it needs is gone when it has been done. Where the connection is lost nobody knows whether
 * it has: so it is tried again, which waits for one that is still under way, and `lost` is told.
 */
export async function surely<T>(work: () => Promise<T>, lost: () => void): Promise<T> {
  for (const pause of AGAIN_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isLost(error)) throw error;
      lost();
      await sleep(pause);
    }
  }
  return work();
}

/** What is said when a server goes, is not there, or comes back, by the server, its driver or Prisma. */
const lostWords =
  /connection terminated|terminating connection|closed the connection|can't reach database|the database system is|57P0[123]/i;

/** Whether a write failed because the connection was lost or there was none. */
const isLost = (error: unknown): boolean =>
  hasCode(error, "P1001") || hasCode(error, "P1017") || (error instanceof Error && lostWords.test(error.message));

/** Whether a write failed because there is no such row, or it is no longer as it was. */
export const isGone = (error: unknown): boolean => hasCode(error, "P2025");
