import type { Canvas } from "@napi-rs/canvas";
import type { Pen } from "./canvas.ts";
import { Shelf } from "./shelf.ts";
import { still } from "./still.ts";

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

/** The parts of pictures that never change. */
const bases = new Shelf<Canvas>(8);

/** What no move changes: drawn once under its key and kept. */
export function base(pen: Pen, key: string, width: number, height: number, draw: (pen: Pen) => void): void {
  const canvas = bases.get(key, () => still(width, height, draw));
  pen.drawImage(canvas, 0, 0);
}
