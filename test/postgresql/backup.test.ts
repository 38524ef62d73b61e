import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import { openStore } from "../../src/store/index.ts";
import { backup } from "../../src/upkeep/backup.ts";
import { restore } from "../../src/upkeep/restore.ts";
import { dropDatabase, newDatabase } from "../store/databases.ts";
import { newGame, temporaryFolder } from "../store/temporary.ts";

const urls: string[] = [];

afterEach(async () => {
  for (const url of urls.splice(0)) await dropDatabase(url);
});

async function server(): Promise<string> {
  const url = await newDatabase();
  urls.push(url);
  return url;
}

/** PostgreSQL's tools dump servers of their own version and older ones. */
async function toolsServe(url: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)("pg_dump", ["--version"]).catch(() => ({ stdout: "" }));
  const [, tools = "0"] = /(\d+)/.exec(stdout) ?? [];
  const database = await openDatabase(url);
  const rows = await database.read.$queryRaw<{ server_version: string }[]>`SHOW server_version`;
  await database.close();
  return Number(tools) >= Number.parseInt(rows[0]?.server_version ?? "99", 10);
}

test("a database is backed up while it is written to, and restored in one piece", async (context) => {
  const [url, other] = [await server(), await server()];
  if (!(await toolsServe(url))) return context.skip("pg_dump is not here, or older than the server");
  const folder = temporaryFolder();
  const file = join(folder, "games.dump");
  const deletions = join(folder, "deletions");
  const store = await openStore({ url, deletions });
  const { id } = await newGame(store);
  const before = await store.game(id);
  expect(await backup(url, file, () => {})).toMatchObject({ games: 1 });
  await newGame(store, { channelId: "later" });
  await store.close();
  await expect(restore(file, url, () => {}, { replace: false })).rejects.toThrow("with --replace they give way");
  for (const target of [url, other]) {
    expect(await restore(file, target, () => {}, { replace: true })).toMatchObject({ games: 1 });
    const restored = await openStore({ url: target, deletions });
    expect(await restored.game(id)).toEqual(before);
    expect(await restored.gameCount()).toBe(1);
    await restored.close();
  }
});

test("nothing is restored under a bot that plays", async (context) => {
  const url = await server();
  if (!(await toolsServe(url))) return context.skip("pg_dump is not here, or older than the server");
  const folder = temporaryFolder();
  const file = join(folder, "games.dump");
  const store = await openStore({ url, deletions: join(folder, "deletions") });
  await backup(url, file, () => {});
  await store.renew({ id: "somebody", of: 1, may: "0", leaving: false }, 60_000);
  await store.claimShards("somebody", [0], 1, 60_000);
  await expect(restore(file, url, () => {}, { replace: true })).rejects.toThrow("A bot plays on this database");
  await store.close();
});
