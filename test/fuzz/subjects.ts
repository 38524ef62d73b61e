import { redSeaSubject } from "./red-sea.ts";
import type { AnySubject } from "./subject.ts";
import { twilightStruggleSubject } from "./twilight-struggle.ts";
import { undauntedSubject } from "./undaunted.ts";
import { twoPlusTwoSubject, wirSindDasVolkSubject } from "./wir-sind-das-volk.ts";

/** Every game that can be fuzzed. What a subject knows of its game is its own business. */
const all: readonly AnySubject[] = [
  twilightStruggleSubject,
  redSeaSubject,
  undauntedSubject,
  wirSindDasVolkSubject,
  twoPlusTwoSubject,
];

export const subjects: ReadonlyMap<string, AnySubject> = new Map(all.map((subject) => [subject.game.id, subject]));

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
