import { setTimeout as sleep } from "node:timers/promises";
import { dutyOf, type Picture, type Present } from "./division.ts";

/** Who keeps the leases. */
interface LeaseStore {
  renew(
    own: Present,
    ms: number,
  ): Promise<Omit<Picture, "own"> & { readonly isThere: boolean; readonly kept: readonly number[] }>;
  claimShards(owner: string, shards: readonly number[], of: number, ms: number): Promise<ReadonlyMap<number, number>>;
  releaseShards(owner: string, shards: readonly number[]): Promise<void>;
  leave(owner: string): Promise<void>;
  introduction(bucket: number, spacingMs: number): Promise<number>;
}

interface LeaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

interface LeaseTimes {
  /** How long a lease is good for. */
  readonly leaseMs: number;
  /** How often it is renewed. */
  readonly everyMs: number;
  /** How long before its end its holder leaves off by himself: nobody's clock runs so much faster. */
  readonly marginMs: number;
}

const usualTimes: LeaseTimes = { leaseMs: 10_000, everyMs: 2000, marginMs: 2000 };

/** How long a shard may wait for whoever should take it before anybody does. */
const ANYBODY_MS = 3000;

/** What Discord wants between two introductions to its gateway, and a little for the way there. */
const INTRODUCTION_MS = 5100;

interface Terms {
  readonly store: LeaseStore;
  /** Nobody else is called so, not even the same process when it is started again. */
  readonly owner: string;
  /** The shards that it may run, in words, of so many. */
  readonly may: string;
  readonly of: number;
  /** How many shards may be taken at once: as many as may introduce themselves to the gateway. */
  readonly atOnce: number;
  readonly log: LeaseLog;
  /** Called once, when it cannot be told any more whether the shards are ours. */
  readonly lost: () => void;
  readonly times?: LeaseTimes;
}

/** Whoever runs the shards. */
interface Hands {
  /** These are ours: ends when they run. What it throws ends the process. */
  take(shards: readonly number[]): Promise<void>;
  /** Another process is to have this one: ends when nothing is done for it here any more. */
  giveUp(shard: number): Promise<void>;
  /** What is held has changed. */
  changed(): void;
  failed(error: unknown): void;
}

/**
 * A process among those that share the shards: it takes what is its part, renews it, and gives up what is another's. All of it ends by
 * itself before anybody else can have it: whoever could not renew, because the database is away or the process stood still, does
 * nothing more with it.
 */
export class Lease {
  /** On this computer's own clock, which nobody sets and which goes on while the process stands still. */
  private goodUntil = 0;
  private renewedAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;
  private isOver = false;
  private hands: Hands | null = null;
  private readonly own = new Set<number>();
  private readonly leaving = new Set<number>();
  private freeSince: number | null = null;
  private isEager = true;
  private isLeaving = false;
  private looking: Promise<void> | null = null;
  private working: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly times: LeaseTimes;

  constructor(private readonly terms: Terms) {
    this.times = terms.times ?? usualTimes;
  }

  /** From now on shards come and go. */
  begin(hands: Hands): void {
    this.hands = hands;
    this.timer = setInterval(() => this.tick(), this.times.everyMs / 4);
    this.tick();
  }

  /** Whether what is held is ours for sure; not if nothing is held. */
  get isGood(): boolean {
    return !this.isOver && this.own.size > 0 && performance.now() < this.goodUntil;
  }

  get secondsLeft(): number {
    return this.isGood ? (this.goodUntil - performance.now()) / 1000 : 0;
  }

  /** Whether all shards there are run here, so that no other process does anything. */
  get isAlone(): boolean {
    return this.own.size === this.terms.of && this.leaving.size === 0;
  }

  /** The shards that are looked after here, of how many. */
  get share(): { readonly of: number; readonly shards: readonly number[] } {
    return { of: this.terms.of, shards: [...this.own].filter((shard) => !this.leaving.has(shard)) };
  }

  get owner(): string {
    return this.terms.owner;
  }

  /** Waits until a shard may introduce itself, where `atOnce` may do so at the same time. */
  async introduce(shard: number, atOnce: number): Promise<void> {
    await sleep(await this.terms.store.introduction(shard % atOnce, INTRODUCTION_MS));
  }

  /** Nothing more is taken, and nobody gives anything to this process. */
  leave(): void {
    this.isLeaving = true;
  }

  /** Whoever wants what was held may have it at once. */
  async giveBack(): Promise<void> {
    this.end();
    await this.looking;
    await this.terms.store.leave(this.terms.owner).catch(() => {
      // it runs out by itself
    });
  }

  /** Where the database was away, it is tried again sooner; and where there is something to take or to give. */
  private tick(): void {
    const now = performance.now();
    const { everyMs } = this.times;
    if (this.isOver) return;
    if (this.own.size > 0 && now >= this.goodUntil) this.lose("not renewed in time");
    else if (
      this.looking === null &&
      now - this.renewedAt >= (this.isEager ? everyMs / 2 : everyMs) &&
      now - this.triedAt >= everyMs / 4
    ) {
      this.triedAt = now;
      this.looking = this.look(now).finally(() => {
        this.looking = null;
      });
    }
  }

  private async look(at: number): Promise<void> {
    const { store, owner: id, of, may, log } = this.terms;
    const own = { id, of, may, leaving: this.isLeaving };
    const before = [...this.own];
    try {
      const { isThere, kept, ...picture } = await store.renew(own, this.times.leaseMs);
      if (this.isOver) return;
      if (!isThere || before.some((shard) => this.own.has(shard) && !kept.includes(shard))) {
        if (this.own.size > 0) this.lose("others have them");
        return;
      }
      this.renewedAt = at;
      this.goodUntil = at + this.times.leaseMs - this.times.marginMs;
      await this.releaseStrays(kept);
      this.divide({ own, ...picture });
    } catch (error) {
      log.warn({ name: error instanceof Error ? error.name : "unknown" }, "lease not renewed");
    }
  }

  /** What was claimed, or given up, while the connection was lost, so that nobody knew of it. */
  private async releaseStrays(kept: readonly number[]): Promise<void> {
    const strays = kept.filter((shard) => !this.own.has(shard));
    if (this.working === null && strays.length > 0) await this.terms.store.releaseShards(this.terms.owner, strays);
  }

  private divide(picture: Picture): void {
    const { take, free, giveUp } = dutyOf(picture);
    const now = performance.now();
    this.freeSince = free.length === 0 ? null : (this.freeSince ?? now);
    this.isEager = this.own.size === 0 || free.length > 0 || giveUp !== null;
    if (this.working !== null) return;
    const isForAnybody = this.freeSince !== null && now - this.freeSince > ANYBODY_MS;
    const wanted = take.length > 0 || !isForAnybody ? take : free;
    if (wanted.length > 0) this.work(() => this.take(wanted.slice(0, this.terms.atOnce)));
    else if (giveUp !== null) this.work(() => this.giveUp(giveUp));
  }

  private work(what: () => Promise<void>): void {
    this.working = what()
      .catch((error: unknown) => this.hands?.failed(error))
      .finally(() => {
        this.working = null;
      });
  }

  private async take(shards: readonly number[]): Promise<void> {
    const { store, owner, of, log } = this.terms;
    const at = performance.now();
    const held = await store.claimShards(owner, shards, of, this.times.leaseMs).catch((error: unknown) => {
      log.warn({ name: error instanceof Error ? error.name : "unknown" }, "shards not claimed");
      return new Map<number, number>();
    });
    if (held.size === 0 || this.isOver) return;
    if (this.own.size === 0) this.goodUntil = at + this.times.leaseMs - this.times.marginMs;
    const taken = [...held.keys()];
    for (const shard of taken) this.own.add(shard);
    this.freeSince = null;
    log.info({ shards: taken, of, numbers: [...held.values()] }, "shards taken");
    await this.hands?.take(taken);
    this.hands?.changed();
  }

  private async giveUp(shard: number): Promise<void> {
    const { store, owner, of, log } = this.terms;
    this.leaving.add(shard);
    this.hands?.changed();
    await this.hands?.giveUp(shard);
    if (this.isOver) return;
    this.own.delete(shard);
    this.leaving.delete(shard);
    await store.releaseShards(owner, [shard]).catch(() => {
      // it runs out by itself
    });
    this.hands?.changed();
    log.info({ shard, of }, "shard given up");
  }

  private lose(why: string): void {
    if (this.isOver) return;
    this.end();
    this.terms.log.warn({ shards: [...this.own], why }, "shards lost");
    this.terms.lost();
  }

  private end(): void {
    this.isOver = true;
    if (this.timer !== null) clearInterval(this.timer);
  }
}
