import { createCanvas, loadImage } from "@napi-rs/canvas";

/** Rounding of edges may differ between machines; a changed figure or a shifted line may not. */
const FORGIVEN = 40;

interface Comparison {
  /** The part of the pixels that differ more than an eye would forgive. */
  readonly share: number;
  /** The first picture faded, with what differs in red. */
  difference(): Buffer;
}

export async function compare(one: Buffer, two: Buffer): Promise<Comparison> {
  const [a, b] = [await pixels(one), await pixels(two)];
  const { width, height } = a;
  if (width !== b.width || height !== b.height) return { share: 1, difference: () => two };
  const differs = new Uint8Array(width * height);
  let count = 0;
  for (let at = 0; at < differs.length; at++)
    for (let by = at * 4; by < at * 4 + 3; by++)
      if (Math.abs((a.data[by] as number) - (b.data[by] as number)) > FORGIVEN) {
        differs[at] = 1;
        count++;
        break;
      }
  return { share: count / differs.length, difference: () => marked(a, differs) };
}

function marked({ width, height, data }: Pixels, differs: Uint8Array): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext("2d");
  const image = pen.createImageData(width, height);
  for (let at = 0; at < differs.length; at++) {
    const grey = 170 + (data[at * 4 + 1] as number) / 3;
    image.data.set(differs[at] === 1 ? [220, 0, 0, 255] : [grey, grey, grey, 255], at * 4);
  }
  pen.putImageData(image, 0, 0);
  return canvas.toBuffer("image/png");
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

async function pixels(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, data: pen.getImageData(0, 0, image.width, image.height).data };
}
