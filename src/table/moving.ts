import { refusal } from "../i18n/index.ts";
import { type GameRecord, isActive, type Move, type Post, type StoredGame } from "../store/index.ts";
import { change } from "./changing.ts";
import type { TableContext } from "./context.ts";
import { lobbyPost } from "./in-lobby.ts";
import { goingOn } from "./parking.ts";
import { positionOf } from "./position.ts";
import { type Doing, told } from "./settling.ts";

interface Moving extends Doing {
  readonly to: Pick<GameRecord, "channelId" | "guildId">;
}

/** Takes a game to another channel, where it goes on as it was: by its players, its host, or whoever manages a channel of it. */
export async function moveGame(table: TableContext, request: Moving): Promise<GameRecord> {
  const { to, user, manager = false } = request;
  const changed = await change(table, request, ({ game }) => {
    if (!isActive(game.status)) throw refusal("refusal.over");
    const isOwn =
      game.seats.some(({ userId }) => userId === user.id) || (game.status === "lobby" && game.hostId === user.id);
    if (!isOwn && !manager) throw refusal("refusal.move-not-yours");
    const isParked = game.table.parked !== undefined;
    if (to.channelId === game.channelId && !isParked) throw refusal("refusal.already-there");
    const { set, posts = [] } = isParked ? goingOn(table, game, to) : movedOn(table, game, request);
    return { at: table.now(), set: { ...set, ...to }, posts, releases: true, result: null };
  });
  return changed.position.game;
}

/** A game that was well where it was: both channels are told, and the clock runs on. */
function movedOn(table: TableContext, game: StoredGame, { to, user }: Moving): Pick<Move, "set" | "posts"> {
  // the post of a lobby says by itself where it has gone
  if (game.status === "lobby") return { posts: [lobbyPost(to.channelId, game.id)] };
  const notes = { ...game.table, turn: null };
  const args = { player: `<@${user.id}>`, channel: `<#${game.channelId}>` };
  const there = { ...game, ...to };
  const word: Post = { to: { channelId: game.channelId }, kind: "moved", payload: { game: game.id } };
  return {
    set: { table: notes },
    posts: [told(there, positionOf(table, game).seenBy([]), { entry: "moved" }, args, notes), word],
  };
}
