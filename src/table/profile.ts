import { isComputer } from "../i18n/index.ts";
import type { GameResult, SeatResult } from "../store/index.ts";

/** Won, drawn, lost. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** What somebody's finished games of one title come to. */
export interface TitleProfile {
  readonly title: string;
  readonly all: Tally;
  readonly sides: ReadonlyMap<string, Tally>;
  /** How games that were won ended, and those that were lost; the most frequent first. */
  readonly endings: readonly {
    readonly ending: string;
    readonly won: number;
    readonly lost: number;
    readonly drawn: number;
  }[];
}

export interface Profile {
  readonly games: number;
  readonly titles: readonly TitleProfile[];
  readonly computers: Tally;
  /** Dice that fell for him, and how good they were: 50 % is what everybody may expect. */
  readonly dice: { readonly count: number; readonly percent: number } | null;
  /** Seconds to an answer on average. */
  readonly pace: number | null;
  /** Wins in a row now, or losses if it is below 0, and the most wins in a row. */
  readonly streak: number;
  readonly longest: number;
}

const none: Tally = { won: 0, drawn: 0, lost: 0 };

const add = (tally: Tally, score: number): Tally => {
  const key = score === 2 ? "won" : score === 1 ? "drawn" : "lost";
  return { ...tally, [key]: tally[key] + 1 };
};

/** What somebody's results come to, the last first. Games against oneself are none, those against computers stand apart. */
export function profileOf(results: readonly GameResult[], userId: string): Profile {
  const played = results.flatMap((result) => {
    const own = result.seats.filter((seat) => seat.userId === userId);
    const [first] = own;
    return first === undefined || own.length === result.seats.length ? [] : [{ result, own, score: first.score }];
  });
  const isAgainstComputer = ({ seats }: GameResult) => seats.some((seat) => isComputer(seat.userId));
  const people = played.filter(({ result }) => !isAgainstComputer(result));
  const titles = [...new Set(people.map(({ result }) => result.title))].map((title) =>
    titleProfile(
      title,
      people.filter(({ result }) => result.title === title),
    ),
  );
  const seats = people.flatMap(({ own }) => own);
  const dice = total(
    played.flatMap(({ own }) => own),
    "dice",
  );
  const luck = total(
    played.flatMap(({ own }) => own),
    "luck",
  );
  const turns = total(seats, "turns");
  const scores = people.map(({ score }) => score);
  return {
    games: people.length,
    titles: titles.sort((one, two) => games(two.all) - games(one.all)),
    computers: played
      .filter(({ result }) => isAgainstComputer(result))
      .reduce((tally, { score }) => add(tally, score), none),
    dice: dice === 0 ? null : { count: dice, percent: Math.round(luck / dice / 10) },
    pace: turns === 0 ? null : Math.round(total(seats, "waited") / turns),
    streak: streakOf(scores),
    longest: longestOf(scores),
  };
}

const games = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

const total = (seats: readonly SeatResult[], what: "dice" | "luck" | "turns" | "waited"): number =>
  seats.reduce((sum, seat) => sum + seat[what], 0);

interface Played {
  readonly result: GameResult;
  readonly own: readonly SeatResult[];
  readonly score: number;
}

function titleProfile(title: string, played: readonly Played[]): TitleProfile {
  const sides = new Map<string, Tally>();
  const endings = new Map<string, Tally>();
  for (const { result, own, score } of played) {
    for (const { seat } of own) sides.set(seat, add(sides.get(seat) ?? none, score));
    endings.set(result.ending, add(endings.get(result.ending) ?? none, score));
  }
  return {
    title,
    all: played.reduce((tally, { score }) => add(tally, score), none),
    sides: new Map([...sides].sort(([one], [two]) => one.localeCompare(two))),
    endings: [...endings]
      .map(([ending, tally]) => ({ ending, ...tally }))
      .sort((one, two) => games(two) - games(one) || one.ending.localeCompare(two.ending)),
  };
}

/** How many of the last were won in a row, or lost. */
function streakOf(scores: readonly number[]): number {
  const [last] = scores;
  if (last === undefined || last === 1) return 0;
  const end = scores.findIndex((score) => score !== last);
  const count = end < 0 ? scores.length : end;
  return last === 2 ? count : -count;
}

function longestOf(scores: readonly number[]): number {
  let longest = 0;
  let now = 0;
  for (const score of scores) {
    now = score === 2 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}
