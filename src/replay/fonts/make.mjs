// npm run fonts: the letters of the pictures for a browser, so few that they fit in every replay. They are kept in the repository:
// whoever runs the bot needs no tool for them.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const letters = await readFile(new URL("letters.txt", import.meta.url), "utf8");
const { resolve } = createRequire(import.meta.url);

for (const [name, source] of [
  ["regular", "DejaVuSansCondensed.ttf"],
  ["bold", "DejaVuSansCondensed-Bold.ttf"],
]) {
  const whole = await readFile(resolve(`dejavu-fonts-ttf/ttf/${source}`));
  const few = await subset(whole, letters, { targetFormat: "woff2" });
  await writeFile(fileURLToPath(new URL(`${name}.woff2`, import.meta.url)), few);
  console.log(`${name}.woff2: ${few.length} B`);
}
