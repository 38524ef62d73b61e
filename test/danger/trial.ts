import { type Danger, dangerOf, isLostFor } from "../../src/engine/index.ts";
import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { type AnyMatch, open } from "./position.ts";

/**
 * How far a trial goes: until somebody has a choice again; to the end of the step the answer belongs to, and on from there
 * while it is carried on or nobody has a choice; or to the end of the game.
 */
type Horizon = "choice" | "step" | "game";

const FAR = 4000;

/**
 * Gives an answer and plays on at random, the seat itself away from further dangers until the step and what it brings about
 * ends. Whether it has lost by then.
 */
export function losesBy(
  subject: AnySubject,
  match: AnyMatch,
  seat: string,
  option: string,
  horizon: Horizon,
  random: Random,
): boolean {
  match.answer(seat, option);
  let stepEnded = false;
  for (let answers = 0; match.outcome === null && answers < FAR; answers++) {
    stepEnded ||= isNewPlay(subject, match);
    if (horizon === "step" && stepEnded) return false;
    const ask = random.pick(open(match));
    const offered = ask.options.map(({ id }) => id);
    if (horizon === "choice" && offered.length > 1) return false;
    const wary = ask.seat === seat && !stepEnded && offered.length > 1;
    match.answer(ask.seat, random.pick(wary ? safest(match, seat, offered) : offered));
  }
  return match.outcome !== null && isLostFor(match.outcome, seat);
}

function isNewPlay({ carriesOn }: AnySubject, match: AnyMatch): boolean {
  if (!match.atStepStart || open(match).length < match.pending.length) return false;
  return match.pending.some(({ options }) => options.length > 1) && carriesOn?.(match.view(null)) !== true;
}

/** The options that are least likely to lose. */
function safest(match: AnyMatch, seat: string, offered: readonly string[]): readonly string[] {
  const risks = offered.map((id) => likelihood(dangerOf(match, seat, id)));
  const least = Math.min(...risks);
  return offered.filter((_, at) => risks[at] === least);
}

export function likelihood(danger: Danger | null): number {
  if (danger === null) return 0;
  return danger.chance === undefined ? 1 : danger.chance.ways / danger.chance.cases;
}
