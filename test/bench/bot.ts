import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../src/store/index.ts";
import { type Asked, asked } from "./bot-counts.ts";
import { type Crowd, crowd, quantile, Rig, round, Times } from "./bot-drive.ts";
import { addChannels, fill, type Position, positions, postsAreSent, storeGame, type Table } from "./bot-games.ts";

const AT_ONCE = 50;
const STORED = 10_000;
const ROUNDS = 40;
const WARM_UP = 10;
const CROWD_MS = 20_000;
/** Answers given before the measuring begins. */
const opening = 20;
const middle = 60;
const late = 400;
const SAMPLES = 4;

interface Place {
  readonly rig: Rig;
  readonly early: readonly Table[];
  readonly late: readonly Table[];
  readonly crowd: readonly Table[];
}

/** The bot as people meet it: how fast, how many at once, and whether long games or many games slow it down. */
export async function benchBot(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-bench-"));
  const rigs = [new Rig(), new Rig()] as const;
  try {
    const played = {
      model: positions(1, middle),
      early: positions(SAMPLES, opening),
      late: positions(SAMPLES, late),
    };
    const empty = await furnish(rigs[0], join(folder, "empty"), played, 0);
    const full = await furnish(rigs[1], join(folder, "full"), played, STORED);
    const size = statSync(join(folder, "full", "bot.db")).size;
    console.log(`${STORED} stored games are ${Math.round(size / 2 ** 20)} MB\n`);
    const { early, old, many } = await compare(empty, full);
    const counts = await asked(join(folder, "counted"), played.early);
    report(early, old, many, counts, await crowd(empty.rig, empty.crowd, CROWD_MS));
  } finally {
    await Promise.all(rigs.map((rig) => rig.end()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A Discord and a bot with games to measure in, and so many others beside them. */
async function furnish(
  rig: Rig,
  folder: string,
  played: Readonly<Record<"model" | "early" | "late", readonly Position[]>>,
  others: number,
): Promise<Place> {
  const url = `file:${join(folder, "bot.db")}`;
  addChannels(join(folder, "playground"), 1 + 2 * SAMPLES + AT_ONCE + others);
  const store = await openStore({ url });
  let channel = 0;
  const stored = async (all: readonly Position[]) => {
    const tables: Table[] = [];
    for (const one of all) tables.push(await storeGame(store, channel++, one));
    return tables;
  };
  const [model] = await stored(played.model);
  if (model === undefined) throw new Error("No game to copy");
  const places = { early: await stored(played.early), late: await stored(played.late) };
  const crowded = await stored(Array.from({ length: AT_ONCE }, (_, at) => played.early[at % SAMPLES] as Position));
  await store.close();
  await postsAreSent(url);
  await fill(url, { of: model.game, count: others, taken: channel });
  await rig.start(join(folder, "playground"), { database: url });
  return { rig, ...places, crowd: crowded };
}

type All = Map<string, Times>;

/** In turns, so that whatever else this machine does falls on all of them alike. */
async function compare(empty: Place, full: Place) {
  let [early, old, many]: All[] = [];
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn++) {
    if (turn === 0 || turn === WARM_UP) [early, old, many] = [new Map(), new Map(), new Map()];
    const at = turn % SAMPLES;
    await round(empty.rig, empty.early[at] as Table, early as All);
    await round(empty.rig, empty.late[at] as Table, old as All);
    await round(full.rig, full.early[at] as Table, many as All);
  }
  return { early: early as All, old: old as All, many: many as All };
}

/** How much longer the same things take, all kinds weighing the same. */
function growth(before: All, after: All): number {
  const ratios = [...before].map(
    ([name, { answered }]) => quantile(after.get(name)?.answered ?? [], 0.5) / quantile(answered, 0.5),
  );
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

function report(early: All, old: All, many: All, counts: Asked, together: Crowd): void {
  const ms = (value: number) => value.toFixed(1).padStart(8);
  const line = (label: string, { acknowledged, answered }: Times) =>
    console.log(
      label.padEnd(22) +
        [acknowledged, answered]
          .map((all) => [0.5, 0.95, 0.99].map((part) => ms(quantile(all, part))).join(""))
          .join("  "),
    );
  console.log(`${"milliseconds".padEnd(22)}${"acknowledged".padStart(24)}  ${"answered".padStart(24)}`);
  console.log(
    `${"".padEnd(22)}${["p50", "p95", "p99"]
      .map((name) => name.padStart(8))
      .join("")
      .repeat(2)
      .replace(/(.{24})/, "$1  ")}`,
  );
  const all = new Times();
  for (const [name, times] of early) {
    line(name, times);
    all.acknowledged.push(...times.acknowledged);
    all.answered.push(...times.answered);
  }
  line("all of these", all);
  line(`moves, ${AT_ONCE} games at once`, together.times);
  console.log();

  const figures = {
    ackP99Ms: quantile(all.acknowledged, 0.99),
    answerP95Ms: quantile(all.answered, 0.95),
    restCallsPerMove: together.restCallsPerMove,
    movesPerSecond: together.movesPerSecond,
    cpuMsPerMove: together.cpuMsPerMove,
    ...counts,
    growthLength: growth(early, old),
    growthGames: growth(early, many),
  };
  const row = (label: string, value: number, aim: string) =>
    console.log(`${label.padEnd(52)}${value.toFixed(2).padStart(9)}   ${aim}`);
  row("acknowledgement, p99, ms", figures.ackP99Ms, "50 or less");
  row("answer, p95, ms", figures.answerP95Ms, "60 or less");
  row("REST calls a move, beside the acknowledgement", figures.restCallsPerMove, "2 or less");
  row(`moves a second, ${AT_ONCE} games at once`, figures.movesPerSecond, "");
  row("processor of a move and its completion, ms", figures.cpuMsPerMove, "");
  row("matches loaded for a typed coup", figures.loadsPerCommand, "2 or less");
  row("  for a completion", figures.loadsPerCompletion, "1 or less");
  row("  for a click", figures.loadsPerClick, "2 or less");
  row("queries of a typed coup, its post and the first post", figures.queriesPerMove, "16 or less");
  row("  of a completion", figures.queriesPerCompletion, "3 or less");
  row("  of /hand", figures.queriesPerHand, "4 or less");
  row(`a game of ${late} answers against one of ${opening}`, figures.growthLength, "1.2 or less");
  row(`${STORED} stored games against none`, figures.growthGames, "1.2 or less");
  console.log(
    `${together.moves} moves of ${AT_ONCE} games made ${together.posts} posts; the last came ${Math.round(together.drainedInMs)} ms after the last move\n`,
  );
  const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}
