import { existsSync } from "node:fs";
import { copyFile, mkdir, open, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { databaseFile, holdDatabase, isServer } from "../store/index.ts";
import { inScratchFile, loadedFrom } from "./opened.ts";
import { inScratchDatabase, restoreDump, stateOf } from "./postgresql.ts";
import type { Progress } from "./progress.ts";
import { hasGames, putInPlace } from "./sqlite.ts";

interface Restored {
  readonly games: number;
  /** Where what was there before is kept. */
  readonly kept: string | null;
}

interface How {
  /** Games that are there may be replaced. */
  readonly replace: boolean;
}

/**
 * Puts a backup in the place of the database, when every game in it has been loaded. No bot may run. Who wanted to be forgotten since
 * stands in a file beside the database, which stays as it is: the next bot that starts carries it out.
 */
export async function restore(file: string, url: string, progress: Progress, how: How): Promise<Restored> {
  const source = resolve(file);
  const kind = await kindOf(source);
  if (kind === null) throw new Error(`${file} is no backup of Dead Drop.`);
  if ((kind === "postgresql") !== isServer(url))
    throw new Error(
      `${file} is a backup of ${kind === "postgresql" ? "a PostgreSQL database" : "a file"}, and DATABASE_URL names ${isServer(url) ? "a PostgreSQL database" : "a file"}: restore it where it comes from, and take the games along with npm run move-store.`,
    );
  return isServer(url) ? toServer(source, url, progress, how) : toFile(source, url, progress, how);
}

async function kindOf(file: string): Promise<"sqlite" | "postgresql" | null> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const begins = buffer.subarray(0, bytesRead).toString("latin1");
    if (begins.startsWith("SQLite format 3")) return "sqlite";
    return begins.startsWith("PGDMP") ? "postgresql" : null;
  } finally {
    await handle.close();
  }
}

const refused = new Error("There are games in the database: with --replace they give way to those of the backup.");

async function toFile(source: string, url: string, progress: Progress, { replace }: How): Promise<Restored> {
  const target = databaseFile(url);
  if (target === null) throw new Error(`${url} names no file.`);
  await mkdir(dirname(target), { recursive: true });
  const hold = holdDatabase(url);
  const fresh = `${target}-restored`;
  try {
    if (!replace && hasGames(target)) throw refused;
    const games = await inScratchFile(source, (opened) => loadedFrom(opened, progress));
    await copyFile(source, fresh);
    const handle = await open(fresh, "r+");
    await handle.sync().finally(() => handle.close());
    return { games, kept: await putInPlace(fresh, target) };
  } finally {
    await rm(fresh, { force: true });
    hold.release();
  }
}

async function toServer(source: string, url: string, progress: Progress, { replace }: How): Promise<Restored> {
  const state = await stateOf(url);
  if (state === "in use") throw new Error("A bot plays on this database: stop it first.");
  if (state === "games" && !replace) throw refused;
  const games = await inScratchDatabase(url, source, (opened) => loadedFrom(opened, progress));
  await restoreDump(source, url, state !== "empty");
  return { games, kept: null };
}
