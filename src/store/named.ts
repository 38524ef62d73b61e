import { Unreadable } from "../engine/index.ts";
import type { StoreLog } from "./database.ts";

/** What could be read, or nothing: then the log names it, and whoever asked goes on without it. */
export function orNamed<T>(read: () => T, log?: StoreLog): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    log?.error({ what: error.what, why: error.why }, "unreadable, left out");
    return null;
  }
}
