import { type Answer, type Fate, Match, type Saved, SeededFate } from "../../src/engine/index.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subject.ts";

/**
 * Whatever a seat may not know is shuffled at the start of a step, chance to come included, and the seat gives the same
 * answers in both worlds: its view, asks, log and refusals must be the same until a die falls or a secret is shown, and
 * so must be whether it can take back what it has answered. Whoever is asked with it answers something else there.
 */
export function twoWorlds<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  start: Saved<State, Seat, Options>,
  answers: readonly Answer<Seat>[],
  seat: Seat,
  random: Random,
): string[] {
  const here = Match.load(subject.game, start);
  if (!here.pending.some((ask) => ask.seat === seat)) return [];
  const step = start.steps.at(-1);
  if (step === undefined) return [];
  const other = { ...step, state: subject.shuffleUnknown(step.state, seat, random) };
  const there = otherWorld(subject, { ...start, steps: [...start.steps.slice(0, -1), other] });
  // a game that ends as the step begins has shown why
  if (here.outcome !== null || there.outcome !== null) return [];
  const guesses = Array.from({ length: 6 }, () => random.pick(subject.guesses));
  for (let at = 0; ; at++) {
    const [one, two] = [told(here, seat, guesses), told(there, seat, guesses)];
    if (one !== two) return [`${seat} can tell two worlds apart: ${difference(one, two)}`];
    const [answering, option] = answers[at] ?? [];
    if (answering === undefined || option === undefined) return [];
    if (answering !== seat) {
      if (!isAskedToo(here, seat) || !isAskedToo(there, seat)) return [];
      const asked = there.pending.find((ask) => ask.seat === answering);
      if (asked === undefined) return [`${seat} can see whether ${answering} is asked`];
      here.answer(answering, option);
      there.answer(answering, random.pick(asked.options).id);
      if (here.pending.every((ask) => ask.seat !== seat || ask.answered)) return [];
      continue;
    }
    here.answer(seat, option);
    there.answer(seat, option);
    const isOpen = [here, there].map((match) => match.canUndo(seat));
    if (isOpen[0] !== isOpen[1] && !subject.passesOver) return [`${seat} can see by ${option} what it may not know`];
    if (isOpen.includes(false)) return [];
  }
}

/** Whether a seat has still to answer together with another. */
const isAskedToo = <State, View, Seat extends string, Options>(
  { pending }: Match<State, View, Seat, Options>,
  seat: Seat,
): boolean => pending.length > 1 && pending.some((ask) => ask.seat === seat && !ask.answered);

/** Chance is another there, unless the step begins with it: then it has been seen. */
function otherWorld<State, View, Seat extends string, Options>(
  { game }: Subject<State, View, Seat, Options>,
  saved: Saved<State, Seat, Options>,
): Match<State, View, Seat, Options> {
  const begun = saved.steps.at(-1)?.fate ?? 0;
  const fate: Fate = new SeededFate(`${saved.seed} there`, begun);
  const match = Match.load(game, saved, fate);
  return fate.position === begun ? match : Match.load(game, saved);
}

function told<State, View, Seat extends string, Options>(
  match: Match<State, View, Seat, Options>,
  seat: Seat,
  guesses: readonly string[],
): string {
  const asks = match.pending.filter((ask) => ask.seat === seat);
  const refusals = guesses.map((guess) => match.refusal(seat, guess));
  return JSON.stringify([match.view(seat), match.logFor(seat), asks, refusals]);
}

/** Where two texts part, with what stands around it. */
function difference(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… or …${two.slice(Math.max(0, at - 60), at + 60)}…`;
}
