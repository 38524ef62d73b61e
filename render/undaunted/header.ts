import type { Language } from "../../src/engine/index.ts";
import { scenarios } from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import { type Side, sides } from "../../src/games/undaunted/seats.ts";
import type { ArmyView } from "../../src/games/undaunted/view/index.ts";
import { outcomeLine, story } from "../../src/i18n/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import { paragraph, widthOf, write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { inWords, label, nameIn, sentence, unmarked } from "./labels.ts";
import { header, strip } from "./layout.ts";
import { badge, flag } from "./marks.ts";
import type { BoardScene, OpenView } from "./model.ts";

const SCORES = 1196;
const SCORE = 402;

/** Whose move it is and what is asked, and how far both sides have come: large enough for a phone; smaller what was just done. */
export function drawHeader(pen: Pen, scene: BoardScene): void {
  box(pen, header, { fill: colours.header });
  drawMove(pen, scene);
  for (const [at, side] of sides.entries()) drawScore(pen, scene, side, SCORES + at * SCORE);
  drawStrip(pen, scene);
}

const isSide = (seat: string): seat is Side => sides.some((side) => side === seat);

function drawMove(pen: Pen, scene: BoardScene): void {
  const { language, outcome } = scene;
  const shown = outcome === null ? askedOf(scene) : outcome.winners.filter(isSide);
  for (const [at, side] of shown.entries()) {
    const x = 72 + at * 124;
    box(pen, { x: x - 58, y: 10, w: 116, h: header.h - 20 }, { fill: sideColours[side].strong, radius: 12 });
    badge(pen, side, x, header.h / 2, 92, language);
  }
  const left = 28 + shown.length * 124 - (shown.length > 0 ? 2 : 0);
  const w = SCORES - 30 - left;
  const { title, words } = moveWords(scene);
  const style = { size: 50, weight: "bold", colour: colours.card } as const;
  if (words === "") return write(pen, title, left, header.h / 2, style, w);
  const done = doneWords(scene);
  if (done !== "" && widthOf(words, 36) * 0.75 <= w) {
    write(pen, title, left, 32, { ...style, size: 44 }, w, 0.7);
    write(pen, words, left, 76, { size: 36, colour: colours.card }, w, 0.74);
    write(pen, done, left, 115, { size: 27, colour: colours.headerSoft }, w, 0.8);
    return;
  }
  write(pen, title, left, 42, style, w, 0.7);
  const body = { size: 40, colour: colours.card } as const;
  if (widthOf(words, 40) * 0.75 <= w) write(pen, words, left, 98, body, w, 0.74);
  else paragraph(pen, words, { x: left, y: 70, w, h: 62 }, { ...body, size: 27 }, 20);
}

/** Those who are asked; if nobody is, whose turn it is. */
function askedOf({ asks, view }: BoardScene): Side[] {
  if (asks.length === 0) return view.active === null ? [] : [view.active];
  return [...new Set(asks.map(({ seat }) => seat))].filter(isSide);
}

/** What was just done, and by whom: the first line of the last post. */
function doneWords({ last, language, outcome }: BoardScene): string {
  // nobody has moved where the game begins
  const isMove = outcome === null && last[0]?.key !== "scenario";
  const [first, ...others] = isMove ? story(language, last, undauntedMessages) : [];
  if (first === undefined) return "";
  return `${label(language, "last")}: ${unmarked(first)}${others.length > 0 ? " …" : ""}`;
}

/** Who is asked, when, and for what; or how the game ended. */
export function moveWords(scene: BoardScene): { readonly title: string; readonly words: string } {
  const { asks, language, view, outcome } = scene;
  if (outcome !== null)
    return { title: label(language, "over"), words: unmarked(outcomeLine(language, outcome, undauntedMessages)) };
  const names = askedOf(scene).map((side) => label(language, side));
  const title = [names.join(" + "), momentOf(view, language)].filter((part) => part !== "").join(" · ");
  const todo = new Set(asks.map(({ kind, args }) => inWords(language, { key: `todo.${kind}`, args })));
  return { title, words: sentence([...todo].filter((part) => part !== "").join("; ")) };
}

export const momentOf = ({ round }: Pick<OpenView, "round">, language: Language): string =>
  round === 0 ? label(language, "setup") : `${label(language, "round")} ${round}`;

/** The goal that is nearest: any one wins. */
export function nearestGoal({ goals }: ArmyView): ArmyView["goals"][number] | undefined {
  return [...goals].sort((one, two) => two.done / two.need - one.done / one.need)[0];
}

/** How much of a goal is done: `2 / 3`, with the flag of whoever holds the initiative. */
function drawScore(pen: Pen, { view, language }: BoardScene, side: Side, x: number): void {
  const army = view.armies[side];
  const goal = nearestGoal(army);
  const cell = { x, y: 10, w: SCORE - 12, h: header.h - 20 };
  box(pen, cell, { fill: "#3d3125", radius: 12 });
  badge(pen, side, x + 64, header.h / 2, 88, language);
  if (view.initiative === side) {
    box(pen, { x: x + 94, y: 14, w: 42, h: 46 }, { fill: colours.last, radius: 8, line: colours.header, width: 4 });
    flag(pen, x + 115, 37, 28, colours.ink);
  }
  if (goal === undefined) return;
  const left = x + 148;
  const done = String(goal.done);
  write(pen, done, left, 54, { size: 76, weight: "bold", colour: colours.card });
  const small = { size: 44, weight: "bold", colour: colours.headerSoft } as const;
  write(pen, `/ ${goal.need}`, left + widthOf(done, 76, "bold") + 12, 62, small);
  const words = army.hopeless ? label(language, "hopeless") : label(language, goal.goal.type);
  const colour = army.hopeless ? colours.last : colours.headerSoft;
  write(pen, words, left, 108, { size: 27, colour }, cell.w - 158);
}

/** Which scenario, when and where; whose the initiative is. */
function drawStrip(pen: Pen, { view, language }: BoardScene): void {
  box(pen, strip, { fill: "#4a3c2c" });
  const { date, place } = scenarios[view.scenario];
  const y = strip.y + strip.h / 2;
  const name = nameIn(language, view.scenario);
  write(pen, name, 28, y, { size: 28, weight: "bold", colour: colours.card }, 620);
  const left = 28 + Math.min(620, widthOf(name, 28, "bold")) + 18;
  const words = `${date[language]} · ${place[language]}`;
  write(pen, words, left, y, { size: 25, colour: colours.headerSoft }, 1500 - left);
  const held = `${label(language, "initiative")}: ${label(language, view.initiative)}`;
  const wide = widthOf(held, 26, "bold");
  write(pen, held, 1972, y, { size: 26, weight: "bold", colour: colours.card, align: "right" });
  box(pen, { x: 1972 - wide - 44, y: y - 18, w: 34, h: 36 }, { fill: colours.last, radius: 6 });
  flag(pen, 1972 - wide - 27, y, 23, colours.ink);
}
