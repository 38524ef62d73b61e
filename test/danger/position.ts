import { type Answer, Match, type Pending, SeededFate } from "../../src/engine/index.ts";
import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { ForkedFate } from "./forked-fate.ts";

export type AnyMatch = Match<unknown, unknown, string, unknown>;

/** A match whose chance can be followed. */
export interface Played {
  readonly match: AnyMatch;
  readonly fate: SeededFate;
  readonly seed: string;
}

export function begin({ game }: AnySubject, options: unknown, seed: string): Played {
  const fate = new SeededFate(seed);
  return { match: Match.start(game, { options, seed, fate }), fate, seed };
}

/** The same game up to before one of its answers. */
export function replayed(subject: AnySubject, options: unknown, seed: string, answers: readonly Answer[]): Played {
  const played = begin(subject, options, seed);
  for (const [seat, option] of answers) played.match.answer(seat, option);
  return played;
}

/** What is changed of a position that a seat could not know. */
export interface Changed {
  readonly hidden: boolean;
  /** As likely as chance would have dealt it. */
  readonly fairly?: boolean;
  readonly chance: boolean;
}

/**
 * The position as it may also be, for all that the seat knows; nothing if there is no telling. What is hidden is dealt anew
 * where the step begins, so it can be changed only while the seat has learnt nothing since. Whoever is asked with the seat
 * has not answered there.
 */
export function otherwise(
  subject: AnySubject,
  { match, fate, seed }: Played,
  seat: string,
  { hidden, chance, fairly = false }: Changed,
  random: Random,
): AnyMatch | null {
  const saved = { ...match.save(), given: [] };
  const step = saved.steps.at(-1);
  if (step === undefined) return null;
  const another = chance
    ? new ForkedFate(seed, fate.position, `${seed} ${random.below(1e9)}`, step.fate)
    : new SeededFate(seed, step.fate);
  if (!hidden) return Match.load(match.game, saved, another);
  if (fate.position !== step.fate) return null;
  const world = { ...step, state: subject.shuffleUnknown(step.state, seat, random, fairly) };
  if (subject.isPlausible?.(world.state, seat) === false) return null;
  const loaded = Match.load(match.game, { ...saved, steps: [...saved.steps.slice(0, -1), world] }, another);
  return loaded.dropped.length === 0 && known(loaded, seat) === known(match, seat) ? loaded : null;
}

/** What a seat sees and is asked: the cards of a deck may have been turned up in the step already. */
const known = (match: AnyMatch, seat: string): string =>
  JSON.stringify([match.view(seat), match.pending.find((ask) => ask.seat === seat) ?? null]);

/** Whoever is asked and has not answered. */
export const open = ({ pending }: AnyMatch): readonly Pending<string>[] => pending.filter((ask) => !ask.answered);
