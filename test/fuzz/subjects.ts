import { redSeaSubject } from "./red-sea.ts";
import type { Subject } from "./subject.ts";
import { twilightStruggleSubject } from "./twilight-struggle.ts";
import { undauntedSubject } from "./undaunted.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "./wir-sind-das-volk.ts";

export type AnySubject = Subject<unknown, unknown, string, unknown>;

/** Every game that can be fuzzed. What a subject knows of its game is its own business. */
export const subjects: ReadonlyMap<string, AnySubject> = new Map(
  [
    twilightStruggleSubject as unknown as AnySubject,
    redSeaSubject as unknown as AnySubject,
    undauntedSubject as unknown as AnySubject,
    wirSindDasVolkSubject as unknown as AnySubject,
    twoPlusTwoSubject as unknown as AnySubject,
  ].map((subject) => [subject.game.id, subject]),
);

export function subjectOf(id: string): AnySubject {
  const subject = subjects.get(id);
  if (subject === undefined) throw new Error(`No such game: ${id}. There is: ${[...subjects.keys()].join(", ")}`);
  return subject;
}

/** The same game with some options in every game; the others are drawn. */
export const withOptions = (subject: AnySubject, forced: object): AnySubject => ({
  ...subject,
  options: (random) => ({ ...(subject.options(random) as object), ...forced }),
});
