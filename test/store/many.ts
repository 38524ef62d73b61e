import { openDatabase } from "../../src/store/database.ts";
import { columnsOf } from "./searched.ts";

interface Copies {
  /** What their ids begin with. */
  readonly names: string;
  readonly count: number;
  /** Whether they have ended. */
  readonly over?: boolean;
}

/** Puts copies of a game into its database: quicker than playing them. */
export async function copyGame(url: string, id: string, { names, count, over = false }: Copies): Promise<void> {
  const copy = `'${names}' || substr(CAST(1000000 + "n" AS TEXT), 2)`;
  const ended = { status: "'abandoned'", activeChannel: "NULL" };
  await copyRows(url, id, { from: 1, count }, [
    ["Game", { id: copy, channelId: copy, activeChannel: copy, ...(over ? ended : {}) }],
    ["Seat", { gameId: copy, over: over ? "true" : "false" }],
  ]);
}

/** How many are put in at once. */
const PIECE = 500;

/** How many people there are for each game. */
const PEOPLE = 0.2;

interface WholeCopies extends Omit<Copies, "over"> {
  /** Among how many servers they are; otherwise they are in that of the game. */
  readonly servers?: number;
}

/**
 * Puts copies of a game with all that hangs on it into its database: each has a channel of its own, and shares its people with some
 * others. Their ids are `names` with a number from 1 on.
 */
export async function copyWhole(url: string, id: string, { names, count, servers }: WholeCopies): Promise<void> {
  const own = `'${names}' || "n"`;
  const person = `% ${Math.ceil(count * PEOPLE)}`;
  const someone = (column: string) => `"${column}" || ("n" ${person})`;
  const ofGame = { gameId: own, userId: someone("userId"), channelId: own };
  for (let from = 1; from <= count; from += PIECE)
    await copyRows(url, id, { from, count: Math.min(PIECE, count + 1 - from) }, [
      [
        "Game",
        {
          id: own,
          channelId: own,
          activeChannel: `CASE WHEN "activeChannel" IS NOT NULL THEN ${own} END`,
          guildId: servers === undefined ? `"guildId"` : `"guildId" || ("n" % ${servers})`,
          hostId: someone("hostId"),
        },
      ],
      ...["Seat", "Answer", "Checkpoint", "LogEntry", "Chronicle", "PastPlayer", "FirstPost"].map(
        (table) => [table, ofGame] as const,
      ),
      ["Interaction", { ...ofGame, id: `"id" || ${own}` }],
      ["Outbox", { ...ofGame, id: null, lane: `"lane" || ${own}`, nonce: `"nonce" || ${own}` }],
    ]);
}

type Changed = Readonly<Record<string, string | null>>;

/** Each table with what stands in the copies in place of some columns; nothing for a column that fills itself. */
async function copyRows(
  url: string,
  id: string,
  { from, count }: { readonly from: number; readonly count: number },
  tables: readonly (readonly [string, Changed])[],
): Promise<void> {
  const all = await columnsOf(url);
  const database = await openDatabase(url);
  await database.write(async (tx) => {
    for (const [table, changed] of tables) {
      const columns = all.flatMap((each) =>
        each.table === table && changed[each.column] !== null ? [each.column] : [],
      );
      const values = columns.map((name) => changed[name] ?? `"${name}"`);
      await tx.$executeRawUnsafe(
        `WITH RECURSIVE "Count"("n") AS (SELECT ${from} UNION ALL SELECT "n" + 1 FROM "Count" WHERE "n" < ${from + count - 1})
        INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(", ")})
        SELECT ${values.join(", ")} FROM "Count", "${table}" WHERE "${table === "Game" ? "id" : "gameId"}" = '${id}'`,
      );
    }
  });
  await database.close();
}
