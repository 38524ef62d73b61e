import { expect, test } from "vitest";
import { lobby, newGame, noon, open, reload } from "./temporary.ts";

test("a game is found by its id, its channel and its people", async () => {
  const store = await open();
  const game = await newGame(store);
  expect(game).toMatchObject({
    title: "twilight-struggle",
    guildId: "guild",
    channelId: "berlin",
    status: "lobby",
    version: 0,
    options: { scenario: "standard" },
    pace: { days: 3, weekendsOff: false },
    saved: null,
    outcome: null,
    createdAt: noon,
    seats: [
      { seat: "us", userId: "anna", userName: "Anna", lastLooked: 0 },
      { seat: "ussr", userId: "boris", userName: "Boris", lastLooked: 0 },
    ],
  });
  expect(game.id).toMatch(/^[A-Za-z0-9]{10}$/);
  expect(await store.gameByChannel("berlin")).toEqual(game);
  expect(await store.gameByChannel("paris")).toBeNull();
  expect(await store.gamesOfUser("boris")).toEqual({ games: [game], unreadable: [] });
  expect(await store.gamesOfUser("clara")).toEqual({ games: [], unreadable: [] });
});

test("one person may hold several seats", async () => {
  const store = await open();
  const seats = ["us", "ussr"].map((seat) => ({ seat, userId: "anna", userName: "Anna" }));
  const game = await newGame(store, { seats });
  expect((await store.gamesOfUser("anna")).games).toHaveLength(1);
  expect(game.seats.map(({ userId }) => userId)).toEqual(["anna", "anna"]);
});

test("a channel has one game at a time, and another after it", async () => {
  const store = await open();
  const tries = await Promise.all(Array.from({ length: 10 }, () => store.createGame(lobby)));
  expect(tries.filter(({ kind }) => kind === "created")).toHaveLength(1);
  expect(tries.filter(({ kind }) => kind === "occupied")).toHaveLength(9);

  const first = await store.gameByChannel("berlin");
  if (first === null) throw new Error("no game");
  await store.move(first, { by: { userId: "anna" }, at: noon, set: { status: "abandoned", finishedAt: noon } });
  expect(await store.gameByChannel("berlin")).toBeNull();
  expect((await store.lastGameOfChannel("berlin"))?.id).toBe(first.id);
  expect((await store.createGame(lobby)).kind).toBe("created");
});

test("opening a game twice by the same interaction opens one", async () => {
  const store = await open();
  const game = { ...lobby, interactionId: "i-1", result: { seat: "us", since: 0 } };
  const first = await store.createGame(game);
  if (first.kind !== "created") throw new Error(first.kind);
  const again = { kind: "repeated", gameId: first.game.id, result: { seat: "us", since: 0 } };
  expect(await store.createGame(game)).toEqual(again);
  expect(await store.createGame({ ...game, channelId: "elsewhere" })).toEqual(again);
  expect(await store.gameByChannel("elsewhere")).toBeNull();
});

test("looking moves nothing", async () => {
  const store = await open();
  const game = await newGame(store);
  await store.looked(game.id, "anna", 7);
  const after = await reload(store, game.id);
  expect(after.version).toBe(0);
  expect(after.seats.map(({ lastLooked }) => lastLooked)).toEqual([7, 0]);
});

test("settings have defaults and are changed one by one", async () => {
  const store = await open();
  expect(await store.userSettings("anna")).toEqual({
    language: null,
    confirmations: false,
    dms: true,
    dmsClosed: false,
    hidden: false,
    reminders: true,
    timeZone: null,
    awayUntil: null,
    coach: false,
    words: true,
    metWords: [],
  });
  await store.setUserSettings("anna", { language: "ru" });
  await store.setUserSettings("anna", { confirmations: true, metWords: ["ts:defcon"] });
  expect(await store.userSettings("anna")).toMatchObject({
    ...{ language: "ru", confirmations: true, dms: true },
    metWords: ["ts:defcon"],
  });
  expect(await store.guildSettings("guild")).toEqual({
    ...{ language: null, pace: null },
    ...{ managerRole: null, ladder: true },
  });
  await store.setGuildSettings("guild", { pace: { days: 1, weekendsOff: true } });
  await store.setGuildSettings("guild", { language: "en" });
  expect(await store.guildSettings("guild")).toEqual({
    language: "en",
    pace: { days: 1, weekendsOff: true },
    managerRole: null,
    ladder: true,
  });
  await store.setMemo("commands", "hash");
  expect(await store.memo("commands")).toBe("hash");
  expect(await store.memo("other")).toBeNull();
});
