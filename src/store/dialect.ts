import { Prisma } from "./generated/sqlite/client.ts";

/** What SQLite and PostgreSQL say differently. */
export interface Dialect {
  /** Every column that holds text, but of the account of migrations, as rows of `table` and `column`. */
  readonly textColumns: Prisma.Sql;
  /** Whether it answers at once, so that everybody waits meanwhile: then a long table is read in pieces. */
  readonly isSynchronous: boolean;
  /** What tells the rows of a table apart, as text, and which row has it. */
  readonly rowId: Prisma.Sql;
  readonly rowIs: (id: string) => Prisma.Sql;
  /** What changes with a row whenever it is written, as text; nothing where only one process writes. */
  readonly rowVersion: Prisma.Sql | null;
  /** Keeps others from writing to these tables until the transaction ends; nothing where writers are one behind the other. */
  readonly lock: ((tables: readonly string[]) => Prisma.Sql) | null;
  /** Lets the numbers of the outbox go on behind those that were written as they are; nothing where they do so by themselves. */
  readonly continueNumbers: Prisma.Sql | null;
}

/** A name as it stands in SQL. */
export const named = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

export const sqliteDialect: Dialect = {
  textColumns: Prisma.sql`
    SELECT "tables"."name" AS "table", "columns"."name" AS "column"
    FROM sqlite_master AS "tables", pragma_table_info("tables"."name") AS "columns"
    WHERE "tables"."type" = 'table' AND "columns"."type" = 'TEXT'
      AND "tables"."name" NOT LIKE 'sqlite_%' AND "tables"."name" <> '_prisma_migrations'`,
  isSynchronous: true,
  rowId: Prisma.sql`CAST(rowid AS TEXT)`,
  rowIs: (id) => Prisma.sql`rowid = CAST(${id} AS INTEGER)`,
  rowVersion: null,
  lock: null,
  continueNumbers: null,
};

export const postgresqlDialect: Dialect = {
  textColumns: Prisma.sql`
    SELECT "table_name"::text AS "table", "column_name"::text AS "column" FROM information_schema.columns
    WHERE "table_schema" = current_schema() AND "data_type" = 'text' AND "table_name" <> '_prisma_migrations'
    ORDER BY "table_name", "ordinal_position"`,
  isSynchronous: false,
  rowId: Prisma.sql`ctid::text`,
  rowIs: (id) => Prisma.sql`ctid = ${id}::tid`,
  rowVersion: Prisma.sql`xmin::text`,
  lock: (tables) => Prisma.sql`LOCK TABLE ${Prisma.join(tables.map(named))} IN SHARE ROW EXCLUSIVE MODE`,
  continueNumbers: Prisma.sql`
    SELECT setval(pg_get_serial_sequence('"Outbox"', 'id'), (SELECT max("id") FROM "Outbox"))::text
    WHERE EXISTS (SELECT 1 FROM "Outbox")`,
};
