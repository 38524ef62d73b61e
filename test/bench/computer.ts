import { type Level, levelsOf, players, type Thought } from "../../src/computer/index.ts";
import { Imagined, Match, QuickFate, Random } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { benchCrowd, type CrowdOrders } from "./computer-crowd.ts";
import { memoryOfThinking } from "./computer-memory.ts";

/** How a level fared with the decisions of one game, spread over all of it. */
interface Figures {
  readonly title: string;
  readonly level: Level;
  readonly decisions: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** So many decisions of a level are measured, and so many games are imagined. */
const DECISIONS: Readonly<Record<Level, number>> = { easy: 300, normal: 120, hard: 30 };
const IMAGINED = 20;
const MOST_ANSWERS = 2_000;

/** Hard decisions of each title that its thread's memory is measured by. */
const REMEMBERED = 10;

/**
 * Decisions a second and how long one takes and imagined answers a second, by processor time; what a thinking thread has in memory; how
 * fast the bot acknowledges people while many computers think. The last line is JSON.
 */
export async function benchComputer(titles: readonly AnyTitle[], orders: CrowdOrders): Promise<void> {
  const figures: Figures[] = [];
  const imagined: Record<string, number> = {};
  for (const title of titles) {
    const { id } = title.game;
    const each = imaginedPerSecond(title);
    if (each !== null) imagined[id] = each;
    console.log(
      `${id}: ${each === null ? "does not look ahead" : `${each.toLocaleString("en")} imagined answers a second`}`,
    );
    for (const level of levelsOf(title)) {
      const found = measured(title, level);
      figures.push(found);
      const { decisions, perSecond, p50Ms, p95Ms } = found;
      console.log(
        `  ${level.padEnd(8)}${decisions} decisions, ${perSecond} a second, p50 ${p50Ms} ms, p95 ${p95Ms} ms`,
      );
    }
  }
  const threadMb = await memoryOfThinking(titles.flatMap(thoughts));
  console.log(`a thinking thread has at most ${threadMb} MB`);
  const crowd = await benchCrowd(orders);
  console.log(JSON.stringify({ imagined, figures, threadMb, crowd }));
}

/** What a thread is asked, spread over a game. */
function thoughts(title: AnyTitle): Thought[] {
  const asked = choices(title);
  const every = Math.max(1, Math.floor(asked.length / REMEMBERED));
  const level = levelsOf(title).at(-1) ?? "easy";
  return asked
    .filter((_, at) => at % every === 0)
    .map(({ match, ask }, at) => ({
      ...{ title: title.game.id, level, ask, seed: `memory ${at}` },
      known: match.known(ask.seat),
    }));
}

/** Milliseconds of the processor: other programs do not count. */
const spent = (): number => process.cpuUsage().user / 1000;

/** Whole games of the policy against itself, imagined; the first ones are for the compiler. */
function imaginedPerSecond({ game, mind }: AnyTitle): number | null {
  if (mind === undefined) return null;
  let [answers, began] = [0, 0];
  for (let at = -2; at < IMAGINED; at++) {
    if (at === 0) [answers, began] = [0, spent()];
    const play = new Imagined(game, game.start(game.options({})), new QuickFate(at));
    const random = new Random(`bench ${at}`);
    for (let count = 0; play.outcome === null && count < MOST_ANSWERS; count++, answers++)
      play.answer(play.asks.map((ask) => mind.quick(play.state, ask, random)));
  }
  return Math.round((answers / (spent() - began)) * 1000);
}

/** A level decides, the policy plays on: so every level is asked the same. */
function measured(title: AnyTitle, level: Level): Figures {
  const asked = choices(title);
  const every = Math.max(1, Math.floor(asked.length / DECISIONS[level]));
  const times: number[] = [];
  let at = 0;
  for (const { match, ask } of asked) {
    if (at++ % every !== 0) continue;
    const known = match.known(ask.seat);
    const began = spent();
    players[level](title, { known, ask, seed: `bench ${at}` });
    times.push(spent() - began);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((one, other) => one - other);
  const part = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return {
    title: title.game.id,
    level,
    decisions: times.length,
    perSecond: Math.round((times.length / total) * 1000),
    p50Ms: part(0.5),
    p95Ms: part(0.95),
  };
}

/** What is asked with a choice in one game of the policy against itself. */
function choices({ game, policy }: AnyTitle) {
  const match: AnyMatch = Match.start(game, { seed: "bench" });
  const random = new Random("bench");
  const found: { match: AnyMatch; ask: AnyMatch["pending"][number] }[] = [];
  while (match.outcome === null && found.length < MOST_ANSWERS) {
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) break;
    if (ask.options.length > 1) found.push({ match: match.clone(), ask });
    match.answer(ask.seat, policy(match.view(ask.seat), ask, random));
  }
  return found;
}
