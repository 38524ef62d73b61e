import { openDatabase } from "../../src/store/database.ts";
import { isServer } from "../../src/store/index.ts";

/** What a database takes, its indices included. */
export async function bytesIn(url: string): Promise<number> {
  const database = await openDatabase(url);
  const [size] = await database.read.$queryRawUnsafe<{ readonly bytes: bigint | number }[]>(
    isServer(url)
      ? `SELECT pg_database_size(current_database()) AS "bytes"`
      : `SELECT ("page_count" - "freelist_count") * "page_size" AS "bytes" FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
  );
  await database.close();
  return Number(size?.bytes);
}
