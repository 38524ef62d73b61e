import { offers } from "../engine/index.ts";
import { type Level, weakest } from "./level.ts";
import { type Asked, type Playable, players } from "./player.ts";

/** What a computer player is asked to choose: it can be sent to a thread, and there is nothing in it that its seat may not know. */
export interface Thought extends Omit<Asked, "isLate"> {
  readonly title: string;
  readonly level: Level;
}

/** Whoever thinks for computer players, and says which options it likes, the best first. */
export type Think = (thought: Thought) => Promise<readonly string[]>;

interface Ways extends Pick<Asked, "isLate"> {
  /** Is told of a fault that was got round; without it the fault is thrown. */
  failed?(error: unknown): void;
}

/**
 * Thinks for a title that is played so. No game stands still for a fault in thinking: who cannot look ahead plays by the policy, and
 * who has no policy for something takes what is offered.
 */
export function choicesFor(title: Playable, { level, known, ask, seed, share }: Thought, ways: Ways = {}) {
  const { isLate, failed } = ways;
  const asked: Asked = { known, ask, seed, ...(share !== undefined && { share }), ...(isLate && { isLate }) };
  for (const by of new Set([level, weakest]))
    try {
      return offered(asked, players[by](title, asked));
    } catch (error) {
      if (failed === undefined) throw error;
      failed(error);
    }
  return ask.options.map(({ id }) => id);
}

function offered({ ask }: Asked, choices: readonly string[]): readonly string[] {
  const legal = choices.filter((id) => offers(ask, id));
  if (legal.length === 0) throw new Error(`${ask.kind} does not offer ${choices.join(", ")}`);
  return legal;
}
