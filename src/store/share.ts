import { Prisma } from "./generated/sqlite/client.ts";

/** The shards that a process looks after, of so many. */
export interface Share {
  readonly of: number;
  readonly shards: readonly number[];
}

/**
 * Whether a game's server is on one of these shards, as a condition after others; everything without a share. What is in no server
 * belongs to the first shard, as direct messages do. A share there is on PostgreSQL alone.
 */
export const inShare = (share: Share | null): Prisma.Sql =>
  share === null
    ? Prisma.empty
    : Prisma.sql`AND (CASE WHEN "Game"."guildId" ~ '^[0-9]{1,18}$|^[0-8][0-9]{18}$'
        THEN ("Game"."guildId"::bigint >> 22) % ${share.of}::int ELSE 0 END)::int = ANY(${[...share.shards]}::int[])`;
