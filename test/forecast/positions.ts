import {
  type Ask,
  type Game,
  Match,
  playOut,
  Run,
  SeededFate,
  type VisibleEntry,
  visible,
} from "../../src/engine/index.ts";
import { Random } from "../fuzz/random.ts";
import type { Subject } from "../fuzz/subject.ts";

/** Positions of random games in which a step begins that is wanted. */
export function positionsOf<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  games: number,
  isWanted: (state: State) => boolean,
): State[] {
  const found: State[] = [];
  const game: Game<State, View, Seat, Options> = {
    ...subject.game,
    step(run) {
      if (isWanted(run.state)) found.push(subject.game.copy(run.state));
      return subject.game.step(run);
    },
  };
  for (let round = 0; round < games; round++) {
    const random = new Random(`forecast-${round}`);
    const match = Match.start(game, { options: subject.options(random), seed: `forecast-${round}` });
    while (match.outcome === null) {
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  }
  return found;
}

/** What really happens in steps from a position on, while more of them are wanted; whoever is asked answers as told. */
export function played<State, View, Seat extends string, Options>(
  { copy, step }: Pick<Game<State, View, Seat, Options>, "copy" | "step">,
  state: State,
  isWanted: (state: State) => boolean,
  answer: (ask: Ask<Seat>, state: State) => string,
) {
  const run = new Run<State, Seat>(copy(state), new SeededFate("played"));
  while (run.outcome === null && isWanted(run.state)) playOut<Seat>(step(run), (ask) => answer(ask, run.state));
  const entries: VisibleEntry[] = run.log.map((entry) => visible(entry, null));
  return { entries, state: run.state, outcome: run.outcome };
}
