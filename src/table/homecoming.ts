import type { TableContext } from "./context.ts";

/** How often a game that others move at the same moment is tried. */
const ATTEMPTS = 5;

/**
 * The thread that a game was to have cannot be made: it goes on in the channel of its lobby, with all it has to say. Nothing
 * changes if there is another game by now.
 */
export function takeHome({ queue, store, now }: TableContext, id: string, channelId: string): Promise<boolean> {
  return queue.run(id, async () => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const game = await store.game(id);
      if (game === null || game.channelId === channelId) return false;
      const moved = await store.move(game, { at: now(), set: { channelId }, releases: true });
      if (moved.kind !== "conflict") return moved.kind === "done";
    }
    throw new Error("Others have moved in the game each time it was tried");
  });
}
