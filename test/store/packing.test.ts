import { beforeEach, expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { openDatabase } from "../../src/store/database.ts";
import type { Store } from "../../src/store/index.ts";
import { verifyStore } from "../../src/upkeep/verify-store.ts";
import { storeRandomGame } from "../upkeep/stored.ts";
import { databaseIn } from "./databases.ts";
import { later, noon, open, reload, tamper, temporaryFolder } from "./temporary.ts";

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await open(folder);
});

/** Everything that can be asked of a game, other than its row. */
async function everythingOf(id: string) {
  const { logged, version } = await reload(store, id);
  const checkpoints = await store.checkpoints(id);
  return {
    version,
    answers: await store.answers(id),
    log: await store.log(id, 0, logged),
    page: await store.log(id, 3, 7),
    checkpoints,
    kept: await store.checkpointsKept(id),
    positions: await Promise.all(checkpoints.map(({ index }) => store.checkpoint(id, index))),
    nowhere: await store.checkpoint(id, 1_000_000),
  };
}

/** How many rows of a game stand in each table. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const database = await openDatabase(await databaseIn(folder));
  const counts: Record<string, number> = {};
  for (const table of ["Answer", "LogEntry", "Checkpoint", "Chronicle", "PastPlayer", "Interaction", "Outbox"]) {
    const rows = await database.read.$queryRawUnsafe<{ readonly count: bigint | number }[]>(
      `SELECT count(*) AS "count" FROM "${table}" WHERE "gameId" = '${id}'`,
    );
    counts[table] = Number(rows[0]?.count);
  }
  await database.close();
  return counts;
}

async function send(): Promise<void> {
  for (const lane of await store.waitingLanes())
    for (const { id } of await store.waiting(lane, 1000)) await store.markSent(id, `message-${id}`, noon);
}

const [first] = [...titles.values()];
const random = (seed: string, answers = 5000) => {
  if (first === undefined) throw new Error("there is no title");
  return storeRandomGame(store, first, seed, answers);
};

test("a game of every title is the same when it is packed, and is one row", async () => {
  for (const title of titles.values()) {
    const id = await storeRandomGame(store, title, title.game.id, 5000);
    const before = await everythingOf(id);
    expect(before.answers.length, title.game.id).toBeGreaterThan(20);
    expect(before.positions.length).toBeGreaterThan(2);
    expect(await store.packGame(id)).toBe(true);
    expect(await everythingOf(id)).toEqual(before);
    expect(await rowsOf(id)).toMatchObject({ Answer: 0, LogEntry: 0, Checkpoint: 0, Chronicle: 1, Interaction: 0 });
  }
  expect(await verifyStore(store, { progress: () => {} })).toMatchObject({ games: titles.size, differences: [] });
});

test("games are packed that had been over by then, once, and none that goes on", async () => {
  const over = await random("over");
  const running = await random("running", 20);
  const rows = await rowsOf(running);
  expect(await store.gamesToPack(later(-1), 10)).toEqual([]);
  expect(await store.gamesToPack(later(1), 10)).toEqual([over]);
  expect(await store.gamesToPack(later(1), 10, [over])).toEqual([]);
  expect(await store.packGame(running)).toBe(false);
  expect(await store.packGame(over)).toBe(true);
  expect(await store.packGame(over)).toBe(false);
  expect(await store.gamesToPack(later(1), 10)).toEqual([]);
  expect(await rowsOf(running)).toEqual(rows);
});

test("a packing that fails at its end has not begun", async () => {
  const id = await random("failing");
  await send();
  const [before, rows] = [await everythingOf(id), await rowsOf(id)];
  await tamper(folder, `INSERT INTO "PastPlayer" VALUES (?, 0, 'somebody')`, id);
  await expect(store.packGame(id)).rejects.toThrow();
  await tamper(folder, `DELETE FROM "PastPlayer" WHERE "gameId" = ?`, id);
  expect({ ...(await everythingOf(id)), version: before.version }).toEqual(before);
  expect(await rowsOf(id)).toEqual(rows);
  expect(await store.packGame(id)).toBe(true);
});

test("what was sent for it goes, but its last posts, and earlier ones can be leafed through without their people", async () => {
  const id = await random("leaves");
  await send();
  const posts = await store.sentPosts(id, "move", 1000);
  const [last, lastBefore] = posts;
  const middle = posts[5];
  if (middle === undefined || last === undefined || lastBefore === undefined) throw new Error("too short");
  const place = await store.placeOfLast(id, "move");
  const leaf = await store.leaf(id, middle.id);
  expect(middle.text).toContain("person-");
  await store.packGame(id);
  expect(await store.sentPosts(id, "move", 1000)).toEqual([last, lastBefore]);
  expect(await store.placeOfLast(id, "move")).toEqual(place);
  expect(await rowsOf(id)).toMatchObject({ Outbox: 2 });
  const packed = await store.leaf(id, middle.id);
  expect({ ...packed, post: leaf?.post }).toEqual(leaf);
  expect(packed?.post.text).not.toContain("person-");
  const viewOf = (text = "{}"): unknown => JSON.parse(text).view;
  expect(viewOf(packed?.post.text)).toEqual(viewOf(middle.text));
  expect(await store.leaf(id, last.id + 1)).toBeNull();
  expect(await store.leafBeforeLast(id)).toBe(lastBefore.id);
  // the last ones are forgotten too, and can still be leafed to
  await store.prune(later(1));
  expect(await rowsOf(id)).toMatchObject({ Outbox: 0 });
  expect(await store.leafBeforeLast(id)).toBe(lastBefore.id);
  expect(await store.leaf(id, last.id)).toMatchObject({ earlier: lastBefore.id, later: null, after: 0 });
});

test("what cannot be read in a row cannot be read when it is packed, and the rest can", async () => {
  const id = await random("unreadable");
  const spoilt = (await store.checkpoints(id)).at(3)?.index;
  await tamper(folder, `UPDATE "LogEntry" SET "args" = '{"format": 7}' WHERE "gameId" = ? AND "index" = 5`, id);
  await tamper(folder, `UPDATE "Checkpoint" SET "saved" = x'00' WHERE "gameId" = ? AND "index" = ${spoilt}`, id);
  await tamper(folder, `DELETE FROM "LogEntry" WHERE "gameId" = ? AND "index" = 9`, id);
  const asked = async () => ({
    entry: await store.log(id, 5, 6).catch(String),
    gap: (await store.log(id, 8, 11)).map(({ index }) => index),
    position: await store.checkpoint(id, spoilt ?? 0).catch(String),
    another: await store.checkpoint(id, 0),
  });
  const before = await asked();
  expect(before.entry).toMatch(/format 7 is not known/);
  expect(before.position).toMatch(/cannot be unpacked/);
  expect(before.gap).toEqual([8, 10]);
  await store.packGame(id);
  expect(await asked()).toEqual(before);
  await tamper(folder, `UPDATE "Chronicle" SET "story" = x'00' WHERE "gameId" = ?`, id);
  await expect(store.answers(id)).rejects.toThrow(`story of game ${id}: it cannot be unpacked`);
});

test("nothing is done or told any more in a game that is over", async () => {
  const id = await random("done");
  const act = { kind: "answer", seat: "us", option: "0" } as const;
  await expect(store.move(await reload(store, id), { at: noon, acts: [act] })).rejects.toThrow("is over");
});
