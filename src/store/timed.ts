import type { SqlDriverAdapter, SqlQueryable } from "@prisma/driver-adapter-utils";
import type { Meter } from "../metrics/meter.ts";
import type { Database } from "./database.ts";

/** Told how many seconds each statement took. */
export type Timing = (seconds: number) => void;

/** The same connection, whose statements are timed; `BEGIN` is the driver's own. */
export function timed(adapter: SqlDriverAdapter, timing: Timing | undefined): SqlDriverAdapter {
  if (timing === undefined) return adapter;
  const { startTransaction } = adapter;
  adapter.startTransaction = async (level) => timedQueries(await startTransaction.call(adapter, level), timing);
  return timedQueries(adapter, timing);
}

function timedQueries<Q extends SqlQueryable>(queryable: Q, timing: Timing): Q {
  const { queryRaw, executeRaw } = queryable;
  const clocked = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      timing((performance.now() - began) / 1000);
    }
  };
  queryable.queryRaw = (query) => clocked(() => queryRaw.call(queryable, query));
  queryable.executeRaw = (query) => clocked(() => executeRaw.call(queryable, query));
  return queryable;
}

export const statementsOf = (meter: Meter | undefined): Timing | undefined =>
  meter === undefined ? undefined : (seconds) => meter.database("statement", seconds);

/** The same database, whose transactions are timed from when they are asked for until they are safe. */
export function timedCommits(database: Database, meter: Meter | undefined): Database {
  if (meter === undefined) return database;
  const commit = async <T>(work: Promise<T>): Promise<T> => {
    const began = performance.now();
    const done = await work;
    meter.database("commit", (performance.now() - began) / 1000);
    return done;
  };
  return {
    ...database,
    write: (work) => commit(database.write(work)),
    writeAll: (statements) => commit(database.writeAll(statements)),
  };
}
