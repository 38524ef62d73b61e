import type { Pen } from "./canvas.ts";
import type { Box } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";

/** On a phone of 390 pixels Discord shows a picture this wide, and words below so many pixels cannot be read. */
const PHONE = 330;
const LEGIBLE = 9;

/** How wide a picture may be, so that letters of this size can be read on a phone before a tap. */
export const widthFor = (size: number): number => Math.floor((size * PHONE) / LEGIBLE);

/** The smallest letters that can be read on a phone in a picture of this width. */
export const leastIn = (width: number): number => (width * LEGIBLE) / PHONE;

/** Two and a half pixels for each of a phone's: three would take half as long again to draw. */
const WIDTH = 2.5 * PHONE;

/** Something that has changed: where, and how much it matters. */
export interface Subject {
  readonly at: Box;
  readonly weight: number;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Around what is shown, so that rings and dice are not cut off. */
const MARGIN = 24;

/**
 * The window of a size that shows most of what has changed, within bounds. If not all of it fits, what matters more is shown; of
 * two windows that show as much the one with the earlier subject.
 */
export function windowOn(subjects: readonly Subject[], { w, h }: Size, bounds: Box): Box {
  const around = subjects.map(({ at, weight }) => ({
    at: { x: at.x - MARGIN, y: at.y - MARGIN, w: at.w + 2 * MARGIN, h: at.h + 2 * MARGIN },
    weight,
  }));
  let best: readonly Subject[] = around.slice(0, 1);
  for (const { at: left } of around)
    for (const { at: top } of around) {
      const shown = around.filter(
        ({ at }) => at.x >= left.x && at.y >= top.y && at.x + at.w <= left.x + w && at.y + at.h <= top.y + h,
      );
      if (weightOf(shown) > weightOf(best)) best = shown;
    }
  const all = boundsOf(best.map(({ at }) => at));
  return {
    x: clamp(all.x + all.w / 2 - w / 2, bounds.x, bounds.x + bounds.w - w),
    y: clamp(all.y + all.h / 2 - h / 2, bounds.y, bounds.y + bounds.h - h),
    w,
    h,
  };
}

const weightOf = (subjects: readonly Subject[]): number => subjects.reduce((sum, { weight }) => sum + weight, 0);

/** What is smaller than the window lies in its middle. */
const clamp = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** The box around boxes. */
export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((each) => each.x + each.w)) - x,
    h: Math.max(...boxes.map((each) => each.y + each.h)) - y,
  };
}

/** A part of a sheet as a picture of its own: `draw` draws on the sheet, of which the frame is seen. */
export const cutOut = (frame: Box, draw: (pen: Pen) => void): Pick<Sketch, "width" | "height" | "draw"> => ({
  width: WIDTH,
  height: Math.floor((frame.h * WIDTH) / frame.w),
  draw: (pen) => {
    pen.scale(WIDTH / frame.w, WIDTH / frame.w);
    pen.translate(-frame.x, -frame.y);
    pen.beginPath();
    pen.rect(frame.x, frame.y, frame.w, frame.h);
    pen.clip();
    draw(pen);
  },
});
