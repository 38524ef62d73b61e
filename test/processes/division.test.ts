import { expect, test } from "vitest";
import { dutyOf } from "../../src/processes/division.ts";

interface Told {
  readonly of?: number;
  /** What each process may run, if not all. */
  readonly may?: Readonly<Record<string, string>>;
  readonly leaving?: readonly string[];
}

/** What each of these processes is to do; told with the shards that it has. */
function duties(held: Readonly<Record<string, readonly number[]>>, { of = 4, may = {}, leaving = [] }: Told = {}) {
  const processes = Object.keys(held).map((id) => ({
    id,
    of,
    may: may[id] ?? `0-${of - 1}`,
    leaving: leaving.includes(id),
  }));
  const leases = Object.entries(held).flatMap(([owner, shards]) => shards.map((shard) => ({ shard, of, owner })));
  return Object.fromEntries(
    processes.map((own) => {
      const { take, giveUp } = dutyOf({ own, processes, leases });
      return [own.id, giveUp === null ? take : { giveUp }];
    }),
  );
}

test("one process takes everything, several take their parts", () => {
  expect(duties({ one: [] })).toEqual({ one: [0, 1, 2, 3] });
  expect(duties({ one: [], two: [] })).toEqual({ one: [0, 2], two: [1, 3] });
});

test("what a process that died has left is for those who have the fewest", () => {
  expect(duties({ one: [0], two: [] }, { of: 4 })).toEqual({ one: [2], two: [1, 3] });
});

test("whoever has two more than another gives one up, one at a time", () => {
  expect(duties({ one: [0, 1, 2, 3], two: [] })).toEqual({ one: { giveUp: 3 }, two: [] });
  // until it has been taken nobody gives up another
  expect(duties({ one: [0, 1, 2], two: [] })).toEqual({ one: [], two: [3] });
  expect(duties({ one: [0, 1, 2], two: [3] })).toEqual({ one: { giveUp: 2 }, two: [] });
  expect(duties({ one: [0, 1], two: [2, 3] })).toEqual({ one: [], two: [] });
  expect(duties({ one: [0, 1], two: [2] }, { of: 3 })).toEqual({ one: [], two: [] });
});

test("more processes than shards: some wait", () => {
  expect(duties({ one: [0], two: [1], three: [] }, { of: 2 })).toEqual({ one: [], two: [], three: [] });
});

test("whoever leaves gets nothing, and what he has goes to the others when he is gone", () => {
  expect(duties({ old: [0, 1, 2, 3], new: [] }, { leaving: ["old"] })).toEqual({ old: [], new: [] });
  expect(duties({ old: [0, 1], new: [2, 3] }, { leaving: ["new"] })).toEqual({ old: [], new: [] });
});

test("a shard is for those who may run it", () => {
  const may = { one: "0-1", two: "2-3", three: "2-3" };
  expect(duties({ one: [], two: [], three: [] }, { may })).toEqual({ one: [0, 1], three: [2], two: [3] });
  // one may run nothing of what two has too much of
  expect(duties({ one: [0], two: [2, 3] }, { may: { one: "0-1", two: "2-3" } })).toEqual({ one: [1], two: [] });
  expect(duties({ one: [], two: [2, 3] }, { may: { one: "0", two: "2-3" } })).toEqual({ one: [0], two: [] });
});

test("beside another division nobody takes anything", () => {
  const own = { id: "new", of: 3, may: "0-2", leaving: false };
  const leases = [{ shard: 0, of: 2, owner: "old" }];
  expect(dutyOf({ own, processes: [own], leases })).toEqual({ take: [], free: [], giveUp: null });
});
