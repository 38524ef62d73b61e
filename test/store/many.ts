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
  const all = await columnsOf(url);
  const database = await openDatabase(url);
  const copied = async (table: string, key: string, changed: Readonly<Record<string, string>>) => {
    const columns = all.filter((each) => each.table === table).map(({ column }) => column);
    const values = columns.map((name) => changed[name] ?? `"${name}"`);
    await database.write((tx) =>
      tx.$executeRawUnsafe(
        `WITH RECURSIVE "Count"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "Count" WHERE "n" < ${count})
        INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(", ")})
        SELECT ${values.join(", ")} FROM "Count", "${table}" WHERE "${key}" = '${id}'`,
      ),
    );
  };
  const copy = `'${names}' || substr(CAST(1000000 + "n" AS TEXT), 2)`;
  const ended = { status: "'abandoned'", activeChannel: "NULL" };
  await copied("Game", "id", { id: copy, channelId: copy, activeChannel: copy, ...(over ? ended : {}) });
  await copied("Seat", "gameId", { gameId: copy, over: over ? "true" : "false" });
  await database.close();
}
