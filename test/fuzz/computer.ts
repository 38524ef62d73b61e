import { type Level, players } from "../../src/computer/index.ts";
import { type Ask, type Known, offers } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";

/** The computer in one seat of a random game, and how much of what its level thinks it thinks there. */
export interface Computer {
  readonly level: Level;
  readonly share: number;
}

/** What it plays; what is not offered is a fault. */
export function playedBy({ level, share }: Computer, game: string, known: Known, ask: Ask, seed: string): string {
  const title = titles.get(game);
  if (title === undefined) throw new Error(`There is no title ${game}`);
  const [option = "nothing"] = players[level](title, { known, ask, seed, share });
  if (!offers(ask, option)) throw new Error(`${level} answers ${ask.kind} with ${option}, which is not offered`);
  return option;
}
