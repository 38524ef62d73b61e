import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { afterEach, expect, test } from "vitest";
import { openStore, type Store } from "../../src/store/index.ts";
import { migrateServer } from "../../src/store/migrate.ts";
import { dropDatabase, newDatabase } from "../store/databases.ts";
import { deletionsIn, newGame, temporaryFolder } from "../store/temporary.ts";

const root = new URL("../..", import.meta.url).pathname;

const urls: string[] = [];
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const url of urls.splice(0)) await dropDatabase(url);
});

async function empty(): Promise<string> {
  const url = await newDatabase();
  urls.push(url);
  return url;
}

async function open(url: string): Promise<Store> {
  const store = await openStore({ url, deletions: deletionsIn(temporaryFolder()) });
  stores.push(store);
  return store;
}

async function query(url: string, sql: string): Promise<unknown[][]> {
  const adapter = await new PrismaPg(url).connect();
  const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
  await adapter.dispose();
  return rows;
}

test("an empty database that is opened several times at once is made ready once", async () => {
  const url = await empty();
  const all = await Promise.all(Array.from({ length: 4 }, () => open(url)));
  const [one, two] = all;
  if (one === undefined || two === undefined) throw new Error("not open");
  const { id } = await newGame(one);
  expect((await two.game(id))?.id).toBe(id);
  expect(await query(url, `SELECT "migration_name" FROM "_prisma_migrations"`)).toContainEqual([
    "20261118200000_first",
  ]);
});

test("a later migration is applied to a database with games, all or nothing", async () => {
  const url = await empty();
  await newGame(await open(url));
  const migrations = join(temporaryFolder(), "migrations");
  cpSync(join(root, "prisma/migrations-postgresql"), migrations, { recursive: true });
  const add = (name: string, sql: string) => {
    mkdirSync(join(migrations, name));
    writeFileSync(join(migrations, name, "migration.sql"), sql);
  };
  const factory = new PrismaPg(url);
  add("20270101000000_note", `ALTER TABLE "Game" ADD COLUMN "note" TEXT;\nUPDATE "Game" SET "note" = 'kept; whole';`);
  await migrateServer(factory, undefined, migrations);
  expect(await query(url, `SELECT "note" FROM "Game"`)).toEqual([["kept; whole"]]);

  add("20270201000000_good", `UPDATE "Game" SET "note" = 'changed';`);
  add("20270301000000_bad", `UPDATE "Nothing" SET "note" = 'changed';`);
  await expect(migrateServer(factory, undefined, migrations)).rejects.toThrow();
  expect(await query(url, `SELECT "note" FROM "Game"`)).toEqual([["kept; whole"]]);
});

test("a database of a newer version is left alone", async () => {
  const url = await empty();
  await open(url);
  const none = join(temporaryFolder(), "none");
  mkdirSync(none);
  await expect(migrateServer(new PrismaPg(url), undefined, none)).rejects.toThrow("newer than this program");
});

test("a database that acknowledges what is not on its disk is not opened", async () => {
  const url = await empty();
  await query(url, `ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET synchronous_commit = off`);
  await expect(open(url)).rejects.toThrow("synchronous_commit is off there");
});

test("the migrations of both kinds lead to the model", () => {
  const check = ["--import", "tsx", join(root, "prisma/new-migration.mjs"), "--check"];
  expect(execFileSync(process.execPath, check, { encoding: "utf8", cwd: root })).toBe(
    "The migrations for sqlite lead to the model.\nThe migrations for postgresql lead to the model.\n",
  );
});

test("whoever has set an address that does not work is told why", async () => {
  const url = await empty();
  const at = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return expect(openStore({ url: address.href, deletions: deletionsIn(temporaryFolder()) })).rejects;
  };
  await at((address) => {
    address.port = "1";
  }).toThrow("nothing answers at 127.0.0.1:1");
  await at((address) => {
    address.pathname = "/nowhere";
  }).toThrow("there is no database nowhere on that server");
  await at((address) => {
    address.password = "wrong";
  }).toThrow("the server does not let postgres in with that password");
});
