import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Played } from "./duel.ts";
import { interval, isDecided } from "./interval.ts";
import type { Part } from "./part.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "twilight-struggle" },
    scenario: { type: "string", default: "" },
    /** A level, `random`, `sensible`, or a file whose default export is `(view, ask, random) => option id`. */
    a: { type: "string", default: "easy" },
    b: { type: "string", default: "random" },
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "dead-drop" },
    workers: { type: "string", default: "1" },
    /** Stops as soon as the share is surely above or below this. */
    bar: { type: "string", default: "" },
  },
});

const { game, scenario, a, b, seed } = values;
const [games, workers, bar] = [Number(values.games), Number(values.workers), Number(values.bar)];
const played: Played[] = [];
const score = () => played.reduce((sum, each) => sum + each.score, 0);
const isEnough = () => values.bar !== "" && isDecided(score(), played.length, bar);

const parts = Array.from({ length: workers }, (_, first) => {
  const part: Part = { game, scenario, a, b, seed, games, first, every: workers };
  const child = fork(fileURLToPath(new URL("./part.ts", import.meta.url)), { execArgv: ["--import", "tsx"] });
  child.send(part);
  child.on("message", (one: Played) => {
    if (isEnough()) return;
    played.push(one);
    if (isEnough()) for (const each of parts) each.kill();
  });
  return child;
});
const codes = await Promise.all(parts.map((part) => new Promise((resolve) => part.once("exit", resolve))));

const times = played.flatMap((each) => each.times).sort((one, two) => one - two);
const rounded = (value: number, digits = 3) => Number(value.toFixed(digits));
const at = (share: number) => rounded(times[Math.floor(times.length * share)] ?? 0, 2);
const count = (what: (one: Played) => boolean) => played.filter(what).length;
const ends = new Map<string, number>();
for (const { how, score: own } of played) {
  const key = `${own === 1 ? "won" : own === 0 ? "lost" : "drawn"}: ${how}`;
  ends.set(key, (ends.get(key) ?? 0) + 1);
}
for (const [key, times] of [...ends].sort()) console.log(`${key} ${times}`);
const { low, high } = interval(score(), played.length);
console.log(
  JSON.stringify({
    game,
    a,
    b,
    games: played.length,
    wins: count((one) => one.score === 1),
    draws: count((one) => one.score === 0.5),
    share: rounded(score() / Math.max(1, played.length)),
    low: rounded(low),
    high: rounded(high),
    msP50: at(0.5),
    msP95: at(0.95),
    ownLosses: rounded(count((one) => one.ownLoss) / Math.max(1, played.length)),
  }),
);
process.exit(codes.some((code) => code === 1) ? 1 : 0);
