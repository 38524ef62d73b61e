import { type Level, levels, players } from "../../src/computer/index.ts";
import { Imagined, Match, QuickFate, Random } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";

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

/** Decisions a second and how long one takes, imagined answers a second, memory: by processor time, the last line is JSON. */
export function benchComputer(titles: readonly AnyTitle[]): void {
  const figures: Figures[] = [];
  const imagined: Record<string, number> = {};
  for (const title of titles) {
    const { id } = title.game;
    const each = imaginedPerSecond(title);
    if (each !== null) imagined[id] = each;
    console.log(
      `${id}: ${each === null ? "does not look ahead" : `${each.toLocaleString("en")} imagined answers a second`}`,
    );
    for (const level of levels) {
      const found = measured(title, level);
      figures.push(found);
      const { decisions, perSecond, p50Ms, p95Ms } = found;
      console.log(
        `  ${level.padEnd(8)}${decisions} decisions, ${perSecond} a second, p50 ${p50Ms} ms, p95 ${p95Ms} ms`,
      );
    }
  }
  const memoryMb = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.log(JSON.stringify({ imagined, figures, memoryMb }));
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
