// Writes the database clients into src/store/generated, unless they are already there for this very model.
// `prisma generate` asks for a schema engine that it never runs; naming any existing file spares the download.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { kinds, schemaFor } from "./derived.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const clients = join(root, "src/store/generated");
const stamp = join(clients, ".made-from");

const manifest = createRequire(import.meta.url).resolve("prisma/package.json");
const { version, bin } = JSON.parse(readFileSync(manifest, "utf8"));
const schemas = Object.keys(kinds).map((kind) => ({ kind, text: schemaFor(kind) }));
const source = createHash("sha256").update(version).update(JSON.stringify(schemas)).digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== source) {
  rmSync(clients, { recursive: true, force: true });
  mkdirSync(clients, { recursive: true });
  for (const { kind, text } of schemas) {
    const schema = join(clients, `${kind}.prisma`);
    writeFileSync(schema, text.replace("../src/store/generated/", "./"));
    generate(schema);
  }
  writeFileSync(stamp, source);
}

function generate(schema) {
  const made = spawnSync(process.execPath, [join(dirname(manifest), bin.prisma), "generate", `--schema=${schema}`], {
    cwd: root,
    encoding: "utf8",
    env: {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      ...process.env,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    },
  });
  if (made.status === 0) return;
  console.error(made.stdout, made.stderr);
  process.exit(made.status ?? 1);
}
