import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { SlowLane } from "../../src/discord/slow-lane.ts";

/** A lane in which two go at once. */
function lane(paceMs: number, calm: () => Promise<unknown>) {
  const done: string[] = [];
  const work = async (id: string) => {
    await turn();
    done.push(id);
  };
  return { done, slow: new SlowLane(work, calm, { atOnce: 2, paceMs }) };
}

test("the first few are done at once, the others when nobody waits, and what came last goes first", async () => {
  let asked = () => {};
  let open = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { done, slow } = lane(50, () => {
    asked();
    return gate;
  });
  slow.add(["a", "b", "c", "d"]);
  await isAsked;
  expect(done).toEqual(["a", "b"]);
  slow.add(["new", "d"]);
  open();
  await slow.settled();
  expect(done).toEqual(["a", "b", "new", "d", "c"]);
});

test("a lane that closes does not wait for its pace, and does no more", async () => {
  const { done, slow } = lane(3_600_000, async () => {});
  slow.add(["a", "b", "c"]);
  while (done.length < 2) await turn();
  await slow.close();
  slow.add(["d"]);
  await slow.settled();
  expect(done).toEqual(["a", "b"]);
});
