import type { Faults } from "./faults.ts";
import type { Gateway } from "./gateway.ts";
import type { Interactions } from "./interactions.ts";
import type { Limits } from "./limits.ts";
import type { Live } from "./live.ts";
import type { Modals } from "./modals.ts";
import type { Stats } from "./stats.ts";
import type { Store } from "./store.ts";

/** A call of the bot as it came in, for whoever looks over its shoulder. */
export interface Witnessed {
  readonly method: string;
  /** Without `/api/v10`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  /** The JSON of the body, or of its part `payload_json`; `undefined` without a body. */
  readonly body: unknown;
  /** The names of the fields of the uploaded files. */
  readonly files: readonly string[];
}

/** The parts of the local Discord, for those that need several of them. */
export interface Local {
  readonly store: Store;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
  readonly modals: Modals;
  readonly faults: Faults;
  readonly limits: Limits;
  readonly stats: Stats;
  /** How many a bot is told to come with. */
  readonly shards: number;
  readonly live: Live;
  /** `http://127.0.0.1:port`, with no slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly isBadToken: (token: string) => boolean;
  readonly log: (line: string) => void;
  readonly witness: (call: Witnessed) => void;
}
