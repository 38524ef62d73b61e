import { crc32, deflateSync } from "node:zlib";

/**
 * Pictures of flat areas and text as PNG of 256 colours. Not lossless: large flat areas keep their colour, the many
 * shades at the edges of letters and lines are rounded to the nearest. On a board nine tenths of the pixels are exact
 * and one in a hundred is off by more than 8 of 255, in half of the processor time of the canvas's own PNG.
 */
const MOST_COLOURS = 256;
/** Colours taken because they are common; the others are those that would be missed most. */
const COMMON = 176;
/** Every fourth row is enough to know the colours of a picture. */
const SAMPLED_ROWS = 4;
const LEVEL = 3;

const BUCKETS = 1 << 15;
const bucketOf = (pixel: number): number => ((pixel >> 9) & 0x7c00) | ((pixel >> 6) & 0x3e0) | ((pixel >> 3) & 0x1f);

/** From pixels of four bytes each, red first, all of them opaque. */
export function indexedPng(pixels: Uint32Array, width: number, height: number): Buffer {
  const colours = count(pixels, width, height);
  const palette = choose(colours);
  const index = table(colours, palette);
  return file(width, height, palette, rows(pixels, width, height, palette, index));
}

interface Colour {
  readonly bucket: number;
  readonly count: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const colourOf = (bucket: number, count: number, pixel: number): Colour => ({
  bucket,
  count,
  red: pixel & 255,
  green: (pixel >> 8) & 255,
  blue: (pixel >> 16) & 255,
});

/** The colours of the picture by bucket, each the one that is met most in it, by and large. */
function count(pixels: Uint32Array, width: number, height: number): Colour[] {
  const counts = new Uint32Array(BUCKETS);
  const candidates = new Uint32Array(BUCKETS);
  const votes = new Int32Array(BUCKETS);
  for (let y = 0; y < height; y += SAMPLED_ROWS)
    for (let at = y * width, end = at + width; at < end; at++) {
      const pixel = pixels[at] as number;
      const bucket = bucketOf(pixel);
      counts[bucket] = (counts[bucket] as number) + 1;
      if (candidates[bucket] === pixel) votes[bucket] = (votes[bucket] as number) + 1;
      else if ((votes[bucket] as number) > 0) votes[bucket] = (votes[bucket] as number) - 1;
      else candidates[bucket] = pixel;
    }
  const colours: Colour[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const pixel = candidates[bucket] as number;
    const met = counts[bucket] as number;
    if (met > 0) colours.push(colourOf(bucket, met, pixel));
  }
  return colours.sort((a, b) => b.count - a.count || a.bucket - b.bucket);
}

const distance = (a: Colour, b: Colour): number => {
  const red = a.red - b.red;
  const green = a.green - b.green;
  const blue = a.blue - b.blue;
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
};

/** The common colours, and then again and again the one whose loss would be seen most. */
function choose(colours: readonly Colour[]): Colour[] {
  const palette = colours.slice(0, COMMON);
  const rest = colours.slice(COMMON);
  const loss = new Float64Array(rest.length).fill(Infinity);
  const weight = Float64Array.from(rest, ({ count: met }) => Math.sqrt(met));
  const learn = (chosen: Colour) => {
    for (let at = 0; at < rest.length; at++) {
      const far = distance(rest[at] as Colour, chosen);
      if (far < (loss[at] as number)) loss[at] = far;
    }
  };
  for (const chosen of palette) learn(chosen);
  while (palette.length < MOST_COLOURS) {
    let worst = -1;
    let most = 0;
    for (let at = 0; at < rest.length; at++) {
      const missed = (loss[at] as number) * (weight[at] as number);
      if (missed > most) {
        worst = at;
        most = missed;
      }
    }
    if (worst < 0) break;
    const taken = rest[worst] as Colour;
    palette.push(taken);
    learn(taken);
  }
  return palette;
}

/** For every bucket the index of its colour, or −1 where it was not sampled. */
function table(colours: readonly Colour[], palette: readonly Colour[]): Int16Array {
  const index = new Int16Array(BUCKETS).fill(-1);
  for (const colour of colours) index[colour.bucket] = nearest(colour, palette);
  return index;
}

function nearest(colour: Colour, palette: readonly Colour[]): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < palette.length; at++) {
    const far = distance(colour, palette[at] as Colour);
    if (far < least) {
      best = at;
      least = far;
    }
  }
  return best;
}

function rows(
  pixels: Uint32Array,
  width: number,
  height: number,
  palette: readonly Colour[],
  index: Int16Array,
): Uint8Array {
  const out = new Uint8Array((width + 1) * height);
  let to = 0;
  let at = 0;
  let before = -1;
  let value = 0;
  for (let y = 0; y < height; y++) {
    // the filter of the row: none
    to++;
    for (let x = 0; x < width; x++) {
      const pixel = pixels[at++] as number;
      if (pixel !== before) {
        before = pixel;
        const bucket = bucketOf(pixel);
        value = index[bucket] as number;
        if (value < 0) {
          value = nearest(colourOf(bucket, 0, pixel), palette);
          index[bucket] = value;
        }
      }
      out[to++] = value;
    }
  }
  return out;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function file(width: number, height: number, palette: readonly Colour[], data: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // eight bits, a palette, the standard compression and filters, not interlaced
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]));
  const packed = deflateSync(data, { level: LEVEL, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("PLTE", colours), chunk("IDAT", packed), chunk("IEND")]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
