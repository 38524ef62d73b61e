import { Match } from "../../src/engine/index.ts";
import type { Policy } from "../../src/games/policy.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { Random } from "../fuzz/random.ts";

interface Winners {
  readonly games: number;
  /** By seat, or `nobody`. */
  readonly won: ReadonlyMap<string, number>;
  /** By seat and by what decided. */
  readonly how: ReadonlyMap<string, number>;
  readonly decisions: number;
}

const MOST_DECISIONS = 20_000;

/** Plays so many games with one player in every seat, and counts who wins. */
export function countWinners(
  game: AnyTitle["game"],
  player: Policy<unknown, string>,
  options: object,
  games: number,
  seed: string,
): Winners {
  const won = new Map<string, number>();
  const how = new Map<string, number>();
  let decisions = 0;
  for (let at = 0; at < games; at++) {
    const own = `${seed}-${at}`;
    const random = new Random(own);
    const match = Match.start(game, { options, seed: own });
    for (let answers = 0; match.outcome === null; answers++) {
      if (answers > MOST_DECISIONS) throw new Error(`The game with the seed ${own} does not end`);
      const ask = match.pending.find((pending) => !pending.answered);
      if (ask === undefined) throw new Error("Nobody is asked");
      match.answer(ask.seat, player(match.view(ask.seat), ask, random));
      decisions++;
    }
    const { winners, key } = match.outcome;
    const winner = winners.length === 0 ? "nobody" : winners.join(" and ");
    count(won, winner);
    count(how, `${winner}: ${key}`);
  }
  return { games, won, how, decisions };
}

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
