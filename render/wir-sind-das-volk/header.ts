import { provincesOf } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { volkMessages } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import { germanies, germanyOf, type Seat, seats } from "../../src/games/wir-sind-das-volk/seats.ts";
import { protestsOf } from "../../src/games/wir-sind-das-volk/standing.ts";
import { outcomeLine, worded } from "../../src/i18n/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import { paragraph, widthOf, write } from "../kit/text.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { inWords, label, nameIn, roman, sentence, told, unmarked } from "./labels.ts";
import { header } from "./layout.ts";
import { badge, token } from "./marks.ts";
import type { BoardScene, OpenView } from "./model.ts";

const small = { size: 25, weight: "bold", colour: colours.headerSoft, align: "center" } as const;
const big = { size: 58, weight: "bold", colour: colours.card, align: "center" } as const;

/** Whose move it is and what is asked, the decade, prestige and what brings a state down: large enough for a phone. */
export function drawHeader(pen: Pen, scene: BoardScene, changes: Changes): void {
  const { language, view } = scene;
  box(pen, header, { fill: colours.header });
  drawMove(pen, scene);
  write(pen, label(language, "decade"), 1290, 28, small, 180);
  write(pen, partOf(view, language), 1290, 80, big, 190, 0.5);
  write(pen, label(language, "prestige"), 1490, 28, small, 180);
  drawPrestige(pen, view, language);
  if (changes.tracks.has("prestige")) underline(pen, 1410, 160);
  write(pen, label(language, "protests"), 1778, 28, small, 300);
  for (const [at, side] of germanies.entries()) {
    const x = 1650 + at * 176;
    const count = protestsOf(view, provincesOf[side]);
    token(pen, side, x, 80, 56, label(language, side));
    write(pen, String(count), x + 56, 80, { ...big, size: 60 });
    write(pen, "/4", x + 78, 90, { ...small, align: "left" });
  }
  if (changes.unrest.size > 0 || changes.suppliers.size > 0) underline(pen, 1612, 340);
}

function drawPrestige(pen: Pen, { tracks }: OpenView, language: BoardScene["language"]): void {
  const at = tracks.prestige;
  const side = at > 0 ? "east" : "west";
  token(pen, side, 1454, 80, 60, label(language, side));
  write(pen, String(Math.abs(at)), 1518, 80, { ...big, size: 60 });
}

/** `II · 1`; in 2+2 the sub-decade has a letter. */
function partOf({ decade, part, powers, step }: OpenView, language: BoardScene["language"]): string {
  if (step.at === "phase" || step.at === "decade") return roman(decade);
  return `${roman(decade)} · ${powers === null ? part : inWords(language, { key: `part.${part}`, args: {} })}`;
}

const underline = (pen: Pen, x: number, w: number): void =>
  box(pen, { x, y: header.h - 7, w, h: 7 }, { fill: colours.last });

const isSeat = (seat: string): seat is Seat => seats.some((each) => each === seat);

function drawMove(pen: Pen, scene: BoardScene): void {
  const { asks, language } = scene;
  const asked = [...new Set(asks.map(({ seat }) => seat))].filter(isSeat);
  const shown = scene.outcome === null ? asked : scene.outcome.winners.filter(isSeat);
  const pitch = shown.length > 2 ? 84 : 104;
  for (const [at, seat] of shown.entries()) {
    const x = 68 + at * pitch;
    if (shown.length === 1)
      box(pen, { x: x - 56, y: 8, w: 112, h: header.h - 16 }, { fill: sideColours[germanyOf(seat)].light, radius: 12 });
    badge(pen, seat, x, header.h / 2, shown.length > 2 ? 74 : 92, language);
  }
  const left = shown.length === 0 ? 24 : 92 + (shown.length - 1) * pitch + 44;
  const { title, words } = moveWords(scene);
  const w = 1170 - left;
  const style = { size: 46, weight: "bold", colour: colours.card } as const;
  if (words === "") return write(pen, title, left, header.h / 2, style, w);
  const done = doneWords(scene);
  if (done !== "" && widthOf(words, 34) * 0.75 <= w) {
    write(pen, title, left, 28, { ...style, size: 42 }, w, 0.6);
    write(pen, words, left, 70, { size: 34, colour: colours.card }, w);
    write(pen, done, left, 106, { size: 27, colour: colours.headerSoft }, w, 0.8);
    return;
  }
  write(pen, title, left, 38, style, w, 0.6);
  const body = { size: 40, colour: colours.card } as const;
  if (widthOf(words, 40) * 0.75 <= w) write(pen, words, left, 90, body, w);
  else paragraph(pen, words, { x: left, y: 64, w, h: 58 }, { ...body, size: 26 }, 20);
}

/** What was just done, and by whom: the first line of the last post. */
function doneWords({ last, language, outcome }: BoardScene): string {
  // nobody has moved where the game begins
  const isMove = outcome === null && last[0]?.key !== "table-talk" && last[0]?.key !== "decade";
  const [first, ...others] = isMove ? told(language, last) : [];
  if (first === undefined) return "";
  return `${label(language, "last")}: ${first}${others.length > 0 ? " …" : ""}`;
}

/** Who is asked, when, and for what; or how the game ended. */
export function moveWords({ asks, language, view, outcome }: BoardScene): {
  readonly title: string;
  readonly words: string;
} {
  if (outcome !== null)
    return { title: label(language, "over"), words: unmarked(outcomeLine(language, outcome, volkMessages)) };
  const asked = [...new Set(asks.map(({ seat }) => seat))].filter(isSeat);
  const names = asked.map((seat) => nameIn(language, seat)).join(" + ");
  const title = [names, momentOf(view, language)].filter((part) => part !== "").join(" · ");
  const todo = asks.map(({ kind, args }) => worded(language, { key: `todo.${kind}`, args }, volkMessages) ?? "");
  const event = asks.map(({ args }) => (typeof args.event === "string" ? nameIn(language, args.event) : ""));
  const words = [...new Set(todo.map((each, at) => unmarked(event[at] === "" ? each : `${event[at]} · ${each}`)))];
  return { title, words: sentence(words.join("; ")) };
}

function momentOf(view: OpenView, language: BoardScene["language"]): string {
  const told = volkMessages.moment?.({ ...view, seat: null, hand: [] });
  return told === undefined ? "" : inWords(language, told);
}
