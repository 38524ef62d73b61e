import { setImmediate as turn } from "node:timers/promises";
import { Unreadable } from "../engine/index.ts";
import { titles } from "../games/titles.ts";
import type { Store, StoredGame } from "../store/index.ts";
import type { Progress } from "./progress.ts";
import { loaded, type Mismatch, replayed } from "./replay.ts";

/** Something that is stored of a game and does not follow from the rest; `answer` is the first one at which it shows. */
interface Difference extends Mismatch {
  readonly game: string;
}

interface Verified {
  readonly games: number;
  readonly ms: number;
  readonly differences: readonly Difference[];
}

interface How {
  /** Those that go on, and none that are over. */
  readonly running?: boolean;
  /** Whether each is only loaded, and not played again from its beginning. */
  readonly loadOnly?: boolean;
  readonly progress: Progress;
}

const AT_ONCE = 100;

/** Loads every stored game and plays it again from its answers, under the rules as they are now. Changes nothing. */
export async function verifyStore(
  store: Store,
  { running = false, loadOnly = false, progress }: How,
): Promise<Verified> {
  const began = performance.now();
  const all = await store.gameCount(running);
  const differences: Difference[] = [];
  let done = 0;
  progress(done, all);
  for (let behind = ""; ; ) {
    const ids = await store.gameIds({ behind, running, limit: AT_ONCE });
    for (const id of ids) {
      const found = await differenceIn(store, id, loadOnly);
      if (found !== null) differences.push({ game: id, ...found });
      progress(++done, Math.max(done, all));
      // a database that is a file never lets anything else have its turn
      await turn();
    }
    const last = ids.at(-1);
    if (last === undefined) break;
    behind = last;
  }
  progress(done, done);
  return { games: done, ms: Math.round(performance.now() - began), differences };
}

async function differenceIn(store: Store, id: string, loadOnly: boolean): Promise<Mismatch | null> {
  try {
    const game = await store.game(id);
    // forgotten meanwhile, or nothing was dealt yet; a lesson goes from one laid position to another
    if (game === null || game.saved === null || game.ownerId !== null) return null;
    return await mismatchOf(store, game, game.saved, loadOnly);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { answer: null, what: error.message };
  }
}

async function mismatchOf(store: Store, game: StoredGame, saved: string, loadOnly: boolean): Promise<Mismatch | null> {
  const title = titles.get(game.title);
  if (title === undefined) return { answer: null, what: `there is no title ${game.title}` };
  const present = loaded(title, saved);
  if (!("match" in present)) return present;
  if (loadOnly) return null;
  const answers = await store.answers(game.id);
  return replayed(title, game, present, { answers, log: await store.log(game.id, 0, game.logged) });
}
