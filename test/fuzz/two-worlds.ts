import { type Level, players } from "../../src/computer/index.ts";
import { type Answer, dangerOf, type Fate, Match, type Saved, SeededFate } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import type { Random } from "./random.ts";
import type { Subject } from "./subject.ts";

/**
 * Whatever a seat may not know is shuffled at the start of a step, chance to come included, and the seat gives the same
 * answers in both worlds. Until a die falls or a secret is shown these must be the same: its view, its log, refusals, what it
 * is asked and what is dangerous, what every computer player would answer, what would be scored and what lies where, what its coach says, what it hears that others are asked, and whether it can take back what it has answered. Whoever is asked with it
 * answers something else there.
 */
export function twoWorlds<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  start: Saved<State, Seat, Options>,
  answers: readonly Answer<Seat>[],
  seat: Seat,
  random: Random,
): string[] {
  const worlds = worldsOf(subject, start, seat, random);
  if (worlds === null) return [];
  const { here, there } = worlds;
  const guesses = Array.from({ length: 6 }, () => random.pick(subject.guesses));
  const asked: readonly Level[] = random.chance(LOOKS_AHEAD) ? ["easy", "normal"] : ["easy"];
  for (let at = 0; ; at++) {
    const [one, two] = [told(here, seat, guesses, asked), told(there, seat, guesses, asked)];
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
    if (here.canUndo(seat) !== there.canUndo(seat)) return [`${seat} can see by ${option} what it may not know`];
    if (!here.canUndo(seat)) return [];
  }
}

/** A step as it was begun, and another that looks the same to the seat; nothing where the seat is not asked. */
export function worldsOf<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  start: Saved<State, Seat, Options>,
  seat: Seat,
  random: Random,
): { readonly here: Match<State, View, Seat, Options>; readonly there: Match<State, View, Seat, Options> } | null {
  const here = Match.load(subject.game, start);
  if (!here.pending.some((ask) => ask.seat === seat)) return null;
  const step = start.steps.at(-1);
  if (step === undefined) return null;
  const other = { ...step, state: subject.shuffleUnknown(step.state, seat, random) };
  const there = otherWorld(subject, { ...start, steps: [...start.steps.slice(0, -1), other] });
  // a game that ends as the step begins has shown why
  return here.outcome !== null || there.outcome !== null ? null : { here, there };
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

/** One that looks ahead is asked once in so many comparisons, and thinks so little of what it could. */
const LOOKS_AHEAD = 8;
const THIN = 0.01;

function told<State, View, Seat extends string, Options>(
  match: Match<State, View, Seat, Options>,
  seat: Seat,
  guesses: readonly string[],
  levels: readonly Level[],
): string {
  // of what others are asked everybody hears the question, not what there is to choose from
  const asks = match.pending.map((ask) =>
    ask.seat === seat ? ask : { seat: ask.seat, kind: ask.kind, args: ask.args },
  );
  const refusals = guesses.map((guess) => match.refusal(seat, guess));
  const ask = match.pending.find((each) => each.seat === seat);
  const dangers = (ask?.options ?? []).map(({ id }) => dangerOf(match, seat, id));
  const title = titles.get(match.game.id);
  const overviews = [seat, null].map((reader) => {
    const view = match.view(reader);
    return [title?.forecast(view), title?.piles(view)];
  });
  const known = ask === undefined ? null : match.known(seat);
  const coach = ask === undefined ? null : title?.coach(match.view(seat), ask);
  // what the stronger levels choose follows from what they know, as it does for this one
  const choices = levels.map((level) =>
    title === undefined || ask === undefined || known === null
      ? null
      : players[level](title, { known, ask, seed: "two worlds", share: THIN }),
  );
  return JSON.stringify([
    match.view(seat),
    match.logFor(seat),
    known,
    asks,
    refusals,
    dangers,
    choices,
    overviews,
    coach,
  ]);
}

/** Where two texts part, with what stands around it. */
function difference(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… or …${two.slice(Math.max(0, at - 60), at + 60)}…`;
}
