import type { Outcome } from "./game.ts";
import type { Match } from "./match.ts";
import { SampledFate, TriedFate } from "./tried-fate.ts";

/** So many of so many equally likely cases. */
export interface Likelihood {
  readonly ways: number;
  readonly cases: number;
}

/** A loss that may come, how likely; without a chance it is sure. */
export interface ForeseenLoss<Seat extends string> {
  readonly outcome: Outcome<Seat>;
  readonly chance?: Likelihood;
}

/** Of dice in a row so many are tried in every way: what goes on after them is most often a roll that is repeated at a tie. */
const MOST_DRAWS = 3;
const MOST_TRIALS = 300;
/** If more than this goes on after them, or there are more ways than that, so many falls are drawn by lot instead. */
const MOST_OPEN = 0.2;
const SAMPLES = 80;
/** People count in no more cases than this. */
const MOST_CASES = 100;

/** Whether a seat has lost by an outcome. A draw is no loss. */
export const isLostFor = <Seat extends string>({ winners }: Outcome<Seat>, seat: Seat): boolean =>
  winners.length > 0 && !winners.includes(seat);

/**
 * What an answer leads to before anybody has a choice again, tried with every fall of the dice and every card that may come.
 * What the seat could not reckon with counts as not lost.
 */
export function foresee<State, View, Seat extends string, Options>(
  match: Pick<Match<State, View, Seat, Options>, "imagine">,
  seat: Seat,
  option: string,
): ForeseenLoss<Seat> | null {
  return reckon(seat, (fate) => {
    const after = match.imagine(seat, fate);
    after.suppose(seat, option);
    for (let next = onlyAnswer(after, seat); next !== undefined; next = onlyAnswer(after, seat))
      after.suppose(seat, next);
    const surprisedAt = after.thought?.surprisedAt ?? null;
    if (surprisedAt === null) return after.outcome;
    fate.position = surprisedAt;
    return null;
  });
}

/** What a seat has to answer next because it has no choice: it would be asked only so that this tells nobody anything. */
export function onlyAnswer<State, View, Seat extends string, Options>(
  { pending, thought }: Match<State, View, Seat, Options>,
  seat: Seat,
): string | undefined {
  const [ask] = pending;
  // what it has drawn it cannot think of playing
  if (thought?.hasDrawn) return undefined;
  return pending.length === 1 && ask?.seat === seat && ask.options.length === 1 ? ask.options[0]?.id : undefined;
}

/** How likely something is lost that is tried with every fall of chance. */
export function reckon<Seat extends string>(
  seat: Seat,
  attempt: (fate: TriedFate) => Outcome<Seat> | null,
): ForeseenLoss<Seat> | null {
  let likeliest: { readonly outcome: Outcome<Seat>; readonly likely: number } | null = null;
  let lost: Likelihood = { ways: 0, cases: 1 };
  let told: readonly number[] | null = [];
  let open = 0;
  for (let trials = 0; told !== null && trials < MOST_TRIALS; trials++) {
    const fate: TriedFate = new TriedFate(told, MOST_DRAWS);
    const outcome = attempt(fate);
    if (fate.position > MOST_DRAWS) {
      fate.position = MOST_DRAWS;
      open += fate.chance.ways / fate.chance.cases;
      if (open > MOST_OPEN) return sample(seat, attempt);
    } else if (outcome !== null && isLostFor(outcome, seat)) {
      const { chance } = fate;
      lost = sum(lost, chance);
      const likely = chance.ways / chance.cases;
      if (likeliest === null || likely > likeliest.likely) likeliest = { outcome, likely };
    }
    told = fate.next();
  }
  if (told !== null) return sample(seat, attempt);
  if (likeliest === null) return null;
  const { outcome } = likeliest;
  return lost.ways === lost.cases ? { outcome } : { outcome, chance: countable(lost) };
}

/** About how likely something is lost that has too many ways to try them all. */
function sample<Seat extends string>(
  seat: Seat,
  attempt: (fate: TriedFate) => Outcome<Seat> | null,
): ForeseenLoss<Seat> | null {
  const losses: Outcome<Seat>[] = [];
  for (let at = 0; at < SAMPLES; at++) {
    const outcome = attempt(new SampledFate(at));
    if (outcome !== null && isLostFor(outcome, seat)) losses.push(outcome);
  }
  const [outcome] = losses;
  if (outcome === undefined) return null;
  // it is never sure: what was not drawn may still fall
  return { outcome, chance: reduced({ ways: Math.min(losses.length, SAMPLES - 1), cases: SAMPLES }) };
}

/** The same in so few cases that people can grasp it, but never none of them or all. */
export function countable(likely: Likelihood): Likelihood {
  const { ways, cases } = likely;
  if (cases <= MOST_CASES) return likely;
  const rounded = Math.round((ways / cases) * MOST_CASES);
  return reduced({ ways: Math.min(MOST_CASES - 1, Math.max(1, rounded)), cases: MOST_CASES });
}

const sum = (one: Likelihood, two: Likelihood): Likelihood =>
  reduced({ ways: one.ways * two.cases + two.ways * one.cases, cases: one.cases * two.cases });

function reduced({ ways, cases }: Likelihood): Likelihood {
  let [larger, smaller] = [cases, ways];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return { ways: ways / larger, cases: cases / larger };
}
