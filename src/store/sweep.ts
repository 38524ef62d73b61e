import { randomInt } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { Prisma } from "./generated/client.ts";

type Transaction = Prisma.TransactionClient;

/** What stands in the place of a person, in each game something else. */
export class Pseudonyms {
  private readonly given = new Map<string, string>();

  /**
   * A number that cannot be traced back. It is one that no account has, of the first moments of Discord's own clock, so that it
   * can stand wherever a person's id can: Discord shows it as somebody unknown and calls nobody.
   */
  of(game: string | null): string {
    const known = this.given.get(game ?? "");
    if (known !== undefined) return known;
    const made = String(randomInt(1_000_000, 2 ** 32));
    this.given.set(game ?? "", made);
    return made;
  }
}

/** A person's id where it stands in a text by itself and not inside of a longer one. */
const alone = (userId: string): RegExp =>
  new RegExp(`(?<![0-9A-Za-z])${userId.replace(/\W/g, "\\$&")}(?![0-9A-Za-z])`, "g");

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Every column that holds text, as the database itself tells: one that is added later is among them. A deal stays as it was. */
const textColumns = (tx: Transaction): Promise<Column[]> => tx.$queryRaw<Column[]>`
  SELECT "tables"."name" AS "table", "columns"."name" AS "column"
  FROM sqlite_master AS "tables", pragma_table_info("tables"."name") AS "columns"
  WHERE "tables"."type" = 'table' AND "columns"."type" = 'TEXT'
    AND "tables"."name" NOT LIKE 'sqlite_%' AND "tables"."name" <> '_prisma_migrations'
    AND NOT ("tables"."name" = 'Game' AND "columns"."name" IN ('secret', 'words'))`;

/** Tables that are long, and name people only in games that they have played in. */
const long: readonly string[] = ["Answer", "LogEntry", "Checkpoint"];

/** A row that may name the person. */
interface Found {
  readonly row: bigint;
  readonly game: string | null;
  readonly [column: string]: unknown;
}

/** What a sweep has changed: games whose own row or seats named the person, and lanes of the outbox. */
interface Swept {
  readonly games: readonly string[];
  readonly lanes: readonly string[];
}

/** Puts pseudonyms in the place of a person wherever the database names him. `played` are the games he has answered in. */
export async function sweep(
  tx: Transaction,
  userId: string,
  played: readonly string[],
  names: Pseudonyms,
): Promise<Swept> {
  const all = await textColumns(tx);
  const games = new Set<string>();
  const lanes = new Set<string>();
  for (const table of new Set(all.map((each) => each.table))) {
    const columns = all.filter((each) => each.table === table).map(({ column }) => column);
    for (const found of await naming(tx, table, columns, userId, played)) {
      // SQLite answers at once, and whoever else waits for the bot is not to wait for all of this
      await turn();
      if (!(await renamed(tx, table, columns, found, alone(userId), names))) continue;
      if (table === "Outbox") lanes.add(String(found.lane));
      if ((table === "Game" || table === "Seat") && found.game !== null) games.add(found.game);
    }
  }
  return { games: [...games], lanes: [...lanes] };
}

/** The rows of a table in which the id stands somewhere. */
function naming(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  userId: string,
  played: readonly string[],
): Promise<Found[]> {
  const game = table === "Game" ? `"id"` : columns.includes("gameId") ? `"gameId"` : "NULL";
  const within = long.includes(table) ? played : null;
  const mentions = columns.map((column) => `instr("${column}", ?) > 0`).join(" OR ");
  const where = within === null ? mentions : `"gameId" IN (${within.map(() => "?").join(", ")}) AND (${mentions})`;
  const shown = columns.map((column) => `"${column}"`).join(", ");
  return tx.$queryRawUnsafe<Found[]>(
    `SELECT rowid AS "row", ${game} AS "game", ${shown} FROM "${table}" WHERE ${where}`,
    ...(within ?? []),
    ...columns.map(() => userId),
  );
}

/** Whether there was anything to rename. */
async function renamed(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  found: Found,
  person: RegExp,
  names: Pseudonyms,
): Promise<boolean> {
  const changed = columns.flatMap((column): [string, string][] => {
    const before = found[column];
    if (typeof before !== "string") return [];
    const after = before.replace(person, names.of(found.game));
    return after === before ? [] : [[column, after]];
  });
  if (changed.length === 0) return false;
  const set = changed.map(([column]) => `"${column}" = ?`).join(", ");
  const texts = changed.map(([, text]) => text);
  await tx.$executeRawUnsafe(`UPDATE "${table}" SET ${set} WHERE rowid = ?`, ...texts, found.row);
  return true;
}
