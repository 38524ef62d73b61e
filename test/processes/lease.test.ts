import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  readonly holders = new Map<number, { owner: string; of: number; until: number; number: number }>();
  isAway = false;

  async claimShards({ owner, shards, of, ms }: { owner: string; shards: readonly number[]; of: number; ms: number }) {
    this.demand();
    const now = performance.now();
    for (const [shard, held] of this.holders)
      if (held.owner !== owner && held.until > now && (held.of !== of || shards.includes(shard))) return null;
    for (const shard of shards) {
      const number = (this.holders.get(shard)?.number ?? 0) + 1;
      this.holders.set(shard, { owner, of, until: now + ms, number });
    }
    return new Map(shards.map((shard) => [shard, this.holders.get(shard)?.number ?? 0]));
  }

  async renewShards({ owner, ms }: { owner: string; ms: number }) {
    this.demand();
    const now = performance.now();
    const own = [...this.holders.values()].filter((held) => held.owner === owner && held.until > now);
    for (const held of own) held.until = now + ms;
    return own.length;
  }

  async releaseShards(owner: string) {
    for (const held of this.holders.values()) if (held.owner === owner) held.until = performance.now();
  }

  private demand(): void {
    if (this.isAway) throw new Error("away");
  }
}

const log = { info: () => {}, warn: () => {} };

const terms = (store: Kept, owner: string, lost = () => {}, of = 2) => ({
  store,
  owner,
  shards: [0, 1],
  of,
  log,
  lost,
});

/** A lease that somebody waits for. */
function waiting(store: Kept, owner: string, of = 2) {
  const seen: { lease: Lease | null } = { lease: null };
  void Lease.get(terms(store, owner, undefined, of)).then((lease) => {
    seen.lease = lease;
  });
  return seen;
}

async function taken(store: Kept, owner: string, lost = () => {}): Promise<Lease> {
  const lease = await Lease.get(terms(store, owner, lost));
  if (lease === null) throw new Error("Not taken");
  return lease;
}

test("a lease is renewed for as long as its holder lives", async () => {
  const lease = await taken(new Kept(), "one");
  expect(lease.secondsLeft).toBe(8);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([lease.isGood, lease.secondsLeft]).toEqual([true, 7]);
});

test("whoever waits has the shards as soon as they are given back, and not before", async () => {
  const store = new Kept();
  const one = await taken(store, "one");
  const two = waiting(store, "two");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(two.lease).toBeNull();
  await one.giveBack();
  expect([one.isGood, one.secondsLeft]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(two.lease?.isGood).toBe(true);
  expect(store.holders.get(0)?.number).toBe(2);
});

test("after a death the shards are free when ten seconds are over", async () => {
  const store = new Kept();
  await store.claimShards({ owner: "dead", shards: [0, 1], of: 2, ms: 10_000 });
  const heir = waiting(store, "heir");
  await vi.advanceTimersByTimeAsync(9_900);
  expect(heir.lease).toBeNull();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(heir.lease?.isGood).toBe(true);
});

test("without the database a holder leaves off before anybody else can have the shards", async () => {
  const store = new Kept();
  const lost = vi.fn();
  const one = await taken(store, "one", lost);
  await vi.advanceTimersByTimeAsync(2000);
  store.isAway = true;
  // renewed two seconds after it was taken: good for eight seconds from then, and anybody's after ten
  await vi.advanceTimersByTimeAsync(7_900);
  expect(one.isGood).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(one.isGood).toBe(false);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(lost).toHaveBeenCalledOnce();
  expect(store.holders.get(0)?.until).toBeGreaterThanOrEqual(performance.now());
});

test("a database that is back in time is not noticed", async () => {
  const store = new Kept();
  const lost = vi.fn();
  const one = await taken(store, "one", lost);
  store.isAway = true;
  await vi.advanceTimersByTimeAsync(7_000);
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([one.isGood, lost.mock.calls.length]).toEqual([true, 0]);
});

test("a process that stood still does nothing when it goes on", async () => {
  const store = new Kept();
  const one = await taken(store, "one");
  const now = performance.now();
  // as after SIGSTOP: no timer has run meanwhile
  vi.spyOn(performance, "now").mockReturnValue(now + 11_000);
  expect(one.isGood).toBe(false);
});

test("whoever finds that others have the shards leaves off at once", async () => {
  const store = new Kept();
  const lost = vi.fn();
  const one = await taken(store, "one", lost);
  const held = store.holders.get(1);
  if (held !== undefined) held.owner = "two";
  await vi.advanceTimersByTimeAsync(2000);
  expect([one.isGood, lost.mock.calls.length]).toEqual([false, 1]);
});

test("no shard of another division is run beside these", async () => {
  const store = new Kept();
  const one = await taken(store, "one");
  const other = waiting(store, "two", 3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(other.lease).toBeNull();
  await one.giveBack();
  await vi.advanceTimersByTimeAsync(1000);
  expect(other.lease?.isGood).toBe(true);
});
