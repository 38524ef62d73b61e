import { mkdirSync, writeFileSync } from "node:fs";
import { pictures as coldWar } from "./pictures.ts";
import { pictures as undaunted } from "./undaunted/pictures.ts";
import { pictures as volk } from "./wir-sind-das-volk/pictures.ts";

/** Writes the pictures of the README and the documentation into docs/images: `npm run pictures`. */
const shown = [
  "board-thick",
  "board-opening",
  "board-crisis",
  "region-europe",
  "red-sea-board-flashpoint",
  "undaunted-board-thick",
  "volk-board-thick",
  "hand",
  "headlines",
  "scoring",
  "end",
];

const pictures = new Map([...coldWar, ...undaunted, ...volk]);
const folder = new URL("../../docs/images/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const language of ["en", "ru"])
  for (const name of shown.slice(0, language === "en" ? shown.length : 1)) {
    const picture = await pictures.get(`${name}-${language}`)?.();
    if (picture === undefined) throw new Error(`No picture ${name}`);
    const file = `${name}-${language}.png`;
    writeFileSync(new URL(file, folder), picture.bytes);
    console.log(`docs/images/${file}   ${picture.bytes.length} B   ${picture.alt.slice(0, 80)}…`);
  }
