import type { Database } from "./database.ts";

/** Which shards are asked for, and by whom. */
interface Claim {
  readonly owner: string;
  readonly shards: readonly number[];
  /** How many there are in all. */
  readonly of: number;
  readonly ms: number;
}

/** Whose turn it is to claim shards is decided by one at a time. The number is ours alone. */
const LOCK = 4_127_600_319;

/**
 * Who runs which shards of Discord's gateway, until when, on a database that many processes share. All times are the server's. A lease
 * that has run out is anybody's; its number goes up each time that somebody else takes it.
 */
export const leaseStore = ({ read, write }: Database) => ({
  /**
   * Takes all of these shards, or none: then somebody has one of them, or runs a part of another division. Says under which
   * number each is held.
   */
  claimShards({ owner, shards, of, ms }: Claim): Promise<ReadonlyMap<number, number> | null> {
    return write(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)::text`;
      const others = await tx.$queryRaw<{ shard: number }[]>`
        SELECT "shard" FROM "ShardLease"
        WHERE "owner" <> ${owner} AND "until" > (clock_timestamp() AT TIME ZONE 'UTC')
          AND ("of" <> ${of}::int OR "shard" = ANY(${[...shards]}::int[]))
        LIMIT 1`;
      if (others.length > 0) return null;
      const held = await tx.$queryRaw<{ shard: number; number: number }[]>`
        INSERT INTO "ShardLease" ("shard", "of", "owner", "until", "number")
        SELECT "shard", ${of}::int, ${owner}::text, (clock_timestamp() AT TIME ZONE 'UTC') + ${ms}::int * interval '1 millisecond', 1
        FROM unnest(${[...shards]}::int[]) AS "shard"
        ON CONFLICT ("shard") DO UPDATE SET
          "of" = EXCLUDED."of", "owner" = EXCLUDED."owner", "until" = EXCLUDED."until", "number" = "ShardLease"."number" + 1
        RETURNING "shard", "number"`;
      return new Map(held.map(({ shard, number }) => [shard, number]));
    });
  },

  /** Holds on to them for so long from now; says how many of them are still there to be held on to. */
  async renewShards({ owner, shards, ms }: Omit<Claim, "of">): Promise<number> {
    return read.$executeRaw`
      UPDATE "ShardLease" SET "until" = (clock_timestamp() AT TIME ZONE 'UTC') + ${ms}::int * interval '1 millisecond'
      WHERE "owner" = ${owner} AND "shard" = ANY(${[...shards]}::int[])
        AND "until" > (clock_timestamp() AT TIME ZONE 'UTC')`;
  },

  /** Whoever waits for them may have them at once. */
  async releaseShards(owner: string): Promise<void> {
    await read.$executeRaw`
      UPDATE "ShardLease" SET "until" = (clock_timestamp() AT TIME ZONE 'UTC')
      WHERE "owner" = ${owner} AND "until" > (clock_timestamp() AT TIME ZONE 'UTC')`;
  },
});
