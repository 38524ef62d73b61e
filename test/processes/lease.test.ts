import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Present } from "../../src/processes/division.ts";
import { Lease } from "../../src/processes/lease.ts";

/** A clock that a test moves, for timers and for what a computer's own clock says. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Leases as a database keeps them, which can be away. */
class Kept {
  readonly processes = new Map<string, Present & { until: number }>();
  readonly holders = new Map<number, { owner: string; of: number; until: number; number: number }>();
  isAway = false;

  async renew(own: Present, ms: number) {
    this.demand();
    const now = performance.now();
    const live = [...this.holders].filter(([, { until }]) => until > now);
    const known = this.processes.get(own.id);
    const isThere =
      known === undefined || known.until > now || ![...this.holders.values()].some(({ owner }) => owner === own.id);
    if (isThere) this.processes.set(own.id, { ...own, until: now + ms });
    const kept = isThere ? live.filter(([, { owner }]) => owner === own.id) : [];
    for (const [, held] of kept) held.until = now + ms;
    return {
      isThere,
      kept: kept.map(([shard]) => shard),
      processes: [...this.processes.values()].filter(({ until }) => until > now),
      leases: live.map(([shard, { of, owner }]) => ({ shard, of, owner })),
    };
  }

  async claimShards(owner: string, shards: readonly number[], of: number, ms: number) {
    this.demand();
    const now = performance.now();
    const free = shards.filter((shard) => (this.holders.get(shard)?.until ?? 0) <= now);
    for (const shard of free) {
      const number = (this.holders.get(shard)?.number ?? 0) + 1;
      this.holders.set(shard, { owner, of, until: now + ms, number });
    }
    return new Map(free.map((shard) => [shard, this.holders.get(shard)?.number ?? 0]));
  }

  async releaseShards(owner: string, shards: readonly number[]) {
    this.demand();
    for (const [shard, held] of this.holders)
      if (held.owner === owner && shards.includes(shard)) held.until = performance.now();
  }

  async leave(owner: string) {
    this.processes.delete(owner);
    await this.releaseShards(owner, [...this.holders.keys()]);
  }

  async introduction() {
    return 0;
  }

  private demand(): void {
    if (this.isAway) throw new Error("away");
  }
}

const log = { info: () => {}, warn: () => {} };

/** A process that runs at once what it takes. */
function begun(store: Kept, owner: string, of = 2) {
  const lost = vi.fn();
  const lease = new Lease({ store, owner, may: `0-${of - 1}`, of, atOnce: of, log, lost });
  const taken: number[] = [];
  const givenUp: number[] = [];
  const failed = vi.fn();
  lease.begin({
    take: async (shards) => void taken.push(...shards),
    giveUp: async (shard) => void givenUp.push(shard),
    changed: () => {},
    failed,
  });
  return { lease, lost, taken, givenUp, failed };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("a lease is renewed for as long as its holder lives", async () => {
  const { lease, taken } = begun(new Kept(), "one");
  await after(100);
  expect([taken, lease.isAlone]).toEqual([[0, 1], true]);
  await after(61_000);
  expect(lease.isGood).toBe(true);
  expect(lease.secondsLeft).toBeGreaterThan(5);
});

test("whoever comes gets his part, and the rest when the others leave", async () => {
  const store = new Kept();
  const one = begun(store, "one");
  await after(1000);
  const two = begun(store, "two");
  await after(10_000);
  expect([one.givenUp, two.taken]).toEqual([[1], [1]]);
  expect([one.lease.share, two.lease.share]).toEqual([
    { of: 2, shards: [0] },
    { of: 2, shards: [1] },
  ]);
  expect([one.lease.isAlone, two.lease.isAlone]).toEqual([false, false]);
  await one.lease.giveBack();
  expect([one.lease.isGood, one.lease.secondsLeft]).toEqual([false, 0]);
  await after(2500);
  expect(two.taken).toEqual([1, 0]);
  expect(two.lease.isAlone).toBe(true);
  expect(store.holders.get(0)?.number).toBe(2);
});

test("after a death the shards are free when ten seconds are over", async () => {
  const store = new Kept();
  await store.renew({ id: "dead", of: 2, may: "0-1", leaving: false }, 10_000);
  await store.claimShards("dead", [0, 1], 2, 10_000);
  const heir = begun(store, "heir");
  await after(9_900);
  expect(heir.taken).toEqual([]);
  await after(1_200);
  expect([heir.taken, heir.lease.isGood]).toEqual([[0, 1], true]);
});

test("a shard that is left by whoever should take it is taken by another", async () => {
  const store = new Kept();
  const lazy = { id: "a", of: 1, may: "0", leaving: false };
  await store.renew(lazy, 600_000);
  const other = begun(store, "b", 1);
  await after(2000);
  expect(other.taken).toEqual([]);
  await after(3000);
  expect(other.taken).toEqual([0]);
});

test("without the database a holder leaves off before anybody else can have the shards", async () => {
  const store = new Kept();
  const { lease, lost } = begun(store, "one");
  await after(2100);
  store.isAway = true;
  // renewed when two seconds were over at the latest: good for eight seconds from then, and anybody's after ten
  await after(5_800);
  expect(lease.isGood).toBe(true);
  await after(2_200);
  expect(lease.isGood).toBe(false);
  await after(500);
  expect(lost).toHaveBeenCalledOnce();
  expect(store.holders.get(0)?.until).toBeGreaterThanOrEqual(performance.now());
});

test("a database that is back in time is not noticed", async () => {
  const store = new Kept();
  const { lease, lost } = begun(store, "one");
  await after(100);
  store.isAway = true;
  await after(7_000);
  store.isAway = false;
  await after(20_000);
  expect([lease.isGood, lost.mock.calls.length]).toEqual([true, 0]);
});

test("a process that stood still does nothing when it goes on", async () => {
  const { lease } = begun(new Kept(), "one");
  await after(100);
  const now = performance.now();
  // as after SIGSTOP: no timer has run meanwhile
  vi.spyOn(performance, "now").mockReturnValue(now + 11_000);
  expect(lease.isGood).toBe(false);
});

test("whoever finds that others have a shard leaves off at once", async () => {
  const store = new Kept();
  const { lease, lost } = begun(store, "one");
  await after(100);
  const held = store.holders.get(1);
  if (held !== undefined) held.owner = "two";
  await after(2100);
  expect([lease.isGood, lost.mock.calls.length]).toEqual([false, 1]);
});

test("what was claimed, and not heard of, is given back", async () => {
  const store = new Kept();
  const claim = store.claimShards.bind(store);
  let isFirst = true;
  store.claimShards = async (...args) => {
    const held = await claim(...args);
    if (!isFirst) return held;
    isFirst = false;
    throw new Error("the connection was lost");
  };
  const { taken, lease } = begun(store, "one");
  await after(100);
  expect(taken).toEqual([]);
  await after(4000);
  expect([taken, lease.isAlone]).toEqual([[0, 1], true]);
});

test("shards that cannot be run are told of", async () => {
  const store = new Kept();
  const lease = new Lease({ store, owner: "one", may: "0", of: 1, atOnce: 1, log, lost: () => {} });
  const failed = vi.fn();
  const nothing = async () => {};
  lease.begin({ take: () => Promise.reject(new Error("no gateway")), giveUp: nothing, changed: () => {}, failed });
  await after(100);
  expect(failed).toHaveBeenCalledOnce();
});

test("no shard of another division is run beside these", async () => {
  const store = new Kept();
  const one = begun(store, "one");
  await after(100);
  const other = begun(store, "two", 3);
  await after(5000);
  expect(other.taken).toEqual([]);
  await one.lease.giveBack();
  await after(3000);
  expect(other.taken).toEqual([0, 1, 2]);
});
