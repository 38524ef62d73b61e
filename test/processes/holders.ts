import { openDatabase } from "../../src/store/database.ts";

export interface ShardHolder {
  readonly shard: number;
  readonly pid: number;
}

/** Which processes of this computer hold shards now. */
export async function shardHolders(url: string): Promise<ShardHolder[]> {
  const database = await openDatabase(url);
  try {
    const rows = await database.read.$queryRaw<{ shard: number; owner: string }[]>`
      SELECT "shard", "owner" FROM "ShardLease" WHERE "until" > (clock_timestamp() AT TIME ZONE 'UTC') ORDER BY "shard"`;
    return rows.map(({ shard, owner }) => ({ shard, pid: Number(owner.split(" ").at(-2)) }));
  } finally {
    await database.close();
  }
}
