/** Everybody begins with so many points. */
export const FIRST_ITS = 5000;

const STAKE = 100;
const SHARE = 0.05;
const [LEAST, MOST] = [1, 200];

/**
 * How many points go from the loser to the winner by the rule of the Twilight Struggle community: 100 and 5 % of what the loser has
 * more, between 1 and 200. A tie moves 5 % of the difference from the higher to the lower, who is the first. A friendly game moves
 * half of it. Whole points.
 */
export function itsPoints(first: number, second: number, how: "won" | "tied", isFriendly: boolean): number {
  const full =
    how === "won" ? Math.min(MOST, Math.max(LEAST, STAKE + SHARE * (second - first))) : SHARE * (second - first);
  return Math.round(isFriendly ? full / 2 : full);
}
