import { titles } from "../../src/games/titles.ts";
import { contenderNamed } from "./contender.ts";
import { duel } from "./duel.ts";

/** What a process is told to play: every so many-th deal, from one on. */
export interface Part {
  readonly game: string;
  readonly scenario: string;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly games: number;
  readonly first: number;
  readonly every: number;
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

/** Each deal is played twice, with the sides changed. Of more than two seats the first half are one side. */
async function play({ game, scenario, a, b, seed, games, first, every }: Part): Promise<void> {
  const title = titles.get(game);
  if (title === undefined) throw new Error(`No such game: ${game}. There is: ${[...titles.keys()].join(", ")}`);
  const options = title.game.options(scenario === "" ? {} : { scenario });
  const seats = title.game.seats(options);
  const sides = [seats.slice(0, seats.length / 2), seats.slice(seats.length / 2)];
  const pair = [await contenderNamed(title, a), await contenderNamed(title, b)] as const;
  for (let at = first; at < games; at += every) {
    const own = sides[at % 2] ?? [];
    process.send?.(await duel(title, options, `${seed}-${Math.floor(at / 2)}`, own, pair));
  }
}
