import type { Ask, Game } from "../../src/engine/index.ts";
import type { Random } from "../fuzz/random.ts";

/** Chooses one of the offered options, from nothing but what its seat may see. */
export type Player<View, Seat extends string> = (view: View, ask: Ask<Seat>, random: Random) => string;

export const randomly: Player<unknown, string> = (_, ask, random) => random.pick(ask.options).id;

/** A game whose winners can be counted. */
export interface Contest<State, View, Seat extends string, Options> {
  readonly game: Game<State, View, Seat, Options>;
  /** Plays with its eyes open: no search, no memory, what a beginner would do who has read the rules. */
  sensible(view: View, ask: Ask<Seat>, random: Random): string;
  /** The options to be counted apart, by name. */
  readonly tables: ReadonlyMap<string, object>;
}

export type AnyContest = Contest<unknown, unknown, string, unknown>;
