import "./skia.ts";
import { createRequire } from "node:module";
import { newCanvas } from "../kit/canvas.ts";
import type { Sketch } from "../kit/sketch.ts";
import { bucketOf, nearestOf, type Palette, paletteOf } from "./palette.ts";

/** What is used of gifenc, which has no types. */
interface Gifenc {
  GIFEncoder(options: { readonly initialCapacity: number }): {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}

interface Frame {
  readonly palette?: readonly (readonly [red: number, green: number, blue: number])[];
  readonly delay: number;
  readonly dispose: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
}

// by its CommonJS file, which every loader reads alike
const { GIFEncoder }: Gifenc = createRequire(import.meta.url)("gifenc");

/** As wide as Discord shows a picture, so that it need not be made smaller there. */
const WIDTH = 800;
/** How long a picture stands, and the last of them. */
const STANDS_MS = 1700;
const LAST_STANDS_MS = 4000;

type Drawn = Pick<Sketch, "width" | "height" | "draw">;

/** Pictures of one size one after the other, over and over. After the first only what has changed is in it. */
export function gifOf(sketches: readonly Drawn[]): Uint8Array {
  const [first] = sketches;
  if (first === undefined) throw new Error("A film of nothing");
  const height = Math.round((first.height / first.width) * WIDTH);
  const frames = pixelsOf(sketches, WIDTH, height);
  const palette = commonPalette(frames, WIDTH, height);
  const colours = Array.from(palette.colours.subarray(0, palette.size), rgb);
  // the one that is left stands for what has not changed
  const same = palette.size;
  const table = [...colours, [0, 0, 0] as const];
  const encoder = GIFEncoder({ initialCapacity: 1 << 19 });
  let before: Uint8Array | null = null;
  for (const [at, pixels] of frames.entries()) {
    const indices = indicesOf(pixels, palette);
    const delay = at === frames.length - 1 ? LAST_STANDS_MS : STANDS_MS;
    if (before === null) encoder.writeFrame(indices, WIDTH, height, { palette: table, delay, dispose: 1 });
    else {
      const fresh = changesIn(before, indices, same);
      encoder.writeFrame(fresh, WIDTH, height, { delay, dispose: 1, transparent: true, transparentIndex: same });
    }
    before = indices;
  }
  encoder.finish();
  return encoder.bytes();
}

/** One canvas for all of them: what is drawn is copied out of it. */
function pixelsOf(sketches: readonly Drawn[], width: number, height: number): Uint32Array[] {
  const canvas = newCanvas(width, height);
  const pen = canvas.getContext("2d");
  return sketches.map((sketch) => {
    pen.reset();
    pen.imageSmoothingQuality = "high";
    pen.scale(width / sketch.width, width / sketch.width);
    sketch.draw(pen);
    const pixels = canvas.data();
    return new Uint32Array(pixels.buffer, pixels.byteOffset, width * height).slice();
  });
}

/** The colours of all of them: of so many the first, the last and one between. */
function commonPalette(frames: readonly Uint32Array[], width: number, height: number): Palette {
  const chosen = [...new Set([0, frames.length >> 1, frames.length - 1])].flatMap((at) => frames[at] ?? []);
  const all = new Uint32Array(chosen.length * width * height);
  for (const [at, pixels] of chosen.entries()) all.set(pixels, at * width * height);
  return paletteOf(all, width, chosen.length * height, 255);
}

function changesIn(before: Uint8Array, now: Uint8Array, same: number): Uint8Array {
  const fresh = now.slice();
  for (let at = 0; at < fresh.length; at++) if (before[at] === now[at]) fresh[at] = same;
  return fresh;
}

const rgb = (pixel: number) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255] as const;

function indicesOf(pixels: Uint32Array, palette: Palette): Uint8Array {
  const { index } = palette;
  const indices = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] as number;
    const bucket = bucketOf(pixel);
    let value = index[bucket] as number;
    if (value < 0) {
      value = nearestOf(palette, pixel);
      index[bucket] = value;
    }
    indices[at] = value;
  }
  return indices;
}
