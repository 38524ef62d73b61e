import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import { fileOf, isServer } from "./database.ts";

/** Another process has the database. */
class Occupied extends Error {
  override readonly name = "Occupied";
}

const holderSchema = z.object({ process: z.number(), host: z.string(), since: z.string() });

/**
 * Holds a database for this process alone, until it is released or the process dies, whatever it dies of: the lock is one of
 * SQLite's on an empty file beside it, and so the system's. Throws `Occupied`, which says who has it.
 */
export function holdDatabase(url: string): { release(): void } {
  // a server has many at once
  if (isServer(url)) return { release: () => {} };
  const file = fileOf(url);
  mkdirSync(dirname(file), { recursive: true });
  const note = `${file}-holder`;
  const lock = new Sqlite(`${file}-lock`, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Occupied(holderOf(note));
  }
  writeFileSync(note, JSON.stringify({ process: process.pid, host: hostname(), since: new Date().toISOString() }));
  return {
    release: () => {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function holderOf(note: string): string {
  try {
    const { process: id, host, since } = holderSchema.parse(JSON.parse(readFileSync(note, "utf8")));
    return `process ${id} on ${host} has had it since ${since}`;
  } catch {
    return "another process has it";
  }
}
