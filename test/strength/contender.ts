import { pathToFileURL } from "node:url";
import { carefully, isLevel, players } from "../../src/computer/index.ts";
import { type Ask, dangerOf, type Known, Random } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";

/** Who plays in a measured game. What he is given besides the ask is the match, to look at it from his own seat. */
export type Contender = (match: AnyMatch, ask: Ask, seed: string) => Promise<string> | string;

/** How somebody outside writes a player: a module whose default export is this. */
type Module = (view: unknown, ask: Ask, random: Random) => string;

/** A level, `random`, `sensible` (the policy of the title as it is), or a file. */
/** `share` is how much of what its level thinks a level may think. */
export async function contenderNamed(title: AnyTitle, name: string, share = 1): Promise<Contender> {
  const { policy } = title;
  if (isLevel(name)) return careful((known, ask, seed) => players[name](title, { known, ask, seed, share }));
  if (name === "random") return (_, ask, seed) => new Random(seed).pick(ask.options).id;
  if (name === "sensible") return (match, ask, seed) => policy(match.view(ask.seat), ask, new Random(seed));
  const { default: play } = (await import(pathToFileURL(name).href)) as { readonly default: Module };
  return (match, ask, seed) => play(match.view(ask.seat), ask, new Random(seed));
}

/** As the table lets computers play: not into a loss that they can see. */
const careful =
  (choose: (known: Known, ask: Ask, seed: string) => readonly string[]): Contender =>
  (match, ask, seed) => {
    const known = match.known(ask.seat);
    return carefully(
      ask,
      (option) => dangerOf(match, ask.seat, option),
      (left) => choose(known, left, seed),
    );
  };
