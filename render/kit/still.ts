import type { Canvas } from "@napi-rs/canvas";
import { newCanvas, type Pen } from "./canvas.ts";

/**
 * A canvas of pixels. One that has been drawn on remembers how, and would be drawn anew wherever it is copied to: it is
 * copied once here.
 */
export function still(width: number, height: number, draw: (pen: Pen) => void): Canvas {
  const sketched = newCanvas(width, height).getContext("2d");
  draw(sketched);
  const canvas = newCanvas(width, height);
  canvas.getContext("2d").putImageData(sketched.getImageData(0, 0, width, height), 0, 0);
  return canvas;
}
