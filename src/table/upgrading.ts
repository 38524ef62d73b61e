import { setImmediate as turn } from "node:timers/promises";
import { visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { type Act, UnreadableGame } from "../store/index.ts";
import { position } from "./acting.ts";
import type { TableContext } from "./context.ts";
import { mend } from "./mending.ts";
import { handPosts, movePost } from "./news.ts";
import { Position, positionOf } from "./position.ts";
import { nextLook } from "./time.ts";

/** How many games are named at once. */
const AT_ONCE = 100;

type Failed = (game: string, error: unknown) => void;

/**
 * After an upgrade that has changed the rules of a title, before anybody plays on: in games whose step in hand no longer replays that step
 * begins anew, and their people are told. Says how many these were.
 */
export async function catchUpOnRules(table: TableContext, failed: Failed = () => {}): Promise<number> {
  const changed = new Set<string>();
  for (const [id, title] of table.titles) if (!(await isKnown(table, id, title))) changed.add(id);
  if (changed.size === 0) return 0;
  let count = 0;
  for (let behind = ""; ; ) {
    const ids = await table.store.gameIds({ behind, running: true, limit: AT_ONCE });
    for (const id of ids) {
      if (await caughtUp(table, id, changed).catch((error: unknown) => failed(id, error))) count++;
      // a database that is a file never lets anything else have its turn
      await turn();
    }
    const last = ids.at(-1);
    if (last === undefined) break;
    behind = last;
  }
  for (const id of changed) await table.store.setMemo(memoOf(id), `${table.titles.get(id)?.game.rulesVersion}`);
  return count;
}

/** By which rules the running games of a title were looked through last. */
const memoOf = (title: string): string => `rules ${title}`;

const isKnown = async ({ store }: TableContext, id: string, { game }: AnyTitle): Promise<boolean> =>
  (await store.memo(memoOf(id))) === `${game.rulesVersion}`;

/** Says whether the step in hand had to begin anew. */
function caughtUp(table: TableContext, id: string, changed: ReadonlySet<string>): Promise<boolean> {
  return table.queue.run(id, async () => {
    try {
      const game = await table.store.game(id);
      // a lesson has its scene laid anew when its person comes back
      if (game === null || game.status !== "running" || game.ownerId !== null || !changed.has(game.title)) return false;
      return await pinned(table, positionOf(table, game));
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      void mend(table, error);
      return false;
    }
  });
}

/** Writes down that a step has begun anew, so that nobody has to come upon it; whoever has moved meanwhile has done so. */
async function pinned(table: TableContext, { title, game, match }: Position): Promise<boolean> {
  if (match.dropped.length === 0) return false;
  const first = match.logged - match.log.length;
  const { asked: _, ...notes } = game.table;
  const untold = match.log.slice(Math.max(0, Math.min(notes.posted, match.logged - 1) - first));
  const entries = untold.map((entry) => visible(entry, null));
  const post = movePost(game, new Position(title, game, match).seenBy([]), game.version + 1, entries);
  const at = table.now();
  const moved = await table.store.move(game, {
    by: { userId: "" },
    at,
    // what the step has told is told as chance has it now
    ...position(match, first),
    acts: match.dropped.map(([seat, option]): Act => ({ kind: "drop", seat, option })),
    checkpoints: { dropFrom: match.answered + 1, add: [] },
    set: {
      table: { ...notes, posted: match.logged, turn: null, draw: [], abandon: [], pause: [], computer: [], branch: [] },
      movedAt: at,
      wakeAt: nextLook(game, notes, at),
    },
    // cards that were drawn in it may be others
    posts: [post, ...handPosts(title, game, null, match, null, [post])],
  });
  return moved.kind === "done";
}
