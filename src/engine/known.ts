import type { VisibleEntry } from "./log.ts";

/**
 * What a seat knows of a game when it is asked: all that a computer player is given of it. It can be sent to a thread, and there is
 * nothing in it that the seat may not know.
 */
export interface Known<View = unknown, Seat extends string = string> {
  readonly seat: Seat;
  /** What it sees now. */
  readonly view: View;
  /** What it saw where the step began that is in progress. */
  readonly before: View;
  /** What has been answered in the step since, in order; null for an answer of another seat that it has not learnt (`covert`). */
  readonly answers: readonly (readonly [seat: Seat, option: string | null])[];
  /** The dice that have fallen in the step, in order: everybody sees them. */
  readonly dice: readonly number[];
  /** What it could read, oldest first, as far back as whoever asks has kept it. */
  readonly log: readonly VisibleEntry[];
  /** Where in the log the step begins. */
  readonly told: number;
}
