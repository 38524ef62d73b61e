import type { Pen } from "./canvas.ts";
import type { Box } from "./shapes.ts";
import { type TextStyle, wrap, write } from "./text.ts";

/**
 * Cards of a hand for a phone: two side by side are a thousand units across, and no letter is smaller than 28, which are nine of the
 * 330 pixels that a phone shows. A slip is as high as its words need.
 */
const GAP = 12;
export const SLIP = { w: 482, pad: 16, band: 60, type: 28 } as const;
/** What words have of a slip's width. */
export const SLIP_ROOM = SLIP.w - 2 * SLIP.pad;
/** Of a unit so many pixels. */
export const SLIP_SCALE = 0.82;

/** How wide a page of so many slips is. */
export const pageWidth = (count: number): number => (count === 1 ? 1 : 2) * (SLIP.w + GAP) + GAP;

interface Laid {
  readonly places: readonly Box[];
  readonly bottom: number;
}

/** Side by side from a height on; two in a row are equally high. */
export function layOut(heights: readonly number[], top: number): Laid {
  const places: Box[] = [];
  let y = top;
  for (let at = 0; at < heights.length; at += 2) {
    const row = heights.slice(at, at + 2);
    const h = Math.max(...row);
    for (const index of row.keys()) places.push({ x: GAP + index * (SLIP.w + GAP), y, w: SLIP.w, h });
    y += h + GAP;
  }
  return { places, bottom: y };
}

const LEADING = 1.26;

/** How high words are in so much room. */
export const wordsHeight = (words: string, { size, weight = "regular" }: TextStyle, room: number): number =>
  words === "" ? 0 : wrap(words, size, weight, room).length * size * LEADING;

/** Words broken into lines from a height on; returns where they end. */
export function writeWords(pen: Pen, words: string, x: number, top: number, style: TextStyle, room: number): number {
  const { size, weight = "regular" } = style;
  const lines = words === "" ? [] : wrap(words, size, weight, room);
  for (const [at, line] of lines.entries()) write(pen, line, x, top + size * LEADING * (at + 0.5), style, room, 0.99);
  return top + lines.length * size * LEADING;
}
