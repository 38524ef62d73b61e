import { byItself } from "./by-itself.ts";
import type { TableContext } from "./context.ts";

/**
 * The thread that a game was to have cannot be made: it goes on in the channel of its lobby, with all it has to say. Nothing
 * changes if there is another game by now.
 */
export const takeHome = async (table: TableContext, id: string, channelId: string): Promise<boolean> =>
  "done" ===
  (await byItself(table, id, (game) =>
    game.channelId === channelId ? null : { at: table.now(), set: { channelId }, releases: true },
  ));
