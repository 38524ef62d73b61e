import type { Database } from "./database.ts";
import type { Prisma, PrismaClient } from "./generated/sqlite/client.ts";

type Db = Pick<PrismaClient, Uncapitalize<Prisma.ModelName>>;

/** How a table is gone through, in the order of its key, and written elsewhere. */
export interface Table {
  readonly name: Prisma.ModelName;
  count(db: Db): Promise<number>;
  /** Copies the next rows behind the last that is there; says how many. */
  step(from: Db, to: Database): Promise<number>;
}

/** So many rows are read and written at once. */
const MOST = 250;

/** What is asked of each table: its rows behind one of them, the last one, and to write some. */
interface Rows<Row> {
  readonly count: (db: Db) => Promise<number>;
  readonly last: (db: Db) => Promise<Row | null>;
  readonly behind: (db: Db, row: Row | null) => Promise<Row[]>;
  readonly put: (db: Db, rows: Row[]) => Promise<unknown>;
}

export const table = <Row>(name: Prisma.ModelName, { count, last, behind, put }: Rows<Row>): Table => ({
  name,
  count,
  async step(from, to) {
    const rows = await behind(from, await last(to.read));
    if (rows.length > 0) await to.write((tx) => put(tx, rows).then(() => undefined));
    return rows.length;
  },
});

export const take = MOST;
