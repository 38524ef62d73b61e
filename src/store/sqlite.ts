import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { Database, StoreLog } from "./database.ts";
import { sqliteDialect } from "./dialect.ts";
import { Disk, Gone, WriteAheadLog } from "./disk.ts";
import { PrismaClient } from "./generated/sqlite/client.ts";
import { migrateFile } from "./migrate.ts";
import { type Timing, timed } from "./timed.ts";

interface FileOptions {
  readonly log: StoreLog | undefined;
  readonly gone: () => void;
  readonly timing: Timing | undefined;
}

/**
 * Two connections to one file. SQLite's transactions belong to a connection, and anything else that is asked of it
 * meanwhile would run inside them: so all writes stand in one queue, and reads, on a connection of their own, see only
 * what has been committed.
 */
export async function openFile(path: string, { log, gone, timing }: FileOptions): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true });
  await inTurn(path, () => migrateFile(new Sqlite(path, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL"), log));
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
    dialect: sqliteDialect,
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
