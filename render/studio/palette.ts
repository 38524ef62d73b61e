/**
 * The colours of a picture of flat areas and text, at most 256. Large flat areas keep their colour, the many shades at the
 * edges of letters and lines are rounded to the nearest of those taken.
 */
const MOST_COLOURS = 256;
/** Colours taken because they are common; the others are those that would be missed most. */
const COMMON = 176;
/** Every fourth row is enough to know the colours of a picture. */
const SAMPLED_ROWS = 4;

const BUCKETS = 1 << 15;
export const bucketOf = (pixel: number): number =>
  ((pixel >> 9) & 0x7c00) | ((pixel >> 6) & 0x3e0) | ((pixel >> 3) & 0x1f);

export interface Palette {
  readonly size: number;
  /** Pixels of four bytes, red first, each taken colour one of them. */
  readonly colours: Uint32Array;
  /** By bucket the index of its colour; −1 where no pixel was sampled. */
  readonly index: Int16Array;
}

// kept from one picture to the next: a thread draws one at a time
const counts = new Uint32Array(BUCKETS);
const candidates = new Uint32Array(BUCKETS);
const votes = new Int32Array(BUCKETS);
const index = new Int16Array(BUCKETS);
const colours = new Uint32Array(MOST_COLOURS);

/** With so many colours at most. */
export function paletteOf(pixels: Uint32Array, width: number, height: number, most = MOST_COLOURS): Palette {
  count(pixels, width, height);
  const met: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) if (counts[bucket] !== 0) met.push(bucket);
  met.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  return { size: choose(met, most), colours, index };
}

/** How often each bucket is met, and which colour is met most in it, by and large. */
function count(pixels: Uint32Array, width: number, height: number): void {
  counts.fill(0);
  candidates.fill(0);
  votes.fill(0);
  for (let y = 0; y < height; y += SAMPLED_ROWS)
    for (let at = y * width, end = at + width; at < end; ) {
      const pixel = pixels[at] as number;
      const from = at++;
      while (at < end && pixels[at] === pixel) at++;
      const run = at - from;
      const bucket = bucketOf(pixel);
      counts[bucket] = (counts[bucket] as number) + run;
      const lead = votes[bucket] as number;
      if (candidates[bucket] === pixel) votes[bucket] = lead + run;
      else if (lead >= run) votes[bucket] = lead - run;
      else {
        candidates[bucket] = pixel;
        votes[bucket] = run - lead;
      }
    }
}

/** How far apart two colours look. */
function distance(a: number, b: number): number {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** The common colours, and then again and again the one whose loss would be seen most. Returns how many. */
function choose(met: readonly number[], most: number): number {
  index.fill(-1);
  const common = Math.min(COMMON, met.length);
  const rest = Uint32Array.from(met.slice(common), (bucket) => candidates[bucket] as number);
  const weight = Float64Array.from(met.slice(common), (bucket) => Math.sqrt(counts[bucket] as number));
  const loss = new Float64Array(rest.length).fill(Infinity);
  const nearest = new Int16Array(rest.length);
  let size = 0;
  const take = (pixel: number) => {
    for (let at = 0; at < rest.length; at++) {
      const far = distance(rest[at] as number, pixel);
      if (far >= (loss[at] as number)) continue;
      loss[at] = far;
      nearest[at] = size;
    }
    colours[size++] = pixel;
  };
  for (let at = 0; at < common; at++) {
    const bucket = met[at] as number;
    index[bucket] = size;
    take(candidates[bucket] as number);
  }
  while (size < most) {
    let worst = -1;
    let dearest = 0;
    for (let at = 0; at < rest.length; at++) {
      const missed = (loss[at] as number) * (weight[at] as number);
      if (missed <= dearest) continue;
      worst = at;
      dearest = missed;
    }
    if (worst < 0) break;
    take(rest[worst] as number);
  }
  for (let at = 0; at < rest.length; at++) index[met[common + at] as number] = nearest[at] as number;
  return size;
}

/** For a pixel of a bucket that was not sampled. */
export function nearestOf({ size, colours: taken }: Palette, pixel: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < size; at++) {
    const far = distance(pixel, taken[at] as number);
    if (far >= least) continue;
    best = at;
    least = far;
  }
  return best;
}
