import { refusal } from "../i18n/index.ts";
import { type GameRecord, isActive, type Move, type Notes, type Post, type StoredGame } from "../store/index.ts";
import { byItself, type Change } from "./by-itself.ts";
import { change } from "./changing.ts";
import type { TableContext } from "./context.ts";
import { firstPost, lobbyPost } from "./in-lobby.ts";
import { parkedPosts } from "./news.ts";
import { goingOn } from "./parking.ts";
import { positionOf } from "./position.ts";
import { demandGame } from "./private-tables.ts";
import { type Doing, told } from "./settling.ts";

/** Where a game goes. */
export interface Destination {
  readonly channelId: string;
  readonly guildId: string;
}

/** A place that was made for a game. */
interface Made extends Destination {
  readonly kind: "thread" | "forum-post";
}

interface Moving extends Doing {
  readonly to: Destination;
  /** Whether it gets a place of its own there, which is still to be made: it goes when that is there. */
  readonly makesPlace?: boolean;
}

/** Takes a game to another channel, where it goes on as it was: by its players, its host, or whoever manages a channel of it. */
export async function moveGame(table: TableContext, request: Moving): Promise<GameRecord> {
  const { to, user, manager = false, makesPlace = false } = request;
  const changed = await change(table, request, ({ game }) => {
    demandGame(game);
    if (!isActive(game.status)) throw refusal("refusal.over");
    const isOwn =
      game.seats.some(({ userId }) => userId === user.id) || (game.status === "lobby" && game.hostId === user.id);
    if (!isOwn && !manager) throw refusal("refusal.move-not-yours");
    if (makesPlace) return { ...setOut(table, game, to, user.id), result: null };
    if (to.channelId === game.channelId && game.table.parked === undefined) throw refusal("refusal.already-there");
    return { ...settled(table, game, to, user.id), result: null };
  });
  return changed.position.game;
}

/** The game stays where it is until its new place is there. */
function setOut(table: TableContext, game: StoredGame, to: Destination, userId: string): Move {
  const post: Post = { to: { channelId: to.channelId }, kind: "place", payload: { game: game.id, user: userId } };
  return { at: table.now(), set: { table: { ...game.table, going: to } }, posts: [post] };
}

/**
 * The place that was to be made is there, or none can be made: then the game goes to `instead`, if there is such a place and it is
 * free, or stays, and its people are told. Nothing changes if the game has gone elsewhere meanwhile.
 */
export async function arrive(
  table: TableContext,
  id: string,
  going: Destination,
  userId: string,
  place: Made | { readonly kind: "none"; readonly instead: Destination | null },
): Promise<void> {
  const isMeant = ({ status, table: notes }: StoredGame) =>
    isActive(status) && notes.going?.channelId === going.channelId;
  const to = place.kind === "none" ? place.instead : place;
  const come = (game: StoredGame) => (to !== null && isMeant(game) ? settled(table, game, to, userId) : null);
  if (to !== null && (await byItself(table, id, come)) !== "occupied") return;
  await byItself(table, id, (game) => (isMeant(game) ? staying(table, game, going) : null));
}

/** No place could be made for it: it is where it was. */
function staying(table: TableContext, game: StoredGame, going: Destination): Move {
  const at = table.now();
  const notes = arrived(game.table);
  const set = { table: notes };
  if (game.table.parked !== undefined) return { at, set, posts: parkedPosts(game) };
  if (game.status === "lobby") return { at, set, posts: [lobbyPost(game.channelId, game.id)] };
  const args = { channel: `<#${going.channelId}>` };
  return { at, set, posts: [told(game, positionOf(table, game).seenBy([]), { entry: "stays" }, args, notes)] };
}

const arrived = ({ going: _, ...rest }: Notes): Notes => rest;

/**
 * The game is there from now on: what has waited is said there, it has a first post there, and what stands of it where it was says
 * where it is.
 */
function settled(table: TableContext, left: StoredGame, to: Destination | Made, userId: string): Move {
  const made = "kind" in to ? to : null;
  const { channelId, guildId } = to;
  const game = { ...left, table: notesThere(left, made) };
  const { set, posts } =
    game.table.parked === undefined ? movedOn(table, game, to, userId) : goingOn(table, game, { channelId, guildId });
  // the first message of a post in a forum has its id
  const message = made?.kind === "forum-post" ? { message: channelId } : {};
  const isThere = channelId === left.channelId;
  return {
    at: table.now(),
    set: { table: game.table, ...set, channelId, guildId },
    posts:
      game.status === "lobby"
        ? [lobbyPost(channelId, game.id, message.message)]
        : [firstPost(channelId, game.id, message), ...posts, ...(isThere ? [] : [leftPost(left)])],
    releases: true,
  };
}

/** A running game that has a thread of its own gets one wherever it goes; a lobby that is in a post of its own needs none. */
function notesThere({ status, table }: StoredGame, made: Made | null): Notes {
  const { thread, ...rest } = arrived(table);
  if (status === "lobby") return made === null && thread !== undefined ? { ...rest, thread } : rest;
  return made !== null || thread === true ? { ...rest, thread: true } : rest;
}

const leftPost = ({ id, channelId }: StoredGame): Post => ({ to: { channelId }, kind: "left", payload: { game: id } });

/** A game that was well where it was: both channels are told, and the clock runs on. */
function movedOn(table: TableContext, game: StoredGame, to: Destination, userId: string): Change {
  const notes = { ...game.table, turn: null };
  if (game.status === "lobby") return { set: { table: notes }, posts: [] };
  const args = { player: `<@${userId}>`, channel: `<#${game.channelId}>` };
  const there = { ...game, channelId: to.channelId, guildId: to.guildId };
  const word: Post = { to: { channelId: game.channelId }, kind: "moved", payload: { game: game.id } };
  return {
    set: { table: notes },
    posts: [told(there, positionOf(table, game).seenBy([]), { entry: "moved" }, args, notes), word],
  };
}
