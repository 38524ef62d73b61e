import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { indexedPng } from "./png.ts";
import type { Pen } from "./text.ts";

/** A picture before it is drawn: all that decides what it shows is in `key`. */
export interface Sketch {
  readonly key: string;
  /** The file name without its ending. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  draw(pen: Pen): void;
}

/** One canvas per size: a new one each time would spend longer in getting memory than in drawing. */
const canvases = new Map<string, Canvas>();
const MOST_CANVASES = 12;

export function drawn({ width, height, draw }: Pick<Sketch, "width" | "height" | "draw">): Buffer {
  const key = `${width}x${height}`;
  let canvas = canvases.get(key);
  if (canvas === undefined) {
    if (canvases.size >= MOST_CANVASES) canvases.clear();
    canvas = createCanvas(width, height);
    canvases.set(key, canvas);
  }
  const pen = canvas.getContext("2d");
  pen.reset();
  draw(pen);
  const pixels = canvas.data();
  return indexedPng(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width, height);
}

const bases = new Map<string, Canvas>();

/** The part of a picture that never changes: drawn once under its key and kept. */
export function base(pen: Pen, key: string, width: number, height: number, draw: (pen: Pen) => void): void {
  let canvas = bases.get(key);
  if (canvas === undefined) {
    canvas = createCanvas(width, height);
    draw(canvas.getContext("2d"));
    bases.set(key, canvas);
  }
  pen.drawImage(canvas, 0, 0);
}
