import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { indexedPng } from "./png.ts";
import { Shelf } from "./shelf.ts";
import { still } from "./still.ts";
import type { Pen } from "./text.ts";

/** A picture before it is drawn: all that decides what it shows is in `key`. */
export interface Sketch<Input = never> {
  readonly key: string;
  /** The file name without its ending. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Where the input is large: so much of it as makes the same sketch, for the thread that draws. */
  readonly enough?: Input;
  draw(pen: Pen): void;
}

/** One canvas per size: a new one each time would spend longer in getting memory than in drawing. */
const canvases = new Shelf<Canvas>(5);
/** The parts of pictures that never change. */
const bases = new Shelf<Canvas>(8);

export function drawn({ width, height, draw }: Pick<Sketch, "width" | "height" | "draw">): Uint8Array {
  const canvas = canvases.get(`${width}x${height}`, () => createCanvas(width, height));
  const pen = canvas.getContext("2d");
  pen.reset();
  draw(pen);
  const pixels = canvas.data();
  return indexedPng(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width, height);
}

/** What no move changes: drawn once under its key and kept. */
export function base(pen: Pen, key: string, width: number, height: number, draw: (pen: Pen) => void): void {
  const canvas = bases.get(key, () => still(width, height, draw));
  pen.drawImage(canvas, 0, 0);
}
