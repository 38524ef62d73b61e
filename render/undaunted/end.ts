import type { Language, Outcome } from "../../src/engine/index.ts";
import { scenarios } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { type Side, sides } from "../../src/games/undaunted/seats.ts";
import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import { outcomeLine } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { drawHeading, headingHeight, PAGE, page, SIGN, wordsHeight, writeWords } from "../kit/page.ts";
import { type Box, box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { widthOf, write } from "../kit/text.ts";
import type { EndInput } from "../painter.ts";
import { colours, sideColours } from "./colours.ts";
import { COURSE, type Course, courseOf, courseWords, drawCourse, endsRound } from "./course.ts";
import { nearestGoal } from "./header.ts";
import { label, nameIn, unmarked } from "./labels.ts";
import { badge, drawOrders } from "./marks.ts";
import { bare, type OpenView, openView } from "./model.ts";
import { trophies } from "./panels.ts";

const GAP = 20;
const ORDERS = 164;
/** The number of what was done, with its cells. */
const GOAL = 236;
const LINE = { size: 32, colour: colours.ink } as const;
const ROOM = PAGE - 2 * GAP - 64;

/** How the game ended: the winner, and of both sides what was to be done, what was, and what was taken. */
export function endSketch({
  view,
  language,
  outcome,
  entries,
}: EndInput<UndauntedView>): Sketch<EndInput<UndauntedView>> {
  const open = openView(view);
  const rounds = entries.filter(endsRound).map(bare);
  const course = courseOf(rounds, open);
  const words = outcome === null ? "" : unmarked(outcomeLine(language, outcome, undauntedMessages));
  return {
    key: `end:${JSON.stringify([open.scenario, open.armies, open.round, course, outcome?.winners ?? null, words, language])}`,
    name: "end-of-game",
    enough: { view, language, outcome, entries: rounds },
    alt: altOf([words, ...sides.map((side) => sideWords(open, side, language)), courseWords(course, language)]),
    ...endPage(open, course, outcome, words, language),
  };
}

function sideWords({ armies, scenario }: OpenView, side: Side, language: Language): string {
  const goal = nearestGoal(armies[side]);
  const taken = trophies(armies[side], language).map((each) => ` ${each}.`);
  const orders = scenarios[scenario].orders[side][language];
  return `${label(language, side)}: ${orders} ${goal?.done ?? 0}/${goal?.need ?? 0}.${taken.join("")}`;
}

function endPage(view: OpenView, course: Course, outcome: Outcome | null, words: string, language: Language) {
  const winners = sides.filter((side) => outcome?.winners.includes(side));
  const title = label(language, outcome === null ? "goesOn" : winners.length === 0 ? "draw" : "over");
  const about = `${nameIn(language, view.scenario)} · ${label(language, "rounds")}: ${view.round}`;
  const heading = { title, words, about, signs: winners.length };
  let bottom = headingHeight(heading) + GAP;
  const places = sides.map((side): Box => {
    const at = { x: GAP, y: bottom, w: PAGE - 2 * GAP, h: sideHeight(view, side, language) };
    bottom += at.h + GAP;
    return at;
  });
  const curve = { x: GAP, y: bottom, w: PAGE - 2 * GAP, h: COURSE };
  bottom += COURSE + GAP;
  return page(PAGE, bottom, (pen) => {
    box(pen, { x: 0, y: 0, w: PAGE, h: bottom }, { fill: colours.desk });
    drawHeading(pen, heading, colours, (x, y, at) => badge(pen, winners[at] ?? "lrdg", x, y, SIGN, language));
    for (const [index, at] of places.entries()) {
      const side = sides[index];
      if (side !== undefined) drawSide(pen, view, side, at, winners, language);
    }
    drawCourse(pen, course, curve, language);
  });
}

function linesOf(view: OpenView, side: Side, language: Language): readonly string[] {
  const lines = trophies(view.armies[side], language);
  return lines.length > 0 ? lines : [`${label(language, "trophies")}: –`];
}

function sideHeight(view: OpenView, side: Side, language: Language): number {
  const goal = nearestGoal(view.armies[side]) === undefined ? 20 : GOAL;
  return linesOf(view, side, language).reduce((sum, words) => sum + wordsHeight(words, LINE, ROOM), ORDERS + goal) + 24;
}

function drawSide(pen: Pen, view: OpenView, side: Side, at: Box, winners: readonly Side[], language: Language): void {
  const army = view.armies[side];
  const { strong } = sideColours[side];
  box(pen, at, { fill: colours.paper, radius: 14 });
  drawOrders(pen, side, scenarios[view.scenario].orders[side][language], { ...at, h: ORDERS }, 36, language);
  if (winners.includes(side)) box(pen, at, { line: colours.last, width: 10, radius: 14 });
  const goal = nearestGoal(army);
  const left = at.x + 32;
  if (goal !== undefined) {
    const y = at.y + ORDERS + 80;
    const done = String(goal.done);
    write(pen, done, left, y, { size: 116, weight: "bold", colour: strong });
    const soft = { size: 54, weight: "bold", colour: colours.soft } as const;
    write(pen, `/ ${goal.need}`, left + 18 + widthOf(done, 116, "bold"), y + 20, soft);
    const words = label(language, army.hopeless ? "hopeless" : goal.goal.type);
    const right = { ...soft, size: 40, weight: "regular", align: "right" } as const;
    write(pen, words, at.x + at.w - 32, y + 22, right, at.w - 300);
    drawPips(pen, goal.done, goal.need, { x: left, y: y + 82, w: at.w - 64, h: 36 }, strong);
  }
  let y = at.y + ORDERS + (goal === undefined ? 20 : GOAL);
  for (const words of linesOf(view, side, language)) y = writeWords(pen, words, left, y, LINE, ROOM);
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
