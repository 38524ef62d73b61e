import { rate, rating } from "openskill";
import { FIRST_ITS, itsPoints } from "./its.ts";

/** What somebody's results in one title on one server come to. */
interface Rating {
  readonly its: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** A result that counts, with the people of the two sides. */
export interface Counted {
  readonly sides: readonly [readonly string[], readonly string[]];
  /** Which side has won; nothing for a tie. */
  readonly winner: 0 | 1 | null;
  /** One of a league counts in full, any other half where the rule says so. */
  readonly isFriendly: boolean;
}

const firstRating: Rating = { its: FIRST_ITS, ...rating(), games: 0 };

/** Everybody's ratings, as far as results have been taken into them; those who have none are at the beginning. */
export class Ratings {
  private readonly all: Map<string, Rating>;

  constructor(known: Iterable<readonly [string, Rating]> = []) {
    this.all = new Map(known);
  }

  of(userId: string): Rating {
    return this.all.get(userId) ?? firstRating;
  }

  entries(): IterableIterator<[string, Rating]> {
    return this.all.entries();
  }

  take({ sides, winner, isFriendly }: Counted): void {
    const [one, two] = sides;
    const before = sides.map((people) => people.map((userId) => this.of(userId)));
    const [its, otherIts] = before.map(meanIts) as [number, number];
    const gained =
      winner === 1
        ? -itsPoints(otherIts, its, "won", isFriendly)
        : itsPoints(its, otherIts, winner === null ? "tied" : "won", isFriendly);
    const rank = winner === null ? [1, 1] : winner === 0 ? [1, 2] : [2, 1];
    const after = rate(
      before.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma }))),
      { rank },
    );
    for (const [side, people] of [one, two].entries())
      for (const [at, userId] of people.entries()) {
        const was = this.of(userId);
        const { mu, sigma } = after[side]?.[at] ?? was;
        this.all.set(userId, { its: was.its + (side === 0 ? gained : -gained), mu, sigma, games: was.games + 1 });
      }
  }
}

const meanIts = (side: readonly Rating[]): number => side.reduce((sum, { its }) => sum + its, 0) / side.length;

/** How strong somebody is, as surely as one can say, in points that begin at 0: what a ladder by openskill is ordered by. */
export const sureSkill = ({ mu, sigma }: Pick<Rating, "mu" | "sigma">): number => Math.round((mu - 3 * sigma) * 40);
