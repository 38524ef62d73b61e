import { setImmediate as nextTurn } from "node:timers/promises";

const LONGEST_MS = 8;

/** Long reckoning in small pieces: whoever waits gets his turn in between. */
export class Breath {
  private since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.since < LONGEST_MS) return;
    await nextTurn();
    this.since = performance.now();
  }
}
