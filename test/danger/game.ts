import { type Answer, isLostFor, type Outcome } from "../../src/engine/index.ts";
import type { Policy } from "../../src/games/policy.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { begin, open, type Played } from "./position.ts";

const MOST_ANSWERS = 20_000;

/** One answer of a game: those of seats that were asked together have the same turn. */
interface Given {
  readonly answer: Answer;
  readonly turn: number;
  readonly hadAlternative: boolean;
}

export interface Game {
  readonly seed: string;
  readonly options: unknown;
  readonly given: readonly Given[];
  readonly outcome: Outcome;
}

/** Chooses at random: in two games of three among what somebody would consider who wants to go on playing. */
export const roughly = (subject: AnySubject, random: Random): Policy<unknown, string> => {
  const isCareful = !random.chance(3);
  return (view, ask) => random.pick(isCareful ? subject.careful(view, ask) : ask.options).id;
};

/** A whole game; `look` sees every position before it is answered, and what the answer will be. */
export function play(
  subject: AnySubject,
  seed: string,
  playerOf: (random: Random) => Policy<unknown, string>,
  look: (played: Played, seat: string, option: string) => void,
): Game {
  const random = new Random(seed);
  const options = subject.options(random);
  const player = playerOf(random);
  const played = begin(subject, options, seed);
  const { match } = played;
  const given: Given[] = [];
  while (match.outcome === null) {
    if (given.length > MOST_ANSWERS) throw new Error(`The game with the seed ${seed} does not end`);
    const ask = random.pick(open(match));
    const { seat } = ask;
    const option = player(match.view(seat), ask, random);
    look(played, seat, option);
    given.push({ answer: [seat, option], turn: match.answered, hadAlternative: ask.options.length > 1 });
    match.answer(seat, option);
  }
  return { seed, options, given, outcome: match.outcome };
}

/** A seat that has lost by an answer of its own, and what had been answered before. */
export interface OwnLoss {
  readonly seat: string;
  readonly option: string;
  readonly before: readonly Answer[];
  /** Whether another seat has answered since, which had no alternative, but what it had was its secret. */
  readonly isFollowed: boolean;
}

/**
 * Whose own answer has lost the game: the last one with an alternative, if it was the loser's. Those who were asked together
 * have answered at once, so that each has done it himself.
 */
export function ownLosses({ given, outcome }: Game): OwnLoss[] {
  const last = given.findLast(({ hadAlternative }) => hadAlternative);
  if (last === undefined) return [];
  const before = given.filter(({ turn }) => turn < last.turn).map(({ answer }) => answer);
  return given
    .filter(({ turn, hadAlternative, answer }) => turn === last.turn && hadAlternative && isLostFor(outcome, answer[0]))
    .map(({ answer: [seat, option] }) => ({
      seat,
      option,
      before,
      isFollowed: given.some(({ turn, answer }) => turn > last.turn && answer[0] !== seat),
    }));
}
