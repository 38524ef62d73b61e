import { other, type PerSide, type Side, sides } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import type { Undaunted, UndauntedEnd } from "../undaunted.ts";
import { pointsOf } from "./points.ts";

/** [R38] So many rounds without a lasting change end the game; the last of them are announced. */
const QUIET_ROUNDS = 20;
const ANNOUNCED = 5;

/**
 * [R38] At the beginning of a round: if nothing has changed for good for so long, it is judged as if neither side could
 * reach its goal.
 */
export function judgeStalemate(g: Undaunted): void {
  const { state } = g;
  if (state.options.stalemate === "never") return;
  const left = quietRoundsLeft(state);
  const since = state.round - (QUIET_ROUNDS - left);
  state.quiet = { changes: lastingChanges(state), best: bestScores(state), since };
  if (left > ANNOUNCED) return;
  if (left > 0) return g.tell("quiet", { left });
  g.end(quietEnd(state));
}

/** How the game ends when nothing more changes for good, and after how many rounds more; undefined if it never does. */
export function stalemateAhead(state: UndauntedState): { end: UndauntedEnd; rounds: number } | undefined {
  if (state.options.stalemate === "never") return undefined;
  return { end: quietEnd(state), rounds: Math.max(0, quietRoundsLeft({ ...state, round: state.round + 1 })) };
}

/** How many more rounds without a lasting change it takes, as a round begins. */
function quietRoundsLeft(state: UndauntedState): number {
  const { round, quiet } = state;
  if (quiet?.changes !== lastingChanges(state)) return QUIET_ROUNDS;
  const best = bestScores(state);
  const isNew = sides.some((side) => best[side] > (quiet.best?.[side] ?? best[side]));
  return isNew ? QUIET_ROUNDS : QUIET_ROUNDS - (round - quiet.since);
}

/** Control changes hands for ever; a score that a side has not had before comes only so often. */
function bestScores(state: UndauntedState): PerSide<number> {
  const best = (side: Side) => Math.max(pointsOf(state, side), state.quiet?.best?.[side] ?? 0);
  return { lrdg: best("lrdg"), italy: best("italy") };
}

/** How it ends if neither side reaches a goal: by points, else by the token. */
export function quietEnd(state: UndauntedState): UndauntedEnd {
  const points = { lrdg: pointsOf(state, "lrdg"), italy: pointsOf(state, "italy") };
  const args = { rounds: QUIET_ROUNDS, ...points };
  const leader = sides.find((side) => points[side] > points[other(side)]);
  if (leader !== undefined) return { winners: [leader], key: "stalemate-points", args };
  return { winners: [state.initiative], key: "stalemate-tie", args };
}

/** How much has happened that is never undone: tokens laid, cards and counters gone, structures destroyed. */
export function lastingChanges({ armies }: UndauntedState): number {
  let count = 0;
  for (const side of sides) {
    const { tokens, removed, neutralised, evacuated, destroyed } = armies[side];
    count += Object.keys(tokens).length + removed.length + neutralised.length + evacuated.length + destroyed.length;
  }
  return count;
}
