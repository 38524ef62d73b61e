import { setTimeout as sleep } from "node:timers/promises";
import type { TableContext } from "./context.ts";

/** A game that has just ended is left alone for an hour: what it has to say is still being sent. */
const AFTER_MS = 3_600_000;
/** How long others have for themselves between two games. */
const PAUSE_MS = 200;
/** So many are looked for at once. */
const AT_ONCE = 50;

interface Ways {
  /** Whether to leave off. */
  readonly stops: () => boolean;
  readonly failed: (game: string, error: unknown) => void;
  /** How long a game must have been over, in milliseconds. */
  readonly afterMs?: number;
  readonly pauseMs?: number;
}

/**
 * Packs games that have been over for a while, one after the other at a pace, until there is none left; also those that ended before
 * there was any packing. Whatever stops it, the next look goes on. Says how many.
 */
export async function packPastGames(
  { store, now }: TableContext,
  { stops, failed, afterMs = AFTER_MS, pauseMs = PAUSE_MS }: Ways,
): Promise<number> {
  let packed = 0;
  const left: string[] = [];
  const by = new Date(now().getTime() - afterMs);
  for (;;) {
    const games = await store.gamesToPack(by, AT_ONCE, left);
    if (games.length === 0) return packed;
    for (const id of games) {
      if (stops()) return packed;
      const isDone = await store.packGame(id).catch((error: unknown) => failed(id, error));
      if (isDone === true) packed += 1;
      else left.push(id);
      await sleep(pauseMs);
    }
  }
}
