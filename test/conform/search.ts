/** Finds the answers with which our engine agrees best with a page. */

import { type Attempt, attempt, type Piece } from "./attempt.ts";
import { likelyAnswers } from "./likely.ts";

type Found = Extract<Attempt, { at: "end" }>;

/** Far more than any page needs that can be followed at all. */
const MOST_ATTEMPTS = 2_000;

/** First without any disagreement, then with ever more of them; the last search takes what it can get. */
const allowances = [0, 1, 3, 10, Number.POSITIVE_INFINITY];

export function bestAttempt(piece: Piece): { found: Found | null; stuck: string } {
  let stuck = "";
  for (const allowance of allowances) {
    const search = new Search(piece, allowance);
    search.follow([]);
    if (search.found !== null) return { found: search.found, stuck };
    stuck ||= search.stuck;
  }
  return { found: null, stuck };
}

/** Depth first, likely answers first; whatever disagrees as much as the best so far is given up. */
class Search {
  found: Found | null = null;
  stuck = "";
  private attempts = 0;

  constructor(
    private readonly piece: Piece,
    private readonly allowance: number,
  ) {}

  follow(choices: readonly string[]): void {
    if (this.attempts++ >= MOST_ATTEMPTS) return;
    const made = attempt(this.piece, choices, this.bound);
    if (made.at === "dead-end") this.stuck ||= made.why;
    else if (made.at === "end") {
      if (made.comparison.disagreements.length < this.bound) this.found = made;
    } else {
      for (const answer of likelyAnswers(made.question, made.comparison)) {
        this.follow([...choices, answer]);
        if (this.bound === 0) return;
      }
    }
  }

  /** As many disagreements are too many. */
  private get bound(): number {
    return this.found?.comparison.disagreements.length ?? this.allowance + 1;
  }
}
