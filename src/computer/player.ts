import { type Ask, type Option, Random } from "../engine/index.ts";
import type { Policy } from "../games/policy.ts";
import type { Level } from "./level.ts";

/** What a computer player is asked, and all that it knows: what its seat may know. */
export interface Asked {
  readonly view: unknown;
  readonly ask: Ask;
  /** For the same seed it answers the same. */
  readonly seed: string;
}

/** A computer player: says which option it takes. */
type Player = (policy: Policy<unknown, string>, asked: Asked) => string;

/** Plays by the policy of the title, but does not see all it could do. */
const easy: Player = (policy, { view, ask, seed }) => {
  const random = new Random(seed);
  return policy(view, { ...ask, options: noticed(ask.options, random) }, random);
};

/** Of so many options one is overlooked. */
const SLIPS = 8;

function noticed(options: readonly Option[], random: Random): readonly Option[] {
  const seen = options.filter(() => !random.chance(SLIPS));
  return seen.length > 0 ? seen : options;
}

export const players: Readonly<Record<Level, Player>> = { easy };
