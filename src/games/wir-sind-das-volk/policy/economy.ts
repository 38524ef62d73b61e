import type { Germany } from "../components/board/types.ts";
import { connections, hamburg, hamburgStates, PROVINCES, sites } from "./map.ts";

const SOUND = 1;

/** What the factories of a position are worth, counted once for all positions that share them. */
export interface Economy {
  /** By province; Hamburg counts in both of its provinces, an external factory where it is connected. */
  readonly sums: readonly number[];
  /** The best factory by province. */
  readonly exports: readonly number[];
  readonly hasFactory: readonly boolean[];
  /** Connections that lack one piece, and a little for those that lack two. */
  readonly promising: Readonly<Record<Germany, number>>;
  /** What the East could dismantle in the end: segments and factories that are not run down. */
  readonly eastPoints: number;
  readonly eastSound: number;
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

export function countEconomy(factories: readonly number[], built: readonly boolean[]): Economy {
  const values = zeros(sites.length);
  const fed = zeros(sites.length).fill(-1);
  const promising = { west: 0, east: 0 };
  let segments = 0;
  for (const { side, a, b, segments: own } of connections) {
    let missing = (factories[a] ? 0 : 1) + (factories[b] ? 0 : 1);
    for (const each of own) {
      if (!built[each]) missing++;
      else if (side === "east") segments++;
    }
    if (missing === 0) {
      values[a] = (values[a] as number) + 1;
      values[b] = (values[b] as number) + 1;
      fed[a] = b;
      fed[b] = a;
    } else if (missing === 1) promising[side] += 1;
    else if (missing === 2) promising[side] += 0.1;
  }
  return { promising, ...byProvince(factories, values, fed, segments) };
}

function byProvince(factories: readonly number[], values: number[], fed: readonly number[], segments: number) {
  const sums = zeros(PROVINCES);
  const exports = zeros(PROVINCES);
  const hasFactory = new Array<boolean>(PROVINCES).fill(false);
  let eastPoints = segments;
  let eastSound = 0;
  for (const { at, side, kind, province } of sites) {
    const factory = factories[at];
    if (!factory) continue;
    const value = (values[at] as number) + (factory === SOUND ? 1 : 0) + (kind === "plant" ? 1 : 0);
    if (kind === "external") {
      const where = sites[fed[at] ?? -1]?.province;
      if (where !== undefined) sums[where] = (sums[where] as number) + value;
      continue;
    }
    if (side === "east") {
      if (factory === SOUND) eastSound++;
      eastPoints += kind === "plant" ? value : factory === SOUND ? 1 : 0;
    }
    if (at === hamburg) values[at] = value;
    else {
      hasFactory[province] = true;
      sums[province] = (sums[province] as number) + value;
      if (value > (exports[province] as number)) exports[province] = value;
    }
  }
  if (factories[hamburg]) countHamburg(values[hamburg] ?? 0, sums, exports);
  return { sums, exports, hasFactory, eastPoints, eastSound };
}

/** For exports Hamburg counts where the best factory is weaker. */
function countHamburg(value: number, sums: number[], exports: number[]): void {
  for (const each of hamburgStates) sums[each] = (sums[each] ?? 0) + value;
  const [one = 0, two = 0] = hamburgStates;
  const weaker = (exports[one] ?? 0) <= (exports[two] ?? 0) ? one : two;
  exports[weaker] = Math.max(exports[weaker] ?? 0, value);
}
