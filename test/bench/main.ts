import { parseArgs } from "node:util";
import { type AnyGame, type GameId, games } from "../../src/games/index.ts";
import { benchBot } from "./bot.ts";
import { benchEngine } from "./engine.ts";
import { benchRender } from "./render.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: "string", default: "twilight-struggle" }, pictures: { type: "string", default: "200" } },
});

const [what = "engine"] = positionals;
if (what === "bot") {
  await benchBot();
  process.exit();
}
if (what === "render") {
  await benchRender(Number(values.pictures));
  process.exit();
}
if (what !== "engine") {
  console.error(`Nothing to measure called ${what}. There is: engine, bot, render`);
  process.exit(2);
}
if (!Object.hasOwn(games, values.game)) {
  console.error(`No such game: ${values.game}. There is: ${Object.keys(games).join(", ")}`);
  process.exit(2);
}

const figures = benchEngine(games[values.game as GameId] as unknown as AnyGame);
const row = (label: string, value: string, aim: string) =>
  console.log(`${label.padEnd(28)}${value.padStart(12)}   ${aim}`);
console.log(`${values.game}: random play on one core, best of three runs`);
row("decisions a second", String(figures.decisionsPerSecond), "120,000 or more");
row("whole games a second", String(figures.gamesPerSecond), "300 or more");
row("one answer, p99", `${figures.answerP99Ms.toFixed(3)} ms`, "1 ms or less");
row("load in mid-step, p95", `${figures.loadMs.toFixed(3)} ms`, "2 ms or less");
row("saved game, largest", `${figures.savedBytes} B`, "30,000 B or less");
const round = (value: number) => Math.round(value * 1000) / 1000;
console.log(
  JSON.stringify({
    game: values.game,
    decisionsPerSecond: figures.decisionsPerSecond,
    gamesPerSecond: figures.gamesPerSecond,
    answerP99Ms: round(figures.answerP99Ms),
    loadMs: round(figures.loadMs),
    savedBytes: figures.savedBytes,
  }),
);
