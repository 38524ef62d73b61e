import { beforeEach, expect, test } from "vitest";
import { open } from "../store/temporary.ts";

/** On the clock of the server, which is kept to the millisecond. */
const LONG = 600_000;
const RUN_OUT = -1000;

type Store = Awaited<ReturnType<typeof open>>;
let store: Store;
beforeEach(async () => {
  store = await open();
});

const present = (id: string, of = 4) => ({ id, of, may: "0-3", leaving: false });

/** Somebody is there for so long, and tells what he sees. */
const renew = (id: string, of = 4, ms = LONG) => store.renew(present(id, of), ms);

const claim = async (owner: string, shards: readonly number[], of = 4, ms = LONG) => {
  await renew(owner, of);
  return [...(await store.claimShards(owner, shards, of, ms))].sort(([one], [two]) => one - two);
};

test("of shards those are taken that nobody has", async () => {
  expect(await claim("one", [0, 1])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(await claim("two", [1, 2])).toEqual([[2, 1]]);
  expect(await claim("one", [0, 1, 2, 3])).toEqual([[3, 1]]);
});

test("of many who claim at once one has each", async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, (_, n) => claim(`process ${n}`, [0, 1, 2, 3])));
  expect(claims.flat().map(([shard]) => shard)).toHaveLength(4);
});

test("everybody sees who is there and who has what", async () => {
  await claim("one", [0, 1]);
  await renew("two");
  const { processes, leases, kept, isThere } = await renew("two");
  expect(isThere).toBe(true);
  expect(kept).toEqual([]);
  expect([...processes].sort((one, two) => (one.id < two.id ? -1 : 1))).toEqual([present("one"), present("two")]);
  expect(leases).toEqual([
    { shard: 0, of: 4, owner: "one" },
    { shard: 1, of: 4, owner: "one" },
  ]);
  expect((await renew("one")).kept).toEqual([0, 1]);
});

test("what has run out cannot be brought back, and whoever has nothing may come again", async () => {
  await claim("one", [0, 1]);
  await renew("one", 4, RUN_OUT);
  expect(await renew("one")).toMatchObject({ isThere: false, kept: [] });
  expect(await store.claimShards("one", [2], 4, LONG)).toEqual(new Map());
  await renew("two", 4, RUN_OUT);
  expect(await renew("two")).toMatchObject({ isThere: true, kept: [] });
});

test("what is given back, or has run out, is anybody's, under the next number", async () => {
  await claim("one", [0, 1, 2]);
  await store.releaseShards("one", [2]);
  expect((await renew("one")).kept).toEqual([0, 1]);
  await store.leave("one");
  expect(await claim("two", [0, 1], 4, RUN_OUT)).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(await claim("three", [1, 2])).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

test("nobody runs a part of another division meanwhile", async () => {
  await claim("one", [0], 2);
  expect(await claim("two", [1], 3)).toEqual([]);
  expect(await claim("two", [1], 2)).toEqual([[1, 1]]);
});

const take = async (owner: string, ...lanes: string[]) => [...(await store.takeLanes(owner, lanes))].sort();

test("a lane is one process's until it is given back", async () => {
  await renew("one");
  await renew("two");
  expect(await take("one", "a", "b")).toEqual([
    ["a", 1],
    ["b", 1],
  ]);
  expect(await take("one", "a")).toEqual([["a", 1]]);
  expect(await take("two", "a", "c")).toEqual([["c", 1]]);
  await store.releaseLanes("one", ["a"]);
  expect(await take("two", "a", "b")).toEqual([["a", 1]]);
  await store.leave("one");
  expect(await take("two", "b")).toEqual([["b", 1]]);
});

test("a lane of a process that has died is taken over by one of those who try, who is told so", async () => {
  await renew("dead");
  await take("dead", "a");
  for (const one of ["one", "two", "three"]) await renew(one);
  await renew("dead", 4, RUN_OUT);
  const tries = await Promise.all(["one", "two", "three"].map((one) => take(one, "a")));
  expect(tries.flat()).toEqual([["a", 2]]);
});

test("introductions of a kind are spaced, others go beside them", async () => {
  expect(await store.introduction(0, 5000)).toBe(0);
  expect(await store.introduction(1, 5000)).toBe(0);
  expect(await store.introduction(0, 5000)).toBeGreaterThan(4000);
  expect(await store.introduction(0, 5000)).toBeGreaterThan(9000);
});
