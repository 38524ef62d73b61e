import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { expect, test } from "vitest";
import { migrateFile } from "../../src/store/migrate.ts";
import { newGame, open, temporaryFolder } from "./temporary.ts";

const root = new URL("../..", import.meta.url).pathname;

async function query(file: string, sql: string): Promise<unknown[][]> {
  const adapter = await new PrismaBetterSqlite3({ url: file }).connect();
  const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
  await adapter.dispose();
  return rows;
}

test("an empty folder gets a database", async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  expect(existsSync(join(folder, "data/test.db"))).toBe(true);
  expect(await store.gameByChannel("berlin")).toBe(null);
});

test("a database is opened again as it was left", async () => {
  const folder = temporaryFolder();
  const first = await open(folder);
  const { id } = await newGame(first);
  await first.close();
  const second = await open(folder);
  expect((await second.game(id))?.title).toBe("twilight-struggle");
  const applied = await query(join(folder, "data/test.db"), `SELECT "migration_name" FROM "_prisma_migrations"`);
  const all = readdirSync(join(root, "prisma/migrations"), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(applied.map(([name]) => name)).toEqual(all.map(({ name }) => name).sort());
});

test("a new database may be opened twice at once", async () => {
  const folder = temporaryFolder();
  const [one, two] = await Promise.all([open(folder), open(folder)]);
  const { id } = await newGame(one);
  expect((await two.game(id))?.id).toBe(id);
});

test("a later migration is applied to a database with games, all or nothing", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "data/test.db");
  const store = await open(folder);
  await newGame(store);
  await store.close();
  const migrations = join(folder, "migrations");
  cpSync(join(root, "prisma/migrations"), migrations, { recursive: true });
  const add = (name: string, sql: string) => {
    mkdirSync(join(migrations, name));
    writeFileSync(join(migrations, name, "migration.sql"), sql);
  };
  const factory = new PrismaBetterSqlite3({ url: file });
  add("20270101000000_note", `ALTER TABLE "Game" ADD COLUMN "note" TEXT;\nUPDATE "Game" SET "note" = 'kept';`);
  await migrateFile(factory, undefined, migrations);
  expect(await query(file, `SELECT "note" FROM "Game"`)).toEqual([["kept"]]);

  add("20270201000000_good", `UPDATE "Game" SET "note" = 'changed';`);
  add("20270301000000_bad", `UPDATE "Nothing" SET "note" = 'changed';`);
  await expect(migrateFile(factory, undefined, migrations)).rejects.toThrow();
  expect(await query(file, `SELECT "note" FROM "Game"`)).toEqual([["kept"]]);
});

test("seats of games that had ended are told from the others", async () => {
  const folder = temporaryFolder();
  const [file, migrations] = [join(folder, "test.db"), join(folder, "migrations")];
  cpSync(join(root, "prisma/migrations"), migrations, {
    recursive: true,
    filter: (path) => !path.includes("_own_games"),
  });
  const factory = new PrismaBetterSqlite3({ url: file });
  await migrateFile(factory, undefined, migrations);
  const adapter = await factory.connect();
  for (const [id, channel] of [
    ["past", "NULL"],
    ["present", "'berlin'"],
  ]) {
    await adapter.executeScript(
      `INSERT INTO "Game" ("id", "title", "channelId", "activeChannel", "status", "options", "hostId", "pace", "table", "createdAt")
       VALUES ('${id}', 'red-sea', 'berlin', ${channel}, '', '', 'anna', '', '', 0);
       INSERT INTO "Seat" ("gameId", "seat", "userId", "userName") VALUES ('${id}', 'us', 'anna', 'Anna')`,
    );
  }
  await adapter.dispose();
  await migrateFile(factory);
  expect(await query(file, `SELECT "gameId", "over" FROM "Seat" ORDER BY "gameId"`)).toMatchObject([
    ["past", 1],
    ["present", 0],
  ]);
});

test("a database of a newer version is left alone", async () => {
  const folder = temporaryFolder();
  await (await open(folder)).close();
  const none = join(folder, "none");
  mkdirSync(none);
  const factory = new PrismaBetterSqlite3({ url: join(folder, "data/test.db") });
  await expect(migrateFile(factory, undefined, none)).rejects.toThrow("newer than this program");
});

test("what is neither a file nor of PostgreSQL cannot be opened", async () => {
  const { openStore } = await import("../../src/store/index.ts");
  await expect(openStore({ url: "mysql://localhost/games" })).rejects.toThrow("must be a file");
});
