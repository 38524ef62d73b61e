import { randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import Sqlite from "better-sqlite3";
import { databaseFile, openDatabase } from "../../src/store/database.ts";

/**
 * Tests keep their games in files, and in the project `postgresql` of vitest.config.ts in databases of a server, which is
 * started once (`server.ts`). There every folder has a database, a copy of an empty one that is up to date.
 */
const isOnServer = process.env.TEST_STORE === "postgresql";

const made = new Map<string, Promise<string>>();
const copies = new Map<string, string[]>();
let connection: Promise<SqlDriverAdapter> | null = null;

/** The address of a folder's database. */
export async function databaseIn(folder: string): Promise<string> {
  if (!isOnServer) return `file:${join(folder, "data/test.db")}`;
  const known = made.get(folder);
  if (known !== undefined) return known;
  const url = newDatabase(process.env.TEST_DATABASE_TEMPLATE);
  made.set(folder, url);
  return url;
}

/** Forgets a folder's database, if there is one, and copies of it. */
export async function dropDatabaseIn(folder: string): Promise<void> {
  const url = made.get(folder);
  if (url === undefined) return;
  for (const each of [await url, ...(copies.get(folder) ?? [])]) await dropDatabase(each);
  made.delete(folder);
  copies.delete(folder);
}

/** The address of a copy of a folder's database as it is now. */
export async function copyFrom(folder: string): Promise<string> {
  const url = await databaseIn(folder);
  if (!isOnServer) {
    const copy = join(folder, "copy.db");
    const sqlite = new Sqlite(databaseFile(url) ?? "");
    sqlite.exec(`VACUUM INTO '${copy}'`);
    sqlite.close();
    return `file:${copy}`;
  }
  // whoever is there comes again when he needs it
  await (await server()).executeScript(
    `SELECT pg_terminate_backend("pid") FROM pg_stat_activity WHERE "datname" = '${nameOf(url)}'`,
  );
  const copy = await newDatabase(nameOf(url));
  copies.set(folder, [...(copies.get(folder) ?? []), copy]);
  return copy;
}

/** Puts a copy in the place of a folder's database, in which nobody is. */
export async function copyInto(folder: string, copy: string): Promise<void> {
  if (isOnServer) {
    const url = made.get(folder);
    if (url !== undefined) await dropDatabase(await url);
    const name = url === undefined ? undefined : nameOf(await url);
    const fresh = newDatabase(nameOf(copy), name);
    made.set(folder, fresh);
    await fresh;
    return;
  }
  const file = databaseFile(await databaseIn(folder)) ?? "";
  mkdirSync(dirname(file), { recursive: true });
  for (const end of ["-wal", "-shm"]) rmSync(`${file}${end}`, { force: true });
  copyFileSync(databaseFile(copy) ?? "", file);
}

/** A database with nothing in it, not even tables, or a copy of another. */
export async function newDatabase(
  template = "template1",
  name = `dead_drop_${randomBytes(6).toString("hex")}`,
): Promise<string> {
  await (await server()).executeScript(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

export async function dropDatabase(url: string): Promise<void> {
  await (await server()).executeScript(`DROP DATABASE IF EXISTS "${nameOf(url)}" WITH (FORCE)`);
}

/** What a database is called. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1);

const serverUrl = (): string => process.env.TEST_DATABASE_URL ?? "";

function server(): Promise<SqlDriverAdapter> {
  const config = { connectionString: serverUrl(), max: 1, idleTimeoutMillis: 1000, allowExitOnIdle: true };
  connection ??= new PrismaPg(config).connect();
  return connection;
}

/** Runs a statement behind the store's back. It is written as for SQLite: a `?` for each text, and x'00' for bytes. */
export async function runIn(url: string, sql: string, ...values: readonly string[]): Promise<void> {
  const database = await openDatabase(url);
  let count = 0;
  const translated = sql.replace(/\?/g, () => `$${++count}`).replace(/x'([0-9a-f]*)'/g, "'\\x$1'::bytea");
  await database.write(async (tx) => {
    await tx.$executeRawUnsafe(isOnServer ? translated : sql, ...values);
    // a game that is as it was is not read again
    await tx.game.updateMany({ data: { version: { increment: 1 } } });
  });
  await database.close();
}
