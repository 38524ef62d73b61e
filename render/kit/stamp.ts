import type { Canvas } from "@napi-rs/canvas";
import type { Pen } from "./canvas.ts";
import { still } from "./still.ts";

interface Stamp {
  readonly canvas: Canvas;
  /** From the point that was asked for to the corner of the canvas. */
  readonly left: number;
  readonly top: number;
}

/** How far it goes from the origin. */
interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const stamps = new Map<string, Stamp>();
const MOST_STAMPS = 1500;

/**
 * A small thing that is drawn again and again: kept as it came out, and copied to the nearest whole pixel. `draw` draws it
 * around the origin, within `reach` of it; `key` is all that decides how it looks.
 */
export function stamp(
  pen: Pen,
  key: string,
  at: { readonly x: number; readonly y: number },
  reach: Reach,
  draw: (pen: Pen) => void,
): void {
  const { a: scale, b, c, d, e, f } = pen.getTransform();
  // turned or stretched: pixels cannot be copied
  if (b !== 0 || c !== 0 || scale !== d) {
    pen.save();
    pen.translate(at.x, at.y);
    draw(pen);
    pen.restore();
    return;
  }
  const whole = `${key}@${scale}`;
  let found = stamps.get(whole);
  if (found === undefined) {
    if (stamps.size >= MOST_STAMPS) stamps.clear();
    found = cut(scale, reach, draw);
    stamps.set(whole, found);
  }
  const { canvas, left, top } = found;
  pen.save();
  pen.resetTransform();
  pen.drawImage(canvas, Math.round(at.x * scale + e) - left, Math.round(at.y * scale + f) - top);
  pen.restore();
}

function cut(scale: number, reach: Reach, draw: (pen: Pen) => void): Stamp {
  const [left, top] = [Math.ceil(reach.left * scale) + 1, Math.ceil(reach.top * scale) + 1];
  const [w, h] = [left + Math.ceil(reach.right * scale) + 1, top + Math.ceil(reach.bottom * scale) + 1];
  const canvas = still(w, h, (pen) => {
    pen.translate(left, top);
    pen.scale(scale, scale);
    draw(pen);
  });
  return { canvas, left, top };
}
