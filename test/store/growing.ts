import type { SqlQuery } from "@prisma/driver-adapter-utils";
import type { Look } from "./plans.ts";

/** What looks at everything there is: at a start, once for a server, or for upkeep. */
export const thorough: readonly string[] = [
  "gamesOfUnknownWaits",
  "firstPostsBehind",
  "gameGuilds",
  ...["correctResult", "rateAnew", "ratingsFromResults"],
  "forgetGamesOf",
  "unknownDeletions",
  "gameCount",
  "gameIds",
];

/** What asks nothing of this database, or has been answered from memory; or is asked as another thing is. */
export const withoutDatabase: readonly string[] = [
  ...["handPostsTo", "dropSettings", "close", "beginDeletion"],
  "trust",
  ...["releaseShards", "glancing"],
];

/** Where many processes share a database, on PostgreSQL. */
export const besideOthers: readonly string[] = [
  ...["renew", "claimShards", "leave", "introduction", "tidyLeases"],
  ...["takeLanes", "releaseLanes", "lanesBehind", "dueLanes"],
];

/** The tables that grow with every game. Of standing orders, which are read at once and kept, there are few. */
const growing = [
  ...["Game", "Seat", "Answer", "Checkpoint", "LogEntry", "Chronicle", "PastPlayer"],
  ...["Result", "ResultSeat", "League", "LeaguePlayer", "LeagueGame"],
  ...["Seek", "SeatBoard"],
  ...["Interaction", "Outbox", "FirstPost", "Memo"],
];

/**
 * What there is little of however much is stored. What has waited until now (`wakeAt`, `at`, `finishedAt`) is done, forgotten or packed
 * soon, and what is read from one number to another, or behind a channel, is a piece.
 */
const narrow: readonly RegExp[] = [
  /\b(id|rowid|ctid|gameId|userId|hostId|channelId|activeChannel|lane|nonce|key|leagueId)=\?/,
  /\b(wakeAt|at)<\?/,
  /\b(id|rowid)>\? AND (id|rowid)<\?/,
  /^guildId=\? AND activeChannel>\?$/,
  // there are few private tables
  /^ownerId[>=]\?/,
  /^status=\? AND packed=\? AND finishedAt<\?$/,
  /^guildId=\? AND title=\? AND number>\?$/,
  // those of a server who seek opponents, its lobbies, and servers behind one of them
  /^guildId=\? AND title=\?$/,
  /^guildId=\? AND status=\?$/,
  /^guildId>\?$/,
  /\bmatch=\?/,
  // the leagues of a server
  /^guildId=\?$/,
  // nearly all that are over have been counted
  /^counted=\? AND status=\?$/,
];

/** Whether a way to look for something costs more with every game that is stored. */
export function grows({ table, by, plan }: Look, { sql, args }: SqlQuery): boolean {
  if (!growing.includes(table)) return false;
  // the first and the last of all are found at once
  if (/WHERE 1=1 ORDER BY \S+[`"]id[`"] DESC LIMIT/.test(sql)) return false;
  if (/FROM "\w+" ORDER BY rowid (?:ASC|DESC) LIMIT 1$/.test(sql)) return false;
  // a server goes through all of a table for one person while others are served
  if (/ FROM "\w+" WHERE 1 = 1(?: AND |$)/.test(sql)) return false;
  // nearly all games are over, and nearly all posts sent
  if (by.startsWith("activeChannel=?") && /activeChannel[`"]? IS NULL/.test(sql)) return true;
  const waits = (args.includes("waiting") && !args.includes("sent")) || sql.includes("'waiting'");
  if (by.startsWith("state=?") && (waits || plan.includes("state = 'waiting'"))) return false;
  return narrow.every((few) => !few.test(by));
}
