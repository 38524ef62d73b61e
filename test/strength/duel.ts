import { dangerOf, isLostFor, Match, offers } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import type { Contender } from "./contender.ts";

const MOST_DECISIONS = 20_000;

/** One measured game, from the side of the first contender. */
export interface Played {
  /** 1 for a win, ½ for a draw. */
  readonly score: number;
  /** Lost by an own answer whose danger was known, although another was none. */
  readonly ownLoss: boolean;
  /** What ended it. */
  readonly how: string;
  /** Who won, by the names of the seats. */
  readonly winners: readonly string[];
  /** How long its decisions with a choice took, in milliseconds. */
  readonly times: readonly number[];
}

/** Plays a game, the first contender in these seats and the second in all others. */
export async function duel(
  { game }: AnyTitle,
  options: unknown,
  seed: string,
  seats: readonly string[],
  [first, second]: readonly [Contender, Contender],
): Promise<Played> {
  const match: AnyMatch = Match.start(game, { options, seed });
  const times: number[] = [];
  let last: { readonly seat: string; readonly avoidable: boolean } | null = null;
  for (let decisions = 0; match.outcome === null; decisions++) {
    if (decisions > MOST_DECISIONS) throw new Error(`The game with the seed ${seed} does not end`);
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error(`Nobody is asked in the game with the seed ${seed}`);
    // those who bid for sides are where they sat down
    const isFirst = seats.some((chair) => (match.seating[chair] ?? chair) === ask.seat);
    const began = performance.now();
    const option = await (isFirst ? first : second)(match, ask, `${seed} ${decisions}`);
    if (!offers(ask, option))
      throw new Error(`${ask.kind} does not offer ${option}, in the game with the seed ${seed}`);
    if (isFirst && ask.options.length > 1) {
      times.push(performance.now() - began);
      const risks = dangerOf(match, ask.seat, option) !== null;
      last = {
        seat: ask.seat,
        avoidable: risks && ask.options.some(({ id }) => dangerOf(match, ask.seat, id) === null),
      };
    }
    match.answer(ask.seat, option);
    if (match.outcome === null && !isFirst && ask.options.length > 1) last = null;
  }
  const { outcome, seating } = match;
  const own = seats.map((chair) => seating[chair] ?? chair);
  const won = own.some((seat) => outcome.winners.includes(seat));
  return {
    score: won ? 1 : outcome.winners.length === 0 ? 0.5 : 0,
    ownLoss: last?.avoidable === true && isLostFor(outcome, last.seat),
    how: outcome.key,
    winners: outcome.winners,
    times,
  };
}
