import type { Args, Ask } from "./ask.ts";
import type { Danger } from "./danger.ts";
import type { Flow } from "./flow.ts";
import type { Localized } from "./localized.ts";
import type { Odds, OddsQuery } from "./odds.ts";
import type { OptionSpecs } from "./options.ts";
import type { Reason } from "./refusal.ts";
import type { Run } from "./run.ts";

/** How a game ended. No winner is a draw. */
export interface Outcome<Seat extends string = string> {
  readonly winners: readonly Seat[];
  readonly key: string;
  readonly args: Args;
}

export interface Foresight<State, View, Seat extends string> {
  /** Whether an answer could end the game before anybody is asked again: cheap, and rather once too often. */
  mayEnd(view: View, ask: Ask<Seat>, option: string): boolean;
  /**
   * Writes into a position what a seat that is asked takes for granted of what it does not know, so that nothing hidden is
   * left in it. Returns everything that may be a card it does not know, in an order that tells nothing; nothing if the piles
   * themselves hold what may come.
   */
  assume(state: State, ask: Ask<Seat>): readonly string[];
  /** What whoever is asked with the seat is taken to answer: something that changes nothing. Without it nothing is foreseen. */
  readonly idle?: string;
}

/** What the engine needs of a game. `State` is plain JSON and stays inside; `View` is what one seat may know. */
export interface Game<State, View, Seat extends string, Options> {
  readonly id: string;
  /** Goes up when a change of the rules could make a step in progress replay differently. */
  readonly rulesVersion: number;
  /** What a lobby can set. */
  readonly optionSpecs: OptionSpecs;
  /** Completes and checks options from outside. Throws a `Refusal` on nonsense. */
  options(input: unknown): Options;
  seats(options: Options): readonly Seat[];
  /** The position before anything has been dealt, rolled or asked. */
  start(options: Options): State;
  /** Plays the next step of the chain: one phase, one round, one card. */
  step(run: Run<State, Seat>): Flow;
  copy(state: State): State;
  view(state: State, seat: Seat | null): View;
  /** Why `id` is not among the options of `ask`, from what its seat may know. */
  explain(state: State, ask: Ask<Seat>, id: string): Reason | undefined;
  /**
   * Whether an answer loses or may lose the game for the seat that is asked, from what it may know. An end that follows from
   * the answer alone, without a die, a secret or anybody else, is found by the match itself and need not be told here.
   */
  danger?(view: View, ask: Ask<Seat>, option: string): Danger | undefined;
  /**
   * What hangs over a seat when it has answered and nothing has happened yet: a loss that is sure whatever anybody does, or
   * that another seat has in its hands. It is a danger of the answer that has brought it about. `next` is what the seat is
   * asked now, if it is.
   */
  threat?(view: View, seat: Seat, next: Ask<Seat> | undefined): Danger | undefined;
  /** What it takes to try out what may follow an answer, dice and all; without it only what follows without them is found. */
  readonly foresight?: Foresight<State, View, Seat>;
  /** The kinds of asks whose answers the other seats do not learn, not even when the play goes on. Without it they learn all. */
  readonly covert?: readonly string[];
  /** Exact chances of something before it is tried, from what everybody can see. Throws a `Refusal` if it makes no sense. */
  odds(state: State, query: OddsQuery<Seat>): Odds;
  /** What people call the thing with this id: a country, a card, a side, a region. */
  name(id: string): Localized | undefined;
  /** Other names people type for it, in any language. */
  aliases(id: string): readonly string[];
  /** Whoever sat down as `first` plays `second` from now on: sides may be bid for or drawn. */
  seating(state: State): Readonly<Record<Seat, Seat>>;
}
