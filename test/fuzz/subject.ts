import type { Ask, Game, Option } from "../../src/engine/index.ts";
import type { Random } from "./random.ts";

/** What the fuzzer must know of a game to judge it. */
export interface Subject<State, View, Seat extends string, Options> {
  readonly game: Game<State, View, Seat, Options>;
  /** Options of one game, so that all variants are played. */
  options(random: Random): unknown;
  /** What is wrong with a position, if anything. */
  faults(state: State, over: boolean): string[];
  /** Ids that a seat must not find in its view. */
  hidden(state: State, seat: Seat | null): ReadonlySet<string>;
  /** Every id of the parts of a view that could tell a hidden one. */
  shown(view: View): readonly string[];
  /** Another world that looks the same to the seat; dealt `fairly` where it matters how likely it is. */
  shuffleUnknown(state: State, seat: Seat, random: Random, fairly?: boolean): State;
  /** Whether a world dealt like that could have come about; without it, every one. */
  isPlausible?(state: State, seat: Seat): boolean;
  /** Options that a player who wants to go on playing would consider; all if there is nothing to fear. */
  careful(view: View, ask: Ask<Seat>): readonly Option[];
  /** Whether the step that has begun only carries out what the play before it has brought about. */
  carriesOn?(view: View): boolean;
  /** Ids that somebody might try although they are not offered. */
  readonly guesses: readonly string[];
  /** What the coverage table counts, from a log entry. */
  covers(entry: { readonly key: string; readonly args: Readonly<Record<string, unknown>> }): string | undefined;
  readonly coverable: readonly string[];
}

/** Any subject: what its game keeps inside is its own business. */
export type AnySubject = Subject<unknown, unknown, string, unknown>;
