/** The time in this world: that of the computer, and ahead of it as far as a test has moved it. */
export class Clock {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  advance(ms: number): void {
    this.#ahead += ms;
  }
}
