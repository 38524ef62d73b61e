import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { Pen } from "./text.ts";

/** A picture to post: its bytes, a file name, and what it shows in words. */
export interface Picture {
  readonly bytes: Buffer;
  readonly name: string;
  readonly alt: string;
}

/** What a painter hands in: all that decides the picture is in `key`. */
export interface Sketch {
  readonly key: string;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  draw(pen: Pen): void;
}

/** Measured in docs/pictures.md: lossless, crisp, and the fastest of those that are. */
export const FORMAT = { type: "png", extension: "png" } as const;

/** Encoding runs in threads of the pool: more than two at once would starve the database and the network of them. */
const MOST_AT_ONCE = 2;
const MOST_KEPT_BYTES = 24 * 1024 * 1024;

const kept = new Map<string, Buffer>();
let keptBytes = 0;
const underWay = new Map<string, Promise<Buffer>>();
const queue: (() => void)[] = [];
let busy = 0;

/** Draws and encodes a sketch, or finds the picture made of the same sketch before. */
export async function develop({ key, name, alt, ...sketch }: Sketch): Promise<Picture> {
  const bytes = recall(key) ?? (await once(key, () => inTurn(() => encode(sketch))));
  return { bytes, name: `${name}.${FORMAT.extension}`, alt };
}

function recall(key: string): Buffer | undefined {
  const bytes = kept.get(key);
  if (bytes === undefined) return undefined;
  kept.delete(key);
  kept.set(key, bytes);
  return bytes;
}

function once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const already = underWay.get(key);
  if (already !== undefined) return already;
  const making = make()
    .then((bytes) => {
      keep(key, bytes);
      return bytes;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

function keep(key: string, bytes: Buffer): void {
  kept.set(key, bytes);
  keptBytes += bytes.length;
  for (const [oldest, old] of kept) {
    if (keptBytes <= MOST_KEPT_BYTES) break;
    kept.delete(oldest);
    keptBytes -= old.length;
  }
}

async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  if (busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  busy++;
  try {
    return await work();
  } finally {
    busy--;
    queue.shift()?.();
  }
}

async function encode({ width, height, draw }: Pick<Sketch, "width" | "height" | "draw">): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext("2d"));
  return canvas.encode(FORMAT.type);
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

/** Drops every kept picture: for measurements. */
export function forget(): void {
  kept.clear();
  keptBytes = 0;
}
