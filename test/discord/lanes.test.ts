import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lanes } from "../../src/discord/lanes.ts";
import type { PostRecord } from "../../src/store/index.ts";

const noon = Date.parse("2026-03-01T12:00:00Z");

beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => vi.useRealTimers());

/** A table of posts and somebody who carries them, slowly or not at all where a test says so. */
class Office {
  readonly table: PostRecord[] = [];
  readonly sent: number[] = [];
  readonly failures: unknown[] = [];
  reads = 0;
  /** Posts that are on their way until they are let go. */
  readonly slow = new Map<number, () => void>();
  readonly refused = new Set<number>();
  readonly lanes = new Lanes({
    now: () => new Date(),
    read: async (lane, limit) => {
      this.reads++;
      return this.table.filter((post) => post.lane === lane).slice(0, limit);
    },
    send: (post) => this.send(post),
    failed: (error) => this.failures.push(error),
  });

  /** One that has found nothing left over. */
  static open(): Office {
    const office = new Office();
    office.lanes.takeUp([]);
    return office;
  }

  /** Writes posts into lanes: `1 berlin` is the first post, for Berlin. */
  write(...posts: readonly string[]): PostRecord[] {
    const written = posts.map((each) => {
      const [id = "", lane = "", seconds = "0"] = each.split(" ");
      const notBefore = new Date(Date.now() + Number(seconds) * 1000);
      return { id: Number(id), lane, notBefore } as PostRecord;
    });
    this.table.push(...written);
    return written;
  }

  hold(id: number): void {
    this.slow.set(id, () => {});
  }

  private async send(post: PostRecord): Promise<Date | null> {
    if (this.slow.has(post.id)) await new Promise<void>((resolve) => this.slow.set(post.id, resolve));
    if (this.refused.delete(post.id)) {
      const again = new Date(Date.now() + 2000);
      this.table[this.table.findIndex(({ id }) => id === post.id)] = { ...post, notBefore: again };
      return again;
    }
    this.sent.push(post.id);
    this.table.splice(
      this.table.findIndex(({ id }) => id === post.id),
      1,
    );
    return null;
  }
}

const calm = async () => {
  for (let turns = 0; turns < 20; turns++) await turn();
};

test("what is handed over is sent in order and never read", async () => {
  const office = Office.open();
  office.lanes.take(office.write("1 berlin", "2 paris", "3 berlin"));
  office.lanes.take(office.write("4 berlin"));
  await office.lanes.settled();
  expect(office.sent.filter((id) => id !== 2)).toEqual([1, 3, 4]);
  expect(office.sent).toContain(2);
  expect(office.reads).toBe(0);
});

test("a slow lane holds up nobody else", async () => {
  const office = Office.open();
  office.hold(1);
  office.lanes.take(office.write("1 berlin", "2 berlin", "3 paris", "4 paris"));
  await calm();
  expect(office.sent).toEqual([3, 4]);
  office.lanes.take(office.write("5 paris"));
  await calm();
  expect(office.sent).toEqual([3, 4, 5]);
  office.slow.get(1)?.();
  await office.lanes.settled();
  expect(office.sent).toEqual([3, 4, 5, 1, 2]);
});

test("a failure holds up its own lane until it is tried again, what comes meanwhile too", async () => {
  const office = Office.open();
  office.refused.add(1);
  office.lanes.take(office.write("1 berlin", "2 berlin", "3 paris"));
  await office.lanes.settled();
  office.lanes.take(office.write("4 berlin"));
  await office.lanes.settled();
  expect(office.sent).toEqual([3]);
  vi.advanceTimersByTime(1999);
  await calm();
  expect(office.sent).toEqual([3]);
  vi.advanceTimersByTime(1);
  await calm();
  expect(office.sent).toEqual([3, 1, 2, 4]);
});

test("one that must wait is waited for, and those behind it", async () => {
  const office = Office.open();
  office.lanes.take(office.write("1 berlin", "2 berlin 60", "3 berlin"));
  await office.lanes.settled();
  expect(office.sent).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  await calm();
  expect(office.sent).toEqual([1, 2, 3]);
});

test("what was waited for and has been said otherwise lets go those behind it", async () => {
  const office = Office.open();
  office.lanes.take(office.write("1 berlin 60"));
  await office.lanes.settled();
  office.lanes.take(office.write("2 berlin"));
  office.table.shift();
  office.lanes.wake("berlin");
  await office.lanes.settled();
  expect(office.sent).toEqual([2]);
  // also while the lane is busy with something before it
  office.hold(3);
  office.lanes.take(office.write("3 berlin", "4 berlin 60", "5 berlin"));
  await calm();
  office.table.splice(1, 1);
  office.lanes.wake("berlin");
  office.slow.get(3)?.();
  await office.lanes.settled();
  expect(office.sent).toEqual([2, 3, 5]);
  office.lanes.wake("nowhere");
});

test("a clock that was set back holds nothing up for longer than half an hour", async () => {
  const office = Office.open();
  office.lanes.take(office.write("1 berlin 86400"));
  await office.lanes.settled();
  vi.advanceTimersByTime(30 * 60 * 1000);
  await calm();
  expect(office.sent).toEqual([1]);
});

test("what was left over is taken up, however much it is", async () => {
  const office = new Office();
  const posts = Array.from({ length: 400 }, (_, at) => `${at + 1} lane-${at % 120}`);
  office.write(...posts, ...Array.from({ length: 130 }, (_, at) => `${at + 1000} long`));
  office.lanes.takeUp([...new Set(office.table.map(({ lane }) => lane))]);
  await calm();
  await office.lanes.settled();
  await calm();
  await office.lanes.settled();
  expect(office.sent).toHaveLength(530);
  expect(office.sent.filter((id) => id >= 1000)).toEqual(Array.from({ length: 130 }, (_, at) => at + 1000));
});

test("a lane that has grown long is not held in memory, and nothing of it is lost or out of order", async () => {
  const office = Office.open();
  office.hold(1);
  for (let id = 1; id <= 200; id++) office.lanes.take(office.write(`${id} berlin`));
  await calm();
  expect(office.sent).toEqual([]);
  office.slow.get(1)?.();
  await office.lanes.settled();
  expect(office.sent).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(office.reads).toBeLessThan(6);
});

test("what was left over goes before what is handed over, also before it is known and while others are taken up", async () => {
  const office = new Office();
  office.write(...Array.from({ length: 60 }, (_, at) => `${at + 1} lane-${at}`));
  for (let id = 1; id <= 50; id++) office.hold(id);
  office.lanes.take(office.write("100 lane-55"));
  await calm();
  office.lanes.takeUp([...new Set(office.table.map(({ lane }) => lane))]);
  office.lanes.take(office.write("101 lane-59"));
  await calm();
  expect(office.sent.filter((id) => id === 56 || id === 100)).toEqual([56, 100]);
  expect(office.sent.filter((id) => id === 60 || id === 101)).toEqual([60, 101]);
  for (const go of office.slow.values()) go();
  await office.lanes.settled();
  expect(office.sent).toHaveLength(62);
});

test("what is handed over while the table is read is sent once", async () => {
  const office = new Office();
  office.write("1 berlin", "2 berlin");
  office.lanes.takeUp(["berlin"]);
  office.lanes.take(office.write("3 berlin"));
  await office.lanes.settled();
  expect(office.sent).toEqual([1, 2, 3]);
});

test("nothing more is sent once it is closed", async () => {
  const office = Office.open();
  office.hold(1);
  office.lanes.take(office.write("1 berlin", "2 berlin", "3 paris 5"));
  await calm();
  const closed = office.lanes.close();
  office.slow.get(1)?.();
  await closed;
  vi.advanceTimersByTime(60_000);
  await calm();
  expect(office.sent).toEqual([1]);
});
