import type { Fate } from "./fate.ts";

/** One thing that chance decides: how many cases there are, and in how many of them it falls as in this trial. */
interface Draw {
  readonly ways: number;
  readonly cases: number;
  /** Which of the results that differ it was, and how many there are. */
  readonly result: number;
  readonly results: number;
}

/**
 * Chance that is tried out: it falls as it is told, and what it is not told falls as the first of its results. Beyond `most`
 * draws it falls anyhow: rolls that are repeated at a tie must come to an end.
 */
export class TriedFate implements Fate {
  readonly draws: Draw[] = [];

  constructor(
    private readonly told: readonly number[],
    private readonly most: number,
  ) {}

  get position(): number {
    return this.draws.length;
  }

  set position(position: number) {
    this.draws.length = position;
  }

  roll(sides: number): number {
    return this.oneOf(sides) + 1;
  }

  pick(items: readonly string[]): number {
    return this.oneOf(items.length);
  }

  /** What is alike is one result, as likely as there are many of it. */
  foresee(kinds: readonly string[]): number {
    const different = [...new Set(kinds)];
    const result = this.resultOf(different.length);
    const kind = different[result];
    const ways = kinds.filter((each) => each === kind).length;
    this.draws.push({ ways, cases: kinds.length, result, results: different.length });
    return kinds.lastIndexOf(kind as string);
  }

  shuffle(): void {}

  copy(): TriedFate {
    const same = new TriedFate(this.told, this.most);
    same.draws.push(...this.draws);
    return same;
  }

  /** How likely it is that all falls like this. */
  get chance(): { readonly ways: number; readonly cases: number } {
    let [all, total] = [1, 1];
    for (const { ways, cases } of this.draws) [all, total] = [all * ways, total * cases];
    return { ways: all, cases: total };
  }

  /** What to be told for the next trial, the last draw changing first; none when all have been tried. */
  next(): readonly number[] | null {
    for (let at = this.draws.length - 1; at >= 0; at--) {
      const { result, results } = this.draws[at] as Draw;
      if (result + 1 < results) return [...this.draws.slice(0, at).map((draw) => draw.result), result + 1];
    }
    return null;
  }

  private oneOf(cases: number): number {
    const result = this.resultOf(cases);
    this.draws.push({ ways: 1, cases, result, results: cases });
    return result;
  }

  protected resultOf(results: number): number {
    const at = this.draws.length;
    // squares, because their differences vary
    return at < this.most ? (this.told[at] ?? 0) : (at * at) % results;
  }
}

/** Chance as it may fall, the same for the same number: for what takes too many draws to try them all. */
export class SampledFate extends TriedFate {
  constructor(private seed: number) {
    super([], Number.POSITIVE_INFINITY);
  }

  override foresee(kinds: readonly string[]): number {
    const at = this.resultOf(kinds.length);
    this.draws.push({ ways: 1, cases: kinds.length, result: at, results: kinds.length });
    return at;
  }

  /** Mulberry32: a few operations, and good enough to throw dice. */
  protected override resultOf(results: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * results);
  }
}
