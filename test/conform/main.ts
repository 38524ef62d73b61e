/** npm run conform -- DIR: replays every log of a folder on our engine and compares what it states. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./report.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("npm run conform -- DIR: a folder of game logs (*.txt)");
  process.exit(2);
}
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .sort();
const { lines, conforms } = report(files.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") })));
for (const line of lines) console.log(line);
process.exitCode = conforms ? 0 : 1;
