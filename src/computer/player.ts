import { type Ask, type Game, type Known, type Option, Random } from "../engine/index.ts";
import type { Mind } from "../games/mind.ts";
import type { Policy } from "../games/policy.ts";
import { ranked } from "./candidates.ts";
import type { Level } from "./level.ts";
import { type Depth, searched } from "./search.ts";

/** What a computer player is asked, and all that it knows: what its seat may know. */
export interface Asked {
  readonly known: Known;
  readonly ask: Ask;
  /** For the same seed it answers the same. */
  readonly seed: string;
  /** How much of what its level thinks it may think now; all of it if nothing is said. */
  readonly share?: number;
  /** Whether there is no time left; only how much it thinks depends on it. */
  isLate?(): boolean;
}

/** What of a title a computer player plays by. */
export interface Playable {
  readonly game: Pick<Game<unknown, unknown, string, unknown>, "copy" | "step">;
  readonly policy: Policy<unknown, string>;
  readonly mind?: Mind<unknown, unknown, string>;
}

/** A computer player: says which options it likes, the best first. There may be more that it does not name. */
type Player = (title: Playable, asked: Asked) => readonly string[];

/** Plays by the policy of the title, but does not see all it could do. */
const easy: Player = ({ policy, mind }, { known, ask, seed }) => {
  const random = new Random(seed);
  return [policy(known.view, { ...ask, options: noticed(ask.options, mind?.slips ?? SLIPS, random) }, random)];
};

/** Of so many options one is overlooked, unless the title says otherwise. */
const SLIPS = 8;

function noticed(options: readonly Option[], slips: number, random: Random): readonly Option[] {
  const seen = options.filter(() => !random.chance(slips));
  return seen.length > 0 ? seen : options;
}

/** Plays what comes out best in imagined play; by the policy where that cannot be told. */
const thinker =
  (usual: Depth, isLong: boolean): Player =>
  ({ game, policy, mind }, { known, ask, seed, share = 1, isLate }) => {
    const isWorthwhile =
      mind !== undefined &&
      (isLong || mind.looksLong !== true) &&
      ask.options.length > 1 &&
      mind.isWorthwhile?.(ask) !== false;
    const breadth = mind?.breadth;
    const depth = breadth === undefined ? usual : { ...usual, breadth: breadth.options, next: breadth.next };
    const found = isWorthwhile
      ? searched({ rules: game, mind, known, ask, seed, depth, share, ...(isLate && { isLate }) })
      : null;
    if (found !== null) return found;
    const random = new Random(seed);
    return ranked(ask, 1, (asked) => policy(known.view, asked, random));
  };

export const players: Readonly<Record<Level, Player>> = {
  easy,
  normal: thinker({ pickMs: 20, planMs: 50, breadth: 4, next: 2 }, false),
  hard: thinker({ pickMs: 250, planMs: 800, breadth: 8, next: 3 }, true),
};
