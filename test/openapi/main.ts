/**
 * npm run discord:check [-- PART]: a whole game of every title typed and another clicked, in both languages, and a walk through all
 * that can be done with threads and forums, every request held against Discord's published description of its API
 * (DISCORD_OPENAPI). PART is a part of a table's name, or of `places`.
 */

import { clickers, tables } from "../e2e/tables.ts";
import { playThrough } from "../e2e/whole-game.ts";
import { descriptionFile, hasDescription } from "./description.ts";
import { walkThroughPlaces } from "./places.ts";
import type { Witness } from "./witness.ts";

if (!hasDescription) {
  console.error(`There is no description of Discord's API at ${descriptionFile}: name it in DISCORD_OPENAPI.`);
  process.exit(1);
}

const part = process.argv[2] ?? "";
let requests = 0;
const routes = new Set<string>();
const violations = new Map<string, number>();

function count(what: string, witness: Witness): void {
  requests += witness.requests;
  for (const route of witness.routes) routes.add(route);
  for (const [fault, times] of witness.violations) violations.set(fault, (violations.get(fault) ?? 0) + times);
  console.log(`${what}: ${witness.requests} requests, ${witness.violations.size} kinds of violations`);
}

if ("places".includes(part)) count("places", await walkThroughPlaces());

for (const table of tables.filter(({ name }) => name.includes(part)))
  for (const way of ["typed", "clicked"] as const) {
    const players = way === "typed" ? Array(4).fill(table.typist) : clickers();
    const wanted = { ...table, pictures: way === "clicked", cautious: true };
    const { scene } = await playThrough(`discord ${way}`, players, wanted);
    count(`${table.name}, ${way}`, scene.witness);
    await scene.end().catch(() => {});
  }

for (const route of [...routes].sort()) console.log(route);
for (const [fault, times] of violations) console.log(`${times} × ${fault}`);
const total = [...violations.values()].reduce((sum, times) => sum + times, 0);
console.log(JSON.stringify({ requests, routes: routes.size, violations: total }));
process.exit(total === 0 ? 0 : 1);
