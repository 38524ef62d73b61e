import { other, sides } from "./sides.ts";
import type { UndauntedState } from "./state.ts";
import type { Undaunted } from "./undaunted.ts";
import { pointsOf } from "./victory.ts";

/** [R38] So many rounds without a lasting change end the game; the last of them are announced. */
export const QUIET_ROUNDS = 20;
const ANNOUNCED = 5;

/**
 * [R38] At the beginning of a round: if nothing has changed for good for so long, it is judged as if neither side could
 * reach its goal.
 */
export function judgeStalemate(g: Undaunted): void {
  const { state } = g;
  if (state.options.stalemate === "never") return;
  const changes = lastingChanges(state);
  const { round, quiet } = state;
  const since = quiet?.changes === changes ? quiet.since : round;
  state.quiet = { changes, since };
  const left = QUIET_ROUNDS - (round - since);
  if (left > ANNOUNCED) return;
  if (left > 0) return g.tell("quiet", { left });
  const points = { lrdg: pointsOf(state, "lrdg"), italy: pointsOf(state, "italy") };
  const leader = sides.find((side) => points[side] > points[other(side)]);
  if (leader !== undefined) g.run.end([leader], "stalemate-points", { rounds: QUIET_ROUNDS, ...points });
  g.run.end([state.initiative], "stalemate-tie", { rounds: QUIET_ROUNDS, ...points });
}

/** How much has happened that is never undone: tokens laid, cards and counters gone, structures destroyed. */
function lastingChanges({ armies }: UndauntedState): number {
  let count = 0;
  for (const side of sides) {
    const { tokens, removed, neutralised, evacuated, destroyed } = armies[side];
    count += Object.keys(tokens).length + removed.length + neutralised.length + evacuated.length + destroyed.length;
  }
  return count;
}
