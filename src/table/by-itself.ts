import type { Move, StoredGame } from "../store/index.ts";
import type { TableContext } from "./context.ts";

/** What a change of a game's place writes and says. */
export type Change = Required<Pick<Move, "set" | "posts">>;

/** How often a game that others move at the same moment is tried. */
const ATTEMPTS = 5;

/**
 * What the table changes in a game without anybody asking for it: whether it was done, there was nothing to change, or where the
 * game was to go there is another.
 */
export function byItself(
  { queue, store }: TableContext,
  id: string,
  changing: (game: StoredGame) => Move | null,
): Promise<"done" | "nothing" | "occupied"> {
  return queue.run(id, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const game = await store.game(id);
      const move = game === null ? null : changing(game);
      if (game === null || move === null) return "nothing";
      const { kind } = await store.move(game, move);
      if (kind === "done" || kind === "occupied") return kind;
    }
    throw new Error("Others have moved in the game each time it was tried");
  });
}
