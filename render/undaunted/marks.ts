import type { Language } from "../../src/engine/index.ts";
import type { TokenFace } from "../../src/games/undaunted/components/index.ts";
import type { Side } from "../../src/games/undaunted/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, line, polygon, type Style } from "../kit/shapes.ts";
import { wrap, write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";

/** A side without its colour: the LRDG is square, Italy is round. */
export function sign(pen: Pen, side: Side, x: number, y: number, size: number, look?: Style): void {
  const shown = { fill: sideColours[side].strong, line: colours.card, width: size * 0.07, ...look };
  if (side === "lrdg")
    box(pen, { x: x - size / 2, y: y - size / 2, w: size, h: size }, { ...shown, radius: size * 0.1 });
  else disc(pen, x, y, size * 0.53, shown);
}

/** The side's sign with its name in it. */
export function badge(pen: Pen, side: Side, x: number, y: number, size: number, language: Language): void {
  sign(pen, side, x, y, size);
  const style = { size: size * 0.42, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, label(language, side), x, y, style, size * 0.88, 0.3);
}

/** A token on a tile: an eye on the hollow one where the side has scouted, a flag on the full one where it controls. */
export function token(pen: Pen, side: Side, face: TokenFace, x: number, y: number, size: number): void {
  const { strong } = sideColours[side];
  if (face === "controlled") {
    sign(pen, side, x, y, size);
    flag(pen, x, y, size * 0.56, colours.card);
    return;
  }
  sign(pen, side, x, y, size, { fill: colours.paper, line: strong, width: size * 0.1 });
  eye(pen, x, y, size * 0.3, strong);
}

export function flag(pen: Pen, x: number, y: number, size: number, colour: string): void {
  const left = x - size * 0.34;
  const [top, bottom] = [y - size / 2, y + size / 2];
  const pole = [
    [left, top],
    [left, bottom],
  ] as const;
  line(pen, pole, { line: colour, width: size * 0.13 });
  const cloth = [
    [left, top],
    [left + size * 0.8, top + size * 0.28],
    [left, top + size * 0.56],
  ] as const;
  polygon(pen, cloth, { fill: colour });
}

function eye(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(x - size, y);
  pen.quadraticCurveTo(x, y - size * 1.1, x + size, y);
  pen.quadraticCurveTo(x, y + size * 1.1, x - size, y);
  pen.closePath();
  pen.strokeStyle = colour;
  pen.lineWidth = size * 0.24;
  pen.stroke();
  disc(pen, x, y, size * 0.34, { fill: colour });
}

/** A shield with the cover that the ground gives. */
export function shield(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  words: string,
  colour: string = colours.ink,
): void {
  const [w, h] = [size * 0.46, size * 0.54];
  pen.beginPath();
  pen.moveTo(x - w, y - h);
  pen.lineTo(x + w, y - h);
  pen.lineTo(x + w, y);
  pen.quadraticCurveTo(x + w, y + h * 0.75, x, y + h);
  pen.quadraticCurveTo(x - w, y + h * 0.75, x - w, y);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
  const style = { size: size * 0.66, weight: "bold", colour: colours.card, align: "center" } as const;
  write(pen, words, x, y - size * 0.05, style, size * 0.84, 0.4);
}

/** A wheel struck out: no vehicle gets in. */
export function noWheels(pen: Pen, x: number, y: number, size: number): void {
  const r = size * 0.42;
  disc(pen, x, y, r, { fill: colours.card, line: colours.ink, width: size * 0.12 });
  disc(pen, x, y, r * 0.28, { fill: colours.ink });
  const bar = [
    [x - r * 1.15, y + r * 1.15],
    [x + r * 1.15, y - r * 1.15],
  ] as const;
  line(pen, bar, { line: colours.card, width: size * 0.26 });
  line(pen, bar, { line: colours.damage, width: size * 0.14 });
}

/** What is worth points: a star with their number. */
export function star(pen: Pen, x: number, y: number, size: number, words: string): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const r = (at % 2 === 0 ? 0.6 : 0.37) * size;
    const angle = -Math.PI / 2 + (at * Math.PI) / 5;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  pen.lineJoin = "round";
  polygon(pen, points, { fill: colours.ink, line: colours.ink, width: size * 0.1 });
  pen.lineJoin = "miter";
  write(pen, words, x, y + size * 0.02, { size: size * 0.52, weight: "bold", colour: colours.last, align: "center" });
}

/** The way out: an arrow in the side's sign. */
export function exit(pen: Pen, side: Side, x: number, y: number, size: number): void {
  sign(pen, side, x, y, size);
  const s = size * 0.3;
  const head = [
    [x - s, y - s * 0.4],
    [x, y - s * 0.4],
    [x, y - s],
    [x + s * 1.05, y],
    [x, y + s],
    [x, y + s * 0.4],
    [x - s, y + s * 0.4],
  ] as const;
  polygon(pen, head, { fill: colours.card });
}

/** A die of ten sides with its face, bright where it is a success. */
export function tenSided(pen: Pen, face: number, x: number, y: number, size: number, success: boolean): void {
  const [w, h] = [size * 0.52, size * 0.6];
  const kite = [
    [x, y - h],
    [x + w, y - h * 0.12],
    [x + w, y + h * 0.18],
    [x, y + h],
    [x - w, y + h * 0.18],
    [x - w, y - h * 0.12],
  ] as const;
  const ink = success ? colours.ink : colours.soft;
  polygon(pen, kite, { fill: success ? colours.last : colours.card, line: colours.ink, width: size * 0.07 });
  write(pen, String(face), x, y, { size: size * 0.62, weight: "bold", colour: ink, align: "center" });
}

/** Slanting lines over a box: what is out of action. */
export function hatch(pen: Pen, { x, y, w, h }: Box, colour: string, step: number, width: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  for (let at = x - h; at < x + w; at += step) {
    const stroke = [
      [at, y + h],
      [at + h, y],
    ] as const;
    line(pen, stroke, { line: colour, width });
  }
  pen.restore();
}

/** What a side is to do: its badge, and its orders in the middle of the band beside it. */
export function drawOrders(pen: Pen, side: Side, orders: string, at: Box, size: number, language: Language): void {
  box(pen, at, { fill: sideColours[side].light, radius: [10, 10, 0, 0] });
  badge(pen, side, at.x + at.h * 0.6, at.y + at.h / 2, at.h * 0.72, language);
  const w = at.w - at.h * 1.16 - 16;
  let fitting = size;
  while (fitting > size * 0.6 && wrap(orders, fitting, "bold", w).length * fitting * 1.28 > at.h - 8) fitting -= 0.5;
  const lines = wrap(orders, fitting, "bold", w);
  const top = at.y + at.h / 2 - (lines.length * fitting * 1.28) / 2;
  for (const [index, words] of lines.entries()) {
    const style = { size: fitting, weight: "bold", colour: colours.ink } as const;
    write(pen, words, at.x + at.h * 1.16, top + fitting * 1.28 * (index + 0.5), style, w);
  }
}

export function panel(pen: Pen, at: Box): void {
  box(pen, at, { fill: colours.paper, line: colours.edge, width: 2, radius: 10 });
}
