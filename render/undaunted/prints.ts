import type { Language } from "../../src/engine/index.ts";
import { terrains } from "../../src/games/undaunted/components/index.ts";
import type { TileView } from "../../src/games/undaunted/view/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, inset } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { colours } from "./colours.ts";
import { nameIn } from "./labels.ts";
import { headOf } from "./layout.ts";
import { noWheels, shield } from "./marks.ts";

const NAME = 30;
const GROUND = 22;

/** Name, ground, cover and the mark that keeps vehicles out. */
export function drawPrint(pen: Pen, tile: TileView, at: Box, language: Language): void {
  const head = headOf(at);
  box(pen, head, { fill: "#fbf6e9d0", radius: [8, 8, 0, 0] });
  drawWords(pen, tile, at, language);
  drawCover(pen, tile, at);
  box(pen, at, { line: colours.edge, width: 2, radius: 8 });
  const below = inset({ ...at, y: at.y + head.h - 4, h: at.h - head.h + 4 }, 8);
  if (tile.impassable) box(pen, below, { line: "#8a6d46", width: 4, radius: 6, dash: [14, 10] });
}

/** What is printed once more, over a way that runs below it. */
export function printAgain(pen: Pen, tile: TileView, at: Box, language: Language): void {
  for (const each of printBoxes(tile, at, language)) box(pen, each, { fill: "#f6efdc", radius: 6 });
  drawWords(pen, tile, at, language);
  drawCover(pen, tile, at);
}

/** Where the words of a tile stand, and its cover. */
export function printBoxes(tile: TileView, at: Box, language: Language): readonly Box[] {
  const { y, h } = inset(headOf(at), 3);
  const { ground, left, room, shieldX } = partsOf(tile, at, language);
  const end = left + Math.min(room, widthOf(ground, GROUND));
  const marks = tile.impassable ? 66 : 22;
  return [
    { x: at.x + 12, y, w: end - at.x - 6, h },
    { x: shieldX - marks, y, w: marks + 22, h },
  ];
}

function partsOf({ id, terrain, impassable }: TileView, at: Box, language: Language) {
  const name = nameIn(language, id);
  const left = at.x + NAME + widthOf(name, NAME, "bold");
  const shieldX = at.x + at.w - 34;
  const ground = terrains[terrain].name[language];
  return { name, ground, left, shieldX, room: shieldX - 28 - (impassable ? 42 : 0) - left };
}

const middleOf = (at: Box): number => at.y + headOf(at).h / 2;

function drawWords(pen: Pen, tile: TileView, at: Box, language: Language): void {
  const { name, ground, left, room } = partsOf(tile, at, language);
  const y = middleOf(at) + 1;
  write(pen, name, at.x + 18, y, { size: NAME, weight: "bold", colour: colours.ink });
  write(pen, ground, left, y, { size: GROUND, colour: colours.ink }, room, 0.6);
}

function drawCover(pen: Pen, { cover, impassable }: TileView, at: Box): void {
  const x = at.x + at.w - 34;
  const y = middleOf(at) + 3;
  shield(pen, x, y, 36, cover === "hill" ? "3/1" : String(cover), cover === 0 ? colours.faint : colours.ink);
  if (impassable) noWheels(pen, x - 44, y, 32);
}
