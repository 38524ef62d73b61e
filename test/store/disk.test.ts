import { expect, test } from "vitest";
import { Disk } from "../../src/store/disk.ts";

/** A disk that is slow: each flush ends when it is told to. */
function slowDisk() {
  const flushes: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const disk = new Disk(() => new Promise<void>((resolve, reject) => flushes.push({ end: resolve, fail: reject })));
  return { disk, flushes };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await turn();
  return done;
}

test("those who come while the disk is busy wait for the next time, together", async () => {
  const { disk, flushes } = slowDisk();
  const first = disk.safe();
  await turn();
  const [second, third] = [disk.safe(), disk.safe()];
  await turn();
  expect(flushes).toHaveLength(1);
  flushes[0]?.end();
  expect(await isDone(first)).toBe(true);
  expect(await isDone(second)).toBe(false);
  expect(flushes).toHaveLength(2);
  flushes[1]?.end();
  expect(await isDone(second)).toBe(true);
  expect(await isDone(third)).toBe(true);
  expect(flushes).toHaveLength(2);
});

test("a failure is told to those who waited for it, and to nobody after them", async () => {
  const { disk, flushes } = slowDisk();
  const first = disk.safe();
  const failing = expect(first).rejects.toThrow("no space");
  await turn();
  const second = disk.safe();
  flushes[0]?.fail(new Error("no space"));
  await failing;
  await turn();
  flushes[1]?.end();
  await second;
});
