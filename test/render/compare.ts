import { createCanvas, loadImage } from "@napi-rs/canvas";

export interface Comparison {
  /** The part of the pixels that differ more than an eye would forgive. */
  readonly share: number;
  /** Both pictures faded, with what differs in red. */
  readonly difference: Buffer;
}

/** Rounding of edges may differ between machines; a changed figure or a shifted line may not. */
const FORGIVEN = 40;

export async function compare(one: Buffer, two: Buffer): Promise<Comparison> {
  const [a, b] = [await pixels(one), await pixels(two)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  const image = pen.createImageData(width, height);
  let differing = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const inBoth = x < a.width && x < b.width && y < a.height && y < b.height;
      const [p, q] = [(y * a.width + x) * 4, (y * b.width + x) * 4];
      const gap = (by: number) => Math.abs((a.data[p + by] ?? 0) - (b.data[q + by] ?? 0));
      const differs = !inBoth || Math.max(gap(0), gap(1), gap(2)) > FORGIVEN;
      if (differs) differing++;
      const grey = 170 + ((inBoth ? (a.data[p + 1] ?? 0) : 255) / 3) * 1;
      image.data.set(differs ? [220, 0, 0, 255] : [grey, grey, grey, 255], at);
    }
  pen.putImageData(image, 0, 0);
  return { share: differing / (width * height), difference: canvas.toBuffer("image/png") };
}

async function pixels(png: Buffer) {
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, data: pen.getImageData(0, 0, image.width, image.height).data };
}
