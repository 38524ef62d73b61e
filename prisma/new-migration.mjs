// npm run migration -- <name>: writes the migration that leads from the migrations so far to prisma/schema.prisma.
// npm run migration -- --check: fails if there is one to write.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missing, root } from "./schema-engine.mjs";

const name = process.argv[2] ?? "--check";
if (name !== "--check" && !/^[a-z0-9_]+$/.test(name)) throw new Error("A migration's name is in lower_case");

const sql = await missing();
if (sql === null) console.log("The migrations lead to the model.");
else if (name === "--check") {
  console.error(`The migrations do not lead to the model. They lack:\n${sql}`);
  process.exitCode = 1;
} else {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(root, `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), sql);
  console.log(sql);
}
