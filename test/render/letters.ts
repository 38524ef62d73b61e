import { createCanvas } from "@napi-rs/canvas";
import type { Pen } from "../../render/kit/canvas.ts";
import type { Sketch } from "../../render/kit/sketch.ts";
import "../../render/studio/skia.ts";

interface Written {
  readonly words: string;
  /** Pixels on a phone of 390, where a picture is 330 wide. */
  readonly px: number;
}

const PHONE = 330;

/** Everything that is written in a picture and lies wholly in it, with the size of its letters on a phone. */
export function lettersOf({ width, height, draw }: Pick<Sketch, "width" | "height" | "draw">): Written[] {
  const pen = createCanvas(width, height).getContext("2d");
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
