/**
 * npm run forged -- --count N [--seed S]: interactions that no honest client sends, over games of all titles: from the wrong person,
 * of another game, on old panels and those of others, with invented ids, values, forms and options, from other channels, DMs and
 * servers. Every one must be answered, none may change a row, and none may go wrong on our side.
 */

import { parseArgs } from "node:util";
import { forgeAll, freshReport } from "./rounds.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "1000" }, seed: { type: "string", default: String(Date.now()) } },
});
console.log(`seed ${values.seed}`);

/** So many at the same positions. */
const IN_A_TOWN = 1000;
/** Enough to see what is wrong. */
const MOST_FAULTS = 20;

const most = Number(values.count);
const report = freshReport();
for (let round = 0; report.forged < most && report.faults.length < MOST_FAULTS; round++) {
  await forgeAll(`${values.seed} ${round}`, Math.min(IN_A_TOWN, most - report.forged), report);
  console.log(`${report.forged} forged, ${report.faults.length} faults`);
}
for (const fault of report.faults) console.log(fault);
const { forged, unanswered, changed, ourSide, kinds } = report;
console.log(JSON.stringify(Object.fromEntries(kinds)));
console.log(JSON.stringify({ forged, unanswered, changed, ourSide }));
process.exit(forged === most && report.faults.length === 0 ? 0 : 1);
