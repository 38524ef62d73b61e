import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import type { StoreLog } from "./database.ts";

const folder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));

/** Prisma's own account of what has been applied, so that its tools find what they expect. */
const account = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL,
  "checksum" TEXT NOT NULL,
  "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL,
  "logs" TEXT,
  "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/** Brings a database up to date: every migration it lacks, all or none. */
export async function migrate(database: SqlDriverAdapterFactory, log?: StoreLog, from = folder): Promise<void> {
  const adapter = await database.connect();
  try {
    // Rebuilding a table would delete what refers to it; the check before the end makes up for it.
    await adapter.executeScript("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
    try {
      await applyMissing(adapter, from, log);
      await adapter.executeScript("COMMIT");
    } catch (error) {
      await adapter.executeScript("ROLLBACK");
      throw error;
    }
  } finally {
    await adapter.dispose();
  }
}

async function applyMissing(adapter: SqlDriverAdapter, from: string, log?: StoreLog): Promise<void> {
  await adapter.executeScript(account);
  const known = readdirSync(from, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const { rows } = await adapter.queryRaw(plain(`SELECT "migration_name" FROM "_prisma_migrations"`));
  const applied = new Set(rows.map(([name]) => String(name)));
  for (const name of applied) {
    if (!known.includes(name)) throw new Error(`The database is newer than this program: it has had ${name}`);
  }
  const missing = known.filter((name) => !applied.has(name)).sort();
  // the check goes through the whole database
  if (missing.length === 0) return;
  for (const name of missing) {
    const sql = readFileSync(join(from, name, "migration.sql"), "utf8");
    await adapter.executeScript(sql);
    const checksum = createHash("sha256").update(sql).digest("hex");
    const now = new Date().toISOString();
    await adapter.executeScript(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
       VALUES ('${randomUUID()}', '${checksum}', '${name}', '${now}', '${now}', 1)`,
    );
    log?.info({ migration: name }, "database migrated");
  }
  const broken = await adapter.queryRaw(plain("PRAGMA foreign_key_check"));
  if (broken.rows.length > 0) throw new Error("A migration would leave rows without their game");
}

const plain = (sql: string) => ({ sql, args: [], argTypes: [] });
