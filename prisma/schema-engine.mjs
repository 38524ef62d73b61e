// Prisma's schema engine as WebAssembly: it comes with npm, where the usual one is a download.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import { bindMigrationAwareSqlAdapterFactory as bound } from "@prisma/driver-adapter-utils";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";

export const root = fileURLToPath(new URL("migrations", import.meta.url));
const schema = fileURLToPath(new URL("schema.prisma", import.meta.url));

/** The SQL that the migrations still lack to lead to the model; `null` if they lead there. */
export async function missing() {
  await loadEngine();
  const files = [{ path: schema, content: readFileSync(schema, "utf8") }];
  const datamodels = files.map(({ path, content }) => [path, content]);
  const schemaEngine = await engine.SchemaEngine.new({ datamodels }, () => {}, bound(new Scratch({ url: ":memory:" })));
  const { stdout, exitCode } = await schemaEngine.diff({
    from: { tag: "migrations", ...migrations() },
    to: { tag: "schemaDatamodel", files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 2 ? stdout : null;
}

/** The engine sends a whole migration as one statement, which the adapter takes only as a script. */
class Scratch extends PrismaBetterSqlite3 {
  async connectToShadowDb() {
    const adapter = await super.connectToShadowDb();
    const executeRaw = adapter.executeRaw.bind(adapter);
    adapter.executeRaw = async (query) => {
      if (query.args.length > 0) return executeRaw(query);
      await adapter.executeScript(query.sql);
      return 0;
    };
    return adapter;
  }
}

function migrations() {
  const lock = "migration_lock.toml";
  const names = readdirSync(root).filter((name) => name !== lock);
  return {
    baseDir: root,
    lockfile: { path: lock, content: readFileSync(join(root, lock), "utf8") },
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

async function loadEngine() {
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const wasm = readFileSync(entry.replace(/\.js$/, "_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
