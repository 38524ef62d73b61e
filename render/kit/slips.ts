import { PAGE, TYPE } from "./page.ts";
import type { Box } from "./shapes.ts";

/** Cards for a phone, two side by side on a page. A slip is as high as its words need. */
const GAP = 12;
export const SLIP = { w: (PAGE - 3 * GAP) / 2, pad: 16, band: 60, type: TYPE } as const;
/** What words have of a slip's width. */
export const SLIP_ROOM = SLIP.w - 2 * SLIP.pad;

/** How wide a page of so many slips is. */
export const pageWidth = (count: number): number => (count === 1 ? 1 : 2) * (SLIP.w + GAP) + GAP;

/** Where the slips of a column begin: the left one, and the right one. */
export const columnAt = (index: number): number => GAP + index * (SLIP.w + GAP);

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
    for (const index of row.keys()) places.push({ x: columnAt(index), y, w: SLIP.w, h });
    y += h + GAP;
  }
  return { places, bottom: y };
}
