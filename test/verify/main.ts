import { readFileSync } from "node:fs";
import { type GameRecord, verify } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { gamePhrase } from "../../src/i18n/index.ts";

/** Plays a record of `/game export` again, and says whether everything in it follows. */
const [file = ""] = process.argv.slice(2);
const record: GameRecord = JSON.parse(readFileSync(file, "utf8"));
const title = titles.get(record.game);
if (title === undefined) throw new Error(`There is no game ${record.game}`);
const verdict = verify(title.game, record);
if (!verdict.ok) process.exitCode = 1;
console.log(verdict.ok ? "Everything in the record follows." : gamePhrase("en", verdict, title.messages));
