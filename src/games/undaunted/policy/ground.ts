import { boardOf } from "../components/board.ts";
import type { TileId } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { TileView, UndauntedView } from "../view/index.ts";

export type Way = "move" | "stalk" | "scout" | "drive";

/** How many steps more a tile counts that somebody else must scout first. */
const UNSCOUTED = { move: 1.5, stalk: 0, scout: 0, drive: 2.5 } as const;

export const isWay = (action: string): action is Way => Object.hasOwn(UNSCOUTED, action);

export function tileAt(view: UndauntedView, tile: TileId): TileView {
  const found = view.board.find(({ id }) => id === tile);
  if (found === undefined) throw new Error(`There is no tile ${tile}`);
  return found;
}

export const distance = (view: UndauntedView, from: TileId, to: TileId): number =>
  boardOf(view.scenario).distance(from, to);

type Steps = ReadonlyMap<TileId, number>;
type Ground = Map<string, Steps>;

/** By what is scouted, and by the board that shows it. */
const grounds = new Map<string, Ground>();
const MOST_GROUNDS = 2_000;
const shown = { lrdg: new WeakMap<object, Ground>(), italy: new WeakMap<object, Ground>() };

/** Steps from a tile to every other by the shortest way over the ground as it is scouted now. */
export function stepsFrom(view: UndauntedView, side: Side, way: Way, from: TileId): Steps {
  const ground = shown[side].get(view.board) ?? groundOf(view, side);
  const key = way + from;
  const found = ground.get(key) ?? shortest(view, side, way, from);
  ground.set(key, found);
  return found;
}

function groundOf(view: UndauntedView, side: Side): Ground {
  const tokens = view.board.map((tile) => (tile.tokens[side] === undefined ? "0" : "1")).join("");
  const key = `${view.scenario} ${tokens}`;
  if (grounds.size > MOST_GROUNDS) grounds.clear();
  const ground = grounds.get(key) ?? new Map<string, Steps>();
  grounds.set(key, ground);
  shown[side].set(view.board, ground);
  return ground;
}

function shortest(view: UndauntedView, side: Side, way: Way, from: TileId): Steps {
  const steps = new Map<TileId, number>([[from, 0]]);
  const entry = new Map(view.board.map((tile) => [tile.id, entering(tile, side, way)]));
  // a tile whose way became shorter is looked at again
  const open = [from];
  for (let here = open.shift(); here !== undefined; here = open.shift())
    for (const next of tileAt(view, here).adjacent) {
      const length = (steps.get(here) ?? 0) + (entry.get(next) ?? Number.POSITIVE_INFINITY);
      if (length >= (steps.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      steps.set(next, length);
      open.push(next);
    }
  return steps;
}

const entering = ({ impassable, tokens }: TileView, side: Side, way: Way): number =>
  way === "drive" && impassable ? Number.POSITIVE_INFINITY : 1 + (tokens[side] === undefined ? UNSCOUTED[way] : 0);
