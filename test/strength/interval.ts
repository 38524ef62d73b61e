/** A share of games won, and where the true one lies. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval, which holds near 0 and 1 too; `z` standard errors wide. */
export function interval(score: number, games: number, z = 1.96): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = score / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const middle = share + (z * z) / (2 * games);
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** Whoever looks after every game is deceived sooner than who looks once: so it takes three standard errors to stop early. */
export function isDecided(score: number, games: number, bar: number): boolean {
  const { low, high } = interval(score, games, 3);
  return games >= 10 && (low > bar || high < bar);
}

interface Won {
  readonly score: number;
  readonly games: number;
}

/** Whether a share is surely above or below so many times another. */
export function isTimesDecided(one: Won, other: Won, times: number): boolean {
  const [own, usual] = [interval(one.score, one.games, 3), interval(other.score, other.games, 3)];
  return one.games >= 10 && other.games >= 10 && (own.low > times * usual.high || own.high < times * usual.low);
}
