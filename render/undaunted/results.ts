import type { Language } from "../../src/engine/index.ts";
import {
  cards,
  isCard,
  isSoldier,
  isStructure,
  isVehicle,
  vehicles as printed,
  type SoldierId,
} from "../../src/games/undaunted/components/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { arrow, type Box, box } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import type { Shot } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { counterWords, nameIn } from "./labels.ts";
import { sign } from "./marks.ts";
import type { OpenView } from "./model.ts";
import { rollWidth, rollWords } from "./rolls.ts";
import { drawStructure } from "./structures.ts";

/** How many units rows are across, under a part of the map. */
export const RESULTS = 1000;
const ROW = 74;
const PAD = 22;
const CHIP = { w: 82, h: 54 } as const;
const ARROW = 60;
const NAME = { most: 32, least: 28 } as const;

export const resultsHeight = (shots: readonly Shot[]): number => (shots.length === 0 ? 0 : shots.length * ROW + 12);

/** Who fired at whom, with the dice and what came of it, shot by shot: also where the window does not show both. */
export function drawResults(pen: Pen, shots: readonly Shot[], view: OpenView, language: Language): void {
  box(pen, { x: 0, y: 0, w: RESULTS, h: resultsHeight(shots) }, { fill: colours.paper });
  box(pen, { x: 0, y: 0, w: RESULTS, h: 5 }, { fill: colours.ink });
  for (const [index, shot] of shots.entries()) {
    const y = 8 + ROW * (index + 0.5);
    if (index > 0) box(pen, { x: PAD, y: y - ROW / 2 - 1, w: RESULTS - 2 * PAD, h: 2 }, { fill: colours.hair });
    const start = RESULTS - PAD + 18 - rollWidth(shot, language);
    rollWords(pen, shot, start, y, language);
    drawPair(pen, shot, { x: PAD, y, w: start - PAD, h: 0 }, view, language);
  }
}

/** Shooter and target, with their names where both can be read. */
function drawPair(pen: Pen, { shooter, target }: Shot, { x, y, w }: Box, view: OpenView, language: Language): void {
  const both = [shooter, target];
  const chips = both.reduce((sum, id) => sum + chipWidth(id) + 12, 0);
  const names = both.map((id) => nameIn(language, id));
  const room = w - chips - ARROW - 20;
  const wide = widthOf(names.join(""), NAME.most, "bold");
  const size = Math.min(NAME.most, (NAME.most * room) / wide);
  // letters on a counter stand for its name
  const shown = size >= NAME.least ? names : names.map((name, at) => (isSoldier(both[at] ?? "") ? "" : name));
  let left = x;
  for (const [at, id] of both.entries()) {
    drawChip(pen, id, left, y, view, language);
    left += chipWidth(id) + 12;
    const name = shown[at] ?? "";
    const style = { size: Math.max(size, NAME.least), weight: "bold", colour: colours.ink } as const;
    write(pen, name, left, y, style, x + w - left);
    left += widthOf(name, style.size, "bold") + (name === "" ? 0 : 12);
    if (at === 0) arrow(pen, [left, y], [left + ARROW - 16, y], colours.ink, 7);
    if (at === 0) left += ARROW;
  }
}

const chipWidth = (id: string): number => (isSoldier(id) ? CHIP.w : 44);

function sideOf(id: string, { vehicles }: OpenView): Side | null {
  if (isVehicle(id)) return vehicles.find((each) => each.id === id)?.owner ?? printed[id].side;
  return isCard(id) ? cards[id].side : null;
}

/** A soldier as his counter, a structure as it looks, anything else by the sign of its side. */
function drawChip(pen: Pen, id: string, x: number, y: number, view: OpenView, language: Language): void {
  if (isStructure(id)) return drawStructure(pen, id, x + 22, y, 42);
  const side = sideOf(id, view);
  if (side === null) return;
  if (isSoldier(id)) drawCounter(pen, id, side, { x, y: y - CHIP.h / 2, ...CHIP }, language);
  else sign(pen, side, x + 22, y, 38);
}

function drawCounter(pen: Pen, id: SoldierId, side: Side, at: Box, language: Language): void {
  box(pen, at, { fill: sideColours[side].strong, radius: side === "lrdg" ? 4 : at.h * 0.4 });
  const style = { size: 34, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, counterWords(id, language).code, at.x + at.w / 2, at.y + at.h / 2, style, at.w - 12);
}
