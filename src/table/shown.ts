import type { LogEntry } from "../engine/index.ts";
import { visible } from "../engine/index.ts";
import type { StoredEntry } from "../store/index.ts";
import type { TableContext } from "./context.ts";
import type { Look } from "./position.ts";

/** Whether an entry shows a seat what is not its own: a hand, cards of a deck. What it drew itself is no news of others. */
export const isShownTo = ({ args, secret }: LogEntry, seat: string): boolean =>
  secret?.seats.includes(seat) === true && (args.side ?? args.seat) !== seat;

/** About a round of play: what was shown before that has been played or is in the log. */
const OF_LATE = 40;
const MOST = 2;

/** What a person was shown of late, as they may read it; the newest last. */
export async function shownOfLate(
  table: TableContext,
  { game, match, own }: Pick<Look, "game" | "match" | "own">,
): Promise<readonly StoredEntry[]> {
  const logged = Math.min(game.logged, match.logged);
  const entries = await table.store.log(game.id, Math.max(0, logged - OF_LATE), logged);
  return entries
    .filter((entry) => own.some((seat) => isShownTo(entry, seat)))
    .map((entry) => ({ ...visible(entry, own), index: entry.index }))
    .slice(-MOST);
}
