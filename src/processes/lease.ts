/** Who keeps the leases. */
interface LeaseStore {
  claimShards(claim: {
    readonly owner: string;
    readonly shards: readonly number[];
    readonly of: number;
    readonly ms: number;
  }): Promise<ReadonlyMap<number, number> | null>;
  renewShards(claim: {
    readonly owner: string;
    readonly shards: readonly number[];
    readonly ms: number;
  }): Promise<number>;
  releaseShards(owner: string): Promise<void>;
}

interface LeaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface LeaseTimes {
  /** How long a lease is good for. */
  readonly leaseMs: number;
  /** How often it is renewed, and claimed by those who wait. */
  readonly everyMs: number;
  /** How long before its end its holder leaves off by himself: nobody's clock runs so much faster. */
  readonly marginMs: number;
}

const usualTimes: LeaseTimes = { leaseMs: 10_000, everyMs: 2000, marginMs: 2000 };

interface Terms {
  readonly store: LeaseStore;
  /** Nobody else is called so, not even the same process when it is started again. */
  readonly owner: string;
  readonly shards: readonly number[];
  readonly of: number;
  readonly log: LeaseLog;
  /** Called once, when it cannot be told any more whether the shards are ours. */
  readonly lost: () => void;
  readonly times?: LeaseTimes;
}

/**
 * A claim to shards that is renewed until it is given back. It ends by itself before anybody else can have them: whoever could not renew
 * it, because the database is away or the process stood still, does nothing more with them.
 */
export class Lease {
  /** On this computer's own clock, which nobody sets and which goes on while the process stands still. */
  private goodUntil: number;
  private renewedAt: number;
  private triedAt: number;
  private isOver = false;
  private renewing: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly terms: Terms,
    private readonly times: LeaseTimes,
    claimedAt: number,
  ) {
    this.goodUntil = this.endOf(claimedAt);
    this.renewedAt = claimedAt;
    this.triedAt = claimedAt;
    this.timer = setInterval(() => this.tick(), times.everyMs / 4);
  }

  /** Waits until the shards are free; nothing if `isGivenUp` says so first. */
  static async get(terms: Terms, isGivenUp: () => boolean = () => false): Promise<Lease | null> {
    const { store, owner, shards, of, log, times = usualTimes } = terms;
    for (let tries = 0; !isGivenUp(); tries++) {
      // what is promised begins before it is asked for
      const at = performance.now();
      const held = await store.claimShards({ owner, shards, of, ms: times.leaseMs }).catch((error: unknown) => {
        log.warn({ name: error instanceof Error ? error.name : "unknown" }, "shards not claimed");
        return null;
      });
      if (held !== null) {
        log.info({ shards: [...held.keys()], of, numbers: [...held.values()] }, "shards taken");
        return new Lease(terms, times, at);
      }
      if (tries === 0) log.info({ shards, of }, "others have the shards: waiting");
      await new Promise((resolve) => setTimeout(resolve, times.everyMs / 2));
    }
    return null;
  }

  /** Whether the shards are ours for sure. */
  get isGood(): boolean {
    return !this.isOver && performance.now() < this.goodUntil;
  }

  get secondsLeft(): number {
    return this.isGood ? (this.goodUntil - performance.now()) / 1000 : 0;
  }

  /** Whoever waits may have them at once. */
  async giveBack(): Promise<void> {
    this.end();
    await this.renewing;
    await this.terms.store.releaseShards(this.terms.owner).catch(() => {
      // it runs out by itself
    });
  }

  /** Where the database was away, it is tried again sooner. */
  private tick(): void {
    const now = performance.now();
    if (!this.isGood) this.lose("not renewed in time");
    else if (now - this.renewedAt >= this.times.everyMs && now - this.triedAt >= this.times.everyMs / 4) {
      this.triedAt = now;
      this.renewing = this.renew(now);
    }
  }

  private async renew(at: number): Promise<void> {
    const { store, owner, shards, log } = this.terms;
    try {
      const kept = await store.renewShards({ owner, shards, ms: this.times.leaseMs });
      if (this.isOver) return;
      if (kept < shards.length) this.lose("others have them");
      else if (at > this.renewedAt) {
        this.renewedAt = at;
        this.goodUntil = this.endOf(at);
      }
    } catch (error) {
      log.warn({ name: error instanceof Error ? error.name : "unknown" }, "lease not renewed");
    }
  }

  private endOf(at: number): number {
    return at + this.times.leaseMs - this.times.marginMs;
  }

  private lose(why: string): void {
    if (this.isOver) return;
    this.end();
    this.terms.log.warn({ shards: this.terms.shards, why }, "shards lost");
    this.terms.lost();
  }

  private end(): void {
    this.isOver = true;
    clearInterval(this.timer);
  }
}
