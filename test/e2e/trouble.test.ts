import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import type { Post } from "../../src/store/index.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: "trouble", level: "info" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterEach(() => scene.end());

const WARN = 40;
const posting = "POST /channels/\\d+/messages$";
const opening = { where: "poland 4, east germany, austria" };

/** Boris sets up while something is wrong; his move is kept, and the post comes when it can, once. */
async function setsUp(): Promise<string> {
  const { message } = await boris.run("ts influence", opening);
  expect((await scene.game()).answered).toBe(6);
  return message === null ? "" : textOf(message);
}

async function postCame(): Promise<void> {
  // a game that was parked says afterwards that it goes on
  await expect.poll(async () => (await anna.posts()).map(textOf).join("\n")).toContain("Poland");
  await scene.calm();
  expect((await anna.posts()).filter((post) => textOf(post).includes("Poland"))).toHaveLength(1);
}

test("rate limits are waited for", async () => {
  await scene.people.fault({ kind: "rate-limit", times: 2, retryAfter: 0.2, path: posting });
  expect(await setsUp()).toContain("Польша");
  await postCame();
  // D18: which limit it was is written down, without a word of anybody's
  const [limit] = scene.complaints.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "rate limited");
  expect(limit).toMatchObject({ method: "POST", route: "/channels/:id/messages", global: false });
});

test("a channel whose posts must wait delays no other", async () => {
  const [chen, dasha] = [scene.person("chen", "table-two"), scene.person("dasha", "table-two")];
  await scene.play(chen, dasha);
  const { channelId } = await scene.game();
  await scene.people.fault({
    kind: "rate-limit",
    times: 1,
    retryAfter: 6,
    path: `POST /channels/${channelId}/messages$`,
  });
  await setsUp();
  await dasha.run("ts influence", opening);
  await expect.poll(async () => textOf(await chen.lastPost())).toContain("Poland");
  expect(textOf(await anna.lastPost())).not.toContain("Poland");
  await expect.poll(async () => textOf(await anna.lastPost()), { timeout: 10_000 }).toContain("Poland");
  await postCame();
});

test("Discord fails, also after it has done what was asked", async () => {
  await scene.people.fault({ kind: "error", times: 5, status: 500, path: posting, applied: true });
  expect(await setsUp()).toContain("Польша");
  await postCame();
});

test("the connection is cut in the middle of a post", async () => {
  await scene.people.fault({ kind: "hang-up", times: 1, path: posting, applied: true });
  await setsUp();
  await postCame();
});

test("a dropped gateway comes back", async () => {
  await scene.people.fault({ kind: "drop-gateway", how: "close" });
  await expect.poll(async () => (await scene.people.world()).connections).toBe(1);
  await expect.poll(async () => (await boris.run("hand")).kind).toBe("reply");
  await setsUp();
  await postCame();
});

test("a permission that is missing and given back", async () => {
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: ["SendMessages"] });
  await setsUp();
  await scene.bot.settled();
  expect((await anna.posts()).some((post) => textOf(post).includes("Poland"))).toBe(false);
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: [] });
  await postCame();
});

test("a post that somebody deleted does not stop the next", async () => {
  await scene.people.fault({ kind: "delete-message", message: (await anna.lastPost()).id });
  await setsUp();
  await postCame();
});

test("a deleted channel loses its posts, not its game", async () => {
  const { id } = await scene.game();
  await scene.people.fault({ kind: "delete-channel", channel: "table-one" });
  await boris.at("dm").run("ts influence", opening);
  await scene.bot.settled();
  expect((await scene.store.game(id))?.answered).toBe(6);
  expect(await anna.at("dm").tell("game status")).toContain("US");
});

test("a hand that comes too late is not shown to whoever has given up the seat", async () => {
  const game = await scene.game();
  await boris.run("game replace", { seat: "ussr", player: "dasha" });
  const late: Post = { to: { userId: boris.id }, kind: "hand", payload: { game: game.id, seat: "ussr" } };
  const before = (await boris.at("dm").read()).length;
  await scene.store.post([late], new Date(), game);
  await scene.person("dasha").run("ts influence", opening);
  await scene.calm();
  expect((await boris.at("dm").read()).length).toBe(before);
  expect((await scene.person("dasha").at("dm").read()).length).toBeGreaterThan(0);
});

test("a row of the outbox that cannot be read is named and set aside, and the next ones go out", async () => {
  const { id, channelId } = await scene.game();
  const database = await openDatabase(scene.database);
  const row = { gameId: id, channelId, lane: `channel ${channelId}`, createdAt: new Date(0), notBefore: new Date(0) };
  await database.write((tx) =>
    tx.outbox.createMany({
      data: [
        { ...row, nonce: "one", kind: "move", payload: `{"format":7,"entries":"the red scare"}` },
        { ...row, nonce: "two", kind: "poll", payload: "{}" },
      ],
    }),
  );
  await database.close();
  // what the bot has not written itself it reads after a failure
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: ["SendMessages"] });
  await setsUp();
  await scene.bot.settled();
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: [] });
  await postCame();
  const complaints = scene.complaints.map((line) => JSON.parse(line));
  const lines = complaints.filter(({ level, kind }) => level >= WARN && kind !== undefined);
  const named = lines.map(({ kind, why, msg }) => [kind, why, msg]);
  expect(named).toEqual([
    ["move", undefined, "not sent"],
    ["move", "format 7 is not known, the newest is 1", "unreadable, set aside"],
    ["poll", "its kind is not known", "unreadable, set aside"],
  ]);
  expect(scene.complaints.join()).not.toContain("scare");
});

/** Something is wrong in the database when the bot comes back. */
async function spoil(...statements: readonly string[]): Promise<void> {
  const { id } = await scene.game();
  const database = await openDatabase(scene.database);
  for (const sql of statements) await database.write((tx) => tx.$executeRawUnsafe(sql, id));
  await database.close();
  await scene.restart();
}

const unread = `UPDATE "Game" SET "saved" = x'00' WHERE "id" = ?`;

test("F9: a game that cannot be read is restored by whoever asks for it, and goes on", async () => {
  await boris.run("ts influence", { where: "poland 3" });
  await spoil(unread);
  await boris.run("ts influence", { where: "poland, east germany, austria" });
  expect((await scene.game()).answered).toBe(6);
  await scene.calm();
  const told = (await anna.posts()).map(textOf).filter((words) => words.includes("It was restored"));
  expect(told).toHaveLength(1);
  expect(textOf(await anna.lastPost())).toContain("Poland");
});

test("F9: one that cannot be restored touches no other, and can be ended", async () => {
  await scene.play(anna.at("table-two"), boris.at("table-two"));
  const { id, guildId } = await scene.game();
  await spoil(unread, `DELETE FROM "Checkpoint" WHERE "gameId" = ?`);
  const hand: Post = { to: { userId: boris.id }, kind: "hand", payload: { game: id, seat: "ussr" } };
  await scene.store.post([hand], new Date(), { id, guildId });
  expect(await anna.tell("game status")).toContain("This game cannot be read at the moment.");
  expect(await anna.tell("game list")).toContain("cannot be read");
  expect(await boris.at("dm").tell("hand")).toContain("Ваша рука");
  expect(await boris.offered("game status", "game")).toHaveLength(2);
  await boris.at("table-two").run("ts influence", opening);
  await scene.calm();
  expect(textOf(await anna.lastPost())).toContain("could not be restored");
  expect(textOf(await anna.at("table-two").lastPost())).toContain("Poland");
  expect(await anna.tell("game cancel")).toBe("Done.");
  await scene.play(anna, boris);
});

test("F14: what was posted, and not noted down, is not posted again when its nonce is forgotten", async () => {
  const [chen, dasha] = [scene.person("chen", "table-two"), scene.person("dasha", "table-two")];
  // as if every note were lost in a power cut
  Object.assign(scene.store, { markSent: async () => {} });
  await chen.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  await dasha.run("game join");
  await chen.run("game start");
  await dasha.run("ts influence", opening);
  await chen.run("ts influence", { where: "west germany 4, italy 3" });
  await scene.bot.settled();
  const read = async () => Promise.all([chen, chen.at("dm"), dasha.at("dm")].map((place) => place.posts()));
  const before = await read();
  expect(before.map((posts) => posts.length)).toEqual([3, 1, 1]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
  try {
    await scene.restart();
    await scene.calm();
    expect((await read()).map((posts) => posts.map(({ id }) => id))).toEqual(
      before.map((posts) => posts.map(({ id }) => id)),
    );
    expect(await scene.store.pendingCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test("F18: with a full disk people can still read, also who has never been here", async () => {
  const full = async () => {
    throw Object.assign(new Error(), { code: "SQLITE_FULL" });
  };
  Object.assign(scene.store, { setMemo: full, looked: full });
  expect(await scene.person("dasha").tell("game status")).toContain("СССР");
  expect(await anna.tell("game board", { as: "text" })).toContain("DEFCON");
  expect(scene.complaints.join()).toContain("SQLITE_FULL");
});

test("a slow Discord is acknowledged in time", async () => {
  await scene.people.fault({ kind: "latency", ms: 300 });
  const outcome = await boris.run("ts influence", opening);
  expect(outcome.acknowledgedInMs).toBeLessThan(3000);
  await scene.people.clearFaults();
  await postCame();
});
