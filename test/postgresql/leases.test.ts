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

const claim = async (owner: string, shards: readonly number[], of = 4, ms = LONG) => {
  const held = await store.claimShards({ owner, shards, of, ms });
  return held === null ? null : [...held].sort(([one], [two]) => one - two);
};

test("shards are taken all or none", async () => {
  expect(await claim("one", [0, 1])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(await claim("two", [1, 2])).toBeNull();
  expect(await claim("two", [2, 3])).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test("of many who claim at once one has them", async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, (_, n) => claim(`process ${n}`, [0, 1, 2, 3])));
  expect(claims.filter((held) => held !== null)).toHaveLength(1);
});

test("a lease is held on to while it is good, and cannot be brought back", async () => {
  await claim("one", [0, 1]);
  expect(await store.renewShards({ owner: "one", shards: [0, 1], ms: LONG })).toBe(2);
  expect(await store.renewShards({ owner: "two", shards: [0, 1], ms: LONG })).toBe(0);
  await store.renewShards({ owner: "one", shards: [0, 1], ms: RUN_OUT });
  expect(await store.renewShards({ owner: "one", shards: [0, 1], ms: LONG })).toBe(0);
});

test("what is given back, or has run out, is anybody's, under the next number", async () => {
  await claim("one", [0, 1]);
  await store.releaseShards("one");
  expect(await claim("two", [0, 1], 4, RUN_OUT)).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(await claim("three", [1])).toEqual([[1, 3]]);
});

test("nobody runs a part of another division meanwhile", async () => {
  await claim("one", [0], 2);
  expect(await claim("two", [1], 3)).toBeNull();
  expect(await claim("two", [1], 2)).toEqual([[1, 1]]);
});
