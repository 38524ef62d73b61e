/** Finds the answers with which our engine agrees best with a page. */

import { type Attempt, attempt, type Piece } from "./attempt.ts";
import { likelyAnswers } from "./likely.ts";

export type Found = Extract<Attempt, { at: "end" }>;

/** Far more than any page needs that can be followed at all. */
const MOST_ATTEMPTS = 4_000;

/** Depth first, likely answers first; whatever disagrees as much as the best so far is given up. */
export function bestAttempt(piece: Piece): { found: Found | null; stuck: string } {
  let found: Found | null = null;
  let stuck = "";
  let attempts = 0;
  const bound = () => found?.comparison.disagreements.length ?? Number.POSITIVE_INFINITY;

  const follow = (choices: readonly string[]): void => {
    if (attempts++ >= MOST_ATTEMPTS) return;
    const made = attempt(piece, choices, bound());
    if (made.at === "dead-end") {
      stuck ||= made.why;
    } else if (made.at === "end") {
      if (made.comparison.disagreements.length < bound()) found = made;
    } else {
      for (const answer of likelyAnswers(made.question, made.comparison)) {
        follow([...choices, answer]);
        if (bound() === 0) return;
      }
    }
  };
  follow([]);
  return { found, stuck };
}
