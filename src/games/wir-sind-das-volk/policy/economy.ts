import type { Germany } from "../components/board/types.ts";
import { connections, hamburg, hamburgStates, PROVINCES, SITES, sites } from "./map.ts";

const SOUND = 1;
const PLANT = 1;
const EXTERNAL = 2;

/** What the factories of a position are worth. */
export interface Economy {
  /** By province; Hamburg counts in both of its provinces, an external factory where it is connected. */
  readonly sums: Float64Array;
  /** The best factory by province. */
  readonly exports: Float64Array;
  readonly hasFactory: Uint8Array;
  /** Connections that lack one piece, and a little for those that lack two. */
  readonly promising: Record<Germany, number>;
  /** What the East could dismantle in the end: segments and factories that are not run down. */
  eastPoints: number;
  eastSound: number;
}

export const emptyEconomy = (): Economy => ({
  sums: new Float64Array(PROVINCES),
  exports: new Float64Array(PROVINCES),
  hasFactory: new Uint8Array(PROVINCES),
  promising: { west: 0, east: 0 },
  eastPoints: 0,
  eastSound: 0,
});

/** What a site is and where, one number after the other, so that counting runs through plain lists. */
const kinds = Uint8Array.from(sites, ({ kind }) => (kind === "plant" ? PLANT : kind === "external" ? EXTERNAL : 0));
const isEast = Uint8Array.from(sites, ({ side }) => (side === "east" ? 1 : 0));
const provinceOf = Int8Array.from(sites, ({ province }) => province);

const values = new Float64Array(SITES);
const fed = new Int16Array(SITES);

/** Counts what the pieces on the map are worth, into what was made for it. */
export function countEconomy(factories: Float64Array, built: Float64Array, into: Economy): void {
  values.fill(0);
  fed.fill(-1);
  let [west, east, segments] = [0, 0, 0];
  for (let number = 0; number < connections.length; number++) {
    const { side, a, b, segments: own } = connections[number] as (typeof connections)[number];
    let missing = (factories[a] === 0 ? 1 : 0) + (factories[b] === 0 ? 1 : 0);
    for (let at = 0; at < own.length; at++)
      if (built[own[at] as number] === 0) missing++;
      else if (side === "east") segments++;
    if (missing === 0) {
      values[a] = (values[a] as number) + 1;
      values[b] = (values[b] as number) + 1;
      fed[a] = b;
      fed[b] = a;
    } else if (missing < 3) {
      const promise = missing === 1 ? 1 : 0.1;
      if (side === "west") west += promise;
      else east += promise;
    }
  }
  into.promising.west = west;
  into.promising.east = east;
  countProvinces(factories, segments, into);
}

function countProvinces(factories: Float64Array, segments: number, into: Economy): void {
  const { sums, exports, hasFactory } = into;
  sums.fill(0);
  exports.fill(0);
  hasFactory.fill(0);
  into.eastPoints = segments;
  into.eastSound = 0;
  for (let at = 0; at < SITES; at++) {
    const factory = factories[at];
    if (factory === 0) continue;
    const kind = kinds[at];
    const value = (values[at] as number) + (factory === SOUND ? 1 : 0) + (kind === PLANT ? 1 : 0);
    if (kind === EXTERNAL) {
      const where = provinceOf[fed[at] as number];
      if (where !== undefined) sums[where] = (sums[where] as number) + value;
      continue;
    }
    if (isEast[at] === 1) {
      if (factory === SOUND) into.eastSound++;
      into.eastPoints += kind === PLANT ? value : factory === SOUND ? 1 : 0;
    }
    if (at === hamburg) values[at] = value;
    else {
      const province = provinceOf[at] as number;
      hasFactory[province] = 1;
      sums[province] = (sums[province] as number) + value;
      if (value > (exports[province] as number)) exports[province] = value;
    }
  }
  if (factories[hamburg] !== 0) countHamburg(values[hamburg] ?? 0, sums, exports);
}

/** For exports Hamburg counts where the best factory is weaker. */
function countHamburg(value: number, sums: Float64Array, exports: Float64Array): void {
  for (const each of hamburgStates) sums[each] = (sums[each] ?? 0) + value;
  const [one = 0, two = 0] = hamburgStates;
  const weaker = (exports[one] ?? 0) <= (exports[two] ?? 0) ? one : two;
  exports[weaker] = Math.max(exports[weaker] ?? 0, value);
}
