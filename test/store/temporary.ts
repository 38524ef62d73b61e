import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { openStore, type PostRecord, readPost, type Store, type StoreLog } from "../../src/store/index.ts";
import { databaseIn, dropDatabaseIn, runIn } from "./databases.ts";

export * from "./sample.ts";

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
