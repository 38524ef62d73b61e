import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { paintCard } from "../../render/index.ts";
import { Shelf } from "../../render/kit/shelf.ts";
import { stamp } from "../../render/kit/stamp.ts";
import { indexedPng } from "../../render/studio/png.ts";
import { develop } from "../../render/studio/studio.ts";

const pixelsOf = (width: number, height: number, colour: (at: number) => number): Uint32Array =>
  Uint32Array.from({ length: width * height }, (_, at) => (0xff000000 | colour(at)) >>> 0);

async function decoded(png: Uint8Array): Promise<Uint32Array> {
  const image = await loadImage(Buffer.from(png));
  const pen = createCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

describe("the encoder", () => {
  it("keeps a picture of few colours exactly, in short runs and in long ones", async () => {
    // far enough apart for a bucket each; rows of one colour above, single pixels below
    const shade = (at: number) => (at % 6) * 40;
    const colours = Array.from(
      { length: 200 },
      (_, at) => shade(at) | (shade(Math.floor(at / 6)) << 8) | (shade(Math.floor(at / 36)) << 16),
    );
    // every colour is in one of the rows that the palette is made of
    const indexAt = (x: number, y: number) => (y < 32 ? y : (x + 97 * Math.floor(y / 4)) % 200);
    const pixels = pixelsOf(97, 64, (at) => colours[indexAt(at % 97, Math.floor(at / 97))] ?? 0);
    expect(await decoded(indexedPng(pixels, 97, 64))).toEqual(pixels);
  });

  it("comes near to colours that there are too many of", async () => {
    const pixels = pixelsOf(256, 64, (at) => (at % 256) | ((Math.floor(at / 256) * 4) << 8));
    const back = await decoded(indexedPng(pixels, 256, 64));
    const worst = Math.max(...back.map((pixel, at) => Math.abs((pixel & 255) - ((pixels[at] ?? 0) & 255))));
    expect(worst).toBeLessThan(40);
  });
});

describe("the studio", () => {
  it("says why a picture could not be made, and makes the next one", async () => {
    const sketch = { key: "no such thing", name: "none", alt: "", width: 10, height: 10, draw: () => undefined };
    await expect(
      develop(sketch, { title: "chess", kind: "board", input: { view: {}, language: "en" } }),
    ).rejects.toThrow(/board of chess/);
    expect(await paintCard({ title: "twilight-struggle", card: "nato", language: "en" })).not.toBeNull();
  });
});

describe("a shelf", () => {
  it("keeps what was used last", () => {
    const shelf = new Shelf<string>(2);
    shelf.get("a", () => "first");
    shelf.get("b", () => "second");
    shelf.get("a", () => "not needed");
    shelf.get("c", () => "third");
    expect(shelf.get("a", () => "made again")).toBe("first");
    expect(shelf.get("b", () => "made again")).toBe("made again");
  });
});

describe("a stamp", () => {
  const square = { left: 4, top: 4, right: 4, bottom: 4 };
  const inkAt = (turn: number, x: number, y: number): number => {
    const pen = createCanvas(60, 60).getContext("2d");
    pen.translate(30, 30);
    pen.rotate(turn);
    stamp(pen, "bar", { x: 10, y: 0 }, square, (on) => on.fillRect(-3, -3, 6, 6));
    return pen.getImageData(x, y, 1, 1).data[3] ?? 0;
  };

  it("is where it was asked for, turned or not", () => {
    expect(inkAt(0, 40, 30)).toBe(255);
    expect(inkAt(Math.PI / 2, 30, 40)).toBe(255);
    expect(inkAt(Math.PI / 2, 40, 30)).toBe(0);
  });
});
