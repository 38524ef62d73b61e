import { expect, test } from "vitest";
import { type Move, type StoredGame, standing } from "../../src/store/index.ts";
import { later, newGame, noon, numbered, numberOf, open, reload, temporaryFolder, waiting } from "./temporary.ts";

const entry = (key: string) => ({ key, args: { n: 1 } });
const moment = (turn: number) => ({ key: "moment", args: { turn } });
const answer = (seat: string, option: string) => ({ kind: "answer" as const, seat, option });

const start: Move = {
  by: { userId: "anna", interactionId: "start" },
  at: noon,
  result: { seat: "us", since: 0 },
  set: { status: "running", commitment: "hash", startedAt: noon, movedAt: noon },
  saved: `{"position":"начало"}`,
  log: { from: 0, entries: [entry("start"), { ...entry("dealt"), secret: { seats: ["us"], args: { card: "nato" } } }] },
  checkpoints: { add: [{ index: 0, label: moment(1), saved: `{"position":0}` }] },
  posts: [numbered({ channelId: "berlin" }, 7)],
};

test("a move is written whole", async () => {
  const store = await open();
  const moved = await store.move(await newGame(store), start);
  if (moved.kind !== "done") throw new Error(moved.kind);
  expect(moved.game).toEqual(await reload(store, moved.game.id));
  expect(moved.game).toMatchObject({ status: "running", version: 1, saved: `{"position":"начало"}`, logged: 2 });
  expect(await store.log(moved.game.id, 0, 10)).toEqual([
    { index: 0, key: "start", args: { n: 1 } },
    { index: 1, key: "dealt", args: { n: 1 }, secret: { seats: ["us"], args: { card: "nato" } } },
  ]);
  expect(await store.checkpoints(moved.game.id)).toEqual([{ index: 0, label: moment(1) }]);
  expect(await store.checkpoint(moved.game.id, 0)).toMatchObject({ saved: `{"position":0}` });
  expect(await store.checkpoint(moved.game.id, 1)).toBeNull();
  const due = await waiting(store);
  expect(due).toMatchObject([{ kind: "time-out", gameId: moved.game.id }]);
  expect(due.map(numberOf)).toEqual([7]);
});

test("an undo keeps the history and rewrites the log", async () => {
  const store = await open();
  let game = await newGame(store);
  const go = async (move: Partial<Move>) => {
    const moved = await store.move(game, { by: { userId: "anna" }, at: noon, ...move });
    if (moved.kind !== "done") throw new Error(moved.kind);
    game = moved.game;
  };
  await go({
    acts: [answer("us", "italy"), answer("us", "france")],
    answered: 2,
    log: { from: 0, entries: [entry("italy"), entry("france")] },
    checkpoints: { add: [{ index: 2, label: moment(1), saved: "{}" }] },
  });
  await go({
    acts: [{ kind: "undo", seat: "us", option: "france" }],
    answered: 1,
    log: { from: 1, entries: [] },
    checkpoints: { dropFrom: 2, add: [] },
  });
  expect(await store.checkpoints(game.id)).toEqual([]);
  await go({
    acts: [answer("us", "spain")],
    answered: 2,
    log: { from: 1, entries: [entry("spain"), entry("end")] },
    checkpoints: { add: [{ index: 2, label: moment(2), saved: "{}" }] },
  });
  expect(game).toMatchObject({ version: 3, answered: 2, recorded: 4, logged: 3 });
  expect((await store.log(game.id, 0, 9)).map(({ key }) => key)).toEqual(["italy", "spain", "end"]);
  expect(await store.checkpoints(game.id)).toEqual([{ index: 2, label: moment(2) }]);
  const answers = await store.answers(game.id);
  expect(answers.map(({ index, kind, option }) => [index, kind, option])).toEqual([
    [0, "answer", "italy"],
    [1, "answer", "france"],
    [2, "undo", "france"],
    [3, "answer", "spain"],
  ]);
  expect(standing(answers).map(({ option }) => option)).toEqual(["italy", "spain"]);
});

test("of simultaneous answers an undo takes back its own seat's", () => {
  const acts = [answer("us", "a"), answer("ussr", "b"), { kind: "undo" as const, seat: "us", option: "a" }];
  expect(standing(acts)).toEqual([answer("ussr", "b")]);
  expect(standing([...acts, { kind: "redo", seat: "us", option: "a" }])).toHaveLength(2);
});

test("of fifty moves from one position one wins, and nothing of the others is kept", async () => {
  const store = await open();
  const game = await newGame(store);
  const moves = Array.from({ length: 50 }, (_, n) =>
    store.move(game, {
      by: { userId: "anna", interactionId: `i-${n}` },
      at: noon,
      result: { seat: "us", since: n },
      saved: `${n}`,
      acts: [answer("us", `${n}`)],
      posts: [numbered({ channelId: "berlin" }, n)],
    }),
  );
  const results = await Promise.all(moves);
  const winner = results.findIndex(({ kind }) => kind === "done");
  expect(results.filter(({ kind }) => kind === "done")).toHaveLength(1);
  expect(results.filter((moved) => moved.kind === "conflict" && moved.version === 1)).toHaveLength(49);
  expect(await reload(store, game.id)).toMatchObject({ version: 1, saved: `${winner}`, recorded: 1 });
  expect(await store.answers(game.id)).toMatchObject([{ option: `${winner}` }]);
  expect((await waiting(store)).map(numberOf)).toEqual([winner]);
});

test("twenty moves that try again after a conflict are all kept, in two stores of one file", async () => {
  const folder = temporaryFolder();
  const stores = [await open(folder), await open(folder)] as const;
  const [store] = stores;
  const { id } = await newGame(store);
  const moves = Array.from({ length: 20 }, async (_, n) => {
    const store = stores[n % 2 === 0 ? 0 : 1];
    for (;;) {
      const game = await reload(store, id);
      const moved = await store.move(game, { by: { userId: "anna" }, at: noon, acts: [answer("us", `${n}`)] });
      if (moved.kind === "done") return;
    }
  });
  await Promise.all(moves);
  const options = (await store.answers(id)).map(({ option }) => Number(option)).sort((a, b) => a - b);
  expect(options).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect((await reload(store, id)).version).toBe(20);
});

test("an interaction delivered again is applied once and told the same", async () => {
  const store = await open();
  const game = await newGame(store);
  const results = await Promise.all([store.move(game, start), store.move(game, start), store.move(game, start)]);
  expect(results.map(({ kind }) => kind)).toEqual(["done", "repeated", "repeated"]);
  const told = { kind: "repeated", result: { seat: "us", since: 0 } };
  // From the old position, and from the one it led to.
  expect(await store.move(game, start)).toEqual(told);
  expect(await store.move(await reload(store, game.id), { ...start, log: { from: 2, entries: [] } })).toEqual(told);
  expect(await reload(store, game.id)).toMatchObject({ version: 1, logged: 2 });
  expect(await store.toldBefore("start")).toEqual({ seat: "us", since: 0 });
  expect(await store.toldBefore("other")).toBeUndefined();
  expect(await store.pendingCount()).toBe(1);
});

test("a move that fails in the middle leaves nothing", async () => {
  const store = await open();
  const game = await newGame(store);
  const twice = { index: 0, label: moment(1), saved: "{}" };
  const bad: Move = { ...start, checkpoints: { add: [twice, twice] } };
  await expect(store.move(game, bad)).rejects.toThrow();
  await expect(store.move(game, { ...start, log: { from: 5, entries: [] } })).rejects.toThrow("can not go on at 5");
  expect(await reload(store, game.id)).toEqual(game);
  expect(await store.log(game.id, 0, 9)).toEqual([]);
  expect(await store.pendingCount()).toBe(0);
  expect((await store.move(game, start)).kind).toBe("done");
});

test("what is read or marked during a move is not part of it", async () => {
  const store = await open();
  const game = await newGame(store);
  await store.post([numbered({ userId: "anna" }, 1)], noon);
  const [post] = await waiting(store);
  const twice = { index: 0, label: moment(1), saved: "{}" };
  const failing = expect(store.move(game, { ...start, checkpoints: { add: [twice, twice] } })).rejects.toThrow();
  const [seen] = await Promise.all([reload(store, game.id), store.markSent(post?.id ?? 0, "m-1", noon), failing]);
  expect(seen.version).toBe(0);
  expect(await store.pendingCount()).toBe(0);
});

test("a game that is not there can not move", async () => {
  const store = await open();
  const game: StoredGame = { ...(await newGame(store)), id: "nowhere" };
  expect(await store.move(game, start)).toEqual({ kind: "conflict", version: null });
});

test("a new seating keeps what those who stay have looked at", async () => {
  const store = await open();
  const game = await newGame(store);
  await store.looked(game.id, "anna", 3);
  const seats = [
    { seat: "us", userId: "anna", userName: "Anna" },
    { seat: "ussr", userId: "clara", userName: "Clara" },
  ];
  const moved = await store.move(game, { by: { userId: "anna" }, at: noon, seats });
  if (moved.kind !== "done") throw new Error(moved.kind);
  expect(moved.game.seats.map(({ userId, lastLooked }) => [userId, lastLooked])).toEqual([
    ["anna", 3],
    ["clara", 0],
  ]);
  expect(await reload(store, game.id)).toEqual(moved.game);
});

test("a game is woken once for each time, and not at all when it has moved", async () => {
  const store = await open();
  const game = await newGame(store, { wakeAt: later(60) });
  expect(await store.gamesToWake(noon)).toEqual([]);
  const [due] = await store.gamesToWake(later(60));
  if (due === undefined) throw new Error("not due");
  const waking = {
    at: later(60),
    next: later(120),
    posts: [numbered({ userId: "anna" }, 1)],
  };
  const woken = await Promise.all([store.wake(due, waking), store.wake(due, waking)]);
  // on a server either may be first
  expect(woken.filter(Boolean)).toHaveLength(1);
  expect(await store.pendingCount()).toBe(1);
  const second = await reload(store, game.id);
  expect(second).toMatchObject({ version: 0, wakeAt: later(120) });
  await store.move(second, { by: { userId: "anna" }, at: noon, set: { status: "finished" } });
  expect(await store.wake(second, waking)).toBe(false);
  expect((await reload(store, game.id)).wakeAt).toBeNull();
});
