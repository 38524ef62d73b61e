import type { Decider } from "./knowable.ts";

/** A kind of loss by one's own answer that nobody could have been warned of, and why. */
export interface Excuse {
  /** How the game ended, what was asked, and the event it belonged to: as the report names it; `*` for any. */
  readonly kind: string;
  readonly by: readonly Decider[];
  readonly why: string;
}

/** By game. Whatever is not named here must have been shown. */
export const excuses: Readonly<Record<string, readonly Excuse[]>> = {
  "undaunted-north-africa": [
    {
      kind: "stalemate-points",
      by: ["chance", "hidden"],
      why: "the last quiet rounds brought both sides nothing but fog",
    },
    {
      kind: "stalemate-tie",
      by: ["chance", "hidden"],
      why: "the last quiet rounds brought both sides nothing but fog",
    },
  ],
};

/** Whether a loss of this kind, decided by these, is one that is named. */
export const isExcused = (game: string, kind: string, by: readonly Decider[]): boolean =>
  by.length > 0 &&
  (excuses[game] ?? []).some((excuse) => matches(excuse.kind, kind) && by.every((each) => excuse.by.includes(each)));

function matches(pattern: string, kind: string): boolean {
  const [wanted, found] = [pattern.split(" "), kind.split(" ")];
  return wanted.every((part, at) => part === "*" || part === found[at]);
}
