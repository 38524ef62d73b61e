import { expect, test } from "vitest";
import { type PostText, readPost } from "../../src/store/index.ts";
import { newGame, noon, numbered, numberOf, open, tamper, temporaryFolder, waiting } from "./temporary.ts";

/** A store, and a way to write what it would never write itself. */
async function tampered() {
  const folder = temporaryFolder();
  const named: object[] = [];
  const log = { info: () => {}, warn: () => {}, error: (details: object) => named.push(details) };
  const again = () => open(folder, log);
  const store = await again();
  const change = (sql: string, ...values: readonly string[]) => tamper(folder, sql, ...values);
  return { store, change, again, named };
}

const move = {
  game: "g",
  title: "twilight-struggle",
  version: 3,
  entries: [{ key: "coup", args: { side: "us", roll: 5 } }],
  asks: [{ seat: "us", userId: "anna", kind: "play.card", args: {} }],
  view: { defcon: 4 },
  outcome: null,
};

const row = (kind: string, payload: object | string, to: PostText["to"] = { channelId: "berlin" }): PostText => ({
  id: 17,
  to,
  kind,
  text: typeof payload === "string" ? payload : JSON.stringify(payload),
});

test("a row from before there were format numbers is of format 1", async () => {
  const { store, change } = await tampered();
  const { id } = await newGame(store);
  await change(
    `UPDATE "Game" SET "options" = ?, "pace" = ?, "table" = ?, "outcome" = ? WHERE "id" = ?`,
    ...[
      `{"scenario":"late-war","turnZero":true}`,
      `{"days":5,"weekendsOff":true}`,
      `{"posted":7,"draw":["anna"],"abandon":[],"pause":[],"paused":false,"asked":{"us":4},"turn":{"seat":"us","from":5,"version":4}}`,
      `{"winners":["us"],"key":"points","args":{"points":20}}`,
      id,
    ],
  );
  expect(await store.game(id)).toMatchObject({
    options: { scenario: "late-war", turnZero: true },
    pace: { days: 5, weekendsOff: true },
    table: { posted: 7, draw: ["anna"], asked: { us: 4 }, turn: { seat: "us", from: 5, version: 4 } },
    outcome: { winners: ["us"], key: "points", args: { points: 20 } },
  });
  await change(
    `INSERT INTO "LogEntry" VALUES (?, 0, 'dealt', '{"cards":8}', '{"seats":["us"],"args":{"card":"nato"}}')`,
    id,
  );
  expect(await store.log(id, 0, 9)).toEqual([
    { index: 0, key: "dealt", args: { cards: 8 }, secret: { seats: ["us"], args: { card: "nato" } } },
  ]);
  await change(`INSERT INTO "Checkpoint" VALUES (?, 0, '{"key":"moment.round","args":{"turn":1}}', x'00')`, id);
  expect(await store.checkpoints(id)).toEqual([{ index: 0, label: { key: "moment.round", args: { turn: 1 } } }]);
  await change(
    `INSERT INTO "Interaction" VALUES ('i-1', ?, 'anna', '2026-03-01', '{"version":4,"seat":"us","since":7}')`,
    id,
  );
  expect(await store.toldBefore("i-1")).toEqual({ seat: "us", since: 7 });
  expect(readPost(row("move", move))).toEqual({ kind: "move", to: { channelId: "berlin" }, payload: move });
});

test("what is written has a format number", async () => {
  const { store, change } = await tampered();
  const { id } = await newGame(store);
  const areNumbered = ["options", "pace", "table"].map((column) => `"${column}" LIKE '{"format":1,%'`).join(" AND ");
  await change(`UPDATE "Game" SET "logged" = 3 WHERE ${areNumbered}`);
  expect(await store.game(id)).toMatchObject({ logged: 3 });
  await store.post([numbered({ userId: "anna" }, 1)], noon);
  expect((await waiting(store))[0]?.text).toBe(`{"format":1,"game":"1"}`);
});

test("a format of the future is named, with the row it stands in", async () => {
  const { store, change } = await tampered();
  const { id } = await newGame(store);
  await change(`UPDATE "Game" SET "table" = '{"format":9,"posted":"all"}'`);
  await expect(store.game(id)).rejects.toThrow(`notes of game ${id}: format 9 is not known, the newest is 1`);
  expect(() => readPost(row("move", { ...move, format: 2 }))).toThrow("post 17 (move): format 2 is not known");
});

test("a row that is not what it should be is named without what stands in it", async () => {
  const { store, change } = await tampered();
  const { id } = await newGame(store);
  await change(`UPDATE "Game" SET "pace" = '{"days":"soon"}'`);
  await expect(store.game(id)).rejects.toThrow(`pace of game ${id}: days is not what it should be (invalid_type)`);
  await change(`UPDATE "Game" SET "pace" = '{"days":3}', "status" = 'asleep'`);
  await expect(store.game(id)).rejects.toThrow(`status of game ${id}: it is none of lobby, running`);
  const refused = (post: PostText) => expect(() => readPost(post));
  refused(row("poll", {})).toThrow("post 17 (poll): its kind is not known");
  refused(row("constructor", {})).toThrow("post 17 (constructor): its kind is not known");
  refused(row("move", "started")).toThrow("post 17 (move): it is not JSON");
  refused(row("move", "null")).toThrow("post 17 (move): it is not an object");
  refused(row("move", { ...move, asks: [{ seat: "nato" }] })).toThrow(/^post 17 \(move\): asks\.0\.\w+ is not what/);
  refused(row("move", { ...move, entries: [{ key: "coup", args: { of: { card: "nato" } } }] })).toThrow(
    "post 17 (move): entries.0 is not what it should be (custom)",
  );
  refused(row("hand", { game: "g", seat: "us" })).toThrow("post 17 (hand): it is not for a channel");
  refused(row("chapter", move, { userId: "anna" })).toThrow("post 17 (chapter): it is not for a person");
});

test("a game that cannot be read does not hide the others", async () => {
  const { store, change, named } = await tampered();
  const bad = await newGame(store, { wakeAt: noon });
  const good = await newGame(store, { channelId: "paris", wakeAt: noon });
  await change(`UPDATE "Game" SET "options" = '[]' WHERE "id" = ?`, bad.id);
  const { games, unreadable } = await store.gamesOfUser("anna");
  expect([games.map(({ id }) => id), unreadable]).toEqual([[good.id], [bad.id]]);
  expect(named).toEqual([{ what: `options of game ${bad.id}`, why: "it is not an object" }]);
});

test("a server whose pace cannot be read plays at the usual one", async () => {
  const { store, change, again, named } = await tampered();
  await store.setGuildSettings("guild", { language: "ru", pace: { days: 1, weekendsOff: false } });
  await change(`UPDATE "GuildSettings" SET "pace" = '{"format":2}'`);
  expect(await (await again()).guildSettings("guild")).toEqual({
    language: "ru",
    pace: null,
    managerRole: null,
    ladder: true,
  });
  expect(named).toEqual([{ what: "pace of server guild", why: "format 2 is not known, the newest is 1" }]);
});

test("a person whose words cannot be read keeps his settings, and is told them once more", async () => {
  const { store, change, again, named } = await tampered();
  await store.setUserSettings("anna", { coach: true, metWords: ["ts:defcon"] });
  await change(`UPDATE "UserSettings" SET "metWords" = '{"format":1,"words":"all"}'`);
  expect(await (await again()).userSettings("anna")).toMatchObject({ coach: true, words: true, metWords: [] });
  expect(named).toEqual([{ what: "words of person anna", why: "words is not what it should be (invalid_type)" }]);
});

test("a post that cannot be read is given out with the others, for the sender to name", async () => {
  const { store, change } = await tampered();
  await store.post([numbered({ channelId: "berlin" }, 1), numbered({ channelId: "berlin" }, 2)], noon);
  await change(`UPDATE "Outbox" SET "payload" = '{' WHERE "id" = 1`);
  const [first, second] = await waiting(store);
  if (first === undefined || second === undefined) throw new Error("not due");
  expect(() => readPost(first)).toThrow("post 1 (time-out): it is not JSON");
  expect(numberOf(second)).toBe(2);
});
