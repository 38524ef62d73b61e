import type { Localized, OptionValues } from "../engine/index.ts";

/** A row of scenes that teach a game from one seat. */
export interface Lesson<State> {
  /** Among the lessons of its title. */
  readonly id: string;
  readonly name: Localized;
  /** How long it takes. */
  readonly minutes: number;
  readonly seat: string;
  readonly options?: OptionValues;
  readonly scenes: readonly Scene<State>[];
  /** When all of them are played. */
  readonly end: Localized;
}

/** One move to be learnt, from a position of its own. */
export interface Scene<State> {
  /** Among the scenes of its lesson. */
  readonly id: string;
  readonly head: Localized;
  /** Where it begins: before the step in which the seat is asked. */
  position(): State;
  /** What the first dice show, whatever is tried. */
  readonly dice?: readonly number[];
  /** The options that are proposed, in their order. */
  readonly moves: readonly string[];
  /** The same as it is typed. */
  readonly typed?: Localized;
  /** What others answer where it is offered; everything else is left to the policy of the title. */
  readonly replies?: readonly string[];
  /** It is over when anybody is asked one of these after a move; without it, when the step has ended. */
  readonly until?: readonly string[];
  /** What is shown: the board, parts of it enlarged, the hand; at most two of these, for it is read on a phone. */
  readonly shows: { readonly board?: true; readonly parts?: readonly string[]; readonly hand?: true };
  /** How it stands, what there is to choose and why one would. */
  readonly before: Localized;
  /** Instead of it when something of this kind is asked. */
  readonly asked?: Readonly<Record<string, Localized>>;
  /** What the proposed move has done. */
  readonly after: Localized;
  /** What to know after another one. */
  readonly otherwise: Localized;
}
