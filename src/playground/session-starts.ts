import type { Clock } from "./clock.ts";
import type { Json } from "./json.ts";

const day = 24 * 3_600_000;

/** So many shards may introduce themselves at once: those whose numbers leave different remainders. */
export const MAX_CONCURRENCY = 16;

/** How often a bot may introduce itself to the gateway in a day. */
export class SessionStarts {
  #left: number;
  #until: number;

  constructor(
    private readonly clock: Clock,
    private readonly total: number,
  ) {
    this.#left = total;
    this.#until = clock.now() + day;
  }

  /** Counts one; false if it is one too many. */
  take(): boolean {
    this.#turnDay();
    if (this.#left === 0) return false;
    this.#left--;
    return true;
  }

  set left(left: number) {
    this.#turnDay();
    this.#left = Math.max(0, Math.min(left, this.total));
  }

  /** In Discord's words. */
  get report(): Json {
    this.#turnDay();
    const resetAfter = this.#until - this.clock.now();
    return { total: this.total, remaining: this.#left, reset_after: resetAfter, max_concurrency: MAX_CONCURRENCY };
  }

  #turnDay(): void {
    if (this.clock.now() < this.#until) return;
    this.#left = this.total;
    this.#until = this.clock.now() + day;
  }
}
