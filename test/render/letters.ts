import { createCanvas } from "@napi-rs/canvas";
import type { Pen } from "../../render/kit/canvas.ts";
import type { Sketch } from "../../render/kit/sketch.ts";
import "../../render/studio/skia.ts";
import { type Language, languages } from "../../src/engine/index.ts";

interface Written {
  readonly words: string;
  /** Pixels on a phone of 390, where a picture is 330 wide. */
  readonly px: number;
}

const PHONE = 330;
/** What can be read there. */
const LEAST = 9;

export type Drawn = Pick<Sketch, "name" | "width" | "height" | "draw">;

/** What would be too small to read; a name that stands there once large enough may be repeated, a number may not. */
export function tooSmall(paint: (language: Language) => Drawn | null): string[] {
  return languages.flatMap((language) => {
    const sketch = paint(language);
    if (sketch === null) throw new Error("Nothing was painted");
    const largest = new Map<string, number>();
    for (const [at, { words, px }] of lettersOf(sketch).entries()) {
      const key = words.length > 3 ? words : `${words} (${at})`;
      largest.set(key, Math.max(px, largest.get(key) ?? 0));
    }
    if (largest.size === 0) throw new Error(`Nothing is written in ${sketch.name}`);
    return [...largest].filter(([, px]) => px < LEAST - 0.05).map(([words, px]) => `${words}: ${px.toFixed(2)}`);
  });
}

/** Everything that is written in a picture and lies wholly in it, with the size of its letters on a phone. */
function lettersOf({ width, height, draw }: Drawn): Written[] {
  // nothing is looked at: the canvas need not be as large as the picture
  const pen = createCanvas(1, 1).getContext("2d");
  const written: Written[] = [];
  const spy = new Proxy(pen, {
    get(target, key) {
      // a scale that is not the same both ways: nothing is copied from stamps, and all words come by here
      if (key === "getTransform") return () => ({ ...matrixOf(target), d: target.getTransform().d + 1e-9 });
      if (key === "fillText")
        return (words: string, x: number, y: number) => {
          const { a, d, e, f } = target.getTransform();
          const size = Number(/([\d.]+)px/.exec(target.font)?.[1] ?? 0);
          const wide = target.measureText(words).width * a;
          const left = x * a + e - (target.textAlign === "center" ? wide / 2 : target.textAlign === "right" ? wide : 0);
          const [top, bottom] = [(y - size * 0.73) * d + f, y * d + f];
          const isWhole = left >= 0 && left + wide <= width && top >= 0 && bottom <= height;
          if (isWhole && words.trim() !== "") written.push({ words, px: (size * a * PHONE) / width });
          target.fillText(words, x, y);
        };
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  draw(spy as Pen);
  return written;
}

function matrixOf(pen: Pen) {
  const { a, b, c, e, f } = pen.getTransform();
  return { a, b, c, e, f };
}
