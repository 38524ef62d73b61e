import type { Match } from "../../src/engine/index.ts";
import { freshNotes, type Store } from "../../src/store/index.ts";
import type { Setting } from "../games/wir-sind-das-volk/table.ts";

type Laid = Pick<Match<unknown, unknown, string, unknown>, "save" | "log" | "logged">;

/** Puts a position, as a game's own tests lay it, in the place of a running game's own. */
export async function lay(store: Store, id: string, { match }: { readonly match: Laid }): Promise<void> {
  const game = await store.game(id);
  if (game === null) throw new Error(`No game ${id}`);
  const saved = JSON.stringify(match.save());
  await store.move(game, {
    by: { userId: game.hostId },
    at: new Date(),
    saved,
    answered: 0,
    log: { from: 0, entries: match.log },
    checkpoints: { dropFrom: 0, add: [{ index: 0, label: null, saved }] },
    set: { table: { ...freshNotes, posted: match.logged } },
  });
}

/**
 * East has the last card of decade I. Flight, police and living standard stand still; western currency is short by two, a
 * socialist comes, and Bavaria protests.
 */
export const lastCard: Setting = {
  seat: "east",
  part: 2,
  display: ["goettingen-eighteen"],
  factories: ["hamburg", "dortmund", "bitterfeld", "berlin"],
  unrest: { bayern: 4 },
  tracks: { currency: -4, socialists: 2 },
  box: 1,
};
