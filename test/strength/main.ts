import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Part, Report } from "./part.ts";
import { Tally } from "./tally.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "twilight-struggle" },
    /** `all`: one after the other. */
    scenario: { type: "string", default: "" },
    /** Options of the game as JSON. */
    options: { type: "string", default: "{}" },
    /** A level, `random`, `sensible`, or a file whose default export is `(view, ask, random) => option id`. */
    a: { type: "string", default: "easy" },
    b: { type: "string", default: "random" },
    /** One seat is a, all others are b. */
    alone: { type: "boolean", default: false },
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "dead-drop" },
    workers: { type: "string", default: "1" },
    /** Stops as soon as the share is surely above or below this; of a seat alone, so many times the share of the others in it. */
    bar: { type: "string", default: "" },
  },
});

const { game, scenario, a, b, alone, seed } = values;
const [games, workers] = [Number(values.games), Number(values.workers)];
const tally = new Tally(values.bar === "" ? null : Number(values.bar));

const parts = Array.from({ length: workers }, (_, first) => {
  const options = JSON.parse(values.options) as Part["options"];
  const part: Part = { game, scenario, options, a, b, alone, seed, games, first, every: workers };
  const child = fork(fileURLToPath(new URL("./part.ts", import.meta.url)), { execArgv: ["--import", "tsx"] });
  child.send(part);
  child.on("message", (one: Report) => {
    if (tally.isEnough) return;
    tally.add(one);
    if (tally.played % 10 === 0) console.log(tally.line);
    if (tally.isEnough) stop();
  });
  return child;
});

/** What has been played by then is told. */
function stop(): void {
  for (const each of parts) each.kill();
}
process.once("SIGINT", stop).once("SIGTERM", stop);

const codes = await Promise.all(parts.map((part) => new Promise((resolve) => part.once("exit", resolve))));
for (const line of tally.ends) console.log(line);
console.log(JSON.stringify({ game, ...(scenario === "" ? {} : { scenario }), a, b, ...tally.figures }));
process.exit(codes.some((code) => code === 1) ? 1 : 0);
