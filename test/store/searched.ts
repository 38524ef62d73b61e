import { inflateRawSync } from "node:zlib";
import Sqlite from "better-sqlite3";

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Every column of every table of a database, as the database itself tells. */
export function columnsOf(database: Sqlite.Database): Column[] {
  return database
    .prepare<[], Column>(
      `SELECT "tables"."name" AS "table", "columns"."name" AS "column"
       FROM sqlite_master AS "tables", pragma_table_info("tables"."name") AS "columns" WHERE "tables"."type" = 'table'`,
    )
    .all();
}

/** Where one of these words stands in a database, as `Table.column: text`; positions are unpacked. */
export function placesOf(file: string, words: readonly string[]): string[] {
  const database = new Sqlite(file, { readonly: true });
  const any = new RegExp(`(?<![0-9A-Za-z])(${words.join("|")})(?![0-9A-Za-z])`);
  const found = columnsOf(database).flatMap(({ table, column }) =>
    database
      .prepare<[], unknown>(`SELECT "${column}" FROM "${table}"`)
      .pluck()
      .all()
      .map((value) => (Buffer.isBuffer(value) ? inflateRawSync(value).toString("utf8") : String(value)))
      .filter((text) => any.test(text))
      .map((text) => `${table}.${column}: ${text}`),
  );
  database.close();
  return found;
}
