import type { Clock } from "./clock.ts";

/** Discord's ids: milliseconds since 2015 in the high bits, so that sorting by id is sorting by time. */
const epoch = 1_420_070_400_000;

export class Snowflakes {
  #last = 0n;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(): string {
    const now = BigInt(this.#clock.now() - epoch) << 22n;
    this.#last = now > this.#last ? now : this.#last + 1n;
    return String(this.#last);
  }

  /** Ids of an earlier run stay below those to come, even when the clock has been set back. */
  seen(id: string): void {
    const value = BigInt(id);
    if (value > this.#last) this.#last = value;
  }
}

export const timeOf = (id: string): number => Number(BigInt(id) >> 22n) + epoch;

export const isAfter = (a: string, b: string): boolean => (a.length === b.length ? a > b : a.length > b.length);
