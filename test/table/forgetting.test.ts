import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { verify } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import type { Store } from "../../src/store/index.ts";
import {
  act,
  carryOut,
  catchUpOnDeletions,
  exportRecord,
  farewells,
  forget,
  giveOrder,
  handOver,
  join as joinLobby,
  openLobby,
  seekOpponent,
  start,
} from "../../src/table/index.ts";
import { copyFrom, copyInto, databaseIn } from "../store/databases.ts";
import { copyGame } from "../store/many.ts";
import { columnsOf, placesOf } from "../store/searched.ts";
import { deletionsIn, open, reload, tamper, temporaryFolder, waiting } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

const words = ["anna", "Anna"];
const chen = { id: "chen", name: "Chen" };

/** A table at which Anna has done all that is kept of anybody, and nothing has been sent yet. */
async function lived() {
  const folder = temporaryFolder();
  const room = await Room.open(folder);
  const database = await databaseIn(folder);
  const { store, table } = room;
  const running = await room.game({}, { seat: "ussr" });
  // one after the other, as they are told
  room.pass(1);
  const finished = await room.game({}, { seat: "ussr" });
  room.pass(1);
  await carryOut(table, "resign", await room.by(boris, finished));
  const drawn = await room.game({}, { seat: "ussr" });
  for (const id of [running, drawn]) {
    const by = await room.by(anna, id);
    const [option] = by.position.match.pending[0]?.options ?? [];
    await act(table, { ...by, picks: [option?.id ?? ""] });
  }
  await carryOut(table, "draw", await room.by(anna, drawn));
  await giveOrder(table, { ...(await room.by(anna, running)), seat: "ussr", kind: "decline", pick: "draw" });
  const lobby = (user: typeof anna, channelId: string) =>
    openLobby(table, { title: "red-sea", options: {}, channelId, user, interaction: room.next() });
  room.pass(1);
  const hosted = await lobby(anna, "own");
  room.pass(1);
  const joined = await lobby(boris, "other");
  await joinLobby(table, await room.by(anna, joined.id));
  await seekOpponent(
    table,
    {
      ...{ title: "red-sea", options: {}, guildId: "guild", channelId: "own", user: anna, interaction: room.next() },
      ...{ rated: false, together: false, days: 9 },
    },
    () => "own",
  );
  await store.chooseSeatBoard({ guildId: "guild", channelId: "own", userId: "anna", chosenAt: table.now() });
  await store.setUserSettings("anna", { timeZone: "Europe/Berlin" });
  await store.setMemo("locale anna", "de");
  await store.setMemo("locale boris", "ru");
  const payload = { user: "anna", guild: null };
  const game = { id: running, guildId: null };
  await store.post([{ to: { channelId: "own" }, kind: "closed-dm", payload }], table.now(), game);
  await store.post([{ to: { userId: "anna" }, kind: "reminder", payload: { game: running } }], table.now(), game);
  return { folder, database, room, running, finished, drawn, hosted: hosted.id, joined: joined.id };
}

const fail = (game: string, error: unknown): void => {
  throw new Error(game, { cause: error });
};

/** The table as a new process finds it. */
async function again({ folder, room }: Awaited<ReturnType<typeof lived>>): Promise<Room> {
  await room.store.close();
  return Room.open(folder);
}

test("nothing of a person is left in any column of any table", async () => {
  const { room, database, ...games } = await lived();
  expect(new Set((await placesOf(database, words)).map((place) => place.split(":")[0]))).toEqual(
    new Set(
      `Game.hostId Game.table Seat.userId Seat.userName Answer.userId Interaction.userId Outbox.userId Outbox.lane
Outbox.payload UserSettings.userId StandingOrder.userId Memo.key
Seek.userId Seek.userName SeatBoard.userId`.split(/\s+/),
    ),
  );
  await forget(room.table, anna, fail);
  expect(await placesOf(database, words)).toEqual([]);
  expect(await room.store.seeksIn("guild", 9)).toEqual([]);
  // and nobody is written to who is nobody
  expect((await waiting(room.store)).flatMap(({ to }) => ("userId" in to && to.userId !== "boris" ? to : []))).toEqual(
    [],
  );
  expect(await room.store.userSettings("anna")).toMatchObject({ timeZone: null });
  expect(await room.store.memo("locale anna")).toBe(null);
  expect(await room.store.memo("locale boris")).toBe("ru");
  const after = async (id: string) => {
    const { status, outcome, seats } = await reload(room.store, id);
    return { status, winners: outcome?.winners, people: seats.map(({ userName }) => userName) };
  };
  expect(await after(games.running)).toEqual({ status: "finished", winners: ["us"], people: ["Boris", "N. N."] });
  expect(await after(games.drawn)).toEqual({ status: "finished", winners: ["us"], people: ["Boris", "N. N."] });
  expect(await after(games.finished)).toEqual({ status: "finished", winners: ["ussr"], people: ["Boris", "N. N."] });
  expect(await after(games.hosted)).toMatchObject({ status: "abandoned" });
  expect(await after(games.joined)).toMatchObject({ status: "lobby", people: [] });
});

test("the others' games stay whole, and follow from their seeds", async () => {
  const { room, running, finished, drawn } = await lived();
  const before = await room.store.answers(running);
  await forget(room.table, anna);
  const kept = await room.store.answers(running);
  expect(kept.map(({ seat, option, at }) => [seat, option, at])).toEqual(
    before.map(({ seat, option, at }) => [seat, option, at]),
  );
  for (const id of [running, finished, drawn]) {
    const game = await reload(room.store, id);
    const title = titles.get(game.title);
    if (title === undefined) throw new Error(game.title);
    expect(verify(title.game, await exportRecord(room.table, game))).toEqual({ ok: true });
  }
});

test("a game that is packed forgets him like the others, and still follows from its seed", async () => {
  const { room, finished, database } = await lived();
  const { store, table } = room;
  const played = await room.game({}, { seat: "ussr" });
  for (let picks = 0; picks < 12; picks++) {
    const { position } = await room.by(anna, played);
    const ask = position.match.pending.find(({ answered }) => answered === undefined);
    const own = position.game.seats.find(({ seat }) => seat === ask?.seat);
    const user = own?.userId === anna.id ? anna : boris;
    await act(table, { ...(await room.by(user, played)), picks: [ask?.options[0]?.id ?? ""] });
  }
  const clicks = (await store.answers(played)).flatMap(({ userId, interactionId }) =>
    userId === anna.id && interactionId !== null ? [interactionId] : [],
  );
  await carryOut(table, "resign", await room.by(boris, played));
  await room.sent();
  for (const id of [finished, played]) expect(await store.packGame(id)).toBe(true);
  const before = await store.answers(played);
  expect(clicks.length).toBeGreaterThan(2);
  expect((await placesOf(database, words)).filter((place) => place.startsWith("PastPlayer"))).toEqual([
    "PastPlayer.userId: anna",
  ]);
  expect((await store.keptAbout(anna.id)).games.find(({ id }) => id === played)?.answers).toHaveLength(clicks.length);
  await forget(table, anna, fail);
  expect(await placesOf(database, [...words, ...clicks])).toEqual([]);
  const game = await reload(store, played);
  const unknown = game.seats.find(({ seat }) => seat === "ussr")?.userId;
  const forgotten = before.map((each) =>
    each.userId === anna.id ? { ...each, userId: unknown, interactionId: null } : each,
  );
  expect(await store.answers(played)).toEqual(forgotten);
  const title = titles.get(game.title);
  if (title === undefined) throw new Error(game.title);
  expect(verify(title.game, await exportRecord(table, game))).toEqual({ ok: true });
});

test("a game that forgets somebody while it is being packed is packed without him", async () => {
  const { room, running, database } = await lived();
  const { store, table } = room;
  await carryOut(table, "resign", await room.by(boris, running));
  await room.sent();
  const packing = store.packGame(running);
  await forget(table, anna, fail);
  const isDone = await packing;
  expect(isDone || (await store.packGame(running))).toBe(true);
  expect(await placesOf(database, words)).toEqual([]);
});

test("a word that he brought to the deal stays while its dice can be checked, whatever it is, and goes with a lobby", async () => {
  const { room, hosted, database } = await lived();
  const { table, store } = room;
  room.pass(1);
  const opening = { title: "twilight-struggle", options: {}, channelId: "words", user: anna, seats: ["us"] };
  const { id } = await openLobby(table, { ...opening, word: "<@anna>", interaction: room.next() });
  await joinLobby(table, { ...(await room.by(boris, id)), word: "berlin" });
  await start(table, await room.by(boris, id));
  await joinLobby(table, { ...(await room.by(anna, hosted)), word: "anna's" });
  const told = (await store.keptAbout("anna")).games.map(({ wordsYouBrought }) => wordsYouBrought);
  expect(told.flat()).toEqual(["anna's", "<@anna>"]);
  await forget(table, anna, fail);
  expect(await placesOf(database, words)).toEqual([
    `Game.words: {"format":1,"words":[["us","<@anna>"],["ussr","berlin"]]}`,
  ]);
  const title = titles.get("twilight-struggle");
  if (title === undefined) throw new Error("no title");
  expect(verify(title.game, await exportRecord(table, await reload(store, id)))).toEqual({ ok: true });
});

test("the name that is left is another in each game, and no account's", async () => {
  const { room, running, finished } = await lived();
  await forget(room.table, anna);
  const [one, two] = await Promise.all(
    [running, finished].map(
      async (id) => (await reload(room.store, id)).seats.find(({ seat }) => seat === "ussr")?.userId,
    ),
  );
  expect(one).toMatch(/^\d{7,10}$/);
  expect(two).toMatch(/^\d{7,10}$/);
  expect(one).not.toBe(two);
});

test("a game that cannot be read ends, and keeps nothing of him", async () => {
  const { folder, room, running, database } = await lived();
  const game = await reload(room.store, running);
  await room.store.move(game, { by: { userId: "anna" }, at: room.table.now(), saved: "{}" });
  await tamper(folder, `UPDATE "Game" SET "pace" = '[]' WHERE "channelId" = 'own'`);
  const failed: string[] = [];
  await forget(room.table, anna, (id) => failed.push(id));
  expect(failed).toEqual([running]);
  expect(await reload(room.store, running)).toMatchObject({ status: "abandoned" });
  expect(await placesOf(database, words)).toEqual([]);
});

test("seats go to an heir, but for those against him", async () => {
  const { room, running, drawn, database } = await lived();
  const how = async (heir: string) =>
    (await farewells(room.table, "anna", heir)).map((each) => [each.game.id, each.how]);
  expect(await how("boris")).toContainEqual([running, "resign"]);
  expect(await how("chen")).toContainEqual([running, "replace"]);
  await handOver(room.table, anna, chen, room.next());
  await forget(room.table, anna);
  expect(await placesOf(database, words)).toEqual([]);
  for (const id of [running, drawn]) {
    const { status, seats } = await reload(room.store, id);
    expect([status, seats.map(({ userName }) => userName)]).toEqual(["running", ["Boris", "Chen"]]);
  }
});

/** A store whose process dies when it is called the so-manieth time. */
function mortal(store: Store, calls: number): Store {
  let left = calls;
  return new Proxy(store, {
    get: (whole, name, receiver) => {
      const found: unknown = Reflect.get(whole, name, receiver);
      if (typeof found !== "function") return found;
      return (...args: unknown[]) => {
        left -= 1;
        if (left < 0) throw new Error("died");
        return Reflect.apply(found, whole, args);
      };
    },
  });
}

test("of a hundred games and more every one is asked about, and handed over like the others", async () => {
  const folder = temporaryFolder();
  const room = await Room.open(folder);
  const game = await room.game();
  await copyGame(await databaseIn(folder), game, { names: "000C", count: 130 });
  const hows = async () => (await farewells(room.table, anna.id, chen.id)).map(({ how }) => how);
  expect(await hows()).toEqual(Array(131).fill("replace"));
  await handOver(room.table, anna, chen, "interaction");
  expect(await hows()).toEqual([]);
  expect((await room.store.ownGames(chen.id)).count).toBe(131);
});

test("a hundred games forget somebody one by one: others can write in between", async () => {
  const folder = temporaryFolder();
  const room = await Room.open(folder);
  const { store, table } = room;
  const game = await room.game();
  await carryOut(table, "resign", await room.by(boris, game));
  await copyGame(await databaseIn(folder), game, { names: "000C", count: 130, over: true });
  let isDone = false;
  const deleting = store.deletePerson(anna.id, await store.beginDeletion(anna.id, table.now()), []).finally(() => {
    isDone = true;
  });
  let written = 0;
  for (; !isDone; written++) await store.setUserSettings(boris.id, { confirmations: written % 2 === 0 });
  expect(await deleting).toEqual([]);
  expect(written).toBeGreaterThan(100);
});

test("a deletion that was cut short between two games goes on, and one name stands for him in each", async () => {
  const scene = await lived();
  const { room, database, folder } = scene;
  const { store, table } = room;
  const beforeTheEnd = { ...store, deletePerson: () => Promise.reject(new Error("died")) };
  await expect(forget({ ...table, store: beforeTheEnd }, anna, fail)).rejects.toThrow("died");
  const [unknown] = await store.unknownDeletions();
  if (unknown === undefined) throw new Error("not written down");
  // the last transaction fails, when all games have forgotten him
  await tamper(folder, `INSERT INTO "Deletion" SELECT ?, "createdAt" FROM "Game" LIMIT 1`, unknown.deletion.id);
  await expect(store.deletePerson(anna.id, unknown.deletion, [])).rejects.toThrow();
  const halfway = await placesOf(database, words);
  expect(new Set(halfway.map((place) => place.split(":")[0]))).toEqual(
    new Set([
      ...["Interaction.userId", "UserSettings.userId", "Memo.key"],
      ...["Seek.userId", "Seek.userName", "SeatBoard.userId"],
    ]),
  );
  await tamper(folder, `DELETE FROM "Deletion"`);
  const later = await again(scene);
  expect(await catchUpOnDeletions(later.table, fail)).toBe(1);
  expect(await placesOf(database, words)).toEqual([]);
  for (const id of [scene.running, scene.drawn]) {
    const { seats } = await reload(later.store, id);
    const answered = (await later.store.answers(id)).flatMap(({ seat, userId }) => (seat === "ussr" ? userId : []));
    expect(new Set(answered)).toEqual(new Set(seats.flatMap(({ seat, userId }) => (seat === "ussr" ? userId : []))));
  }
});

test("a process that dies anywhere in a deletion has not begun it, or finishes it when it starts again", async () => {
  const { folder: origin, running, room } = await lived();
  const backup = await copyFrom(origin);
  let deaths = 0;
  let begun = 0;
  for (;;) {
    const folder = temporaryFolder();
    await copyInto(folder, backup);
    const copy = await databaseIn(folder);
    const first = await Room.open(folder);
    const survives = await forget({ ...first.table, store: mortal(first.store, deaths) }, anna, fail).then(
      () => true,
      () => false,
    );
    await first.store.close();
    if (survives) break;
    deaths += 1;
    const next = await Room.open(folder);
    const unknown = await catchUpOnDeletions(next.table, fail);
    begun += unknown;
    expect([deaths, (await placesOf(copy, words)).length === 0]).toEqual([deaths, unknown === 1]);
    expect(await reload(next.store, running)).toMatchObject({ status: unknown === 1 ? "finished" : "running" });
    expect(await catchUpOnDeletions(next.table, fail)).toBe(0);
    await next.store.close();
  }
  // only before it was written down, and never after it is done
  expect(deaths - begun).toBe(1);
  expect(begun).toBe(7);
  await room.store.close();
});

test("a backup from before a deletion is brought up to it, and what he did afterwards stays", async () => {
  const scene = await lived();
  const { database, room, running } = scene;
  const backup = await copyFrom(scene.folder);
  await forget(room.table, anna);
  await room.store.setUserSettings("anna", { timeZone: "Asia/Tokyo" });
  await room.store.setMemo("locale anna", "fr");
  const later = await again(scene);
  expect(await catchUpOnDeletions(later.table)).toBe(0);
  expect(await later.store.userSettings("anna")).toMatchObject({ timeZone: "Asia/Tokyo" });
  await later.store.close();
  await copyInto(scene.folder, backup);
  expect(await placesOf(database, words)).not.toEqual([]);
  const restored = await Room.open(scene.folder);
  expect(await catchUpOnDeletions(restored.table)).toBe(1);
  expect(await placesOf(database, words)).toEqual([]);
  expect(await reload(restored.store, running)).toMatchObject({ status: "finished" });
  expect(await restored.store.memo("locale boris")).toBe("ru");
});

test("the file of deletions names nobody, survives half a line, and is not passed over if it cannot be read", async () => {
  const { room, folder } = await lived();
  await forget(room.table, anna);
  const file = deletionsIn(folder);
  const text = readFileSync(file, "utf8");
  expect(text.trim().split("\n")).toHaveLength(2);
  expect(text).not.toContain("anna");
  writeFileSync(file, `${text}{"id":"half`);
  await forget(room.table, boris);
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(3);
  expect(await room.store.unknownDeletions()).toEqual([]);
  await room.store.close();
  writeFileSync(file, text.replace('"person"', '"nobody"'));
  await expect(open(folder)).rejects.toThrow(
    `line 2 of ${file}, which holds who wanted to be forgotten, cannot be read`,
  );
});

test("what is kept about a person is what he himself did and set, and nothing else", async () => {
  const { room, database, running } = await lived();
  const kept = await room.store.keptAbout("anna");
  expect(kept).toMatchObject({
    settings: { timeZone: "Europe/Berlin" },
    remembered: [{ key: "locale anna", value: "de" }],
  });
  expect(kept.games.map(({ seats }) => seats.length)).toEqual([1, 1, 1, 0, 1]);
  expect(kept.games[2]?.youOffered).toEqual(["draw"]);
  expect(kept.games.find(({ id }) => id === running)?.standingOrders).toMatchObject([
    { seat: "ussr", kind: "decline" },
  ]);
  expect(kept.messagesToYou.map(({ kind }) => kind)).toContain("reminder");
  expect(kept.postsThatNameYou.map(({ kind }) => kind)).toContain("closed-dm");
  expect(kept.youSeek).toMatchObject([{ title: "red-sea", guildId: "guild" }]);
  expect(kept.boardsYouChose).toEqual([{ guildId: "guild", channelId: "own" }]);
  const text = JSON.stringify(kept);
  for (const secret of ["boris", "Boris", "a known seed", "saved"]) expect(text).not.toContain(secret);
  const answers = (await room.store.answers(running)).filter(({ userId }) => userId === "anna");
  expect(kept.games.find(({ id }) => id === running)?.answers).toHaveLength(answers.length);
  // a new table with people's ids must be told about too
  const people = (await columnsOf(database)).filter(({ column }) =>
    /^(user|host|person|player|owner)Id$/i.test(column),
  );
  expect(people.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([
    "Answer.userId",
    "Game.hostId",
    "Game.ownerId",
    "Interaction.userId",
    "League.hostId",
    "LeaguePlayer.userId",
    "Outbox.userId",
    "PastPlayer.userId",
    "Rating.userId",
    "ResultSeat.userId",
    "Seat.userId",
    "SeatBoard.userId",
    "Seek.userId",
    "StandingOrder.userId",
    "UserSettings.userId",
  ]);
});
