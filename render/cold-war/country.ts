import type { Language } from "../../src/engine/index.ts";
import type { Board, Place } from "../../src/games/cold-war/components/board.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { type Atlas, countryBox } from "./atlas.ts";
import { colours } from "./colours.ts";
import { mapName } from "./labels.ts";

/** Of the strip's height, and what is left free beside it. */
const NAME = { size: 0.74, pad: 8 } as const;
/** Of the width between both sides. */
const STABILITY = 0.84;

/** How large its name is written: a long one is made smaller to fit. */
export function nameSize(atlas: Atlas, place: Place, language: Language): number {
  const size = atlas.country.strip * NAME.size;
  return Math.min(size, (size * (atlas.country.w - NAME.pad)) / fullWidth(atlas, place, language));
}

/** How wide its name stands there. */
export const nameWidth = (atlas: Atlas, place: Place, language: Language): number =>
  Math.min(atlas.country.w - NAME.pad, fullWidth(atlas, place, language));

const fullWidth = (atlas: Atlas, place: Place, language: Language): number =>
  widthOf(mapName(atlas, language, atlas.board.id(place)), atlas.country.strip * NAME.size, "bold");

/** A country without influence: its name, dark for a battleground, and its stability. */
export function drawCountry(pen: Pen, atlas: Atlas, place: Place, language: Language, board = atlas.board): void {
  const at = countryBox(atlas, place);
  const { country } = atlas;
  const { strip } = country;
  const battleground = board.battleground[place] === true;
  box(pen, at, { fill: colours.card, radius: 8 });
  box(pen, { ...at, h: strip }, { fill: battleground ? colours.ink : colours.plain, radius: [8, 8, 0, 0] });
  const style = {
    size: strip * NAME.size,
    weight: "bold",
    colour: battleground ? colours.card : colours.ink,
    align: "center",
  } as const;
  const name = mapName(atlas, language, board.id(place));
  write(pen, name, at.x + at.w / 2, at.y + strip / 2 + 0.5, style, at.w - NAME.pad);
  drawStability(pen, atlas, at, board.stability[place] ?? 0, colours.soft);
  outline(pen, at, battleground);
}

/** Countries that have become battlegrounds, or are none any more, look otherwise than printed. */
export function drawChanged(pen: Pen, atlas: Atlas, now: Board, shown: Iterable<Place>, language: Language): void {
  for (const place of shown)
    if (now.battleground[place] !== atlas.board.battleground[place]) drawCountry(pen, atlas, place, language, now);
}

export function drawStability(pen: Pen, atlas: Atlas, at: Box, stability: number, colour: string): void {
  const { middle } = cellsOf(atlas, at);
  const size = middle.w * STABILITY;
  const style = { size, weight: "bold", colour, align: "center" } as const;
  write(pen, String(stability), middle.x + middle.w / 2, middle.y + middle.h / 2, style);
}

export const outline = (pen: Pen, at: Box, battleground: boolean, colour: string = colours.ink): void =>
  box(pen, at, { line: colour, width: battleground ? 4 : 2, radius: 8 });

interface Sized {
  readonly country: { readonly strip: number; readonly middle: number };
}

/** The parts of a country's box under its name: the US on the left, stability, the USSR on the right. */
export function cellsOf({ country }: Sized, at: Box): { readonly us: Box; readonly middle: Box; readonly ussr: Box } {
  const y = at.y + country.strip;
  const h = at.h - country.strip;
  const w = (at.w - country.middle) / 2;
  return {
    us: { x: at.x, y, w, h },
    middle: { x: at.x + w, y, w: country.middle, h },
    ussr: { x: at.x + w + country.middle, y, w, h },
  };
}
