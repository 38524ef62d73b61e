import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import { moveStore, openStore } from "../../src/store/index.ts";
import { askResults, fresh } from "../store/asking.ts";
import { dropDatabase, newDatabase } from "../store/databases.ts";
import { copyGame } from "../store/many.ts";
import { columnsOf } from "../store/searched.ts";
import { deletionsIn, newGame, noon, numbered, temporaryFolder, waiting } from "../store/temporary.ts";

/** Who runs which shard is about processes, and ends with them. */
const staysBehind = ["ShardLease", "LaneLease", "BotProcess", "Introduction"];

const urls: string[] = [];

afterEach(async () => {
  for (const url of urls.splice(0)) await dropDatabase(url);
});

async function server(): Promise<string> {
  const url = await newDatabase();
  urls.push(url);
  return url;
}

/** A file with something in every kind of column, and many games. */
async function full(count: number): Promise<string> {
  const url = `file:${join(temporaryFolder(), "games.db")}`;
  const store = await openStore({ url });
  const game = await newGame(store, { interactionId: "i-1" });
  await store.move(game, {
    by: { userId: "anna", interactionId: "i-2" },
    at: noon,
    set: { status: "running", movedAt: noon },
    saved: '{"ё":"\u0001"}',
    answered: 1,
    acts: [{ kind: "answer", seat: "us", option: "0" }],
    log: { from: 0, entries: [{ key: "moved", args: { n: 1 } }] },
    checkpoints: { add: [{ index: 1, label: null, saved: "{}" }] },
    posts: [numbered({ channelId: "berlin" }, 1)],
  });
  await store.giveOrder(
    { gameId: game.id, seat: "us", kind: "decline", userId: "anna", data: { picks: [], hangs: {} } },
    noon,
  );
  await store.setUserSettings("anna", { dms: false, awayUntil: noon });
  await store.setGuildSettings("guild", { language: "ru" });
  await store.setMemo("commands", "hash");
  await store.noteFirstPost(game.id, { channelId: "berlin", messageId: "m", shown: 1 });
  await store.guildLeft("gone", noon);
  const deletion = await store.beginDeletion("nobody", noon);
  await store.endDeletion(deletion);
  const over = await newGame(store, { channelId: "paris" });
  const acts = [{ kind: "answer", seat: "us", option: "0" }] as const;
  await store.move(over, { by: { userId: "boris" }, at: noon, set: { status: "finished", finishedAt: noon }, acts });
  await askResults(store, over.id, fresh());
  await store.packGame(over.id);
  await store.close();
  await copyGame(url, game.id, { names: "000C", count });
  return url;
}

/** All rows of all tables, each as text. */
async function contents(url: string): Promise<Record<string, string[]>> {
  const database = await openDatabase(url);
  const found: Record<string, string[]> = {};
  for (const name of new Set((await columnsOf(url)).map(({ table }) => table))) {
    if (staysBehind.includes(name)) continue;
    const model = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
    const delegate: unknown = Reflect.get(database.read, model);
    if (typeof delegate !== "object" || delegate === null || !("findMany" in delegate)) continue;
    const { findMany } = delegate as { findMany(): Promise<object[]> };
    found[name] = (await findMany.call(delegate)).map((row) => JSON.stringify(row)).sort();
  }
  await database.close();
  return found;
}

test("everything goes along, and what is written afterwards comes behind it", async () => {
  const [from, to] = [await full(3), await server()];
  const seen: string[] = [];
  const deletions = deletionsIn(temporaryFolder());
  await moveStore(from, to, (table, done, all) => seen.push(`${table} ${done}/${all}`), deletions);
  expect(readFileSync(deletions, "utf8")).toBe(readFileSync(`${from.slice("file:".length)}-deletions`, "utf8"));
  const there = await contents(to);
  expect(there).toEqual(await contents(from));
  expect(Object.entries(there).filter(([, rows]) => rows.length === 0)).toEqual([]);
  expect(seen).toContain("Game 5/5");
  const store = await openStore({ url: to, deletions: deletionsIn(temporaryFolder()) });
  await store.post([numbered({ userId: "anna" }, 2)], noon);
  expect((await waiting(store)).map(({ id }) => id)).toEqual([1, 2]);
  await store.close();
});

test("a database in which there is something is left alone", async () => {
  const [from, to] = [await full(0), await server()];
  const store = await openStore({ url: to, deletions: deletionsIn(temporaryFolder()) });
  await store.setMemo("commands", "hash");
  await store.close();
  await expect(moveStore(from, to, () => {})).rejects.toThrow("the target is not empty: Memo has 1 rows");
});

test("killed in the middle it goes on where it was, and until then no bot starts there", async () => {
  const [from, to] = [await full(3000), await server()];
  const deletions = deletionsIn(temporaryFolder());
  const env = { ...process.env, DELETIONS_FILE: deletions };
  const child = spawn(process.execPath, ["src/move-store.mjs", "--from", from, "--to", to], { stdio: "pipe", env });
  const gone = new Promise((resolve) => child.on("close", resolve));
  // as soon as some are there
  for (;;) {
    const database = await openDatabase(to);
    const games = await database.read.game.count();
    await database.close();
    if (games > 0) break;
    expect(child.exitCode).toBe(null);
  }
  child.kill("SIGKILL");
  await gone;
  await expect(openStore({ url: to, deletions })).rejects.toThrow("it is being filled by move-store");
  let first: string | null = null;
  const progress = (table: string, done: number) => {
    first ??= `${table} ${done > 0}`;
  };
  await moveStore(from, to, progress, deletions);
  expect(first).toBe("Game true");
  expect(await contents(to)).toEqual(await contents(from));
});

test("every table goes along", () => {
  const models = [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+)/gm)].map(([, name]) => name);
  const files = ["copying", "copied-results"].map((name) => readFileSync(`src/store/${name}.ts`, "utf8"));
  const copied = files.flatMap((file) => [...file.matchAll(/ table\("(\w+)"/g)].map(([, name]) => name));
  expect([...copied, ...staysBehind].sort()).toEqual(models.sort());
});
