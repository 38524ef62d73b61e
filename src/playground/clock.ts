/** The time in this world: that of the computer, and ahead of it as far as a test has moved it. */
export class Clock {
  /** In milliseconds. */
  ahead = 0;

  now(): number {
    return Date.now() + this.ahead;
  }
}
