import type { Pen } from "./canvas.ts";
import { type Box, box, type Style } from "./shapes.ts";
import { type TextStyle, write } from "./text.ts";

/** A row of equal cells. */
export function cellsIn({ x, y, w, h }: Box, count: number, gap = 0): Box[] {
  const each = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (each + gap), y, w: each, h }));
}

export function cell(pen: Pen, at: Box, words: string, look: Style, style: TextStyle): void {
  box(pen, at, look);
  write(pen, words, at.x + at.w / 2, at.y + at.h / 2, { ...style, align: "center" }, at.w - 4);
}
