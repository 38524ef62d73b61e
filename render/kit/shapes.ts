import type { Pen } from "./canvas.ts";
import { write } from "./text.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const centre = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
export const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });

/** Whether two boxes have something in common. */
export const touch = (one: Box, two: Box): boolean =>
  one.x + one.w > two.x && one.x < two.x + two.w && one.y + one.h > two.y && one.y < two.y + two.h;

/** The area that two boxes have in common. */
export function shared(one: Box, two: Box): number {
  const w = Math.min(one.x + one.w, two.x + two.w) - Math.max(one.x, two.x);
  const h = Math.min(one.y + one.h, two.y + two.h) - Math.max(one.y, two.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export interface Style {
  readonly fill?: string | undefined;
  readonly line?: string | undefined;
  readonly width?: number | undefined;
  readonly radius?: number | readonly number[] | undefined;
  readonly dash?: readonly number[] | undefined;
}

/** The current path filled and stroked. */
export function paint(pen: Pen, { fill, line, width = 2, dash }: Style): void {
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill();
  }
  if (line === undefined) return;
  pen.strokeStyle = line;
  pen.lineWidth = width;
  if (dash !== undefined) pen.setLineDash([...dash]);
  pen.stroke();
  if (dash !== undefined) pen.setLineDash([]);
}

export function box(pen: Pen, { x, y, w, h }: Box, look: Style): void {
  const { radius = 0 } = look;
  pen.beginPath();
  pen.roundRect(x, y, w, h, typeof radius === "number" ? radius : [...radius]);
  paint(pen, look);
}

export function disc(pen: Pen, x: number, y: number, radius: number, look: Style): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  paint(pen, look);
}

export function diamond(pen: Pen, x: number, y: number, radius: number, look: Style): void {
  polygon(
    pen,
    [
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
      [x - radius, y],
    ],
    look,
  );
}

export function polygon(pen: Pen, points: readonly (readonly [number, number])[], look: Style): void {
  pen.beginPath();
  for (const [at, [x, y]] of points.entries()) at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  pen.closePath();
  paint(pen, look);
}

export function line(pen: Pen, points: readonly (readonly [number, number])[], look: Style): void {
  pen.beginPath();
  for (const [at, [x, y]] of points.entries()) at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
  paint(pen, { width: look.width, line: look.line, dash: look.dash });
}

/** A straight arrow with its head at the second point. */
export function arrow(
  pen: Pen,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  colour: string,
  width = 4,
): void {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(width * 3, length);
  const [bx, by] = [x2 - ux * head, y2 - uy * head];
  line(
    pen,
    [
      [x1, y1],
      [bx, by],
    ],
    { line: colour, width },
  );
  polygon(
    pen,
    [
      [x2, y2],
      [bx - uy * head * 0.6, by + ux * head * 0.6],
      [bx + uy * head * 0.6, by - ux * head * 0.6],
    ],
    { fill: colour },
  );
}

/** What changed: a ring with a light edge, or another where the ground is light, to be seen on any ground. */
export function ring(pen: Pen, around: Box, colour: string, radius = 10, width = 7, edge = "#ffffff"): void {
  box(pen, inset(around, -width / 2 - 1), { line: edge, width: width + 4, radius: radius + width / 2 });
  box(pen, inset(around, -width / 2 - 1), { line: colour, width, radius: radius + width / 2 });
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die with its pips, its middle at the point. */
export function die(pen: Pen, value: number, x: number, y: number, size: number, look: Style, ink: string): void {
  box(pen, { x: x - size / 2, y: y - size / 2, w: size, h: size }, { radius: size * 0.2, ...look });
  const spots = pips[value];
  if (spots === undefined) {
    write(pen, String(value), x, y, { size: size * 0.7, weight: "bold", colour: ink, align: "center" });
    return;
  }
  for (const [dx, dy] of spots) disc(pen, x + dx * size * 0.26, y + dy * size * 0.26, size * 0.095, { fill: ink });
}

/** A playing card lying face up or down: a pile is several of them. */
export function cardIcon(pen: Pen, at: Box, count: number, look: Style): void {
  const shown = Math.min(3, Math.max(1, Math.ceil(count / 12)));
  for (let level = shown - 1; level >= 0; level--)
    box(pen, { ...at, x: at.x + level * 4, y: at.y - level * 4 }, { radius: 5, ...look });
}
