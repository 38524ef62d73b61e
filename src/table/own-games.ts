import { setImmediate as turn } from "node:timers/promises";
import { type GameRecord, type OwnScope, type Status, type StoredGame, UnreadableGame } from "../store/index.ts";
import { type TableContext, waitedChairs } from "./context.ts";
import { mend } from "./mending.ts";
import { type Position, positionOf } from "./position.ts";

export type OwnGame =
  | {
      readonly game: GameRecord;
      /** Of a running game. */
      readonly position: Position | null;
      readonly waits: boolean;
      readonly unreadable: false;
    }
  | {
      readonly game: Pick<GameRecord, "id" | "title" | "channelId" | "seats"> & {
        readonly status: Status | null;
      };
      readonly position: null;
      readonly waits: false;
      readonly unreadable: true;
    };

interface OwnPage {
  readonly games: readonly OwnGame[];
  readonly page: number;
  readonly pages: number;
  /** How many there are on all pages, and how many of them wait for the person. */
  readonly count: number;
  readonly waiting: number;
}

interface Wanted {
  readonly scope?: OwnScope;
  readonly page?: number;
  /** How many on a page. */
  readonly most: number;
}

/**
 * Some of a person's games, those that wait for them first: only these are read and brought to life, however many there are.
 * One that cannot be read is restored, or is among them and waits for nobody.
 */
export async function myGames(
  table: TableContext,
  userId: string,
  { scope = "open", page = 1, most }: Wanted,
): Promise<OwnPage> {
  const { rows, count, waiting } = await table.store.ownGames(userId, { scope, from: (page - 1) * most, most });
  // what was there is over
  if (rows.length === 0 && page > 1) return myGames(table, userId, { scope, most });
  const { games } = await table.store.wholeGames(rows);
  const found = await Promise.all(
    rows.map((row) => ownGame(table, games.find(({ id }) => id === row.id) ?? row.id, row.waits, userId)),
  );
  return {
    games: found.flatMap((each) => each ?? []).sort((one, two) => Number(two.waits) - Number(one.waits)),
    page,
    pages: Math.max(1, Math.ceil(count / most)),
    count,
    waiting,
  };
}

/** `noted` is what the store knows: whether it waits for the person. */
async function ownGame(
  table: TableContext,
  known: StoredGame | string,
  noted: boolean | null,
  userId: string,
): Promise<OwnGame | null> {
  try {
    const game = typeof known === "string" ? await table.store.game(known) : known;
    if (game === null) return null;
    if (game.status !== "running") return { game, position: null, waits: false, unreadable: false };
    const position = positionOf(table, game);
    const chairs = waitedChairs(position.match);
    const waits = game.seats.some((chair) => chair.userId === userId && chairs.includes(chair.seat));
    if (waits !== noted) await noteWaits(table, position);
    return { game, position, waits, unreadable: false };
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    if (await mend(table, error)) return ownGame(table, error.game, noted, userId);
    const game = await table.store.brokenGame(error.game);
    return game === null ? null : { game, position: null, waits: false, unreadable: true };
  }
}

/** Whom a game waits for, where that was not known or has become something else with new rules. Whoever only reads can do without. */
async function noteWaits({ store, log }: TableContext, { game, match }: Position): Promise<void> {
  try {
    await store.foundWaits(game, waitedChairs(match));
  } catch {
    log?.warn({ game: game.id }, "not noted whom it waits for");
  }
}

/**
 * Finds out whom games wait for that are older than such notes, or could not be read: one after the other, between whatever
 * else there is to do. Cut short, it goes on at the next start with those that are left.
 */
export async function findWaits(table: TableContext, closing: () => boolean): Promise<void> {
  let last = "";
  for (;;) {
    const ids = await table.store.gamesOfUnknownWaits(last);
    if (ids.length === 0) return;
    for (const id of ids) {
      await turn();
      if (closing()) return;
      last = id;
      await findOut(table, id);
    }
  }
}

async function findOut(table: TableContext, id: string): Promise<void> {
  try {
    const game = await table.store.game(id);
    if (game?.status === "running") await noteWaits(table, positionOf(table, game));
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    await mend(table, error);
  }
}
