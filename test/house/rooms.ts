import { readdirSync } from "node:fs";
import type { Import } from "./imports.ts";

/** A folder, or what stands in it beside its folders, and the rooms that it may take from. */
interface Room {
  readonly at: string;
  readonly takes: readonly string[];
}

/** Games of one family take from its folder. */
const families: Readonly<Record<string, string>> = {
  "twilight-struggle": "games/cold-war",
  "red-sea": "games/cold-war",
};

const folders = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const gameRooms = folders.map(({ name }): Room => {
  const family = families[name];
  return { at: `src/games/${name}/`, takes: ["engine", "i18n", "games", ...(family === undefined ? [] : [family])] };
});

/** The whole house. Whoever needs a new way from one room to another writes it down here, and asks himself why. */
const rooms: readonly Room[] = [
  { at: "src/engine/", takes: [] },
  { at: "src/metrics/", takes: [] },
  { at: "src/i18n/", takes: ["engine"] },
  { at: "src/ratings/", takes: [] },
  { at: "src/leagues/", takes: [] },
  { at: "src/store/", takes: ["engine", "metrics", "ratings"] },
  { at: "src/games/", takes: ["engine", "i18n"] },
  ...gameRooms,
  { at: "src/games/titles.ts", takes: ["games", ...gameRooms.map(({ at }) => nameOf(at))] },
  { at: "src/grammar/", takes: ["engine", "games", "i18n"] },
  { at: "src/processes/", takes: [] },
  { at: "src/computer/", takes: ["engine", "games"] },
  { at: "src/thinking/", takes: ["computer", "games/titles.ts"] },
  { at: "src/replay/", takes: ["engine", "games", "games/titles.ts", "i18n", "store", "table"] },
  // what a browser is sent; every title has a page of its own, so that no other is sent along
  {
    at: "src/replay/page/",
    takes: ["engine", "i18n", "replay", "render", "render/kit", ...gameRooms.map(({ at }) => nameOf(at))],
  },
  { at: "src/demo/", takes: ["games/titles.ts", "replay"] },
  {
    at: "src/demo/page/",
    takes: ["engine", "games", "i18n", "replay/page", "render", "render/kit", ...gameRooms.map(({ at }) => nameOf(at))],
  },
  { at: "src/table/", takes: ["engine", "computer", "games", "i18n", "leagues", "metrics", "store"] },
  { at: "render/kit/", takes: [] },
  { at: "render/", takes: ["engine", "i18n", "render/kit", ...gameRooms.map(({ at }) => nameOf(at))] },
  {
    at: "src/discord/",
    takes: [
      "engine",
      "games",
      "games/titles.ts",
      "i18n",
      "grammar",
      "leagues",
      "metrics",
      "processes",
      "ratings",
      "store",
      "table",
      "computer",
      "thinking",
      "render",
      "replay",
    ],
  },
  { at: "commands/", takes: ["engine", "computer", "games", "games/titles.ts", "i18n", "grammar", "table", "discord"] },
  { at: "src/playground/", takes: [] },
  { at: "src/upkeep/", takes: ["engine", "games", "games/titles.ts", "store", "table", "src"] },
  { at: "src/", takes: ["metrics", "processes", "store", "discord", "commands", "playground"] },
];

function nameOf(at: string): string {
  return at === "src/" ? "src" : at.replace(/^src\//, "").replace(/\/$/, "");
}

const longestFirst = [...rooms].sort((one, two) => two.at.length - one.at.length);

function roomOf(path: string): Room {
  const room = longestFirst.find(({ at }) => path.startsWith(at));
  if (room === undefined) throw new Error(`${path} is in no room`);
  return room;
}

/** What a painter may take of a game: what is printed and called, what a seat may know, and what can be asked of that. */
const shown =
  /^src\/games\/[\w-]+\/([\w-]+\/)?(view|standing|components|cards|names|seats|messages|options|reference)(\/|\.ts$)/;
const shownOfTurnZero = /^src\/games\/twilight-struggle\/turn-zero\/(crises|statecraft|ids)\.ts$/;

/** Imports that lead from one room to another without a way between them, or past what painters may see. */
export function strayImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      if (here !== there && !here.takes.includes(nameOf(there.at))) return true;
      const isPainting = here.at === "render/" && to.startsWith("src/games/");
      return isPainting && !shown.test(to) && !shownOfTurnZero.test(to);
    })
    .map(({ from, to }) => `${from} takes from ${to}`);
}

/** The ways that are used, as the page on architecture shows them. */
export function picture(imports: readonly Import[]): string {
  const ways = new Map(rooms.map(({ at }) => [nameOf(at), new Map<string, boolean>()]));
  for (const { from, to, typeOnly } of imports) {
    const [here, there] = [nameOf(roomOf(from).at), nameOf(roomOf(to).at)];
    const way = ways.get(here);
    if (here !== there) way?.set(there, (way.get(there) ?? true) && typeOnly);
  }
  const rows = [...ways].map(([room, way]) => {
    const taken = [...ways.keys()].filter((each) => way.has(each));
    const names = taken.map((each) => (way.get(each) ? `*${each}*` : each));
    return `| ${room} | ${names.join(", ") || "nothing of ours"} |`;
  });
  return ["| room | takes from (*types alone*) |", "| --- | --- |", ...rows].join("\n");
}
