import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { scenarioIds } from "../../src/games/undaunted/components/index.ts";
import { benchBot } from "./bot.ts";
import { benchAgainst } from "./bot-against.ts";
import { benchComputer } from "./computer.ts";
import { benchEngine } from "./engine.ts";
import { benchRatings } from "./ratings.ts";
import { benchRender } from "./render.ts";
import { benchReplay } from "./replay.ts";
import { benchScale } from "./scale.ts";
import { benchStore } from "./store.ts";
import { benchTyping } from "./typing.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "10000" },
    game: { type: "string" },
    pictures: { type: "string", default: "200" },
    against: { type: "string" },
    results: { type: "string", default: "100000" },
    database: { type: "string", default: "sqlite" },
    processes: { type: "string", default: "1" },
    computers: { type: "string", default: "300" },
    seconds: { type: "string", default: "60" },
  },
});

const [what = "engine"] = positionals;
if (what === "bot") {
  await (values.against === undefined ? benchBot() : benchAgainst(resolve(values.against)));
  process.exit();
}
if (what === "render") {
  await benchRender(Number(values.pictures));
  process.exit();
}
if (what === "scale") {
  const { games, processes } = values;
  await benchScale({ games: Number(games), database: databaseNamed(values.database), processes: Number(processes) });
  process.exit();
}
if (what === "store") {
  await benchStore({ games: Number(values.games), database: databaseNamed(values.database) });
  process.exit();
}
if (what === "replay") {
  await benchReplay();
  process.exit();
}
if (what === "ratings") {
  await benchRatings(Number(values.results));
  process.exit();
}
if (what === "typing") {
  benchTyping();
  process.exit();
}
if (what === "computer") {
  const measured = [...titles.values()].filter(({ game }) => values.game === undefined || game.id === values.game);
  await benchComputer(measured, { computers: Number(values.computers), seconds: Number(values.seconds) });
  process.exit();
}
if (what !== "engine") {
  console.error(
    `Nothing to measure called ${what}. There is: engine, bot, computer, ratings, replay, scale, render, store, typing`,
  );
  process.exit(2);
}
/** Whole random games a second that a game is meant to reach. */
const aims: Readonly<Record<string, number>> = {
  "twilight-struggle": 300,
  "red-sea": 1500,
  "undaunted-north-africa": 300,
  "wir-sind-das-volk": 200,
  "two-plus-two": 200,
};
/** Beside each game as it is without options: options that are played in turn. */
const inTurn: Readonly<Record<string, { readonly name: string; readonly tables: readonly object[] }>> = {
  "undaunted-north-africa": { name: "all scenarios", tables: scenarioIds.map((scenario) => ({ scenario })) },
};
const measured = values.game === undefined ? [...titles.keys()] : [values.game];

for (const id of measured) {
  const title = titles.get(id);
  if (title === undefined) {
    console.error(`No such game: ${id}. There is: ${[...titles.keys()].join(", ")}`);
    process.exit(2);
  }
  measure(title, id, [{}]);
  const more = inTurn[id];
  if (more !== undefined) measure(title, `${id}, ${more.name}`, more.tables);
}

function measure({ game }: AnyTitle, name: string, tables: readonly object[]): void {
  const figures = benchEngine({ game, tables });
  const row = (label: string, value: string, aim: string) =>
    console.log(`${label.padEnd(28)}${value.padStart(12)}   ${aim}`);
  console.log(`${name}: random play on one core, best of three runs`);
  row("decisions a second", String(figures.decisionsPerSecond), "120,000 or more");
  row(
    "whole games a second",
    String(figures.gamesPerSecond),
    `${aims[game.id]?.toLocaleString("en") ?? "any"} or more`,
  );
  row("one answer, p99", `${figures.answerP99Ms.toFixed(3)} ms`, "1 ms or less");
  row("load in mid-step, p95", `${figures.loadMs.toFixed(3)} ms`, "2 ms or less");
  row("saved game, largest", `${figures.savedBytes} B`, "30,000 B or less");
  const round = (value: number) => Math.round(value * 1000) / 1000;
  console.log(
    JSON.stringify({
      game: name,
      decisionsPerSecond: figures.decisionsPerSecond,
      gamesPerSecond: figures.gamesPerSecond,
      answerP99Ms: round(figures.answerP99Ms),
      loadMs: round(figures.loadMs),
      savedBytes: figures.savedBytes,
    }),
  );
}

function databaseNamed(name: string): "sqlite" | "postgres" {
  if (name !== "sqlite" && name !== "postgres") throw new Error("--database is sqlite or postgres");
  return name;
}
