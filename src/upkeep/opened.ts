import { copyFile as copy, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openStore } from "../store/index.ts";
import type { Progress } from "./progress.ts";
import { verifyStore } from "./verify-store.ts";

/** Opens a database that somebody has made a copy of and loads every game in it; says how many. Throws if one cannot be loaded. */
export async function loadedFrom(url: string, progress: Progress): Promise<number> {
  // who wanted to be forgotten stands beside the real one
  const nowhere = await mkdtemp(join(tmpdir(), "dead-drop-"));
  const store = await openStore({ url, deletions: join(nowhere, "deletions") });
  try {
    const { games, differences } = await verifyStore(store, { loadOnly: true, progress });
    const [first] = differences;
    if (first === undefined) return games;
    throw new Error(
      `${differences.length} of ${games} games cannot be loaded from it; the first is ${first.game}: ${first.what}.`,
    );
  } finally {
    await store.close();
    await rm(nowhere, { recursive: true });
  }
}

/** Opens a copy of a file, beside it: opening brings a database up to date and leaves files of its own. */
export async function inScratchFile<T>(file: string, use: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dirname(file), ".opened-"));
  try {
    const opened = join(folder, "copy.db");
    await copy(file, opened);
    return await use(`file:${opened}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
