import { interval, isDecided, isTimesDecided } from "./interval.ts";
import type { Report } from "./part.ts";

/** Wins and draws as they come in, and whether they are enough. */
export class Tally {
  private readonly games: Report[] = [];
  /** The same deals without whoever is alone: what a seat wins there. */
  private readonly without: Report[] = [];

  constructor(private readonly bar: number | null) {}

  add(report: Report): void {
    (report.isWithout ? this.without : this.games).push(report);
  }

  get played(): number {
    return this.games.length;
  }

  get isEnough(): boolean {
    if (this.bar === null) return false;
    const all = this.withoutAll;
    if (all.games === 0) return isDecided(score(this.games), this.played, this.bar);
    return isTimesDecided({ score: score(this.games), games: this.played }, all, this.bar);
  }

  get line(): string {
    return `${this.played} games, ${score(this.games)} won`;
  }

  /** How they ended, and how often. */
  get ends(): readonly string[] {
    const ends = new Map<string, number>();
    for (const { how, score: own } of this.games) {
      const key = `${own === 1 ? "won" : own === 0 ? "lost" : "drawn"}: ${how}`;
      ends.set(key, (ends.get(key) ?? 0) + 1);
    }
    return [...ends].sort().map(([key, times]) => `${key} ${times}`);
  }

  get figures() {
    const { games } = this;
    const times = games.flatMap((each) => each.times).sort((one, two) => one - two);
    const at = (part: number) => rounded(times[Math.floor(times.length * part)] ?? 0, 2);
    return {
      games: games.length,
      wins: games.filter((one) => one.score === 1).length,
      draws: games.filter((one) => one.score === 0.5).length,
      ...sharesOf(score(games), games.length),
      msP50: at(0.5),
      msP95: at(0.95),
      ownLosses: rounded(games.filter((one) => one.ownLoss).length / Math.max(1, games.length)),
      wonBy: this.wonBy,
      ...(this.without.length === 0 ? {} : { without: this.figuresWithout }),
    };
  }

  /** Whichever player sat there. */
  private get wonBy(): Readonly<Record<string, number>> {
    const won: Record<string, number> = {};
    for (const seat of this.games.flatMap(({ winners }) => winners)) won[seat] = (won[seat] ?? 0) + 1;
    return won;
  }

  /** Each game without is one for each of its seats. */
  private get withoutAll() {
    return {
      score: this.without.reduce((sum, { winners }) => sum + winners.length, 0),
      games: this.without.reduce((sum, { seats }) => sum + seats.length, 0),
    };
  }

  /** By seat, how often it was won with and without, and how many times as often over all. */
  private get figuresWithout() {
    const { score: won, games } = this.withoutAll;
    const seats = [...new Set(this.without.flatMap((each) => each.seats))].map((seat) => {
      const alone = this.games.filter((each) => each.seats.includes(seat));
      const usual = this.without.filter(({ winners }) => winners.includes(seat)).length / this.without.length;
      return [seat, { share: rounded(score(alone) / Math.max(1, alone.length)), usual: rounded(usual) }] as const;
    });
    const times = score(this.games) / Math.max(1, this.games.length) / Math.max(1e-9, won / games);
    return { ...sharesOf(won, games), times: rounded(times, 2), seats: Object.fromEntries(seats) };
  }
}

const score = (games: readonly Report[]): number => games.reduce((sum, each) => sum + each.score, 0);

const rounded = (value: number, digits = 3): number => Number(value.toFixed(digits));

function sharesOf(won: number, games: number) {
  const { low, high } = interval(won, games);
  return { share: rounded(won / Math.max(1, games)), low: rounded(low), high: rounded(high) };
}
