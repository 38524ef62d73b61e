// Writes the database client into src/store/generated, unless it is already there for this very model.
// `prisma generate` asks for a schema engine that it never runs; naming any existing file spares the download.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const schema = join(root, "prisma/schema.prisma");
const client = join(root, "src/store/generated");
const stamp = join(client, ".made-from");

const manifest = createRequire(import.meta.url).resolve("prisma/package.json");
const { version, bin } = JSON.parse(readFileSync(manifest, "utf8"));
const source = createHash("sha256").update(version).update(readFileSync(schema)).digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== source) {
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
  if (made.status !== 0) {
    console.error(made.stdout, made.stderr);
    process.exit(made.status ?? 1);
  }
  writeFileSync(stamp, source);
}
