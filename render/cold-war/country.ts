import type { Language } from "../../src/engine/index.ts";
import type { Board, Place } from "../../src/games/cold-war/components/board.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { type Atlas, countryBox } from "./atlas.ts";
import { colours } from "./colours.ts";
import { mapName } from "./labels.ts";

/** A country without influence: its name, dark for a battleground, and its stability. */
export function drawCountry(pen: Pen, atlas: Atlas, place: Place, language: Language, board = atlas.board): void {
  const at = countryBox(atlas, place);
  const { country } = atlas;
  const { strip } = country;
  const battleground = board.battleground[place] === true;
  box(pen, at, { fill: colours.card, radius: 8 });
  box(pen, { ...at, h: strip }, { fill: battleground ? colours.ink : colours.plain, radius: [8, 8, 0, 0] });
  const style = {
    size: strip * 0.74,
    weight: "bold",
    colour: battleground ? colours.card : colours.ink,
    align: "center",
  } as const;
  write(pen, mapName(atlas, language, board.id(place)), at.x + at.w / 2, at.y + strip / 2 + 0.5, style, at.w - 8);
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
  const size = middle.w * 0.84;
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
