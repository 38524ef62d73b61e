import { randomInt } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { type Dialect, named } from "./dialect.ts";
import { Prisma } from "./generated/sqlite/client.ts";
import { pieces } from "./pieces.ts";

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
export const whole = (userId: string): RegExp =>
  new RegExp(`(?<![0-9A-Za-z])${userId.replace(/\W/g, "\\$&")}(?![0-9A-Za-z])`, "g");

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Every column that holds text, as the database itself tells: one that is added later is among them. A deal stays as it was. */
async function textColumns(tx: Transaction, { textColumns: all }: Dialect): Promise<Column[]> {
  const columns = await tx.$queryRaw<Column[]>(all);
  return columns.filter(({ table, column }) => table !== "Game" || (column !== "secret" && column !== "words"));
}

/** Nobody else writes anything in which somebody might be named until the transaction ends. */
export async function alone(tx: Transaction, dialect: Dialect): Promise<void> {
  if (dialect.lock === null) return;
  const tables = (await textColumns(tx, dialect)).map(({ table }) => table);
  await tx.$executeRaw(dialect.lock([...new Set(tables)].sort()));
}

/** Tables that are long, and name people only in games that they have played in. */
const long: readonly string[] = ["Answer", "LogEntry", "Checkpoint", "Chronicle", "PastPlayer"];

/** A row that may name the person. */
interface Found {
  readonly row: string;
  readonly game: string | null;
  readonly [column: string]: unknown;
}

/** What a sweep has changed: games whose own row or seats named the person, and lanes of the outbox. */
interface Swept {
  readonly games: readonly string[];
  readonly lanes: readonly string[];
}

/** Whom to look for, and what stands in his place. */
interface Person {
  readonly userId: string;
  readonly names: Pseudonyms;
}

/** Puts a pseudonym in the place of a person wherever one game names him, the same in all of it. */
export async function sweepGame(tx: Transaction, dialect: Dialect, gameId: string, person: Person): Promise<Swept> {
  const all = await textColumns(tx, dialect);
  const rowsOf = (table: string): Prisma.Sql | null => {
    if (table === "Game") return Prisma.sql`"id" = ${gameId}`;
    const isOfGames = all.some((each) => each.table === table && each.column === "gameId");
    // without an index by game, and swept with everything else
    return isOfGames && table !== "Interaction" ? Prisma.sql`"gameId" = ${gameId}` : null;
  };
  return sweepRows(tx, dialect, all, person, async function* (table) {
    const rows = rowsOf(table);
    if (rows !== null) yield rows;
  });
}

/** Puts pseudonyms in the place of a person wherever the database names him, when all games he has played in have been swept. */
export async function sweep(tx: Transaction, dialect: Dialect, person: Person): Promise<Swept> {
  const all = (await textColumns(tx, dialect)).filter(({ table }) => !long.includes(table));
  return sweepRows(tx, dialect, all, person, (table) => pieces(tx, dialect, table));
}

async function sweepRows(
  tx: Transaction,
  dialect: Dialect,
  all: readonly Column[],
  { userId, names }: Person,
  piecesOf: (table: string) => AsyncIterable<Prisma.Sql>,
): Promise<Swept> {
  const games = new Set<string>();
  const lanes = new Set<string>();
  for (const table of new Set(all.map((each) => each.table))) {
    const columns = all.filter((each) => each.table === table).map(({ column }) => column);
    for await (const piece of piecesOf(table))
      for (const found of await naming(tx, dialect, table, columns, userId, piece)) {
        // SQLite answers at once, and whoever else waits for the bot is not to wait for all of this
        await turn();
        if (!(await renamed(tx, dialect, table, columns, found, whole(userId), names))) continue;
        if (table === "Outbox") lanes.add(String(found.lane));
        if ((table === "Game" || table === "Seat") && found.game !== null) games.add(found.game);
      }
  }
  return { games: [...games], lanes: [...lanes] };
}

/** The rows of a piece of a table in which the id stands somewhere. */
function naming(
  tx: Transaction,
  { rowId }: Dialect,
  table: string,
  columns: readonly string[],
  userId: string,
  piece: Prisma.Sql,
): Promise<Found[]> {
  const game = table === "Game" ? named("id") : columns.includes("gameId") ? named("gameId") : Prisma.sql`NULL`;
  // what LIKE finds too much is looked at once more
  const mentions = Prisma.join(
    columns.map((column) => Prisma.sql`${named(column)} LIKE ${`%${userId}%`}`),
    " OR ",
  );
  const shown = Prisma.join(columns.map(named));
  return tx.$queryRaw`
    SELECT ${rowId} AS "row", ${game} AS "game", ${shown} FROM ${named(table)} WHERE ${piece} AND (${mentions})`;
}

/** Whether there was anything to rename. */
async function renamed(
  tx: Transaction,
  { rowIs }: Dialect,
  table: string,
  columns: readonly string[],
  found: Found,
  person: RegExp,
  names: Pseudonyms,
): Promise<boolean> {
  const changed = columns.flatMap((column) => {
    const before = found[column];
    if (typeof before !== "string") return [];
    const after = before.replace(person, names.of(found.game));
    return after === before ? [] : [Prisma.sql`${named(column)} = ${after}`];
  });
  if (changed.length === 0) return false;
  await tx.$executeRaw`UPDATE ${named(table)} SET ${Prisma.join(changed)} WHERE ${rowIs(found.row)}`;
  return true;
}
