import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";

/** What is drawn with: the canvas of the browser, as every browser has it. */
export type Pen = SKRSContext2D;

type MakeCanvas = (width: number, height: number) => Canvas;

let make: MakeCanvas | null = null;

/** Says where canvases come from: from Skia here (`render/studio`), from the browser itself there. */
export function drawOn(maker: MakeCanvas): void {
  make = maker;
}

export function newCanvas(width: number, height: number): Canvas {
  if (make === null) throw new Error("Nobody has said where canvases come from");
  return make(width, height);
}
