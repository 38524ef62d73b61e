import type { Language } from "../../src/engine/index.ts";
import type { Side } from "../../src/games/cold-war/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";

/** A side without its colour: the US is a square, the USSR a disc. */
export function token(pen: Pen, side: Side, x: number, y: number, size: number, words = "", hollow = false): void {
  const { strong } = sideColours[side];
  const look = { fill: hollow ? colours.card : strong, line: hollow ? strong : colours.card, width: size * 0.08 };
  if (side === "us") box(pen, { x: x - size / 2, y: y - size / 2, w: size, h: size }, { ...look, radius: size * 0.14 });
  else disc(pen, x, y, size * 0.54, look);
  const colour = hollow ? strong : colours.card;
  if (words !== "")
    write(pen, words, x, y, { size: size * 0.62, weight: "bold", colour, align: "center" }, size * 0.84, 0.3);
}

/** The side's sign with its name in it. */
export const badge = (pen: Pen, side: Side, x: number, y: number, size: number, language: Language): void =>
  token(pen, side, x, y, size, label(language, side));

export function panel(pen: Pen, at: Box, title: string): void {
  box(pen, at, { fill: colours.paper, line: colours.coast, width: 2, radius: 10 });
  if (title !== "")
    write(pen, title, at.x + 14, at.y + 20, { size: 20, weight: "bold", colour: colours.soft }, at.w - 28);
}
