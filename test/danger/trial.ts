import { dangerOf, isLostFor } from "../../src/engine/index.ts";
import type { Random } from "../fuzz/random.ts";
import { type AnyMatch, open } from "./position.ts";

/**
 * How far a trial goes: until somebody has a choice again; to the end of the step the answer belongs to, and on from there
 * while nobody has a choice; or to the end of the game.
 */
export type Horizon = "choice" | "step" | "game";

const FAR = 4000;

/**
 * Gives an answer and plays on at random, the seat itself away from further dangers until the step ends. Whether it has
 * lost by then.
 */
export function losesBy(match: AnyMatch, seat: string, option: string, horizon: Horizon, random: Random): boolean {
  match.answer(seat, option);
  let stepEnded = false;
  for (let answers = 0; match.outcome === null && answers < FAR; answers++) {
    const isNewStep = match.atStepStart && open(match).length === match.pending.length;
    stepEnded ||= isNewStep && match.pending.some(({ options }) => options.length > 1);
    if (horizon === "step" && stepEnded) return false;
    const ask = random.pick(open(match));
    const offered = ask.options.map(({ id }) => id);
    if (horizon === "choice" && offered.length > 1) return false;
    const wary = ask.seat === seat && !stepEnded && offered.length > 1;
    const safe = wary ? offered.filter((id) => dangerOf(match, seat, id) === null) : offered;
    match.answer(ask.seat, random.pick(safe.length > 0 ? safe : offered));
  }
  return match.outcome !== null && isLostFor(match.outcome, seat);
}
