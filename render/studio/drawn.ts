import "./skia.ts";
import type { Canvas } from "@napi-rs/canvas";
import { newCanvas } from "../kit/canvas.ts";
import { Shelf } from "../kit/shelf.ts";
import type { Sketch } from "../kit/sketch.ts";
import { indexedPng } from "./png.ts";

/** One canvas per size: a new one each time would spend longer in getting memory than in drawing. */
const canvases = new Shelf<Canvas>(5);

/** The picture of a sketch, as the bytes of a PNG. */
export function drawn({ width, height, draw }: Pick<Sketch, "width" | "height" | "draw">): Uint8Array {
  const canvas = canvases.get(`${width}x${height}`, () => newCanvas(width, height));
  const pen = canvas.getContext("2d");
  pen.reset();
  draw(pen);
  const pixels = canvas.data();
  return indexedPng(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width, height);
}
