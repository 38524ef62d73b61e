// npm run migration -- <name>: writes the migrations, one for each kind of database, that lead from those so far to
// prisma/schema.prisma. Read them: what a new column holds in rows that are there already is yours to say.
// npm run migration -- --check: fails if there is one to write. For PostgreSQL both need a server to try on.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../test/processes/postgres.ts";
import { kinds } from "./derived.mjs";
import { missing } from "./schema-engine.mjs";

const name = process.argv[2] ?? "--check";
if (name !== "--check" && !/^[a-z0-9_]+$/.test(name)) throw new Error("A migration's name is in lower_case");

const postgres = await startPostgres();
const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
try {
  await look("sqlite", ":memory:");
  if (typeof postgres !== "string") await look("postgresql", postgres.url);
  else if (name === "--check") console.log(`Only those for SQLite were looked at: ${postgres}`);
  else throw new Error(`The migration for PostgreSQL cannot be written: ${postgres}`);
} finally {
  if (typeof postgres !== "string") await postgres.stop();
}

async function look(kind, url) {
  const sql = await missing(kind, url);
  if (sql === null) console.log(`The migrations for ${kind} lead to the model.`);
  else if (name === "--check") {
    console.error(`The migrations for ${kind} do not lead to the model. They lack:\n${sql}`);
    process.exitCode = 1;
  } else {
    const folder = join(kinds[kind], `${time}_${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "migration.sql"), sql);
    console.log(sql);
  }
}
