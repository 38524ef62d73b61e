import type { Germany } from "../../../src/games/wir-sind-das-volk/board/types.ts";
import { connections, hamburg, hamburgStates, PROVINCES, provinces, sites } from "./map.ts";

const SOUND = 1;

/** What the factories of a position are worth, counted once for all positions that share them. */
export interface Economy {
  /** By site. */
  readonly values: readonly number[];
  /** By province; Hamburg counts in both of its provinces, an external factory in the poorest that it feeds. */
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
const add = (list: number[], at: number, more: number): void => {
  list[at] = (list[at] ?? 0) + more;
};

export function countEconomy(factories: readonly number[], built: readonly boolean[]): Economy {
  const values = zeros(sites.length);
  const promising = { west: 0, east: 0 };
  const feeds = new Map<number, number[]>();
  for (const { side, a, b, segments } of connections) {
    let missing = (factories[a] ? 0 : 1) + (factories[b] ? 0 : 1);
    for (const each of segments) if (!built[each]) missing++;
    if (missing === 0) {
      add(values, a, 1);
      add(values, b, 1);
      for (const [abroad, end] of [
        [a, b],
        [b, a],
      ] as const)
        if (sites[abroad]?.kind === "external") feeds.set(abroad, [...(feeds.get(abroad) ?? []), end]);
    } else if (missing === 1) promising[side] += 1;
    else if (missing === 2) promising[side] += 0.15;
  }
  return { values, promising, ...byProvince(factories, built, values, feeds) };
}

function byProvince(
  factories: readonly number[],
  built: readonly boolean[],
  values: number[],
  feeds: ReadonlyMap<number, readonly number[]>,
) {
  const sums = zeros(PROVINCES);
  const exports = zeros(PROVINCES);
  const hasFactory = new Array<boolean>(PROVINCES).fill(false);
  let eastPoints = 0;
  let eastSound = 0;
  for (const { at, side, kind, provinces: own } of sites) {
    const factory = factories[at];
    if (!factory) continue;
    if (kind === "plant") values[at] = factory === SOUND ? 2 : 1;
    else if (factory === SOUND) add(values, at, 1);
    if (kind === "external") continue;
    if (side === "east") {
      if (factory === SOUND) eastSound++;
      eastPoints += kind === "plant" ? (values[at] ?? 0) : factory === SOUND ? 1 : 0;
    }
    if (at === hamburg) continue;
    const [where = 0] = own;
    const value = values[at] ?? 0;
    hasFactory[where] = true;
    add(sums, where, value);
    if (value > (exports[where] ?? 0)) exports[where] = value;
  }
  countHamburg(values[hamburg] ?? 0, sums, exports);
  for (const [abroad, ends] of feeds) {
    const fed = ends.map((end) => sites[end]?.provinces[0] ?? 0);
    const poorest = fed.reduce((one, two) => ((sums[two] ?? 0) < (sums[one] ?? 0) ? two : one));
    add(sums, poorest, values[abroad] ?? 0);
  }
  for (const { side, segments } of connections)
    if (side === "east") for (const each of segments) if (built[each]) eastPoints++;
  return { sums, exports, hasFactory, eastPoints, eastSound };
}

/** For exports Hamburg counts where the best factory is weaker. */
function countHamburg(value: number, sums: number[], exports: number[]): void {
  for (const each of hamburgStates) add(sums, each, value);
  const [one = 0, two = 0] = hamburgStates;
  const weaker = (exports[one] ?? 0) <= (exports[two] ?? 0) ? one : two;
  exports[weaker] = Math.max(exports[weaker] ?? 0, value);
}

/** The sum of all provinces of a state. */
export const wholeEconomy = ({ sums }: Economy, side: Germany): number =>
  provinces[side].reduce((sum, at) => sum + (sums[at] ?? 0), 0);
