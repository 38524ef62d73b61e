import type { Ask, Known, Random } from "../engine/index.ts";

/**
 * What a title brings to the search of the computer players (`src/computer/search`). The search is given what a seat knows and never
 * the position of a game: it has whole positions drawn that the seat thinks possible, plays each of its few candidates on in all of
 * them, with the same chance for each, and takes what is best where imagined play ends. `State` is such a drawn position here,
 * never that of a game.
 */
export interface Mind<State, View, Seat extends string> {
  /** Where a short look ahead plays no better than the policy, only the level takes one that thinks longest. */
  readonly looksLong?: boolean;
  /** So many options are considered, and so many of the next answer for each, if not as the level says: few where each takes long. */
  readonly breadth?: { readonly options: number; readonly next: number };
  /** About how many answers of imagined play go into a millisecond: budgets are counted in answers, so that play is the same anywhere. Without it 20. */
  readonly pace?: number;
  /** Of so many options the easiest level overlooks one. Without it 8; more where a game is short and one mistake loses it. */
  readonly slips?: number;
  /**
   * A whole position where the step began that is in progress, drawn by chance from what the seat knows: it fits `known.before` and
   * everything that was seen since, so that the answers and dice of the step lead to the present ask. Everything the seat does not know
   * is dealt as likely as it is, what is to come of a pile included. Null where it cannot be told: then the policy alone decides.
   */
  deal(known: Known<View, Seat>, random: Random): State | null;
  /**
   * Puts right in a drawn position that was brought to the present what the seat knows now and the way there could not know, as the
   * order of piles that were shuffled. What flows have in their hands cannot be changed. Without it nothing is.
   */
  settle?(state: State, known: Known<View, Seat>, random: Random): void;
  /** The policy in imagined play, thousands of times a second: it takes from the position only what the seat of the ask would see. */
  quick(state: State, ask: Ask<Seat>, random: Random): string;
  /**
   * How good a position is for a seat: from −1, as good as lost, to 1, as good as won, and as near to linear in the chance to win as
   * it can be. Who has won or lost is never asked here.
   */
  worth(state: State, seat: Seat): number;
  /** Whether imagined play that began at one position has come far enough at the other to be valued: the end of a turn, of a decade. */
  isFar(from: State, now: State): boolean;
  /**
   * Whether the next answer to this ask is best chosen together with the one that follows for the same seat, as a card and its use: every
   * pair is a candidate then.
   */
  isPlan?(ask: Ask<Seat>): boolean;
  /** Whether the search is worth its time here: without it, wherever there is more than one option. */
  isWorthwhile?(ask: Ask<Seat>): boolean;
}
