/** How the candidates did, world by world: all of them in the same worlds, so that what the worlds differ by does not count. */
export class Trials {
  private readonly results: number[][];
  private readonly alive: Set<number>;

  constructor(count: number) {
    this.results = Array.from({ length: count }, () => []);
    this.alive = new Set(this.results.keys());
  }

  /** The candidates that may still be the best. */
  get left(): readonly number[] {
    return [...this.alive];
  }

  add(candidate: number, result: number): void {
    this.results[candidate]?.push(result);
  }

  /** In how many worlds. */
  tried(candidate: number): number {
    return this.results[candidate]?.length ?? 0;
  }

  mean(candidate: number): number {
    const results = this.results[candidate] ?? [];
    let sum = 0;
    for (const result of results) sum += result;
    return results.length === 0 ? Number.NEGATIVE_INFINITY : sum / results.length;
  }

  /** The best in the mean of those that were tried to the end. */
  get best(): number {
    let best = -1;
    for (const candidate of this.alive) if (best < 0 || this.mean(candidate) > this.mean(best)) best = candidate;
    return best;
  }

  /** By how many standard errors one is better than another, in the worlds that both were tried in. */
  lead(one: number, other: number): number {
    const [ones, others] = [this.results[one] ?? [], this.results[other] ?? []];
    const worlds = Math.min(ones.length, others.length);
    if (worlds < 2) return 0;
    let [sum, squares] = [0, 0];
    for (let at = 0; at < worlds; at++) {
      const difference = (ones[at] as number) - (others[at] as number);
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / worlds;
    const error = Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
    if (error === 0) return mean === 0 ? 0 : Math.sign(mean) * Number.POSITIVE_INFINITY;
    return mean / error;
  }

  /** Leaves out what is surely worse than the best. */
  eliminate(errors: number): void {
    const { best } = this;
    for (const candidate of this.alive)
      if (candidate !== best && this.lead(best, candidate) > errors) this.alive.delete(candidate);
  }

  /** All candidates, the best first: those left before those left out, and the later of these the better. */
  order(): readonly number[] {
    return [...this.results.keys()].sort(
      (one, other) => this.tried(other) - this.tried(one) || this.mean(other) - this.mean(one),
    );
  }
}
