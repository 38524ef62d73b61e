import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { computerId } from "../../src/i18n/index.ts";
import { openDatabase } from "../../src/store/database.ts";
import { openStore } from "../../src/store/index.ts";
import { Random } from "../fuzz/random.ts";
import { quantile, Rig, Times } from "./bot-drive.ts";
import { addChannels, fill, positions, postsAreSent, seatedComputers, storeGame, type Table } from "./bot-games.ts";

export interface CrowdOrders {
  /** So many games in which computers play against each other. */
  readonly computers: number;
  readonly seconds: number;
}

/** What people notice of it. */
interface CrowdFigures {
  readonly computerGames: number;
  readonly interactions: number;
  readonly ackP50Ms: number;
  readonly ackP99Ms: number;
  /** Moves of computers in that time. */
  readonly computerMoves: number;
}

const PEOPLES_TABLES = 60;
const PER_SECOND = 20;
/** Answers given in the games of computers, and in those of people. */
const middle = 60;
const opening = 20;
const SAMPLES = 4;
/** Before anything is measured: whatever is loaded once is loaded by then. */
const WARM_UP_MS = 10_000;

/** One process in which so many computers think, while people send twenty interactions a second whether or not the last was answered. */
export async function benchCrowd({ computers, seconds }: CrowdOrders): Promise<CrowdFigures> {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-computers-"));
  const rig = new Rig();
  try {
    const url = `file:${join(folder, "bot.db")}`;
    addChannels(join(folder, "playground"), 1 + PEOPLES_TABLES + computers);
    const store = await openStore({ url });
    const [model] = positions(1, middle);
    if (model === undefined) throw new Error("No game to copy");
    const { game } = await storeGame(store, 0, model, 1, seatedComputers("normal"));
    const played = positions(SAMPLES, opening);
    const tables: Table[] = [];
    for (let at = 0; at < PEOPLES_TABLES; at++)
      tables.push(await storeGame(store, 1 + at, played[at % SAMPLES] ?? model));
    await store.close();
    await postsAreSent(url);
    await fill(url, { of: game, count: computers - 1, taken: 1 + PEOPLES_TABLES, isSamePlayers: true });
    await rig.start(join(folder, "playground"), { database: url, computerWaitMs: 0 });
    await steady(rig, tables, WARM_UP_MS);
    const before = await moves(url);
    const times = await steady(rig, tables, seconds * 1000);
    const figures: CrowdFigures = {
      computerGames: computers,
      interactions: times.acknowledged.length,
      ackP50Ms: rounded(quantile(times.acknowledged, 0.5)),
      ackP99Ms: rounded(quantile(times.acknowledged, 0.99)),
      computerMoves: (await moves(url)) - before,
    };
    for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(20), String(value).padStart(12));
    return figures;
  } finally {
    await rig.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A beat for every interaction: whoever's turn it is at the next table that is free asks what he may choose, and then chooses. */
async function steady({ discord }: Rig, tables: readonly Table[], ms: number): Promise<Times> {
  const random = new Random("steady");
  const times = new Times();
  const free = tables.map(({ channel, person }) => ({ channel, person, options: [] as readonly string[] }));
  const under: Promise<void>[] = [];
  const begun = performance.now();
  for (let beat = 0; performance.now() - begun < ms; beat++) {
    await wait(Math.max(0, begun + (beat * 1000) / PER_SECOND - performance.now()));
    const table = free.shift();
    // every table waits for an answer: what is late by then is in the figures
    if (table === undefined) continue;
    const { channel, person, options } = table;
    const asked = { person, channel, command: "choose" };
    const act = async () => {
      const option = options.length === 0 ? undefined : random.pick(options);
      const outcome =
        option === undefined
          ? await discord.autocomplete({ ...asked, options: { option: "" }, focused: "option" })
          : await discord.run({ ...asked, options: { option }, settle: true });
      times.add(outcome);
      const choices = option === undefined ? (outcome.choices ?? []).map(({ value }) => String(value)) : [];
      const isOther = option === undefined && choices.length === 0;
      const next = isOther ? (person === "anna" ? "boris" : "anna") : person;
      free.push({ channel, person: next, options: choices });
    };
    under.push(act());
  }
  await Promise.all(under);
  return times;
}

/** What computers have answered so far. */
async function moves(url: string): Promise<number> {
  const database = await openDatabase(url);
  const count = await database.read.answer.count({ where: { userId: { startsWith: computerId("") } } });
  await database.close();
  return count;
}
