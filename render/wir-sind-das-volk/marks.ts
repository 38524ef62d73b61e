import type { Language } from "../../src/engine/index.ts";
import type { Germany } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import { germanyOf, type Seat } from "../../src/games/wir-sind-das-volk/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { arrow, type Box, box, disc, line, polygon, type Style } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import type { Change } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";

/** A side without its colour: yellow ones are square, red ones round. */
export function token(pen: Pen, side: Germany, x: number, y: number, size: number, words = ""): void {
  const { solid, ink } = sideColours[side];
  const look = { fill: solid, line: side === "west" ? colours.ink : colours.card, width: size * 0.06 };
  if (side === "west")
    box(pen, { x: x - size / 2, y: y - size / 2, w: size, h: size }, { ...look, radius: size * 0.14 });
  else disc(pen, x, y, size * 0.54, look);
  if (words !== "")
    write(pen, words, x, y, { size: size * 0.62, weight: "bold", colour: ink, align: "center" }, size * 0.84, 0.3);
}

/** The sign of a seat with its name in it. */
export const badge = (pen: Pen, seat: Seat, x: number, y: number, size: number, language: Language): void =>
  token(pen, germanyOf(seat), x, y, size, label(language, seat));

export function panel(pen: Pen, at: Box, title: string): void {
  box(pen, at, { fill: colours.paper, line: colours.coast, width: 2, radius: 10 });
  if (title !== "")
    write(pen, title, at.x + 14, at.y + 21, { size: 20, weight: "bold", colour: colours.soft }, at.w - 28);
}

/** Unrest: a burst. */
export function burst(pen: Pen, x: number, y: number, radius: number, look: Style): void {
  const points = Array.from({ length: 18 }, (_, at) => {
    const reach = at % 2 === 0 ? radius : radius * 0.74;
    const angle = (at / 18) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  polygon(pen, points, look);
}

/** Living standard: a house. */
export function house(pen: Pen, x: number, y: number, size: number, look: Style): void {
  const half = size / 2;
  polygon(
    pen,
    [
      [x - half, y - half * 0.1],
      [x, y - half],
      [x + half, y - half * 0.1],
      [x + half * 0.78, y - half * 0.1],
      [x + half * 0.78, y + half * 0.9],
      [x - half * 0.78, y + half * 0.9],
      [x - half * 0.78, y - half * 0.1],
    ],
    look,
  );
}

/** A factory: a hall with a saw-tooth roof. Its middle is the middle of the wall, where the value stands. */
export function factory(pen: Pen, x: number, y: number, size: number, look: Style): void {
  const half = size / 2;
  const roof = y - half * 0.72;
  polygon(
    pen,
    [
      [x - half, y + half],
      [x - half, roof],
      [x - half * 0.34, roof - half * 0.42],
      [x - half * 0.34, roof],
      [x + half * 0.32, roof - half * 0.42],
      [x + half * 0.32, roof],
      [x + half, roof - half * 0.42],
      [x + half, y + half],
    ],
    look,
  );
}

/** A socialist: a pawn. */
export function pawn(pen: Pen, x: number, y: number, size: number, fill: string): void {
  const look = { fill, line: colours.card, width: 2 };
  polygon(
    pen,
    [
      [x - size * 0.36, y + size * 0.5],
      [x - size * 0.14, y - size * 0.1],
      [x + size * 0.14, y - size * 0.1],
      [x + size * 0.36, y + size * 0.5],
    ],
    look,
  );
  disc(pen, x, y - size * 0.24, size * 0.24, look);
}

/** The police: a shield. */
export function shield(pen: Pen, x: number, y: number, size: number, look: Style): void {
  const half = size / 2;
  polygon(
    pen,
    [
      [x - half * 0.84, y - half],
      [x + half * 0.84, y - half],
      [x + half * 0.84, y + half * 0.2],
      [x, y + half],
      [x - half * 0.84, y + half * 0.2],
    ],
    look,
  );
}

/** Courses of bricks. */
export function bricks(pen: Pen, { x, y, w, h }: Box, course: number): void {
  box(pen, { x, y, w, h }, { fill: "#a8a29a", line: colours.curtain, width: 2 });
  const look = { line: colours.curtain, width: 1.5 };
  for (let row = 0, top = y; top < y + h - 1; row++, top += course) {
    if (row > 0)
      line(
        pen,
        [
          [x, top],
          [x + w, top],
        ],
        look,
      );
    for (let left = x + (row % 2 === 0 ? course * 2 : course); left < x + w; left += course * 2)
      line(
        pen,
        [
          [left, top],
          [left, Math.min(top + course, y + h)],
        ],
        look,
      );
  }
}

/** A number; where it has changed the one before it stands small in front. */
export function amount(
  pen: Pen,
  cell: Box,
  value: number | string,
  change: Change | undefined,
  colour: string,
  size: number,
): void {
  const y = cell.y + cell.h / 2 + 1;
  const big = { size, weight: "bold", colour, align: "center" } as const;
  if (change === undefined) return write(pen, String(value), cell.x + cell.w / 2, y, big, cell.w - 4);
  const before = { size: size * 0.46, weight: "bold", colour, align: "left" } as const;
  const wide = Math.max(size * 0.34, widthOf(String(change.from), before.size, "bold"));
  write(pen, String(change.from), cell.x + 4, y - size * 0.26, before);
  arrow(pen, [cell.x + 4, y + size * 0.24], [cell.x + 4 + wide, y + size * 0.24], colour, size * 0.08);
  const left = cell.x + 6 + wide;
  write(pen, String(value), (left + cell.x + cell.w) / 2, y, big, cell.x + cell.w - left - 2, 0.4);
}
