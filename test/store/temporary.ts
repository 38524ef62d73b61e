import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import {
  type Address,
  type NewGame,
  openStore,
  type PostRecord,
  readPost,
  type Said,
  type Store,
  type StoredGame,
  type StoreLog,
} from "../../src/store/index.ts";
import { databaseIn, dropDatabaseIn, runIn } from "./databases.ts";

const clean: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const job of clean.splice(0).reverse()) await job();
});

/** A folder that is gone when the test is over, with its database. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-"));
  clean.push(async () => {
    await dropDatabaseIn(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Where a store of a folder writes down who is to be forgotten. */
export const deletionsIn = (folder: string): string => join(folder, "data/test.db-deletions");

export async function open(folder = temporaryFolder(), log?: StoreLog): Promise<Store> {
  const url = await databaseIn(folder);
  const store = await openStore({ url, deletions: deletionsIn(folder), ...(log === undefined ? {} : { log }) });
  clean.push(() => store.close());
  return store;
}

/** Changes what stands in the database of a folder behind the store's back; see `runIn`. */
export const tamper = async (folder: string, sql: string, ...values: readonly string[]): Promise<void> =>
  runIn(await databaseIn(folder), sql, ...values);

export const noon = new Date("2026-03-01T12:00:00Z");
export const later = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

export const lobby: NewGame = {
  title: "twilight-struggle",
  guildId: "guild",
  channelId: "berlin",
  hostId: "anna",
  options: { scenario: "standard" },
  pace: { days: 3, weekendsOff: false },
  seats: [
    { seat: "us", userId: "anna", userName: "Anna" },
    { seat: "ussr", userId: "boris", userName: "Boris" },
  ],
  at: noon,
};

/** Something to say that is told from others by a number. */
export const numbered = (to: Address, number: number): Said =>
  "userId" in to
    ? { to, kind: "reminder", payload: { game: `${number}` } }
    : { to, kind: "time-out", payload: { game: `${number}`, users: [] } };

/** All that waits to be sent, in the order in which it was written. */
export async function waiting(store: Store): Promise<PostRecord[]> {
  const lanes = await Promise.all((await store.waitingLanes()).map((lane) => store.waiting(lane, 1000)));
  return lanes.flat().sort((one, two) => one.id - two.id);
}

/** The number of such a post, once it has been kept. */
export function numberOf(post: PostRecord): number {
  const { payload } = readPost(post);
  return "game" in payload ? Number(payload.game) : Number.NaN;
}

export async function newGame(store: Store, changes: Partial<NewGame> = {}): Promise<StoredGame> {
  const created = await store.createGame({ ...lobby, ...changes });
  if (created.kind !== "created") throw new Error(created.kind);
  return reload(store, created.game.id);
}

export async function reload(store: Store, id: string): Promise<StoredGame> {
  const game = await store.game(id);
  if (game === null) throw new Error(`no game ${id}`);
  return game;
}
