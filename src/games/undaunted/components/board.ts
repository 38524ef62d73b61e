import { type ScenarioId, scenarios, type TileId, tiles } from "./index.ts";

/** The tiles of a scenario as they lie: which share an edge, and how many steps apart any two are. */
export interface Board {
  readonly tiles: readonly TileId[];
  has(tile: string): tile is TileId;
  adjacent(tile: TileId): readonly TileId[];
  /** [2.1] Fewest steps, whatever stands or lies on the way. */
  distance(from: TileId, to: TileId): number;
  /** Where a tile stands in `tiles`. */
  index(tile: TileId): number;
  /** A set of tiles is a number with a bit for each: that of one tile, of all, of those that vehicles may enter. */
  bit(tile: string): number;
  readonly all: number;
  readonly passable: number;
  /** Every tile that shares an edge with one of the set. */
  around(set: number): number;
  /** The set and all that can be reached from it step by step within another. */
  spread(set: number, within: number): number;
}

const boards = new Map<ScenarioId, Board>();

export function boardOf(scenario: ScenarioId): Board {
  const known = boards.get(scenario);
  if (known !== undefined) return known;
  const board = layOut(scenario);
  boards.set(scenario, board);
  return board;
}

function layOut(scenario: ScenarioId): Board {
  const laid = scenarios[scenario].board;
  const neighbours = new Map<TileId, readonly TileId[]>(
    laid.map((here) => [here.tile, laid.filter((there) => touch(here, there)).map(({ tile }) => tile)]),
  );
  const adjacent = (tile: TileId) => neighbours.get(tile) ?? [];
  const steps = new Map(laid.map(({ tile }) => [tile, stepsFrom(tile, adjacent)]));
  const indices = new Map(laid.map(({ tile }, at) => [tile, at]));
  const bits = new Map<string, number>(laid.map(({ tile }, at) => [tile, 1 << at]));
  const bit = (tile: string) => bits.get(tile) ?? 0;
  const setOf = (some: readonly TileId[]) => some.reduce((set, tile) => set | bit(tile), 0);
  const edges = laid.map(({ tile }) => setOf(adjacent(tile)));
  const all = laid.map(({ tile }) => tile);
  const around = (set: number) => {
    let found = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) found |= edges[31 - Math.clz32(rest & -rest)] ?? 0;
    return found;
  };
  return {
    tiles: all,
    has: (tile): tile is TileId => neighbours.has(tile as TileId),
    adjacent,
    distance: (from, to) => steps.get(from)?.get(to) ?? Number.POSITIVE_INFINITY,
    index: (tile) => indices.get(tile) ?? -1,
    bit,
    all: setOf(all),
    passable: setOf(all.filter((tile) => !tiles[tile].impassable)),
    around,
    spread(set, within) {
      let found = set;
      for (let rim = set; rim !== 0; found |= rim) rim = around(rim) & within & ~found;
      return found;
    },
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Side by side in a row, or half a tile apart in neighbouring rows. */
function touch(one: Spot, two: Spot): boolean {
  const dx = Math.abs(one.x - two.x);
  const dy = Math.abs(one.y - two.y);
  return (dy === 0 && dx === 2) || (dy === 1 && dx === 1);
}

function stepsFrom(start: TileId, adjacent: (tile: TileId) => readonly TileId[]): ReadonlyMap<TileId, number> {
  const steps = new Map<TileId, number>([[start, 0]]);
  for (const [tile, count] of steps)
    for (const next of adjacent(tile)) if (!steps.has(next)) steps.set(next, count + 1);
  return steps;
}
