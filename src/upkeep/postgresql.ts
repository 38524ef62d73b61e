import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { PrismaPg } from "@prisma/adapter-pg";

const run = promisify(execFile);

/** PostgreSQL's own tools, which come with `postgresql-client`. What they need to know goes by the environment: a password is seen in arguments. */
async function tool(name: "pg_dump" | "pg_restore", url: string, args: readonly string[]): Promise<void> {
  try {
    await run(name, [...args], { env: { ...process.env, ...connection(url) } });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ("code" in error && error.code === "ENOENT")
      throw new Error(
        `${name} is not on this machine: it comes with PostgreSQL's client, in the version of the server.`,
      );
    const said = "stderr" in error ? String(error.stderr).trim() : error.message;
    throw new Error(`${name} says: ${said}`);
  }
}

function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const named = {
    PGHOST: searchParams.get("host") ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseOf(url),
    PGSSLMODE: searchParams.get("sslmode") ?? "",
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ""));
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

export const dump = (url: string, file: string): Promise<void> =>
  tool("pg_dump", url, ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);

/** In one transaction: all of it or nothing. `over` puts it in the place of what is there. */
export const restoreDump = (file: string, url: string, over: boolean): Promise<void> =>
  tool("pg_restore", url, [
    ...["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"],
    ...(over ? ["--clean", "--if-exists"] : []),
    `--dbname=${databaseOf(url)}`,
    file,
  ]);

/** Restores a dump to a database of its own on the same server, which is gone afterwards. */
export async function inScratchDatabase<T>(url: string, file: string, use: (url: string) => Promise<T>): Promise<T> {
  const name = `dead_drop_backup_${randomBytes(6).toString("hex")}`;
  await execute(url, `CREATE DATABASE "${name}"`).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error;
    throw new Error(`A backup counts when it was opened, in a database of its own, and none can be made: ${why}`);
  });
  try {
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    await restoreDump(file, scratch.href, false);
    return await use(scratch.href);
  } finally {
    await execute(url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}

async function execute(url: string, sql: string): Promise<void> {
  await ask(url, sql);
}

/** The first value that a statement gives. */
async function ask(url: string, sql: string): Promise<unknown> {
  const database = await new PrismaPg({ connectionString: url }).connect();
  try {
    const { rows } = await database.queryRaw({ sql, args: [], argTypes: [] });
    return rows[0]?.[0];
  } finally {
    await database.dispose();
  }
}

/** What is in a database: nothing, tables without games, games; or a bot that plays on it. */
export async function stateOf(url: string): Promise<"empty" | "tables" | "games" | "in use"> {
  const isThere = async (table: string) => (await ask(url, `SELECT to_regclass('"${table}"')::text`)) !== null;
  const some = async (sql: string) => (await ask(url, sql)) === true;
  if (!(await isThere("Game"))) return "empty";
  const held = `SELECT EXISTS (SELECT 1 FROM "ShardLease" WHERE "until" > (clock_timestamp() AT TIME ZONE 'UTC'))`;
  if ((await isThere("ShardLease")) && (await some(held))) return "in use";
  return (await some(`SELECT EXISTS (SELECT 1 FROM "Game")`)) ? "games" : "tables";
}
