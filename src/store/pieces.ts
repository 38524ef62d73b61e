import { setImmediate as turn } from "node:timers/promises";
import { type Dialect, named } from "./dialect.ts";
import { Prisma } from "./generated/sqlite/client.ts";

/** How many rows, or numbers of rows that are gone, are looked at in one piece. */
const PIECE = 1000;

/** Whoever reads: inside of a transaction or not. */
type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

/** A table piece by piece, each as a condition on its rows: whoever else waits for the bot gets his turn in between. */
export async function* pieces(db: Reader, { isSynchronous }: Dialect, table: string): AsyncGenerator<Prisma.Sql> {
  if (!isSynchronous) {
    yield Prisma.sql`1 = 1`;
    return;
  }
  const end = async (order: "ASC" | "DESC"): Promise<number> => {
    const rows = await db.$queryRaw<{ readonly row: bigint | number }[]>`
      SELECT rowid AS "row" FROM ${named(table)} ORDER BY rowid ${Prisma.raw(order)} LIMIT 1`;
    return Number(rows[0]?.row ?? 0);
  };
  const last = await end("DESC");
  for (let from = (await end("ASC")) - 1; from < last; from += PIECE) {
    await turn();
    yield Prisma.sql`rowid > ${from} AND rowid <= ${from + PIECE}`;
  }
}

/** The keys, as text, of those rows of a long table for which something holds. */
export async function keysWhere(
  db: Reader,
  dialect: Dialect,
  table: string,
  key: string,
  condition: Prisma.Sql,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const piece of pieces(db, dialect, table)) {
    const rows = await db.$queryRaw<{ readonly key: string }[]>`
      SELECT CAST(${named(key)} AS TEXT) AS "key" FROM ${named(table)} WHERE ${piece} AND (${condition})`;
    keys.push(...rows.map((row) => row.key));
  }
  return keys;
}

/** Many things a few at a time, for the same reason. */
export async function eachFew<Thing>(
  things: readonly Thing[],
  work: (few: Thing[]) => Promise<unknown>,
  atOnce = 100,
): Promise<void> {
  for (let from = 0; from < things.length; from += atOnce) {
    await turn();
    await work(things.slice(from, from + atOnce));
  }
}

/** What is found by many things, asked for a few at a time. */
export async function foundByFew<Thing, Found>(
  things: readonly Thing[],
  find: (few: Thing[]) => Promise<readonly Found[]>,
  atOnce?: number,
): Promise<Found[]> {
  const found: Found[] = [];
  await eachFew(things, async (few) => found.push(...(await find(few))), atOnce);
  return found;
}
