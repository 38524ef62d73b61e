/**
 * npm run e2e:long [-- GAMES [TABLE]]: whole games of everything by random typing and clicking, every screen searched after
 * every step. TABLE is a part of a table's name.
 */

import { clickers, tables } from "./tables.ts";
import { playThrough } from "./whole-game.ts";

const games = Number(process.argv[2] ?? 10);
const wanted = tables.filter(({ name }) => name.includes(process.argv[3] ?? ""));

for (let game = 0; game < games; game++)
  for (const table of wanted)
    for (const [kind, players] of [
      ["typed", [table.typist, table.typist, table.typist, table.typist]],
      ["clicked", clickers()],
    ] as const) {
      const { scene, turns, refused, leaks, looked, misposted } = await playThrough(`long ${game}`, players, table);
      const { status, outcome } = await scene.game();
      const found = `${status} (${outcome?.key}) after ${turns} turns, ${looked} texts looked at`;
      console.log(`${table.name}, ${kind} ${game}: ${found}`);
      const wrong = [...refused, ...leaks, ...misposted, ...scene.complaints];
      for (const line of wrong) console.log(`  ${line}`);
      if (wrong.length > 0 || status !== "finished") process.exitCode = 1;
      await scene.end();
    }
