/** npm run e2e:long [-- GAMES]: whole games by random typing and clicking, every screen searched after every step. */

import { clicker, typist } from "./players.ts";
import { playThrough } from "./whole-game.ts";

const games = Number(process.argv[2] ?? 10);
const kinds = {
  typed: () => [typist, typist] as const,
  clicked: () =>
    [
      clicker({ play: "Play", back: "Back", confirm: "Confirm" }),
      clicker({ play: "Play", back: "Назад", confirm: "Подтвердить" }),
    ] as const,
};

for (let game = 0; game < games; game++)
  for (const [kind, players] of Object.entries(kinds)) {
    const { scene, turns, refused, leaks, looked, misposted } = await playThrough(`long ${game}`, players());
    const { status, outcome } = await scene.game();
    console.log(`${kind} ${game}: ${status} (${outcome?.key}) after ${turns} turns, ${looked} texts looked at`);
    const wrong = [...refused, ...leaks, ...misposted, ...scene.complaints];
    for (const line of wrong) console.log(`  ${line}`);
    if (wrong.length > 0 || status !== "finished") process.exitCode = 1;
    await scene.end();
  }
