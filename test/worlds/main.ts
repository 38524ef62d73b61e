import { parseArgs } from "node:util";
import { type Table, tables, variants } from "../e2e/tables.ts";
import { freshReport, playWorlds } from "./rounds.ts";

/**
 * npm run worlds -- --answers N [--seed S] [--table PART]: random positions of every title in two worlds that differ in nothing
 * but what somebody may not know. Whatever that person is answered, offered, posted and sent must be the same in both.
 */
const { values } = parseArgs({
  options: {
    answers: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now()) },
    table: { type: "string", default: "" },
  },
});
console.log(`seed ${values.seed}`);

const most = Number(values.answers);
/** So many answers with one game; then comes the next table. */
const AT_A_TABLE = 80;
/** Enough to see what is wrong. */
const MOST_DIFFERENCES = 20;

const report = freshReport();
const played = [...tables, ...variants].filter(({ name }) => name.includes(values.table));
for (let at = 0; report.answers < most; at++) {
  const table = played[at % played.length] as Table;
  const before = report.answers;
  await playWorlds(table, Math.min(AT_A_TABLE, most - before), `${values.seed} ${at}`, report);
  console.log(`${table.name}: ${report.answers - before} answers`);
  if (report.differences.length > MOST_DIFFERENCES) break;
}
for (const difference of report.differences) console.log(difference);
const { answers, differences, ...besides } = report;
console.log(JSON.stringify(besides));
console.log(JSON.stringify({ answers, differences: differences.length }));
process.exit(differences.length === 0 ? 0 : 1);
