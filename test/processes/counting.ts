import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlQueryable } from "@prisma/driver-adapter-utils";
import { Match } from "../../src/engine/index.ts";

/**
 * What the bot has asked for since it began: every statement that reaches the database's driver, `BEGIN` and `COMMIT`
 * among them, and every match brought to life from its save. Import this before a store is opened.
 */
export interface Counts {
  readonly queries: number;
  /** What the database gave. */
  readonly rows: number;
  readonly loads: number;
  /** Milliseconds of processor time, of all threads. */
  readonly cpuMs: number;
}

const counted = { queries: 0, rows: 0, loads: 0 };

export function counts(): Counts {
  const { user, system } = process.cpuUsage();
  return { ...counted, cpuMs: (user + system) / 1000 };
}

export const since = (before: Counts, after = counts()): Counts => ({
  queries: after.queries - before.queries,
  rows: after.rows - before.rows,
  loads: after.loads - before.loads,
  cpuMs: after.cpuMs - before.cpuMs,
});

function countQueries<Q extends SqlQueryable>(database: Q): Q {
  const { queryRaw, executeRaw } = database;
  database.queryRaw = async (query) => {
    counted.queries++;
    const found = await queryRaw.call(database, query);
    counted.rows += found.rows.length;
    return found;
  };
  database.executeRaw = (query) => {
    counted.queries++;
    return executeRaw.call(database, query);
  };
  return database;
}

function countTransactions(database: SqlDriverAdapter): SqlDriverAdapter {
  const { startTransaction } = database;
  database.startTransaction = async (level) => {
    // BEGIN is the driver's own; COMMIT and ROLLBACK come as statements
    counted.queries++;
    return countQueries(await startTransaction.call(database, level));
  };
  return countQueries(database);
}

const { connect } = PrismaBetterSqlite3.prototype;
PrismaBetterSqlite3.prototype.connect = async function () {
  return countTransactions(await connect.call(this));
};

Match.load = new Proxy(Match.load, {
  apply(load, _, given) {
    counted.loads++;
    return Reflect.apply(load, Match, given);
  },
});
