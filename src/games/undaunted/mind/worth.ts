import { isFog } from "../components/index.ts";
import { judgeOf } from "../policy/judge.ts";
import { other, type Side } from "../seats.ts";
import type { UndauntedView } from "../view/index.ts";

/** Where a position that is worth so much more is won three times out of four; a victory by its goals is a hundred. */
const SCALE = 60;

/** What each copy of a card is worth that its soldier has left: without any he is out at the next hit. */
const LIVES = [5, 3, 2, 1];
/** A soldier on the board, and one who keeps his head down. */
const MAN = 4;
const SUPPRESSED = 2;
/** A card that does nothing, among those that have been played or discarded. */
const FOG = 0.5;

/**
 * From −1 to 1: what the side is on the way to by its goals, how it stands towards the enemy's fire and he towards its own, and who is
 * left on either side to go on.
 */
export const worth = (view: UndauntedView, side: Side): number =>
  Math.tanh((judgeOf(view).now + strength(view, side) - strength(view, other(side))) / SCALE);

function strength(view: UndauntedView, side: Side): number {
  const { copies, discard, played } = view.armies[side];
  let sum = 0;
  for (const { id, side: own, suppressed } of view.soldiers) {
    if (own !== side) continue;
    sum += MAN - (suppressed ? SUPPRESSED : 0);
    let left = copies[id] ?? 0;
    for (const card of played) if (card === id) left++;
    for (const life of LIVES) if (left-- > 0) sum += life;
  }
  for (const card of discard) if (isFog(card)) sum -= FOG;
  for (const card of played) if (isFog(card)) sum -= FOG;
  return sum;
}
