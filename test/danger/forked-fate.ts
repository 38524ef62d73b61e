import { type Fate, SeededFate } from "../../src/engine/index.ts";

/** Chance as it was up to a point, and another from there on. */
export class ForkedFate implements Fate {
  private readonly past: SeededFate;
  private readonly future: SeededFate;

  constructor(
    private readonly seed: string,
    private readonly fork: number,
    private readonly other: string,
    public position = 0,
  ) {
    this.past = new SeededFate(seed);
    this.future = new SeededFate(other);
  }

  roll(sides: number): number {
    return this.drawn((fate) => fate.roll(sides));
  }

  pick(items: readonly string[]): number {
    return this.drawn((fate) => fate.pick(items));
  }

  shuffle(items: string[]): void {
    this.drawn((fate) => fate.shuffle(items));
  }

  copy(): ForkedFate {
    return new ForkedFate(this.seed, this.fork, this.other, this.position);
  }

  private drawn<T>(draw: (fate: SeededFate) => T): T {
    const fate = this.position < this.fork ? this.past : this.future;
    fate.position = this.position;
    const result = draw(fate);
    this.position = fate.position;
    return result;
  }
}
