import type { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import type { OwnLoss } from "./game.ts";
import { type Changed, otherwise, type Played } from "./position.ts";
import { losesBy } from "./trial.ts";

/**
 * What else than its own answer has decided that a seat lost: with another of these it would not have. `theirs` is what
 * another seat had to answer then, and nobody else knew.
 */
export type Decider = "hidden" | "chance" | "others" | "theirs";

const TRIALS = 100;

const changes: Readonly<Record<"hidden" | "chance", Changed>> = {
  hidden: { hidden: true, chance: false },
  chance: { hidden: false, chance: true },
};

/** What has decided beside the answer; nothing if it loses in every world tried. */
export function deciders(
  subject: AnySubject,
  played: Played,
  { seat, option, isFollowed }: OwnLoss,
  random: Random,
): Decider[] {
  if (isFollowed) return ["theirs"];
  const survives = (changed: Changed) => {
    for (let trial = 0; trial < TRIALS; trial++) {
      const match = otherwise(subject, played, seat, changed, random);
      if (match !== null && !losesBy(subject, match, seat, option, "step", random)) return true;
    }
    return false;
  };
  // answers of others, also to what follows, are drawn anew in every trial
  if (survives({ hidden: false, chance: false })) return ["others"];
  return (["hidden", "chance"] as const).filter((decider) => survives(changes[decider]));
}
