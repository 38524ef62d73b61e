/**
 * npm run e2e:long [-- GAMES [TABLE [FIRST]]]: whole games of everything by random typing and clicking, the latter with
 * pictures; every screen is searched after every step. TABLE is a part of a table's name, FIRST the number of the first game.
 */

import { clickers, type Table, tables, variants } from "./tables.ts";
import { playThrough } from "./whole-game.ts";

const games = Number(process.argv[2] ?? 10);
const part = process.argv[3] ?? "";
const first = Number(process.argv[4] ?? 0);

const columns = [40, 8, 5, 10, 6, 7, 8] as const;
const row = (cells: readonly unknown[]): string =>
  cells.map((cell, at) => String(cell)[at < 2 ? "padEnd" : "padStart"](columns[at] ?? 0)).join("  ");

/** One game to its end: a line of the report, and what was wrong below it. */
async function play(table: Table, way: "typed" | "clicked", game: number): Promise<ReadonlyMap<string, number>> {
  const players = way === "typed" ? Array(4).fill(table.typist) : clickers();
  const begun = performance.now();
  const { scene, ...played } = await playThrough(`long ${game}`, players, {
    ...table,
    pictures: way === "clicked",
    cautious: true,
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const { status, outcome } = played.game;
  const wrong = [...played.refused, ...played.leaks, ...played.misposted, ...scene.complaints];
  const result = `${status}: ${outcome?.key ?? "none"}${wrong.length === 0 ? "" : `, ${wrong.length} faults`}`;
  console.log(row([table.name, way, game, played.turns, played.posts, played.looked, seconds, result]));
  for (const line of wrong) console.log(`  ${line}`);
  if (wrong.length > 0 || status !== "finished") process.exitCode = 1;
  await scene.end();
  return played.verbs;
}

console.log(row(["table", "way", "game", "decisions", "posts", "texts", "seconds", "result"]));
const typed = new Map<string, number>();
for (let game = first; game < first + games; game++)
  for (const table of [...tables, ...variants].filter(({ name }) => name.includes(part)))
    for (const way of ["typed", "clicked"] as const)
      for (const [verb, times] of await play(table, way, game)) typed.set(verb, (typed.get(verb) ?? 0) + times);
console.log(`Typed: ${[...typed].map(([verb, times]) => `/${verb} ${times}`).join(", ")}`);
