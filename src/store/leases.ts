import type { Database } from "./database.ts";

/** A process that plays or would. */
interface Present {
  readonly id: string;
  /** How many shards there are in all, and which of them it may run, in words that the store does not read. */
  readonly of: number;
  readonly may: string;
  readonly leaving: boolean;
}

interface Held {
  readonly shard: number;
  readonly of: number;
  readonly owner: string;
}

/** Who is there, who holds what, and which shards this process still holds; `isThere`: whether it is among them itself. */
interface Seen {
  readonly isThere: boolean;
  readonly kept: readonly number[];
  readonly processes: readonly Present[];
  readonly leases: readonly Held[];
}

/** Whose turn it is to claim shards is decided by one at a time. The number is ours alone. */
const LOCK = 4_127_600_319;

/**
 * Which processes there are, who runs which shards of Discord's gateway, and who sends in which lane of the outbox, on a database that
 * many processes share. All times are the server's. Whoever has not renewed in time is gone for good, with all that he held: it is
 * anybody's, and the number of a lease goes up when somebody else takes it. No statement here waits for another process but the claim,
 * and of that the server ends what stands still.
 */
export const leaseStore = ({ read, write }: Database) => ({
  /** Holds on for so long from now to what this process has, and says how things are. */
  async renew({ id, of, may, leaving }: Present, ms: number): Promise<Seen> {
    const [seen] = await read.$queryRaw<Seen[]>`
      WITH "now" AS (SELECT clock_timestamp() AT TIME ZONE 'UTC' AS "now"),
      "then" AS (SELECT "now" + ${ms}::int * interval '1 millisecond' AS "then" FROM "now"),
      "own" AS (
        INSERT INTO "BotProcess" ("id", "until", "of", "may", "leaving")
        SELECT ${id}::text, "then", ${of}::int, ${may}::text, ${leaving}::boolean FROM "then"
        ON CONFLICT ("id") DO UPDATE SET "until" = EXCLUDED."until", "leaving" = EXCLUDED."leaving"
        WHERE "BotProcess"."until" > (SELECT "now" FROM "now")
          OR NOT EXISTS (SELECT 1 FROM "ShardLease" WHERE "owner" = EXCLUDED."id")
        RETURNING 1),
      "kept" AS (
        UPDATE "ShardLease" SET "until" = (SELECT "then" FROM "then")
        WHERE "owner" = ${id} AND "until" > (SELECT "now" FROM "now") AND EXISTS (SELECT 1 FROM "own")
        RETURNING "shard")
      SELECT
        EXISTS (SELECT 1 FROM "own") AS "isThere",
        (SELECT coalesce(json_agg("shard"), '[]') FROM "kept") AS "kept",
        (SELECT coalesce(json_agg(json_build_object('id', "id", 'of', "of", 'may', "may", 'leaving', "leaving")), '[]')
          FROM "BotProcess" WHERE "until" > (SELECT "now" FROM "now")) AS "processes",
        (SELECT coalesce(json_agg(json_build_object('shard', "shard", 'of', "of", 'owner', "owner")), '[]')
          FROM "ShardLease" WHERE "until" > (SELECT "now" FROM "now")) AS "leases"`;
    return seen ?? { isThere: false, kept: [], processes: [], leases: [] };
  },

  /**
   * Takes those of these shards that nobody has, and says under which number each; none while somebody runs a part of another division.
   */
  claimShards(owner: string, shards: readonly number[], of: number, ms: number): Promise<ReadonlyMap<number, number>> {
    return write(async (tx) => {
      // whoever stands still in here must not keep the others from theirs
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 3000`;
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK}::bigint)::text`;
      const held = await tx.$queryRaw<{ shard: number; number: number }[]>`
        WITH "now" AS (SELECT clock_timestamp() AT TIME ZONE 'UTC' AS "now")
        INSERT INTO "ShardLease" ("shard", "of", "owner", "until", "number")
        SELECT "shard", ${of}::int, ${owner}::text, "now" + ${ms}::int * interval '1 millisecond', 1
        FROM "now", unnest(${[...shards]}::int[]) AS "shard"
        WHERE EXISTS (SELECT 1 FROM "BotProcess" WHERE "id" = ${owner} AND "until" > "now")
          AND NOT EXISTS (
            SELECT 1 FROM "ShardLease" WHERE "owner" <> ${owner} AND "until" > "now" AND "of" <> ${of}::int)
        ON CONFLICT ("shard") DO UPDATE SET
          "of" = EXCLUDED."of", "owner" = EXCLUDED."owner", "until" = EXCLUDED."until", "number" = "ShardLease"."number" + 1
        WHERE "ShardLease"."until" <= (SELECT "now" FROM "now")
        RETURNING "shard", "number"`;
      return new Map(held.map(({ shard, number }) => [shard, number]));
    });
  },

  /** Whoever wants these may have them at once. */
  async releaseShards(owner: string, shards: readonly number[]): Promise<void> {
    await read.$executeRaw`
      UPDATE "ShardLease" SET "until" = (clock_timestamp() AT TIME ZONE 'UTC')
      WHERE "owner" = ${owner} AND "shard" = ANY(${[...shards]}::int[])`;
  },

  /** The process ends: whoever wants what it held may have it at once. */
  async leave(id: string): Promise<void> {
    await read.$executeRaw`
      WITH "lanes" AS (DELETE FROM "LaneLease" WHERE "owner" = ${id}),
      "own" AS (DELETE FROM "BotProcess" WHERE "id" = ${id})
      UPDATE "ShardLease" SET "until" = (clock_timestamp() AT TIME ZONE 'UTC') WHERE "owner" = ${id}`;
  },

  /**
   * Takes those of these lanes that no process has that is there. A number above 1 says that one had it before and has died: it may have
   * begun what still waits.
   */
  async takeLanes(owner: string, lanes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const taken = await read.$queryRaw<{ lane: string; number: number }[]>`
      INSERT INTO "LaneLease" ("lane", "owner", "number")
      SELECT "lane", ${owner}::text, 1 FROM unnest(${[...lanes]}::text[]) AS "lane" ORDER BY "lane"
      ON CONFLICT ("lane") DO UPDATE SET
        "owner" = EXCLUDED."owner",
        "number" = "LaneLease"."number" + CASE WHEN "LaneLease"."owner" = EXCLUDED."owner" THEN 0 ELSE 1 END
      WHERE "LaneLease"."owner" = EXCLUDED."owner" OR NOT EXISTS (
        SELECT 1 FROM "BotProcess"
        WHERE "id" = "LaneLease"."owner" AND "until" > (clock_timestamp() AT TIME ZONE 'UTC'))
      RETURNING "lane", "number"`;
    return new Map(taken.map(({ lane, number }) => [lane, number]));
  },

  /** Nothing is under way in these lanes any more. */
  async releaseLanes(owner: string, lanes: readonly string[]): Promise<void> {
    if (lanes.length === 0) return;
    await read.$executeRaw`DELETE FROM "LaneLease" WHERE "owner" = ${owner} AND "lane" = ANY(${[...lanes]}::text[])`;
  },

  /** What processes that died long ago have left; where something waits in a lane it is still known that somebody had it. */
  async tidyLeases(): Promise<void> {
    await read.$executeRaw`
      DELETE FROM "LaneLease" WHERE NOT EXISTS (SELECT 1 FROM "BotProcess" WHERE "id" = "owner")
        AND NOT EXISTS (SELECT 1 FROM "Outbox" WHERE "Outbox"."state" = 'waiting' AND "Outbox"."lane" = "LaneLease"."lane")`;
    await read.$executeRaw`
      DELETE FROM "BotProcess" WHERE "until" < (clock_timestamp() AT TIME ZONE 'UTC') - interval '1 day'`;
  },

  /** Takes the next turn to introduce a shard, so long after the one before; says in how many milliseconds it is. */
  async introduction(bucket: number, spacingMs: number): Promise<number> {
    const [turn] = await read.$queryRaw<{ wait: number }[]>`
      WITH "now" AS (SELECT clock_timestamp() AT TIME ZONE 'UTC' AS "now"),
      "spacing" AS (SELECT ${spacingMs}::int * interval '1 millisecond' AS "spacing")
      INSERT INTO "Introduction" ("bucket", "next") SELECT ${bucket}::int, "now" + "spacing" FROM "now", "spacing"
      ON CONFLICT ("bucket") DO UPDATE SET
        "next" = greatest("Introduction"."next", (SELECT "now" FROM "now")) + (SELECT "spacing" FROM "spacing")
      RETURNING (extract(epoch FROM "next" - (SELECT "spacing" FROM "spacing") - (SELECT "now" FROM "now")) * 1000)::int
        AS "wait"`;
    return Math.max(0, turn?.wait ?? 0);
  },
});
