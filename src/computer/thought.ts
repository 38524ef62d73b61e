import type { Policy } from "../games/policy.ts";
import type { Level } from "./level.ts";
import { type Asked, players } from "./player.ts";

/** What a computer player is asked to choose: it can be sent to a thread, and there is nothing in it that its seat may not know. */
export interface Thought extends Asked {
  readonly title: string;
  readonly level: Level;
}

/** Whoever thinks for computer players, and says which option it is. */
export type Think = (thought: Thought) => Promise<string>;

/** Thinks for a title that is played so. */
export const choiceFor = (policy: Policy<unknown, string>, { level, view, ask, seed }: Thought): string =>
  players[level](policy, { view, ask, seed });
