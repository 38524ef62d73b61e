import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlQuery, SqlQueryable } from "@prisma/driver-adapter-utils";

/** Sees every statement that reaches the database's driver, `BEGIN` and `COMMIT` among them, and how many rows it gave. */
type Witness = (statement: SqlQuery, rows: number) => void;

const witnesses = new Set<Witness>();

/** From now on, of stores that are opened after this file was loaded; ends with what it gives. */
export function witness(seen: Witness): () => void {
  witnesses.add(seen);
  return () => witnesses.delete(seen);
}

const tell: Witness = (statement, rows) => {
  for (const seen of witnesses) seen(statement, rows);
};

function watched<Q extends SqlQueryable>(database: Q): Q {
  const { queryRaw, executeRaw } = database;
  database.queryRaw = async (query) => {
    const found = await queryRaw.call(database, query);
    tell(query, found.rows.length);
    return found;
  };
  database.executeRaw = (query) => {
    tell(query, 0);
    return executeRaw.call(database, query);
  };
  return database;
}

function withTransactions(database: SqlDriverAdapter): SqlDriverAdapter {
  const { startTransaction } = database;
  database.startTransaction = async (level) => {
    // this one is the driver's own; COMMIT and ROLLBACK come as statements
    tell({ sql: "BEGIN", args: [], argTypes: [] }, 0);
    return watched(await startTransaction.call(database, level));
  };
  return watched(database);
}

for (const { prototype } of [PrismaBetterSqlite3, PrismaPg]) {
  const { connect } = prototype;
  prototype.connect = async function (this: typeof prototype) {
    return withTransactions(await connect.call(this));
  };
}
