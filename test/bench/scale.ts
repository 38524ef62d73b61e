import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/store/index.ts";
import { crowd, quantile, Rig } from "./bot-drive.ts";
import { addChannels, fill, positions, postsAreSent, storeGame, type Table } from "./bot-games.ts";

const CROWD_MS = 20_000;
const AT_ONCE = 50;
/** Answers given in the games that are stored, and in those that are played on. */
const middle = 60;
const opening = 20;
const SAMPLES = 4;

/** One process on a file with so many running games, while many tables are played at as fast as it answers. The last line is JSON. */
export async function benchScale(games: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-scale-"));
  const rig = new Rig();
  try {
    const file = join(folder, "bot.db");
    const url = `file:${file}`;
    addChannels(join(folder, "playground"), 1 + AT_ONCE + games);
    const store = await openStore({ url });
    const [model] = positions(1, middle);
    if (model === undefined) throw new Error("No game to copy");
    await storeGame(store, 0, model);
    const played = positions(SAMPLES, opening);
    const tables: Table[] = [];
    for (let at = 0; at < AT_ONCE; at++) tables.push(await storeGame(store, 1 + at, played[at % SAMPLES] ?? model));
    await store.close();
    await postsAreSent(url);
    const before = statSync(file).size;
    await fill(url, games, 1 + AT_ONCE);
    const bytesPerGame = Math.round((statSync(file).size - before) / games);
    await rig.start(join(folder, "playground"), { database: url });
    const { times, movesPerSecond, cpuMsPerMove, restCallsPerMove } = await crowd(rig, tables, CROWD_MS);
    const figures = {
      games,
      movesPerSecond,
      ackP99Ms: quantile(times.acknowledged, 0.99),
      answerP95Ms: quantile(times.answered, 0.95),
      cpuMsPerMove,
      restCallsPerMove,
      megabytes: rig.memory() / 2 ** 20,
      bytesPerGame,
    };
    for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(20), value.toFixed(2).padStart(12));
    const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
    console.log(JSON.stringify({ database: "sqlite", processes: 1, ...Object.fromEntries(rounded) }));
  } finally {
    await rig.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
