import { createCanvas } from "@napi-rs/canvas";
import type { Pen } from "../../render/kit/canvas.ts";
import "../../render/studio/skia.ts";
import type { Drawn } from "./letters.ts";

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Words as they were written: `around` are the pixels that they were given. */
interface Written extends Area {
  readonly words: string;
  readonly font: string;
  readonly colour: string;
  readonly align: Pen["textAlign"];
  readonly scale: number;
  readonly x: number;
  readonly baseline: number;
}

/** So much of the letters has to be seen. */
const ENOUGH = 0.75;

/** What cannot be read: words that something was painted over, and single ones that were cut short. What the edge of a window cuts off is left out. */
export function hiddenIn(sketch: Drawn): string[] {
  const { width, height, draw } = sketch;
  const canvas = createCanvas(width, height);
  const written = writtenBy(canvas.getContext("2d"), draw, { left: 0, top: 0, right: width, bottom: height });
  const pixels = canvas.data();
  const covered = written.filter((each, at) => {
    const isRewritten = written.slice(at + 1).some((later) => isInPlaceOf(later, each));
    return !isRewritten && shareSeen(each, pixels, Math.floor(width)) < ENOUGH;
  });
  const cut = written.filter(({ words }) => /^[^\s…]+…$/.test(words));
  return [...covered, ...cut].map(({ words, left, top }) => `${words} at ${Math.round(left)}, ${Math.round(top)}`);
}

/** A number is written anew where it has changed, and a name where something ran over it. */
const isInPlaceOf = (later: Written, one: Written): boolean =>
  (later.words === one.words || (/^\d+$/.test(one.words) && /^\d+$/.test(later.words))) &&
  Math.abs(later.left + later.right - one.left - one.right) < 12 &&
  Math.abs(later.top + later.bottom - one.top - one.bottom) < 12;

function writtenBy(pen: Pen, draw: Drawn["draw"], canvas: Area): Written[] {
  const written: Written[] = [];
  const clips: Area[] = [];
  let clip = canvas;
  let rect = canvas;
  const spied: Readonly<Record<string, (...args: never[]) => unknown>> = {
    // a scale that is not the same both ways: nothing is copied from stamps, and all words come by here
    getTransform: () => {
      const { a, b, c, d, e, f } = pen.getTransform();
      return { a, b, c, d: d + 1e-9, e, f };
    },
    save: () => {
      clips.push(clip);
      pen.save();
    },
    restore: () => {
      clip = clips.pop() ?? canvas;
      pen.restore();
    },
    rect: (x: number, y: number, w: number, h: number) => {
      const { a, d, e, f } = pen.getTransform();
      rect = { left: x * a + e, top: y * d + f, right: (x + w) * a + e, bottom: (y + h) * d + f };
      pen.rect(x, y, w, h);
    },
    clip: () => {
      clip = {
        left: Math.max(clip.left, rect.left),
        top: Math.max(clip.top, rect.top),
        right: Math.min(clip.right, rect.right),
        bottom: Math.min(clip.bottom, rect.bottom),
      };
      pen.clip();
    },
    fillText: (words: string, x: number, y: number) => {
      const { a, d, e, f } = pen.getTransform();
      const size = Number(/([\d.]+)px/.exec(pen.font)?.[1] ?? 0);
      const wide = pen.measureText(words).width * a;
      const left = x * a + e - (pen.textAlign === "center" ? wide / 2 : pen.textAlign === "right" ? wide : 0);
      const at = { left, top: y * d + f - size * 0.73 * d, right: left + wide, bottom: y * d + f };
      const isWhole = at.left >= clip.left && at.right <= clip.right && at.top >= clip.top && at.bottom <= clip.bottom;
      if (isWhole && words.trim() !== "")
        written.push({
          ...at,
          words,
          font: pen.font,
          colour: String(pen.fillStyle),
          align: pen.textAlign,
          scale: a,
          x: x * a + e,
          baseline: at.bottom,
        });
      pen.fillText(words, x, y);
    },
  };
  const spy = new Proxy(pen, {
    get(target, key) {
      const own = spied[String(key)];
      if (own !== undefined) return own;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  draw(spy);
  return written;
}

const MARGIN = 3;
const proof = createCanvas(1400, 120);
const inkwell = createCanvas(1, 1).getContext("2d");

/** How much of its letters has their colour in the end. */
function shareSeen(one: Written, pixels: Uint8Array, width: number): number {
  const [left, top] = [Math.floor(one.left) - MARGIN, Math.floor(one.top) - MARGIN];
  const w = Math.min(proof.width, Math.ceil(one.right) + MARGIN - left);
  const h = Math.min(proof.height, Math.ceil(one.bottom) + MARGIN - top);
  const pen = proof.getContext("2d");
  pen.reset();
  pen.font = one.font;
  pen.textAlign = one.align;
  pen.translate(one.x - left, one.baseline - top);
  pen.scale(one.scale, one.scale);
  pen.fillText(one.words, 0, 0);
  const letters = pen.getImageData(0, 0, w, h).data;
  const [red, green, blue] = colourOf(one.colour);
  let all = 0;
  let seen = 0;
  for (let at = 0; at < w * h; at++) {
    if ((letters[at * 4 + 3] ?? 0) < 215) continue;
    all++;
    const index = ((top + Math.floor(at / w)) * width + left + (at % w)) * 4;
    const off =
      Math.abs((pixels[index] ?? 0) - red) +
      Math.abs((pixels[index + 1] ?? 0) - green) +
      Math.abs((pixels[index + 2] ?? 0) - blue);
    if (off < 130) seen++;
  }
  return all === 0 ? 1 : seen / all;
}

function colourOf(colour: string): readonly [number, number, number] {
  inkwell.fillStyle = colour;
  inkwell.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = inkwell.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
