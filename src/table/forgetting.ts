import { setImmediate as turn } from "node:timers/promises";
import { Unreadable } from "../engine/index.ts";
import type { Deletion, StoredGame } from "../store/index.ts";
import type { TableContext, User } from "./context.ts";
import { carryOut } from "./deeds.ts";
import { cancel, leave } from "./lobby.ts";
import { type Position, positionOf } from "./position.ts";
import { replace } from "./time.ts";

/** What becomes of a game that somebody is in who wants to be forgotten. */
export interface Farewell {
  readonly game: StoredGame;
  readonly how: "resign" | "abandon" | "replace" | "leave" | "cancel";
  /** His seats in a running game, and those that win by it. */
  readonly seats: readonly string[];
  readonly winners: readonly string[];
}

/** The games that a person would leave. His seats go to the heir, if there is one, where that is nobody's opponent. */
export async function farewells(table: TableContext, userId: string, heir?: string): Promise<Farewell[]> {
  const { rows } = await table.store.ownGames(userId);
  const all: Farewell[] = [];
  for (let from = 0; from < rows.length; from += PAGE) {
    const { games } = await table.store.wholeGames(rows.slice(from, from + PAGE));
    for (const game of games) {
      all.push(...[farewell(table, game, userId, heir) ?? []].flat());
      // there may be hundreds, and others play meanwhile
      await turn();
    }
  }
  return all;
}

/** How many games are read at once. */
const PAGE = 50;

/** Nothing if the game can go on without him. */
function farewell(table: TableContext, game: StoredGame, userId: string, heir?: string): Farewell | null {
  const { status, hostId, seats } = game;
  const nobody = { game, seats: [], winners: [] };
  const sits = seats.some((seat) => seat.userId === userId);
  if (status === "lobby" && hostId === userId) return { ...nobody, how: "cancel" };
  if (!sits) return null;
  if (status === "lobby") return { ...nobody, how: "leave" };
  if (seats.every((seat) => seat.userId === userId)) return { ...nobody, how: "abandon" };
  try {
    const position = positionOf(table, game);
    const own = position.seatsOf(userId);
    const winners = position.match.seats.filter((seat) => !own.includes(seat));
    const isHeired = heir !== undefined && seats.every((seat) => seat.userId !== heir);
    return { game, how: isHeired ? "replace" : "resign", seats: own, winners };
  } catch (error) {
    // nobody can play on in it, and nobody can say who has won
    if (!(error instanceof Unreadable)) throw error;
    return { ...nobody, how: "abandon" };
  }
}

/** Told of a game that could not be left as it should be: it ends without a result. */
type Failed = (game: string, error: unknown) => void;

/** Gives a person's seats to another, in the games in which that one does not play. */
export async function handOver(table: TableContext, user: User, heir: User, interaction: string): Promise<void> {
  for (const { game, how, seats } of await farewells(table, user.id, heir.id)) {
    if (how !== "replace") continue;
    for (const seat of seats) {
      const position: Position = positionOf(table, (await table.store.game(game.id)) ?? game);
      const interactionId = `${interaction} ${game.id} ${seat}`;
      await replace(table, { position, user, seat, by: heir, interaction: interactionId, isLeaving: true });
    }
  }
}

/**
 * Forgets a person: he leaves his games, then everything else goes at once. It is remembered beside the database before anything
 * is done, so that a process that dies meanwhile finishes it when it starts again.
 */
export async function forget(table: TableContext, user: User, failed: Failed = () => {}): Promise<void> {
  await carryOutDeletion(table, user, await table.store.beginDeletion(user.id, table.now()), failed);
}

/** Forgets those whom the database does not know to be forgotten: it is that of a backup, or its process has died meanwhile. */
export async function catchUpOnDeletions(table: TableContext, failed: Failed = () => {}): Promise<number> {
  const unknown = await table.store.unknownDeletions();
  for (const { deletion, people } of unknown) {
    for (const id of people) await carryOutDeletion(table, { id, name: "" }, deletion, failed);
    if (people.length === 0) await table.store.endDeletion(deletion);
  }
  return unknown.length;
}

async function carryOutDeletion(table: TableContext, user: User, deletion: Deletion, failed: Failed): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const open = (await farewells(table, user.id)).filter(({ game }) => !tried.has(game.id));
    for (const leaving of open) {
      tried.add(leaving.game.id);
      await leaveGame(table, user, leaving, deletion).catch((error: unknown) => failed(leaving.game.id, error));
    }
    const left = await table.store.deletePerson(user.id, deletion, [...tried]);
    if (left.length === 0) return;
    // one that cannot even be read is given up; one that he has come into meanwhile is left like the others
    if (open.length === 0) for (const game of left) tried.add(game);
  }
}

async function leaveGame(table: TableContext, user: User, { game, how }: Farewell, { id }: Deletion): Promise<void> {
  const request = { position: positionOf(table, game), user, interaction: `${id} ${game.id}` };
  if (how === "cancel") await cancel(table, { ...request, manager: false });
  else if (how === "leave") await leave(table, request);
  else await carryOut(table, how === "abandon" ? "abandon" : "resign", request);
}
