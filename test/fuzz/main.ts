import { parseArgs } from "node:util";
import { isLevel, levels } from "../../src/computer/index.ts";
import { fuzz } from "./fuzz.ts";
import { subjectOf, withOptions } from "./subjects.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "twilight-struggle" },
    games: { type: "string", default: "300" },
    seed: { type: "string", default: "dead-drop" },
    /** The costly checks at one decision in so many. */
    thin: { type: "string", default: "1" },
    /** Options that every game has, as JSON; the others are drawn. */
    with: { type: "string", default: "{}" },
    /** A level: then the computer has one seat of every game, and thinks so much of what it could. */
    computer: { type: "string", default: "" },
    share: { type: "string", default: "0.01" },
  },
});

const subject = withOptions(subjectOf(values.game), JSON.parse(values.with) as object);

const level = values.computer;
if (level !== "" && !isLevel(level)) throw new Error(`No such level: ${level}. There is: ${levels.join(", ")}`);
const result = fuzz(
  subject,
  Number(values.games),
  values.seed,
  Number(values.thin),
  (games) => {
    if (games % 1000 === 0) console.error(`${games} games`);
  },
  level === "" ? undefined : { level, share: Number(values.share) },
);

for (const failure of result.failures.slice(0, 5)) console.log(`${failure}\n`);
console.log("How the games ended:");
for (const [key, count] of [...result.outcomes].sort((a, b) => b[1] - a[1]))
  console.log(`  ${key.padEnd(24)} ${count}`);
console.log("Fired:");
for (const [id, count] of result.coverage) console.log(`  ${id.padEnd(44)} ${count}`);
const never = [...result.coverage].filter(([, count]) => count === 0).map(([id]) => id);
console.log(never.length === 0 ? "Everything fired." : `Never fired: ${never.join(", ")}`);
console.log(`fuzz: ${result.games} games, ${result.decisions} decisions, ${result.violations} violations`);
process.exit(result.violations > 0 ? 1 : 0);
