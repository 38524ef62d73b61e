import { afterEach, beforeEach, expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import type { Store } from "../../src/store/index.ts";
import { verifyStore } from "../../src/upkeep/verify-store.ts";
import { open, tamper, temporaryFolder } from "../store/temporary.ts";
import { storeRandomGame } from "./stored.ts";

let folder: string;
let store: Store;
let told: string[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  store = await open(folder);
});
afterEach(() => {
  told = [];
});

const verified = (how: { running?: boolean; loadOnly?: boolean } = {}) =>
  verifyStore(store, { ...how, progress: (done, all) => told.push(`${done} of ${all}`) });

test("games of every title follow from their answers, those that go on and those that are over", async () => {
  for (const title of titles.values())
    for (const [at, answers] of [15, 5000].entries())
      await storeRandomGame(store, title, `${title.game.id}-${at}`, answers);
  expect(await verified()).toMatchObject({ games: 2 * titles.size, differences: [] });
  expect(told.at(-1)).toBe("10 of 10");
  expect(await verified({ running: true })).toMatchObject({ games: titles.size, differences: [] });
});

/** A game of Twilight Struggle whose rows are changed behind the store's back. */
async function tampered(sql: string, ...values: readonly string[]) {
  const [title] = titles.values();
  if (title === undefined) throw new Error("there is no title");
  const untouched = await storeRandomGame(store, title, "untouched", 60);
  const id = await storeRandomGame(store, title, "tampered", 60);
  await store.close();
  await tamper(folder, sql, id, ...values);
  store = await open(folder);
  const { games, differences } = await verified();
  expect(games).toBe(2);
  expect(differences.map(({ game }) => game)).not.toContain(untouched);
  return differences.map(({ answer, what }) => ({ answer, what }));
}

test("an answer that is not the one that was given is found at its place", async () => {
  const found = await tampered(`UPDATE "Answer" SET "option" = 'nowhere' WHERE "gameId" = ? AND "index" = 4`);
  expect(found).toMatchObject([{ what: expect.stringMatching(/^\w+ may not answer nowhere: refusal/) }]);
});

test("an entry of the log that would be another one today is found with the answer that brings it about", async () => {
  const found = await tampered(
    `UPDATE "LogEntry" SET "args" = '{"format":1,"x":1}' WHERE "gameId" = ? AND "index" = 30`,
  );
  expect(found).toMatchObject([
    { answer: expect.any(Number), what: expect.stringContaining("entry 30 of the log was") },
  ]);
});

test("a position that cannot be read is named, and the next game is looked at", async () => {
  const found = await tampered(`UPDATE "Game" SET "saved" = x'00' WHERE "id" = ?`);
  expect(found).toMatchObject([{ answer: null, what: expect.stringContaining("cannot be unpacked") }]);
});

test("a title that there is no more is named", async () => {
  const found = await tampered(`UPDATE "Game" SET "title" = 'chess' WHERE "id" = ?`);
  expect(found).toEqual([{ answer: null, what: "there is no title chess" }]);
});
