/** npm run conform -- DIR: replays every log of a folder and compares what it states with what our engine does. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replay } from "./replay.ts";
import { readLog } from "./tables.ts";

const folder = process.argv[2] ?? "";
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .sort();
let agreed = 0;
let values = 0;
for (const file of files) {
  const t0 = Date.now();
  const { agreed: good, disagreements } = replay(readLog(readFileSync(join(folder, file), "utf8")));
  for (const { line, what, stated, found } of disagreements)
    console.log(`${file}:${line}: ${what}: stated ${stated}, found ${found}`);
  console.log(`${file}: ${good} of ${good + disagreements.length} (${Date.now() - t0} ms)`);
  agreed += good;
  values += good + disagreements.length;
}
console.log(`conform: ${agreed} of ${values} values agree in ${files.length} games`);
process.exitCode = agreed === values ? 0 : 1;
