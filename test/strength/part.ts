import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { contenderNamed } from "./contender.ts";
import { duel, type Played } from "./duel.ts";

/** What a process is told to play: every so many-th game, from one on. */
export interface Part {
  readonly game: string;
  /** One of the scenarios of the title, `all` of them in turn, or none: then what is usual. */
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly a: string;
  readonly b: string;
  /** Whether a sits alone among others, in every seat in turn. */
  readonly alone: boolean;
  readonly seed: string;
  readonly games: number;
  readonly first: number;
  readonly every: number;
}

/** A game as it is reported: who was alone in it is measured by the same deals without him. */
export interface Report extends Played {
  readonly seats: readonly string[];
  readonly isWithout: boolean;
}

process.once("message", (part: Part) => {
  play(part).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function play(part: Part): Promise<void> {
  const title = titles.get(part.game);
  if (title === undefined) throw new Error(`No such game: ${part.game}. There is: ${[...titles.keys()].join(", ")}`);
  const [a, b] = [await contenderNamed(title, part.a), await contenderNamed(title, part.b)];
  for (let at = part.first; at < part.games; at += part.every) {
    const { options, seed, seats, isWithout } = planned(title, part, at);
    const played = await duel(title, options, seed, seats, [isWithout ? b : a, b]);
    const report: Report = { ...played, seats, isWithout };
    process.send?.(report);
  }
}

interface Planned {
  readonly options: unknown;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly isWithout: boolean;
}

/**
 * Each deal is played twice, with the sides changed: of more than two seats the first half are one side. Whoever is alone plays it in
 * every seat, and the others play it once more without him.
 */
function planned(title: AnyTitle, { scenario, options, alone, seed }: Part, at: number): Planned {
  const seatsOf = (chosen: object) => title.game.seats(title.game.options(chosen));
  const times = alone ? seatsOf(options).length + 1 : 2;
  const deal = Math.floor(at / times);
  const scenarios = scenario === "all" ? (title.game.optionSpecs.scenario?.values ?? []) : [scenario];
  const chosen = scenarios[deal % scenarios.length] ?? "";
  const all = { ...options, ...(chosen === "" ? {} : { scenario: chosen }) };
  const seats = seatsOf(all);
  const sides = alone
    ? [...seats.map((seat) => [seat]), seats]
    : [seats.slice(0, seats.length / 2), seats.slice(seats.length / 2)];
  return {
    options: title.game.options(all),
    seed: `${seed}-${deal}`,
    seats: sides[at % times] ?? [],
    isWithout: alone && at % times === seats.length,
  };
}
