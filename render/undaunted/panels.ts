import type { Language } from "../../src/engine/index.ts";
import {
  type CardId,
  type CounterId,
  type StructureId,
  scenarios,
} from "../../src/games/undaunted/components/index.ts";
import { undauntedMessages } from "../../src/games/undaunted/messages/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { ArmyView } from "../../src/games/undaunted/view/index.ts";
import { story } from "../../src/i18n/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { wrap, write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import { colours, sideColours } from "./colours.ts";
import { label, nameIn, printed } from "./labels.ts";
import { drawOrders, panel } from "./marks.ts";
import type { BoardScene } from "./model.ts";

/** What a side is to do, how its cards lie, what it has played this turn and what it has taken. */
export function drawArmy(pen: Pen, { view, language }: BoardScene, side: Side, at: Box): void {
  const army = view.armies[side];
  panel(pen, at);
  drawOrders(pen, side, scenarios[view.scenario].orders[side][language], { ...at, h: 84 }, 26, language);
  if (view.active === side) box(pen, at, { line: sideColours[side].strong, width: 6, radius: 10 });
  drawPiles(pen, army, { x: at.x + 14, y: at.y + 96, w: at.w - 28, h: 78 }, language);
  const room = { x: at.x + 18, y: at.y + 186, w: at.w - 36, h: at.h - 196 };
  const lines = [`${label(language, "played")}: ${listed(army.played, language)}`, ...trophies(army, language)];
  paragraphs(pen, lines, room, 24);
}

const piles = ["hand", "deck", "discard", "supply", "removed", "tokens"] as const;

function drawPiles(pen: Pen, army: ArmyView, at: Box, language: Language): void {
  const counts = {
    hand: army.handSize,
    deck: army.deckSize,
    discard: army.discard.length,
    supply: army.supply.length,
    removed: army.removedSize,
    tokens: army.tokensLeft,
  };
  for (const [index, cell] of cellsIn(at, piles.length, 8).entries()) {
    const name = piles[index] ?? "hand";
    box(pen, cell, { fill: name === "hand" ? colours.ink : "#f0e7d2", radius: 8 });
    const middle = cell.x + cell.w / 2;
    const ink = name === "hand" ? colours.card : colours.ink;
    const big = { size: 38, weight: "bold", colour: ink, align: "center" } as const;
    write(pen, String(counts[name]), middle, cell.y + 30, big);
    const soft = name === "hand" ? colours.headerSoft : colours.soft;
    write(pen, label(language, name), middle, cell.y + 62, { size: 19, colour: soft, align: "center" }, cell.w - 8);
  }
}

/** Titles once each, with how many there are of them. */
function listed(ids: readonly (CardId | CounterId | StructureId)[], language: Language): string {
  const titles = [...new Set(ids)];
  if (titles.length === 0) return "–";
  return titles
    .map((id) => {
      const count = ids.filter((each) => each === id).length;
      return `${nameIn(language, id)}${count > 1 ? ` × ${count}` : ""}`;
    })
    .join(", ");
}

export const trophies = (army: ArmyView, language: Language): string[] =>
  (["neutralised", "evacuated", "destroyed"] as const)
    .filter((kind) => army[kind].length > 0)
    .map((kind) => `${label(language, kind)}: ${listed(army[kind], language)}`);

/** Each on lines of its own, in the largest size with which all fit. */
function paragraphs(pen: Pen, lines: readonly string[], room: Box, most: number): void {
  let size = most;
  const broken = () => lines.flatMap((words) => wrap(words, size, "regular", room.w));
  while (size > 18 && broken().length * size * 1.28 > room.h) size -= 0.5;
  const fits = Math.floor(room.h / (size * 1.28));
  const shown = broken();
  // of what is too long the end is what matters
  const kept = shown.length > fits ? ["…", ...shown.slice(shown.length - fits + 1)] : shown;
  for (const [index, words] of kept.entries())
    write(pen, words, room.x, room.y + size * 1.28 * (index + 0.5), { size, colour: colours.ink }, room.w);
}

/** The last move in the words of its post; where none is told, what the scenario is about. */
export function drawLast(pen: Pen, { last, view, language }: BoardScene, at: Box): void {
  const isTold = last.length > 0;
  const title = isTold ? label(language, "last") : nameIn(language, view.scenario);
  const lines = isTold ? story(language, last, undauntedMessages) : [scenarios[view.scenario].brief[language]];
  panel(pen, at);
  const mark = isTold ? colours.last : colours.faint;
  box(pen, { x: at.x, y: at.y + 12, w: 8, h: at.h - 24 }, { fill: mark, radius: 4 });
  write(pen, title, at.x + 24, at.y + 30, { size: 26, weight: "bold", colour: colours.soft });
  paragraphs(pen, lines.map(printed), { x: at.x + 24, y: at.y + 54, w: at.w - 40, h: at.h - 66 }, 26);
}
