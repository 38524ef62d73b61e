import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/store/index.ts";
import { since } from "../processes/counting.ts";
import { DatabaseServer } from "../processes/database-server.ts";
import { crowd, quantile, Rig } from "./bot-drive.ts";
import { addChannels, fill, positions, postsAreSent, storeGame, type Table } from "./bot-games.ts";
import { bytesIn } from "./database-size.ts";
import { processorMs } from "./processor.ts";

interface Orders {
  readonly games: number;
  readonly database: "sqlite" | "postgres";
  /** How many processes divide the shards, of which there are as many; on SQLite one. */
  readonly processes: number;
}

const CROWD_MS = 20_000;
/** Until processes have compiled what they run, and remember the tables that are played at. */
const WARM_UP_MS = 10_000;
const AT_ONCE = 50;
/** Answers given in the games that are stored, and in those that are played on. */
const middle = 60;
const opening = 20;
const SAMPLES = 4;

/**
 * The bot in one process on a file, or in several on PostgreSQL, with so many running games, while many tables are played at as
 * fast as it answers. The last line is JSON.
 */
export async function benchScale({ games, database, processes }: Orders): Promise<void> {
  if (database === "sqlite" && processes > 1) throw new Error("On SQLite there is one process");
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-scale-"));
  const server = database === "postgres" ? await DatabaseServer.begin(folder) : null;
  const url = server?.url ?? `file:${join(folder, "bot.db")}`;
  const rig = new Rig();
  try {
    const { tables, bytesPerGame } = await furnish(url, join(folder, "playground"), games, processes);
    await rig.start(join(folder, "playground"), { database: url }, { processes });
    await crowd(rig, tables, WARM_UP_MS);
    const spent = async () => ({
      bot: await rig.counts(),
      database: server === null ? 0 : processorMs(server.pid),
      discord: processorMs(rig.discordPid),
    });
    const before = await spent();
    const { times, moves, movesPerSecond, restCallsPerMove } = await crowd(rig, tables, CROWD_MS);
    const after = await spent();
    const figures = {
      games,
      movesPerSecond,
      ackP99Ms: quantile(times.acknowledged, 0.99),
      answerP95Ms: quantile(times.answered, 0.95),
      restCallsPerMove,
      queriesPerMove: since(before.bot, after.bot).queries / moves,
      bytesPerGame,
    };
    /** Processor time of a move with the completion before it and its posts. */
    const cpuMsPerMove = {
      bot: since(before.bot, after.bot).cpuMs / moves,
      database: (after.database - before.database) / moves,
      discord: (after.discord - before.discord) / moves,
    };
    const megabytes = rig.memory().map((bytes) => Math.round(bytes / 2 ** 20));
    for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(22), value.toFixed(2).padStart(12));
    for (const [part, ms] of Object.entries(cpuMsPerMove))
      console.log(`processor, ${part}`.padEnd(22), `${ms.toFixed(2)} ms a move`.padStart(12));
    console.log("memory".padEnd(22), megabytes.map((each) => `${each} MB`).join(", "));
    console.log(
      JSON.stringify({ database, processes, ...rounded(figures), cpuMsPerMove: rounded(cpuMsPerMove), megabytes }),
    );
  } finally {
    await rig.end();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const rounded = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]));

/** The tables that are played at, and so many other games, on all shards alike. */
async function furnish(url: string, discord: string, games: number, shards: number) {
  addChannels(discord, 1 + AT_ONCE + games, shards);
  const store = await openStore({ url });
  const [model] = positions(1, middle);
  if (model === undefined) throw new Error("No game to copy");
  const { game } = await storeGame(store, 0, model, shards);
  const played = positions(SAMPLES, opening);
  const tables: Table[] = [];
  for (let at = 0; at < AT_ONCE; at++)
    tables.push(await storeGame(store, 1 + at, played[at % SAMPLES] ?? model, shards));
  await store.close();
  await postsAreSent(url);
  const before = await bytesIn(url);
  await fill(url, { of: game, count: games, taken: 1 + AT_ONCE, shards });
  return { tables, bytesPerGame: ((await bytesIn(url)) - before) / games };
}
