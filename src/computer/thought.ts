import type { Level } from "./level.ts";
import { type Asked, type Playable, players } from "./player.ts";

/** What a computer player is asked to choose: it can be sent to a thread, and there is nothing in it that its seat may not know. */
export interface Thought extends Omit<Asked, "isLate"> {
  readonly title: string;
  readonly level: Level;
}

/** Whoever thinks for computer players, and says which options it likes, the best first. */
export type Think = (thought: Thought) => Promise<readonly string[]>;

/** Thinks for a title that is played so. */
export const choicesFor = (
  title: Playable,
  { level, known, ask, seed }: Thought,
  isLate?: () => boolean,
): readonly string[] => players[level](title, { known, ask, seed, ...(isLate && { isLate }) });
