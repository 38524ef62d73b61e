import type { Outcome } from "./game.ts";
import type { LogEntry } from "./log.ts";

export const SAVE_FORMAT = 1;

/** One seat's pick. */
export type Answer<Seat extends string = string> = readonly [seat: Seat, option: string];

/** A step of the chain: the position it started from, and what has been answered in it since. */
export interface SavedStep<State, Seat extends string = string> {
  readonly state: State;
  readonly fate: number;
  readonly logged: number;
  readonly answers: Answer<Seat>[];
}

/**
 * A game between two moves, as plain JSON. It holds the steps that can still be taken back and the one in progress;
 * older answers and log entries are the keeper's, counted in `answered` and `logged`.
 */
export interface Saved<State, Seat extends string = string, Options = unknown> {
  readonly format: typeof SAVE_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seed: string;
  readonly answered: number;
  readonly sealed: number;
  readonly logged: number;
  readonly steps: readonly SavedStep<State, Seat>[];
  /** Answers to an ask of several seats that is still open. */
  readonly given: readonly Answer<Seat>[];
  readonly redo: readonly Answer<Seat>[];
  readonly log: readonly LogEntry<Seat>[];
  readonly outcome: Outcome<Seat> | null;
}

/** No step uses so much of its chance. */
const UNUSED = 4096;

/**
 * A step from its beginning, with other chance: what fell in it, or in so many steps, has been seen, and whoever chooses again would know
 * it beforehand.
 */
export const begunAnew = <State, Seat extends string>(
  step: SavedStep<State, Seat>,
  steps = 1,
): SavedStep<State, Seat> => ({ ...step, fate: step.fate + steps * UNUSED, answers: [] });

/** A checkpoint, to go on from in another way than was gone for so many answers. */
export function setBack<State, Seat extends string, Options>(
  saved: Saved<State, Seat, Options>,
  answers: number,
): Saved<State, Seat, Options> {
  const steps = saved.steps.map((step, at) => (at === saved.steps.length - 1 ? begunAnew(step, answers + 1) : step));
  return { ...saved, steps };
}
