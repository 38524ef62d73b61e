/** A question put to one seat, with every legal answer. */

export type Arg = string | number | boolean | null | readonly string[] | readonly number[];
export type Args = Readonly<Record<string, Arg>>;

/** What a user interface may tell about an option before it is chosen: its cost, the level it leads to, … */
export type Hint = Readonly<Record<string, string | number | boolean>>;

export interface Option<Id extends string = string> {
  /** Stable and semantic: the same choice has the same id in every position. */
  readonly id: Id;
  readonly hint?: Hint;
}

/**
 * A row of picks that begins with an ask: the same is asked again, and in whatever order those of its options are taken that
 * are things with a name, they lead to the same position.
 */
export interface Row {
  /** So many at most, the first among them; something else may have to be answered before the next. */
  readonly most: number;
  /** How often each can be taken, and which of them less often. */
  readonly each: number;
  readonly fewer?: Readonly<Record<string, number>> | undefined;
}

export interface Ask<Seat extends string = string, Id extends string = string> {
  readonly seat: Seat;
  /** What is asked, as `subject.detail`: the key under which catalogues keep the words. */
  readonly kind: string;
  readonly args: Args;
  readonly options: readonly Option<Id>[];
  /** The paragraph of the rulebook that gives this choice. */
  readonly rule?: string | undefined;
  /** A pick with one option is asked all the same, because making it would tell others something. */
  readonly secret?: boolean | undefined;
  /** Where it is the first of several alike whose order does not matter. */
  readonly row?: Row | undefined;
}

export const option = <Id extends string>(id: Id, hint?: Hint): Option<Id> => (hint ? { id, hint } : { id });

export const offers = (ask: Ask, id: string): boolean => {
  for (const offered of ask.options) if (offered.id === id) return true;
  return false;
};

export const noArgs: Args = Object.freeze({});
