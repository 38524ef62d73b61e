import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { holdDatabase, openStore, type Store } from "../../src/store/index.ts";
import { backup } from "../../src/upkeep/backup.ts";
import { restore } from "../../src/upkeep/restore.ts";
import { newGame, temporaryFolder } from "../store/temporary.ts";
import { storeRandomGame } from "./stored.ts";

const quietly = () => {};
const [title] = titles.values();
if (title === undefined) throw new Error("there is no title");

function place() {
  const folder = temporaryFolder();
  return { folder, url: `file:${join(folder, "games.db")}`, file: join(folder, "games.backup") };
}

async function filled(url: string): Promise<{ store: Store; id: string }> {
  const store = await openStore({ url });
  return { store, id: await storeRandomGame(store, title as NonNullable<typeof title>, "kept", 50) };
}

test("a backup is made while the bot plays, and holds what had been acknowledged by then", async () => {
  const { folder, url, file } = place();
  const { store, id } = await filled(url);
  let isPlaying = true;
  const play = (async () => {
    for (let n = 0; isPlaying; n++) await newGame(store, { channelId: `more-${n}` });
  })();
  const before = await store.game(id);
  const { games } = await backup(url, file, quietly);
  isPlaying = false;
  await play;
  await store.close();
  expect(games).toBeGreaterThan(0);
  expect(readdirSync(folder).filter((name) => name.includes("part") || name.startsWith(".opened"))).toEqual([]);
  // one file, which needs nothing beside it
  const copied = await openStore({ url: `file:${file}` });
  expect(await copied.game(id)).toEqual(before);
  await copied.close();
});

test("a backup writes over nothing, and is not there where a game cannot be loaded from it", async () => {
  const { folder, url, file } = place();
  const { store } = await filled(url);
  await store.close();
  writeFileSync(file, "mine");
  await expect(backup(url, file, quietly)).rejects.toThrow("is there already: a backup writes over nothing");
  expect(readFileSync(file, "utf8")).toBe("mine");
  const { default: Sqlite } = await import("better-sqlite3");
  const database = new Sqlite(join(folder, "games.db"));
  database.exec(`UPDATE "Game" SET "saved" = x'00'`);
  database.close();
  await expect(backup(url, `${file}2`, quietly)).rejects.toThrow("1 of 1 games cannot be loaded from it");
  expect(readdirSync(folder).filter((name) => name.startsWith("games.backup2"))).toEqual([]);
});

test("what was backed up comes back, what was there is kept, and who wanted to be forgotten stays written down", async () => {
  const { url, file } = place();
  const { store, id } = await filled(url);
  const before = await store.game(id);
  await backup(url, file, quietly);
  const later = await newGame(store, { channelId: "later" });
  await store.endDeletion(await store.beginDeletion("somebody", new Date()));
  await store.close();
  await expect(restore(file, url, quietly, { replace: false })).rejects.toThrow("with --replace they give way");
  const { games, kept } = await restore(file, url, quietly, { replace: true });
  expect(games).toBe(1);
  const restored = await openStore({ url });
  expect(await restored.game(id)).toEqual(before);
  expect(await restored.game(later.id)).toBeNull();
  // it is not known to this database: the bot carries it out when it starts
  expect(await restored.unknownDeletions()).toHaveLength(1);
  await restored.close();
  const old = await openStore({ url: `file:${kept}` });
  expect(await old.game(later.id)).not.toBeNull();
  await old.close();
});

test("nothing is restored under a bot that plays, or from what is no backup of this kind", async () => {
  const { folder, url, file } = place();
  const { store } = await filled(url);
  await backup(url, file, quietly);
  await store.close();
  const hold = holdDatabase(url);
  await expect(restore(file, url, quietly, { replace: true })).rejects.toThrow(
    /^process \d+ on .* has had it since|has/,
  );
  hold.release();
  const letter = join(folder, "letter");
  writeFileSync(letter, "Dear Anna");
  await expect(restore(letter, url, quietly, { replace: true })).rejects.toThrow("is no backup of Dead Drop");
  await expect(restore(`${file}3`, url, quietly, { replace: true })).rejects.toThrow("There is no file");
  await expect(restore(file, "postgresql://a@127.0.0.1/b", quietly, { replace: true })).rejects.toThrow(
    "is a backup of a file, and DATABASE_URL names a PostgreSQL database",
  );
});

const script = (url: string, ...args: readonly string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, ["src/upkeep.mjs", ...args], { env: { ...process.env, DATABASE_URL: url } });
    let [out, err] = ["", ""];
    child.stdout.on("data", (data) => {
      out += data;
    });
    child.stderr.on("data", (data) => {
      err += data;
    });
    child.on("close", (code) => resolve({ code, out, err }));
  });

test("the scripts say what they have done, and verify-store ends with a line of JSON", async () => {
  const { url, file } = place();
  const { store } = await filled(url);
  await store.close();
  const verified = await script(url, "verify-store");
  expect(JSON.parse(verified.out.trim().split("\n").at(-1) ?? "")).toMatchObject({ games: 1, differences: 0 });
  expect(verified.code).toBe(0);
  expect(verified.err).toContain("1 of 1 games");
  expect(await script(url, "backup", file)).toMatchObject({ code: 0, out: expect.stringContaining("has 1 games in") });
  expect(existsSync(file)).toBe(true);
  expect(await script(url, "restore", file)).toMatchObject({ code: 1, err: expect.stringContaining("--replace") });
  expect(await script(url, "restore", file, "--replace")).toMatchObject({ code: 0 });
  expect(await script(url, "backup")).toMatchObject({ code: 2, err: expect.stringContaining("usage:") });
  expect(await script(url, "restore", file, "--force")).toMatchObject({ code: 2 });
});
