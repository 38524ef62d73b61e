import { parseArgs } from "node:util";
import { subjects } from "../fuzz/subjects.ts";
import { freshReport, typeThrough } from "./contract.ts";

/** `npm run grammar -- --games N [--game ID] [--seed S] [--thin N]`: types lines at random positions of random games. */
const { values } = parseArgs({
  options: {
    games: { type: "string", default: "50" },
    game: { type: "string" },
    seed: { type: "string", default: "grammar" },
    thin: { type: "string", default: "40" },
  },
});

const report = freshReport();
for (const [id, subject] of subjects) {
  if (values.game !== undefined && values.game !== id) continue;
  const [lines, started] = [report.lines, Date.now()];
  for (let at = 0; at < Number(values.games); at++)
    typeThrough(subject, `${values.seed}-${at}`, Number(values.thin), report);
  console.log(`${id}: ${report.lines - lines} lines in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
for (const violation of report.violations) console.log(violation);
const { verbs, violations, ...counts } = report;
console.log(JSON.stringify({ verbs: verbs.size, ...counts, violations: violations.length }));
process.exitCode = violations.length > 0 ? 1 : 0;
