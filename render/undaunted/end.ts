import type { Language, Outcome } from "../../src/engine/index.ts";
import { scenarios } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { type Side, sides } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { outcomeLine } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { paragraph, widthOf, write } from "../kit/text.ts";
import type { EndInput } from "../painter.ts";
import { colours, sideColours } from "./colours.ts";
import { nearestGoal } from "./header.ts";
import { label, nameIn, unmarked } from "./labels.ts";
import { badge, drawOrders } from "./marks.ts";
import { type OpenView, openView } from "./model.ts";
import { paragraphs, trophies } from "./panels.ts";

const WIDTH = 1600;
const HEIGHT = 720;
const HEAD = 190;

/** How the game ended: the winner, and of both sides what was to be done, what was, and what was taken. */
export function endSketch({ view, language, outcome }: EndInput<UndauntedView>): Sketch {
  const open = openView(view);
  const words = unmarked(outcomeLine(language, outcome, undauntedMessages));
  return {
    key: `end:${JSON.stringify([open.scenario, open.armies, open.round, outcome.winners, words, language])}`,
    name: "end-of-game",
    alt: altOf([words, ...sides.map((side) => sideWords(open, side, language))]),
    width: WIDTH,
    height: HEIGHT,
    draw: (pen) => drawEnd(pen, open, outcome, words, language),
  };
}

function sideWords({ armies, scenario }: OpenView, side: Side, language: Language): string {
  const goal = nearestGoal(armies[side]);
  const taken = trophies(armies[side], language).map((each) => ` ${each}.`);
  const orders = scenarios[scenario].orders[side][language];
  return `${label(language, side)}: ${orders} ${goal?.done ?? 0}/${goal?.need ?? 0}.${taken.join("")}`;
}

function drawEnd(pen: Pen, view: OpenView, outcome: Outcome, words: string, language: Language): void {
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: colours.desk });
  box(pen, { x: 0, y: 0, w: WIDTH, h: HEAD }, { fill: colours.header });
  const winners = sides.filter((side) => outcome.winners.includes(side));
  for (const side of winners) badge(pen, side, 104, HEAD / 2, 132, language);
  const left = winners.length > 0 ? 200 : 44;
  const room = WIDTH - left - 40;
  const title = label(language, winners.length === 0 ? "draw" : "over");
  write(pen, title, left, 48, { size: 56, weight: "bold", colour: colours.card }, room);
  const body = { size: 36, colour: colours.card } as const;
  const end = paragraph(pen, words, { x: left, y: 82, w: room, h: 54 }, body, 22);
  const about = `${nameIn(language, view.scenario)} · ${label(language, "rounds")}: ${view.round}`;
  write(pen, about, left, Math.max(160, end + 20), { size: 26, colour: colours.headerSoft }, room);
  const w = (WIDTH - 3 * 28) / 2;
  for (const [index, side] of sides.entries())
    drawSide(pen, view, side, { x: 28 + index * (w + 28), y: HEAD + 28, w, h: HEIGHT - HEAD - 56 }, winners, language);
}

function drawSide(pen: Pen, view: OpenView, side: Side, at: Box, winners: readonly Side[], language: Language): void {
  const army = view.armies[side];
  const { strong } = sideColours[side];
  box(pen, at, { fill: colours.paper, radius: 14 });
  drawOrders(pen, side, scenarios[view.scenario].orders[side][language], { ...at, h: 120 }, 32, language);
  if (winners.includes(side)) box(pen, at, { line: colours.last, width: 10, radius: 14 });
  const goal = nearestGoal(army);
  if (goal !== undefined) {
    const done = String(goal.done);
    write(pen, done, at.x + 36, at.y + 200, { size: 120, weight: "bold", colour: strong });
    const soft = { size: 52, weight: "bold", colour: colours.soft } as const;
    write(pen, `/ ${goal.need}`, at.x + 52 + widthOf(done, 120, "bold"), at.y + 218, soft);
    const words = label(language, army.hopeless ? "hopeless" : goal.goal.type);
    const right = { ...soft, size: 40, weight: "regular", align: "right" } as const;
    write(pen, words, at.x + at.w - 36, at.y + 222, right, at.w - 260);
    drawPips(pen, goal.done, goal.need, { x: at.x + 36, y: at.y + 282, w: at.w - 72, h: 34 }, strong);
  }
  const room = { x: at.x + 36, y: at.y + 344, w: at.w - 72, h: at.h - 364 };
  const lines = trophies(army, language);
  paragraphs(pen, lines.length > 0 ? lines : [`${label(language, "trophies")}: –`], room, 30);
}

/** What was needed as a row of cells, those that were reached full. */
function drawPips(pen: Pen, done: number, need: number, { x, y, w, h }: Box, colour: string): void {
  const gap = 10;
  const each = (w - gap * (need - 1)) / need;
  for (let at = 0; at < need; at++) {
    const full = at < done;
    const look = { fill: full ? colour : colours.card, line: full ? colour : colours.faint, width: 3, radius: 8 };
    box(pen, { x: x + at * (each + gap), y, w: each, h }, look);
  }
}
