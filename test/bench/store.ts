import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { SqlQuery } from "@prisma/driver-adapter-utils";
import { Match, readSaved } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { openDatabase } from "../../src/store/database.ts";
import { isServer, openStore, type Store } from "../../src/store/index.ts";
import { verifyStore } from "../../src/upkeep/verify-store.ts";
import { Random } from "../fuzz/random.ts";
import { witness } from "../processes/driver.ts";
import { startPostgres } from "../processes/postgres.ts";
import { askAll, fresh } from "../store/asking.ts";
import { grows } from "../store/growing.ts";
import { copyWhole } from "../store/many.ts";
import { planner } from "../store/plans.ts";
import { later, noon } from "../store/sample.ts";
import { storeRandomGame } from "../upkeep/stored.ts";
import { quantile } from "./bot-drive.ts";
import { bytesIn } from "./database-size.ts";

interface Orders {
  /** How many games there are in the end; of ten nine are over. */
  readonly games: number;
  readonly database: "sqlite" | "postgres";
}

/** What everything is compared with. */
const FEW = 1000;
const ROUNDS = 15;
const LOOKS = 60;
const COPIES = 100;
const VERIFIED = 60;
/** Seeds whose random games are played for one that is long. */
const SEEDS = 12;

/** What a store with very many games costs: its statements and their plans, its bytes, looking back. The last line is JSON. */
export async function benchStore({ games, database }: Orders): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-store-"));
  const server = database === "postgres" ? await startPostgres() : null;
  if (typeof server === "string") throw new Error(server);
  const url = server?.url ?? `file:${join(folder, "bot.db")}`;
  const asked = new Map<string, SqlQuery>();
  let now: string | null = null;
  const end = witness((statement) => {
    if (now !== null) asked.set(`${now} ${statement.sql}`, statement);
  });
  const store = await openStore({ url, deletions: join(folder, "deletions") });
  try {
    const models = await storeModels(store, url);
    await fill(url, models, 0, FEW);
    const few = await timesOf(store, url, "few", (name) => {
      now = name;
    });
    now = null;
    await fill(url, models, FEW, games);
    const many = await timesOf(store, url, "many", () => {});
    const growing = await growingOf(url, asked);
    const looks = await lookBack(store, models);
    const verifying = await verify(store, models);
    const sum = (times: ReadonlyMap<string, number>) => [...times.values()].reduce((all, each) => all + each, 0);
    const [slowest] = [...many].sort(([one, a], [other, b]) => b - (few.get(other) ?? 0) - (a - (few.get(one) ?? 0)));
    const largest = Math.max(...models.map(({ overBytes }) => overBytes));
    row("statements and their plans", `${asked.size}`);
    row("of them that grow with the games", `${growing.length}`, growing.join("; ") || "none");
    row(`all that is asked, ${FEW} games`, `${sum(few).toFixed(2)} ms`);
    row(`all that is asked, ${games} games`, `${sum(many).toFixed(2)} ms`);
    for (const [name, ms] of [...many].sort((one, other) => other[1] - one[1]).slice(0, 5))
      row(`  ${name}`, `${ms.toFixed(2)} ms`, `${(few.get(name) ?? 0).toFixed(2)} ms with ${FEW}`);
    for (const { title, answers, freshBytes, overBytes, liveBytes } of models) {
      const otherwise = `${freshBytes} B with its last posts, ${liveBytes} B while it goes on`;
      row(title, `${overBytes} B`, `over, after ${answers} answers, 25,000 B or less; ${otherwise}`);
    }
    row("looking back, p95", `${quantile(looks, 0.95).toFixed(1)} ms`, "100 ms or less");
    row("games verified a second", verifying.toFixed(0), `10,000 in ${Math.round(10_000 / verifying)} s on one core`);
    console.log(
      JSON.stringify({
        database,
        games,
        statements: asked.size,
        growing: growing.length,
        ratio: rounded(sum(many) / sum(few)),
        slowest: slowest?.[0],
        finishedBytes: largest,
        lookBackP95Ms: rounded(quantile(looks, 0.95)),
        verifiedPerSecond: Math.round(verifying),
      }),
    );
  } finally {
    end();
    await store.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (label: string, value: string, aim = "") =>
  console.log(`${label.padEnd(36)}${value.padStart(12)}   ${aim}`);
const rounded = (value: number) => Math.round(value * 100) / 100;

/** A long game of a title as it is stored when it is over, and what it takes. */
interface Model {
  readonly title: string;
  readonly over: string;
  readonly live: string;
  readonly answers: number;
  /** At first, and for as long as it is kept, when its last posts have been forgotten. */
  readonly freshBytes: number;
  readonly overBytes: number;
  readonly liveBytes: number;
}

async function storeModels(store: Store, url: string): Promise<Model[]> {
  const models: Model[] = [];
  for (const title of titles.values()) {
    const { seed, answers } = longest(title);
    const over = await stored(store, title, seed, answers);
    const live = await stored(store, title, `live ${seed}`, answers / 2);
    await store.packGame(over);
    const freshBytes = await bytesOf(url, over, `fresh ${title.game.id} `);
    await store.prune(later(1));
    const overBytes = await bytesOf(url, over, `over ${title.game.id} `);
    const liveBytes = await bytesOf(url, live, `live ${title.game.id} `);
    models.push({ title: title.game.id, over, live, answers, freshBytes, overBytes, liveBytes });
  }
  return models;
}

/** Random games end sooner than those of people: of some the longest. */
function longest({ game }: AnyTitle): { readonly seed: string; readonly answers: number } {
  let best = { seed: "", answers: 0 };
  for (let at = 0; at < SEEDS; at++) {
    const seed = `store ${at}`;
    const random = new Random(seed);
    const match = Match.start(game, { seed });
    while (match.outcome === null) {
      const ask = random.pick(match.pending.filter((pending) => !pending.answered));
      match.answer(ask.seat, random.pick(ask.options).id);
    }
    if (match.answered > best.answers) best = { seed, answers: match.answered };
  }
  return best;
}

async function stored(store: Store, title: AnyTitle, seed: string, answers: number): Promise<string> {
  const id = await storeRandomGame(store, title, `${title.game.id} ${seed}`, answers);
  for (const lane of await store.waitingLanes())
    for (const post of await store.waiting(lane, 1000)) await store.markSent(post.id, "m", noon);
  return id;
}

/** What one copy of a game adds to the database, its indices included. */
async function bytesOf(url: string, id: string, names: string): Promise<number> {
  const before = await bytesIn(url);
  await copyWhole(url, id, { names, count: COPIES });
  return Math.round(((await bytesIn(url)) - before) / COPIES);
}

/** Copies until there are so many: of ten nine that are over, of all titles alike. */
async function fill(url: string, models: readonly Model[], from: number, to: number): Promise<void> {
  const each = Math.ceil((to - from) / models.length);
  for (const { title, over, live } of models) {
    const names = (state: string) => `${state} ${title} behind ${from} `;
    await copyWhole(url, over, { names: names("over"), count: Math.ceil(each * 0.9), servers: 1000 });
    await copyWhole(url, live, { names: names("live"), count: Math.ceil(each * 0.1), servers: 1000 });
  }
}

/** How long each thing takes that people and clocks ask of a store, in the middle of many rounds. */
async function timesOf(
  store: Store,
  url: string,
  mark: string,
  asks: (name: string) => void,
): Promise<ReadonlyMap<string, number>> {
  if (isServer(url)) await analyze(url);
  const times = new Map<string, number[]>();
  const timed = new Proxy(store, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => {
        asks(String(name));
        const began = performance.now();
        const answer: unknown = Reflect.apply(method, target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.finally(() => {
          const all = times.get(String(name)) ?? [];
          times.set(String(name), all);
          all.push(performance.now() - began);
        });
      };
    },
  });
  for (let round = 0; round < ROUNDS; round++) await askAll(timed, fresh(` ${mark} ${round}`));
  return new Map([...times].map(([name, all]) => [name, quantile(all, 0.5)]));
}

/** Has the server look at what is in its tables. */
async function analyze(url: string): Promise<void> {
  const database = await openDatabase(url);
  await database.read.$executeRaw`ANALYZE`;
  await database.close();
}

async function growingOf(url: string, asked: ReadonlyMap<string, SqlQuery>): Promise<string[]> {
  if (isServer(url)) await analyze(url);
  const { looks, close } = await planner(url);
  const found = new Set<string>();
  for (const [name, statement] of asked) {
    if (!/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.test(statement.sql)) continue;
    for (const look of await looks(statement))
      if (grows(look, statement)) found.add(`${name.split(" ")[0]}: ${look.plan}`);
  }
  await close();
  return [...found];
}

/** How long it takes to see a position of a game that is over, whichever it is. */
async function lookBack(store: Store, models: readonly Model[]): Promise<number[]> {
  const random = new Random("looking back");
  const times: number[] = [];
  for (const { title, over } of models) {
    const game = titles.get(title)?.game;
    if (game === undefined) continue;
    const positions = await store.checkpoints(over);
    for (let at = 0; at < LOOKS; at++) {
      const began = performance.now();
      const kept = await store.checkpoint(over, random.pick(positions).index);
      const match = Match.load(game, readSaved(kept?.saved ?? "", "a position"));
      match.view(null);
      times.push(performance.now() - began);
    }
  }
  return times;
}

/** How many games a second are played again from their answers, of all titles as many. */
async function verify(store: Store, models: readonly Model[]): Promise<number> {
  const ids = models.flatMap(({ title }) => Array.from({ length: VERIFIED }, (_, at) => `over ${title} ${at + 1}`));
  const began = performance.now();
  const { games, differences } = await verifyStore(only(store, ids.sort()), { progress: () => {} });
  if (differences.length > 0) throw new Error(`${differences.length} games do not follow from their answers`);
  return (1000 * games) / (performance.now() - began);
}

/** A store in which these games are all there is. */
const only = (store: Store, ids: readonly string[]): Store => ({
  ...store,
  gameCount: async () => ids.length,
  gameIds: async ({ behind, limit }) => ids.filter((id) => id > behind).slice(0, limit),
});
