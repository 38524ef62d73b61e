import { performance } from "node:perf_hooks";
import { type Game, Match, type Saved } from "../../src/engine/index.ts";
import { Random } from "../fuzz/random.ts";

interface EngineFigures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly answerP99Ms: number;
  readonly loadMs: number;
  readonly savedBytes: number;
}

const WARM_UP_GAMES = 300;
const RUN_SECONDS = 4;
const RUNS = 3;
const MOST_DECISIONS = 20_000;

/** A game and the options to play it with, in turn. */
interface Played<State, View, Seat extends string, Options> {
  readonly game: Game<State, View, Seat, Options>;
  readonly tables: readonly object[];
}

/** Random play on one core: the pending list and the asked seat's view are made at every decision. */
export function benchEngine<State, View, Seat extends string, Options>(
  played: Played<State, View, Seat, Options>,
): EngineFigures {
  for (let warm = 0; warm < WARM_UP_GAMES; warm++) playThrough(played, "warm", warm);
  const runs = Array.from({ length: RUNS }, (_, run) => speed(played, `run-${run}`));
  const best = runs.reduce((one, two) => (two.decisionsPerSecond > one.decisionsPerSecond ? two : one));
  return { ...best, answerP99Ms: answerP99(played), ...saves(played) };
}

function playThrough<State, View, Seat extends string, Options>(
  { game, tables }: Played<State, View, Seat, Options>,
  name: string,
  at: number,
  each: (match: Match<State, View, Seat, Options>, answer: () => void) => void = (_, answer) => answer(),
): number {
  const seed = `${name}-${at}`;
  const random = new Random(seed);
  const match = Match.start(game, { seed, options: tables[at % tables.length] });
  let decisions = 0;
  while (match.outcome === null) {
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error("Nobody is asked");
    match.view(ask.seat);
    const { id } = random.pick(ask.options);
    each(match, () => match.answer(ask.seat, id));
    decisions++;
    if (decisions > MOST_DECISIONS) throw new Error(`The game with the seed ${seed} does not end`);
  }
  return decisions;
}

function speed<State, View, Seat extends string, Options>(played: Played<State, View, Seat, Options>, name: string) {
  const start = performance.now();
  let decisions = 0;
  let games = 0;
  while (performance.now() - start < RUN_SECONDS * 1000) decisions += playThrough(played, name, games++);
  const seconds = (performance.now() - start) / 1000;
  return { decisionsPerSecond: Math.round(decisions / seconds), gamesPerSecond: Math.round(games / seconds) };
}

function answerP99<State, View, Seat extends string, Options>(played: Played<State, View, Seat, Options>): number {
  const times: number[] = [];
  for (let at = 0; at < 200; at++)
    playThrough(played, "p99", at, (_, answer) => {
      const start = performance.now();
      answer();
      times.push(performance.now() - start);
    });
  return quantile(times, 0.99);
}

/** Loading a game saved in the middle of a step, from its JSON text, and how long that text is. */
function saves<State, View, Seat extends string, Options>(played: Played<State, View, Seat, Options>) {
  const texts: string[] = [];
  for (let at = 0; at < 40; at++)
    playThrough(played, "save", at, (match, answer) => {
      answer();
      if (!match.atStepStart && texts.length < 2000) texts.push(JSON.stringify(match.save()));
    });
  const times = texts.map((text) => {
    const start = performance.now();
    Match.load(played.game, JSON.parse(text) as Saved<State, Seat, Options>);
    return performance.now() - start;
  });
  return { loadMs: quantile(times, 0.95), savedBytes: Math.max(...texts.map((text) => Buffer.byteLength(text))) };
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
