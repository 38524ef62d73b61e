// Prisma's schema engine, as it comes with npm, where the usual one is a download.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory as bound, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import { adapted, kinds, schemaFor } from "./derived.mjs";

/** The SQL that the migrations of a kind of database still lack to lead to the model; `null` if they lead there. */
export async function missing(kind, url) {
  await loadEngine();
  const files = [{ path: `${kind}.prisma`, content: schemaFor(kind) }];
  const datamodels = files.map(({ path, content }) => [path, content]);
  const scratch = suited(kind === "sqlite" ? new PrismaBetterSqlite3({ url }) : new PrismaPg(url));
  const schemaEngine = await engine.SchemaEngine.new({ datamodels }, () => {}, bound(scratch));
  const { stdout, exitCode } = await schemaEngine.diff({
    from: { tag: "migrations", ...migrations(kind) },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 2 ? adapted(kind, stdout) : null;
}

/** Adapters as the engine wants them. */
function suited(factory) {
  for (const open of ["connect", "connectToShadowDb"]) {
    const connect = factory[open].bind(factory);
    factory[open] = async () => suitedAdapter(await connect());
  }
  return factory;
}

function suitedAdapter(adapter) {
  if (adapter.provider === "sqlite") takeScripts(adapter);
  else tellCharacters(adapter);
  return adapter;
}

/** A whole migration comes as one statement, which this adapter takes only as a script. */
function takeScripts(adapter) {
  const executeRaw = adapter.executeRaw.bind(adapter);
  adapter.executeRaw = async (query) => {
    if (query.args.length > 0) return executeRaw(query);
    await adapter.executeScript(query.sql);
    return 0;
  };
}

/** PostgreSQL's own tables have a type, single characters (18), that the adapter does not know and the engine wants. */
function tellCharacters(adapter) {
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool);
  let characters = [];
  pool.query = async (...asked) => {
    const answer = await query(...asked);
    characters = (answer.fields ?? []).map(({ dataTypeID }) => dataTypeID === 18);
    for (const field of answer.fields ?? []) if (field.dataTypeID === 18) field.dataTypeID = 1042;
    return answer;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  // the engine asks for one thing after the other
  adapter.queryRaw = async (asked) => {
    const answer = await queryRaw(asked);
    const are = characters;
    const columnTypes = answer.columnTypes.map((type, at) => (are[at] ? ColumnTypeEnum.Character : type));
    const rows = answer.rows.map((row) => row.map((value, at) => (are[at] && value === "" ? "\0" : value)));
    return { ...answer, columnTypes, rows };
  };
}

function migrations(kind) {
  const root = kinds[kind];
  const lock = "migration_lock.toml";
  const names = existsSync(root) ? readdirSync(root).filter((name) => name !== lock) : [];
  return {
    baseDir: root,
    lockfile: { path: lock, content: `provider = "${kind}"\n` },
    shadowDbInitScript: "",
    migrationDirectories: names.sort().map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(root, path, "migration.sql"), "utf8") },
      },
    })),
  };
}

let loading = null;

function loadEngine() {
  loading ??= load();
  return loading;
}

async function load() {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const wasm = readFileSync(entry.replace(/\.js$/, "_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
