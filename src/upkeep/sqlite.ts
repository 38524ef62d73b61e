import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import { databaseFile } from "../store/index.ts";

/** More pages than any file has: after the first hundred all in one go, so that writers cannot make it begin anew for ever. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the database by SQLite's own online backup: the bot goes on meanwhile. */
export async function copyFile(url: string, target: string): Promise<void> {
  const source = databaseFile(url);
  if (source === null || !existsSync(source)) throw new Error(`There is no database at ${source ?? url}.`);
  const database = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    await database.backup(target, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  // one file, without a write-ahead log beside it
  const copied = new Sqlite(target);
  try {
    copied.pragma("journal_mode = DELETE");
  } finally {
    copied.close();
  }
}

/** Whether there are games in a file, which may not be there. */
export function hasGames(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new Sqlite(file, { readonly: true });
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'Game'").get();
    return table !== undefined && database.prepare('SELECT 1 FROM "Game" LIMIT 1').get() !== undefined;
  } finally {
    database.close();
  }
}

/** Puts a file where the database is. What was there is kept under another name, which it says; nothing if nothing was. */
export async function putInPlace(fresh: string, file: string): Promise<string | null> {
  const kept = existsSync(file) ? `${file}-before-${new Date().toISOString().replaceAll(":", "-")}` : null;
  if (kept !== null) {
    // what stands in the write-ahead log belongs to it
    const old = new Sqlite(file);
    old.pragma("wal_checkpoint(TRUNCATE)");
    old.close();
    await rename(file, kept);
  }
  for (const end of ["-wal", "-shm"]) await rm(`${file}${end}`, { force: true });
  await rename(fresh, file);
  return kept;
}
