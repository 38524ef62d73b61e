import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import Sqlite from "better-sqlite3";
import { databaseFile, openStore } from "../../src/store/index.ts";
import { migrateFile } from "../../src/store/migrate.ts";
import type { Random } from "../fuzz/random.ts";
import { Worker } from "../processes/launch.ts";

const folder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));
const migrations = readdirSync(folder, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort();

/** How long bringing a database up to date takes at most, in milliseconds. */
const LONGEST_MS = 60;

/** Kills processes that bring databases up to date. */
export class MigrationKiller {
  kills = 0;

  constructor(
    /** A bundle of the process that opens a database. */
    private readonly opener: string,
    private readonly random: Random,
    /** Where copies are made. */
    private readonly place: string,
  ) {}

  /** Kills once in every migration of a database that is not there yet: what is left is whoever's who comes next. */
  async fromNothing(database: string): Promise<void> {
    for (const at of migrations.keys()) await this.kill(database, at + 1);
  }

  /**
   * Makes a copy of a database as an older program would have left it, with its games, kills those who bring it up to date so
   * many times, lets one do it, and says what has become of the games.
   */
  async fromOld(database: string, times: number): Promise<string[]> {
    const known = 1 + this.random.below(migrations.length - 1);
    const [copy, old] = [join(this.place, "copy.db"), join(this.place, "old.db")];
    rmSync(this.place, { recursive: true, force: true });
    mkdirSync(this.place, { recursive: true });
    copyDatabase(databaseFile(database) ?? "", copy);
    await makeOld(copy, old, known, join(this.place, "migrations"));
    for (let time = 0; time < times; time++) {
      const isDone = await this.kill(
        `file:${old}`,
        this.random.chance(2) ? 1 + this.random.below(migrations.length - known) : null,
      );
      if (!isDone) continue;
      for (const file of readdirSync(this.place)) if (file.startsWith("old.db")) rmSync(join(this.place, file));
      await makeOld(copy, old, known, join(this.place, "migrations"));
    }
    const [before, after] = [await gamesIn(copy), await gamesIn(old)];
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((id) => before.get(id) !== after.get(id))
      .map((id) => `game ${id} is another after the migrations from ${migrations[known - 1]}`);
  }

  /** Kills after so many migrations, or at any moment; says whether it came too late. */
  private async kill(database: string, after: number | null): Promise<boolean> {
    const worker = new Worker(this.opener);
    await worker.loaded;
    const opened = worker.start({ database, ...(after === null ? {} : { diesAfter: after }) });
    const late = after === null ? wait(this.random.below(LONGEST_MS), null) : wait(10_000, null);
    const isDone = (await Promise.race([opened, late])) === "ready";
    await worker.kill();
    this.kills++;
    return isDone;
  }
}

function copyDatabase(from: string, to: string): void {
  const database = new Sqlite(from);
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

/** A database that knows only the first migrations, with all of another's rows that fit. */
async function makeOld(from: string, to: string, known: number, place: string): Promise<void> {
  rmSync(place, { recursive: true, force: true });
  for (const name of migrations.slice(0, known)) cpSync(join(folder, name), join(place, name), { recursive: true });
  await migrateFile(new PrismaBetterSqlite3({ url: to }), undefined, place);
  const database = new Sqlite(to);
  try {
    database.pragma("foreign_keys = OFF");
    database.prepare("ATTACH ? AS newer").run(from);
    const tables = names(database, "SELECT name FROM sqlite_master WHERE type = 'table'").filter(
      (table) => !table.startsWith("sqlite_") && !table.startsWith("_"),
    );
    for (const table of tables) {
      const there = names(database, `SELECT name FROM newer.pragma_table_info('${table}')`);
      const columns = names(database, `SELECT name FROM main.pragma_table_info('${table}')`)
        .filter((column) => there.includes(column))
        .map((column) => `"${column}"`)
        .join();
      database.exec(`INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM newer."${table}"`);
    }
  } finally {
    database.close();
  }
}

const names = (database: Sqlite.Database, query: string): string[] =>
  (database.prepare(query).all() as { readonly name: string }[]).map(({ name }) => name);

/** Every game with what was done and told in it, but what came with later migrations. */
async function gamesIn(file: string): Promise<Map<string, string>> {
  const store = await openStore({ url: `file:${file}` });
  const database = new Sqlite(file, { readonly: true });
  try {
    const games = new Map<string, string>();
    for (const id of names(database, `SELECT "id" AS name FROM "Game"`)) {
      const game = await store.game(id);
      if (game === null) continue;
      const { title, status, version, options, saved, table, answered, recorded, logged, outcome } = game;
      const seats = game.seats.map(({ seat, userId }) => [seat, userId]);
      const done = [await store.answers(id), await store.log(id, 0, logged), await store.checkpoints(id)];
      const kept = { title, status, version, options, saved, table, answered, recorded, logged, outcome, seats, done };
      games.set(id, JSON.stringify(kept));
    }
    return games;
  } finally {
    database.close();
    await store.close();
  }
}
