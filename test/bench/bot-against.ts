import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/store/index.ts";
import { asked } from "./bot-counts.ts";
import { crowd, quantile, Rig } from "./bot-drive.ts";
import { addChannels, type Position, positions, postsAreSent, storeGame, type Table } from "./bot-games.ts";

const AT_ONCE = 50;
/** The first is to warm up. */
const ROUNDS = 6;
const ROUND_MS = 10_000;
const GAMES = 4;
const OPENING = 20;

interface Side {
  readonly name: string;
  readonly sources: string | undefined;
  readonly rig: Rig;
  readonly rounds: readonly (readonly Table[])[];
  readonly movesPerSecond: number[];
  readonly cpuMsPerMove: number[];
}

/** This bot and that of another folder, in turns, so that whatever else the machine does falls on both alike. */
export async function benchAgainst(other: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-bench-"));
  const rigs = [new Rig(), new Rig()] as const;
  try {
    const played = positions(GAMES, OPENING);
    const sides = [
      await furnish("here", rigs[0], join(folder, "here"), played),
      await furnish("there", rigs[1], join(folder, "there"), played, other),
    ];
    for (let round = 0; round < ROUNDS; round++)
      for (const side of round % 2 === 0 ? sides : [...sides].reverse()) {
        const { movesPerSecond, cpuMsPerMove } = await crowd(side.rig, side.rounds[round] ?? [], ROUND_MS);
        if (round === 0) continue;
        side.movesPerSecond.push(movesPerSecond);
        side.cpuMsPerMove.push(cpuMsPerMove);
        console.log(`${side.name.padEnd(8)}${movesPerSecond.toFixed(1).padStart(8)} moves a second`);
      }
    await Promise.all(rigs.map((rig) => rig.end()));
    for (const { name, sources, movesPerSecond, cpuMsPerMove } of sides) {
      const figures = {
        movesPerSecond: quantile(movesPerSecond, 0.5),
        cpuMsPerMove: quantile(cpuMsPerMove, 0.5),
        ...(await asked(join(folder, `counted-${name}`), played, sources)),
      };
      const rounded = Object.entries(figures).map(([what, value]) => [what, Math.round(value * 100) / 100]);
      console.log(JSON.stringify({ name, ...Object.fromEntries(rounded) }));
    }
  } finally {
    await Promise.all(rigs.map((rig) => rig.end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function furnish(
  name: string,
  rig: Rig,
  folder: string,
  played: readonly Position[],
  sources?: string,
): Promise<Side> {
  const url = `file:${join(folder, "bot.db")}`;
  const crowds = Array.from({ length: ROUNDS * AT_ONCE }, (_, at) => played[at % played.length] as Position);
  addChannels(join(folder, "playground"), crowds.length);
  const store = await openStore({ url });
  const tables: Table[] = [];
  for (const [at, one] of crowds.entries()) tables.push(await storeGame(store, at, one));
  await store.close();
  await postsAreSent(url);
  await rig.start(join(folder, "playground"), { database: url }, { sources });
  const rounds = Array.from({ length: ROUNDS }, (_, at) => tables.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
  return { name, sources, rig, rounds, movesPerSecond: [], cpuMsPerMove: [] };
}
