import { existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { isServer } from "../store/index.ts";
import { inScratchFile, loadedFrom } from "./opened.ts";
import { dump, inScratchDatabase } from "./postgresql.ts";
import type { Progress } from "./progress.ts";
import { copyFile } from "./sqlite.ts";

interface BackedUp {
  readonly games: number;
  readonly bytes: number;
}

/**
 * Copies the whole database to a file while the bot plays, as it was at one moment. The file is there when the copy was opened and
 * every game in it loaded, and not before.
 */
export async function backup(url: string, file: string, progress: Progress): Promise<BackedUp> {
  const target = resolve(file);
  if (existsSync(target)) throw new Error(`${file} is there already: a backup writes over nothing.`);
  const part = `${target}.part`;
  await rm(part, { force: true });
  try {
    const load = (address: string) => loadedFrom(address, progress);
    if (isServer(url)) await dump(url, part);
    else await copyFile(url, part);
    const games = isServer(url) ? await inScratchDatabase(url, part, load) : await inScratchFile(part, load);
    const { size } = await stat(part);
    await onDisk(part);
    await rename(part, target);
    await onDisk(dirname(target));
    return { games, bytes: size };
  } finally {
    await rm(part, { force: true });
  }
}

async function onDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}
