import type { Ask, Random } from "../engine/index.ts";

/**
 * Plays with a little sense: one of the options of an ask, from nothing but what its seat may know. No memory, and quick, because the
 * search of a computer player asks it thousands of times. What it is offered may be only a part of what the rules would.
 */
export type Policy<View, Seat extends string> = (view: View, ask: Ask<Seat>, random: Random) => string;
