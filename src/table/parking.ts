import { isActive, type ParkingReason, type StoredGame } from "../store/index.ts";
import { byItself, type Change } from "./by-itself.ts";
import type { TableContext } from "./context.ts";
import { lobbyPost } from "./in-lobby.ts";
import { parkedPosts } from "./news.ts";
import { DAY } from "./pace.ts";
import { positionOf } from "./position.ts";
import { told } from "./settling.ts";
import { nextLook, revisitAt } from "./time.ts";

/** How long the games of a server are kept that has removed the bot. */
export const KEPT_DAYS = 90;

/** The game can not be posted where it is: its clock stands, what it has to say waits, and its people are told. */
export const park = async (table: TableContext, id: string, reason: ParkingReason): Promise<boolean> =>
  "done" ===
  (await byItself(table, id, (game) => {
    const { parked } = game.table;
    if (!isActive(game.status) || parked?.reason === reason) return null;
    const at = table.now();
    return {
      at,
      set: {
        table: { ...game.table, parked: { reason, since: parked?.since ?? at.toISOString() } },
        // a server says itself that it has the bot back
        wakeAt: reason === "server" ? null : revisitAt(at),
      },
      posts: parked === undefined || reason === "server" ? parkedPosts(game) : [],
    };
  }));

/** It can be posted there again: what has waited is said, then the present position, and the clock begins anew. */
export const unpark = async (table: TableContext, id: string): Promise<boolean> =>
  "done" ===
  (await byItself(table, id, (game) => {
    if (!isActive(game.status) || game.table.parked === undefined) return null;
    const { set, posts } = goingOn(table, game, game);
    const lobby = game.status === "lobby" ? [lobbyPost(game.channelId, game.id)] : [];
    return { at: table.now(), releases: true, set, posts: [...lobby, ...posts] };
  }));

/** A parked game as it goes on, where it was or elsewhere; the post of a lobby says by itself where it is. */
export function goingOn(
  table: TableContext,
  game: StoredGame,
  place: Pick<StoredGame, "channelId" | "guildId">,
): Change {
  const { parked: _, ...rest } = game.table;
  if (game.status === "lobby") return { set: { table: rest, wakeAt: null }, posts: [] };
  const at = table.now();
  const notes = { ...rest, turn: null };
  const there = { ...game, channelId: place.channelId, guildId: place.guildId };
  const post = told(there, positionOf(table, game).seenBy([]), { entry: "goes-on" }, {}, notes);
  return { set: { table: notes, movedAt: at, wakeAt: nextLook(game, notes, at) }, posts: [post] };
}

/** Under what it is noted down that a server was told what the bot is. */
export const welcomeMemo = (guildId: string): string => `welcomed ${guildId}`;

/** Forgets what is kept of servers that have removed the bot long ago; says how many games that were. */
export async function forgetServers({ store, now }: TableContext): Promise<number> {
  let games = 0;
  for (const guildId of await store.guildsLeft(new Date(now().getTime() - KEPT_DAYS * DAY))) {
    games += await store.forgetGamesOf(guildId);
    await store.forgetGuildSettings(guildId);
    await store.forgetMemo(welcomeMemo(guildId));
  }
  return games;
}
