import type { Args } from "./ask.ts";

/** A question about chances: what would be tried, where, and with how much. */
export interface OddsQuery<Seat extends string = string> {
  readonly seat: Seat;
  readonly what: string;
  readonly target?: string;
  /** The card used, or a plain number of points. */
  readonly with?: string | number;
}

/** One possible result and in how many of all equally likely cases it comes. */
export interface Chance {
  readonly key: string;
  readonly args: Args;
  readonly ways: number;
}

/** Exact chances, with the arithmetic behind them in `args`. */
export interface Odds {
  readonly key: string;
  readonly args: Args;
  readonly cases: number;
  readonly chances: readonly Chance[];
}
