import { brotliDecompressSync, inflateRawSync } from "node:zlib";
import { openDatabase } from "../../src/store/database.ts";
import { isServer } from "../../src/store/index.ts";

interface Column {
  readonly table: string;
  readonly column: string;
}

const onFile = `
  SELECT "tables"."name" AS "table", "columns"."name" AS "column"
  FROM sqlite_master AS "tables", pragma_table_info("tables"."name") AS "columns" WHERE "tables"."type" = 'table'`;
const onServer = `
  SELECT "table_name"::text AS "table", "column_name"::text AS "column" FROM information_schema.columns
  WHERE "table_schema" = 'public'`;

/** Every column of every table of a database, as the database itself tells. */
export async function columnsOf(url: string): Promise<Column[]> {
  const database = await openDatabase(url);
  const columns = await database.read.$queryRawUnsafe<Column[]>(isServer(url) ? onServer : onFile);
  await database.close();
  return columns;
}

/** Where one of these words stands in a database, as `Table.column: text`; positions are unpacked. */
export async function placesOf(url: string, words: readonly string[]): Promise<string[]> {
  const columns = await columnsOf(url);
  const database = await openDatabase(url);
  const any = new RegExp(`(?<![0-9A-Za-z])(${words.join("|")})(?![0-9A-Za-z])`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await database.read.$queryRawUnsafe<{ readonly value: unknown }[]>(
      `SELECT "${column}" AS "value" FROM "${table}"`,
    );
    const texts = rows.map(({ value }) => (value instanceof Uint8Array ? unpacked(value) : String(value)));
    found.push(...texts.filter((text) => any.test(text)).map((text) => `${table}.${column}: ${text}`));
  }
  await database.close();
  return found;
}

/** A position, or a part of a chronicle. */
function unpacked(bytes: Uint8Array): string {
  try {
    return inflateRawSync(bytes).toString("utf8");
  } catch {
    return brotliDecompressSync(bytes).toString("utf8");
  }
}
