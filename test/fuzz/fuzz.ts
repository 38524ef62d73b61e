import type { Computer } from "./computer.ts";
import { playOne } from "./play.ts";
import type { Subject } from "./subject.ts";

interface FuzzResult {
  readonly games: number;
  readonly decisions: number;
  readonly violations: number;
  readonly outcomes: ReadonlyMap<string, number>;
  readonly coverage: ReadonlyMap<string, number>;
  /** A report for each game that went wrong. */
  readonly failures: readonly string[];
}

/** Plays so many random games of a subject, each from a seed of its own, or of the computer in one seat against random play. */
export function fuzz<State, View, Seat extends string, Options>(
  subject: Subject<State, View, Seat, Options>,
  games: number,
  seed: string,
  thin = 1,
  progress: (games: number) => void = () => {},
  computer?: Computer,
): FuzzResult {
  const outcomes = new Map<string, number>();
  const coverage = new Map<string, number>(subject.coverable.map((id) => [id, 0]));
  const failures: string[] = [];
  let decisions = 0;
  let violations = 0;
  const count = (map: Map<string, number>) => (key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (let game = 0; game < games; game++) {
    const own = `${seed}-${game}`;
    const played = playOne(subject, own, thin, count(coverage), computer);
    decisions += played.decisions;
    violations += played.violations.length;
    count(outcomes)(played.outcome);
    if (played.violations.length > 0)
      failures.push(
        `seed ${own}\noptions ${JSON.stringify(played.options)}\n${played.violations.join("\n")}\nanswers ${JSON.stringify(played.answers)}`,
      );
    progress(game + 1);
  }
  return { games, decisions, violations, outcomes, coverage, failures };
}
