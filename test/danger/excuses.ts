import type { Decider } from "./knowable.ts";

/** A kind of loss by one's own answer that nobody could have been warned of, and why. */
interface Excuse {
  /** How the game ended, what was asked, and the event it belonged to: as the report names it; `*` for any. */
  readonly kind: string;
  readonly by: readonly Decider[];
  readonly why: string;
}

const only = "the other side then had to play its only card, or one of which it had no choice, and it was its secret";
const headline = "the other side chose its headline at the same time";

const fog = "the last quiet rounds brought both sides nothing but fog, which is shown and laid aside without a choice";

const coldWar: readonly Excuse[] = [
  { kind: "vp", by: ["theirs"], why: only },
  { kind: "europe", by: ["theirs"], why: only },
  { kind: "africa", by: ["theirs"], why: only },
  { kind: "final-scoring", by: ["theirs"], why: only },
  { kind: "* headline.card", by: ["others", "theirs"], why: headline },
];

/** By game. Whatever is not named here must have been shown. */
const excuses: Readonly<Record<string, readonly Excuse[]>> = {
  "twilight-struggle": coldWar,
  "red-sea": coldWar,
  "undaunted-north-africa": [
    { kind: "stalemate-points", by: ["chance", "hidden", "theirs"], why: fog },
    { kind: "stalemate-tie", by: ["chance", "hidden", "theirs"], why: fog },
  ],
};

/** The excuse for a loss of this kind, decided by these, if there is one. */
export const excuseFor = (game: string, kind: string, by: readonly Decider[]): Excuse | undefined =>
  by.length === 0
    ? undefined
    : (excuses[game] ?? []).find(
        (excuse) => matches(excuse.kind, kind) && by.every((each) => excuse.by.includes(each)),
      );

function matches(pattern: string, kind: string): boolean {
  const [wanted, found] = [pattern.split(" "), kind.split(" ")];
  return wanted.every((part, at) => part === "*" || part === found[at]);
}
