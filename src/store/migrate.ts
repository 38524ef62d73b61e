import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { StoreLog } from "./database.ts";

const folder = (name: string) => fileURLToPath(new URL(`../../prisma/${name}`, import.meta.url));

/** One connection, within a transaction. */
interface Session {
  run(sql: string): Promise<void>;
  /** The first column of what is found. */
  ask(sql: string): Promise<string[]>;
}

/** Brings a file up to date: every migration it lacks, all or none. */
export async function migrateFile(
  database: SqlDriverAdapterFactory,
  log?: StoreLog,
  from = folder("migrations"),
): Promise<void> {
  const adapter = await database.connect();
  const session: Session = {
    run: (sql) => adapter.executeScript(sql),
    ask: async (sql) => (await adapter.queryRaw(plain(sql))).rows.map(([first]) => String(first)),
  };
  try {
    // Rebuilding a table would delete what refers to it; the check before the end makes up for it.
    await session.run("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
    try {
      await session.run(account("DATETIME", "current_timestamp"));
      const isChanged = await applyMissing(session, from, log);
      // this goes through the whole database
      const broken = isChanged ? await session.ask("PRAGMA foreign_key_check") : [];
      if (broken.length > 0) throw new Error("A migration would leave rows without their game");
      await session.run("COMMIT");
    } catch (error) {
      await session.run("ROLLBACK");
      throw error;
    }
  } finally {
    await adapter.dispose();
  }
}

/** One process at a time: whoever comes meanwhile waits, and finds it done. The number is ours alone. */
const LOCK = 4_127_600_318;

/** Brings a database of PostgreSQL up to date, all or nothing. */
export async function migrateServer(
  database: SqlDriverAdapterFactory,
  log?: StoreLog,
  from = folder("migrations-postgresql"),
): Promise<void> {
  const adapter = await database.connect();
  try {
    const transaction = await adapter.startTransaction();
    const session: Session = {
      run: async (sql) => void (await transaction.executeRaw(plain(sql))),
      ask: async (sql) => (await transaction.queryRaw(plain(sql))).rows.map(([first]) => String(first)),
    };
    try {
      await session.run(`SELECT pg_advisory_xact_lock(${LOCK})`);
      await session.run(account("TIMESTAMPTZ", "now()"));
      await applyMissing(session, from, log);
      await session.run("COMMIT");
      await transaction.commit();
    } catch (error) {
      await session.run("ROLLBACK").catch(() => {});
      await transaction.rollback();
      throw error;
    }
  } finally {
    await adapter.dispose();
  }
}

/** Prisma's own account of what has been applied, so that its tools find what they expect. */
const account = (time: string, now: string) => `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" ${time},
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" ${time},
  "started_at" ${time} NOT NULL DEFAULT ${now},
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** Says whether there was any. */
async function applyMissing(session: Session, from: string, log?: StoreLog): Promise<boolean> {
  const known = readdirSync(from, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const applied = new Set(await session.ask(`SELECT "migration_name" FROM "_prisma_migrations"`));
  for (const name of applied) {
    if (!known.includes(name)) throw new Error(`The database is newer than this program: it has had ${name}`);
  }
  const missing = known.filter((name) => !applied.has(name)).sort();
  for (const name of missing) {
    const sql = readFileSync(join(from, name, "migration.sql"), "utf8");
    await session.run(sql);
    const checksum = createHash("sha256").update(sql).digest("hex");
    const now = new Date().toISOString();
    await session.run(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
       VALUES ('${randomUUID()}', '${checksum}', '${name}', '${now}', '${now}', 1)`,
    );
    log?.info({ migration: name }, "database migrated");
  }
  return missing.length > 0;
}

const plain = (sql: string) => ({ sql, args: [], argTypes: [] });
