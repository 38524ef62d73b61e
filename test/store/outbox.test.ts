import { expect, test } from "vitest";
import type { Address, Post, PostRecord } from "../../src/store/index.ts";
import { later, newGame, noon, numbered, numberOf, open, temporaryFolder, waiting } from "./temporary.ts";

const berlin = { channelId: "berlin" };
const paris = { channelId: "paris" };
const anna = { userId: "anna" };
const post = (to: Address, number: number, notBefore?: Date): Post => ({
  ...numbered(to, number),
  ...(notBefore === undefined ? {} : { notBefore }),
});

test("what waits is given out in order, and no more once it is sent", async () => {
  const store = await open();
  await store.post([post(berlin, 1), post(anna, 2), post(berlin, 3)], noon);
  const posts = await waiting(store);
  expect(posts.map((each) => [each.to, numberOf(each)])).toEqual([
    [berlin, 1],
    [anna, 2],
    [berlin, 3],
  ]);
  expect(new Set(posts.map(({ nonce }) => nonce)).size).toBe(3);
  expect(posts[0]?.nonce.length).toBeLessThanOrEqual(25);
  await store.markSent(posts[0]?.id ?? 0, "m-1", noon);
  expect((await waiting(store)).map(numberOf)).toEqual([2, 3]);
  expect(await store.pendingCount()).toBe(2);
});

test("each channel and each person is a lane of its own, in order, with the server of its game", async () => {
  const store = await open();
  const game = await newGame(store);
  await store.post([post(berlin, 1), post(paris, 2), post(berlin, 3), post(anna, 4)], noon, game);
  expect((await store.waitingLanes()).sort()).toEqual(["channel berlin", "channel paris", "user anna"]);
  const [first, ...rest] = await store.waiting("channel berlin");
  expect([first, ...rest].map((each) => each && numberOf(each))).toEqual([1, 3]);
  expect(first).toMatchObject({ lane: "channel berlin", gameId: game.id, guildId: "guild" });
  expect((await store.waiting("channel berlin", 1)).map(numberOf)).toEqual([1]);
  await store.markFailed(first?.id ?? 0, "500", later(30), noon);
  const [again] = await store.waiting("channel berlin");
  expect(again).toMatchObject({ attempts: 1, error: "500", nonce: first?.nonce, notBefore: later(30) });
});

test("of a server it is told how much waits there, and since when", async () => {
  const store = await open();
  const [here, elsewhere] = [await newGame(store), await newGame(store, { channelId: "rome", guildId: "another" })];
  await store.post([post(berlin, 1)], later(7), here);
  await store.post([post(anna, 2)], later(5), here);
  await store.post([post({ channelId: "rome" }, 3)], noon, elsewhere);
  await store.post([post(anna, 4)], noon);
  expect(await store.waitingIn("guild")).toEqual({ count: 2, oldest: later(5) });
  for (const { id } of await store.waiting("channel rome")) await store.markSent(id, "m", noon);
  expect(await store.waitingIn("another")).toEqual({ count: 0, oldest: null });
});

test("what has been written is handed over in its order, as it would be read", async () => {
  const store = await open();
  const handed: PostRecord[] = [];
  store.handPostsTo({ take: (posts) => handed.push(...posts), wake: () => {}, forget: () => {} });
  const game = await newGame(store);
  await store.post([post(berlin, 1)], noon);
  const posts = [post(anna, 2), post(berlin, 3)];
  await store.move(game, { by: { userId: "anna" }, at: noon, posts });
  const stale = await store.move(game, { by: { userId: "boris" }, at: noon, posts });
  expect(stale.kind).toBe("conflict");
  expect(handed.map(numberOf)).toEqual([1, 2, 3]);
  expect(handed).toEqual(await waiting(store));
});

test("a game's first post, said as an answer, counts as sent and lets go what waits behind it", async () => {
  const store = await open();
  const woken: string[] = [];
  store.handPostsTo({ take: () => {}, wake: (lane) => woken.push(lane), forget: () => {} });
  const game = await newGame(store);
  const lobby = (notBefore: Date): Post => ({ to: berlin, kind: "lobby", payload: { game: game.id }, notBefore });
  await store.post([lobby(later(30)), lobby(noon)], noon, game);
  await store.answered(game.id, "lobby", "m-1", noon);
  expect(await store.sentPosts(game.id, "lobby")).toMatchObject([{ messageId: "m-1", state: "sent" }]);
  expect(woken).toEqual([`lobby ${game.id}`]);
  // told again, it does not take the next one for said
  await store.answered(game.id, "lobby", "m-1", noon);
  expect(await waiting(store)).toMatchObject([{ kind: "lobby", notBefore: noon }]);
});

test("a message that can never be sent lets the next ones pass", async () => {
  const store = await open();
  await store.post([post(berlin, 1), post(berlin, 2)], noon);
  const [first] = await waiting(store);
  await store.markFailed(first?.id ?? 0, "10003", null, noon);
  expect((await waiting(store)).map(numberOf)).toEqual([2]);
});

test("after a crash what was not marked is given out again with the same nonce", async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.post([post(berlin, 1), post(berlin, 2)], noon);
  const before = await waiting(store);
  await store.markSent(before[0]?.id ?? 0, "m-1", noon);
  await store.close();
  const again = await open(folder);
  expect(await waiting(again)).toEqual(before.slice(1));
});

test("the last post of a game is found, and outlives pruning while the game goes on", async () => {
  const store = await open();
  const game = await newGame(store, {
    interactionId: "i-1",
    posts: (id) => [{ to: berlin, kind: "time-out", payload: { game: id, users: [] } }],
  });
  await store.post([post(anna, 1)], noon);
  for (const { id } of await waiting(store)) await store.markSent(id, `m-${id}`, noon);
  expect(await store.prune(noon)).toBe(0);
  expect(await store.prune(later(1))).toBe(2);
  const [sent] = await store.sentPosts(game.id, "time-out");
  expect(sent).toMatchObject({ messageId: "m-1", text: `{"format":1,"game":"${game.id}","users":[]}` });
  await store.move(game, { by: { userId: "anna" }, at: noon, set: { status: "abandoned" } });
  expect(await store.prune(later(1))).toBe(1);
  expect(await store.sentPosts(game.id, "time-out")).toEqual([]);
});
