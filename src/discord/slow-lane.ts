import { setTimeout as wait } from "node:timers/promises";

/** How many are done at once before the pace begins, and the pace. */
const AT_ONCE = 20;
const PACE_MS = 250;

/** How long those who wait for an answer go first at most. */
const LONGEST_MS = 5000;

interface Pace {
  readonly atOnce?: number;
  readonly paceMs?: number;
}

/**
 * What is to be done for many games and is in no hurry, one after the other: the first few at once, the others at a pace that
 * leaves Discord's limits and the bot's time to people. What came last goes first, so that news do not wait behind a long row.
 */
export class SlowLane {
  private waiting = new Set<string>();
  private running: Promise<void> | null = null;
  private readonly closing = new AbortController();
  /** Until when what has been done uses the pace up. */
  private usedUntil = 0;
  private readonly aheadMs: number;
  private readonly paceMs: number;

  /** `calm` resolves when nobody waits for an answer; what `work` throws is its own to tell. */
  constructor(
    private readonly work: (id: string) => Promise<void>,
    private readonly calm: () => Promise<unknown>,
    { atOnce = AT_ONCE, paceMs = PACE_MS }: Pace = {},
  ) {
    this.paceMs = paceMs;
    this.aheadMs = (atOnce - 1) * paceMs;
  }

  add(ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.waiting = new Set([...ids, ...this.waiting]);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  /** When nothing waits any more. */
  async settled(): Promise<void> {
    await this.running;
  }

  /** Ends what is under way and begins nothing more. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    for (;;) {
      const pause = this.usedUntil - this.aheadMs - Date.now();
      if (pause > 0) {
        await this.pause(pause);
        await this.calmDown();
      }
      const [id] = this.waiting;
      if (id === undefined || this.closing.signal.aborted) return;
      this.waiting.delete(id);
      this.usedUntil = Math.max(this.usedUntil, Date.now()) + this.paceMs;
      await this.work(id);
    }
  }

  private async calmDown(): Promise<void> {
    const enough = new AbortController();
    const signal = AbortSignal.any([enough.signal, this.closing.signal]);
    await Promise.race([this.calm(), this.pause(LONGEST_MS, signal)]);
    enough.abort();
  }

  /** Cut short when it closes. */
  private pause(ms: number, signal = this.closing.signal): Promise<void> {
    return wait(ms, undefined, { signal }).catch(() => {});
  }
}
