import type { Answer } from "../engine/index.ts";
import type { Act } from "../store/index.ts";
import type { AnyMatch } from "./context.ts";

/**
 * Does again what people did, in a match at the beginning of their game, and gives the answers that stand in the end. An answer that
 * was changed before others had given theirs took the place of the one before; only the match knows which those are. `after` is told
 * when each act is done. Throws a `Refusal` at one that the rules do not allow any more.
 */
export function retrace(match: AnyMatch, acts: readonly Act[], after: () => void = () => {}): Answer[] {
  const live: Answer[] = [];
  const takeOut = (seat: string) => {
    const last = live.findLastIndex(([from]) => from === seat);
    if (last >= 0) live.splice(last, 1);
  };
  for (const { kind, seat, option } of acts) {
    if (kind === "answer" || kind === "redo") {
      if (match.pending.some((ask) => ask.seat === seat && ask.answered)) takeOut(seat);
      match.answer(seat, option);
      live.push([seat, option]);
    } else {
      match.undo(seat);
      takeOut(seat);
    }
    after();
  }
  return live;
}
