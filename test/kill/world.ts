import type { Outcome, PlaygroundClient } from "../../src/playground/client.ts";
import type { Store } from "../../src/store/index.ts";
import type { Random } from "../fuzz/random.ts";
import type { Deed } from "./told.ts";

export const patience = { timeoutMs: 3000, settle: true, settleMs: 10_000 };

/** What something is meant to do. */
export interface Meant {
  readonly game: string;
  readonly deed: Deed;
  readonly options?: readonly string[];
  /** The version of what was clicked. */
  readonly version?: number;
}

/** What somebody does: sent with what it means, it counts if it is acknowledged. */
export type Sending = (call: () => Promise<Outcome>, meant?: Meant) => Promise<Outcome | undefined>;

/** The bot and Discord as those who play meet them. */
export interface World {
  /** Discord, which may be another process than a moment ago. */
  discord(): PlaygroundClient;
  readonly store: Store;
  readonly random: Random;
  /** Whether some moves are made in direct messages. */
  readonly hasDirect?: boolean;
  /** Ends when the bot or Discord is no more: nothing is to be waited for then. */
  death(): Promise<unknown>;
}
