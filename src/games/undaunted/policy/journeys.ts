import type { TileId } from "../components/index.ts";
import { matches } from "../rules/evacuation.ts";
import { driven, walked, withEvacuated, withMan, withScouted } from "./after.ts";
import type { Way } from "./facts.ts";
import type { Judge } from "./judge.ts";
import type { Car, Man } from "./scene.ts";
import { weights } from "./weights.ts";

/** Where somebody could go with one card by a first step, and what he would find it worth. */
interface Journey {
  readonly first: TileId | "evacuate";
  readonly worth: number;
}

/** For every first step the best way of up to so many; none of them is the journey that stays. */
export function journeys(judge: Judge, unit: Man | Car, way: Way, most: number): Journey[] {
  const { scene } = judge;
  const { ground, own } = scene;
  const from = unit.tile;
  const best = new Map<Journey["first"], number>();
  const seen = new Map<number, number>();
  const path: number[] = [];
  const keep = (first: Journey["first"], worth: number) => {
    if (worth > (best.get(first) ?? Number.NEGATIVE_INFINITY)) best.set(first, worth);
  };
  const nameOf = (tile: number) => ground.tiles[tile] as TileId;
  const move = (tile: number, look: () => void) => {
    if (unit.isCar) driven(scene, unit, tile, look);
    else if (unit.car === null) walked(unit, tile, look);
    else withMan(scene, unit, { tile, car: unit.car, seat: unit.seat }, look);
  };
  const isOpen = (tile: number) => {
    if (way === "stalk") return true;
    const isScouted = (own.scouted & (1 << tile)) !== 0;
    if (way === "scout") return isScouted || own.tokensLeft > 0;
    return isScouted && !(way === "drive" && ground.passable[tile] !== true);
  };
  const go = (tile: number, fog: number): void => {
    if (path.length === most) return;
    if (own.exits.includes(tile))
      keep(
        path[0] === undefined ? "evacuate" : nameOf(path[0]),
        withEvacuated(scene, unit, counting(judge, unit), judge) - fog,
      );
    for (const next of ground.adjacent[tile] as readonly number[]) {
      if (path.includes(next) || next === from || !isOpen(next)) continue;
      // the same tile by another way of the same length differs only in what was scouted
      const length = path.length + 1;
      if (way !== "scout" && (seen.get(next) ?? most + 1) <= length) continue;
      seen.set(next, length);
      const isFresh = way === "scout" && (own.scouted & (1 << next)) === 0;
      const cost = fog + (isFresh ? weights.fog : 0);
      const look = () => {
        keep(nameOf(path[0] as number), judge.gain() - cost);
        go(next, cost);
      };
      path.push(next);
      if (isFresh) withScouted(scene, own, next, () => move(next, look));
      else move(next, look);
      path.pop();
    }
  };
  go(from, 0);
  return [...best].map(([first, worth]) => ({ first, worth }));
}

/** How many of those who would leave count for the goal. */
function counting({ scene }: Judge, unit: Man | Car): number {
  const { leaving } = scene.own;
  if (leaving === null) return 0;
  const all = [unit, ...(unit.isCar ? scene.crew(unit) : [])];
  return all.filter(({ id }) => matches(leaving.goal.of, id)).length;
}

export const bestOf = (all: readonly Journey[]): number =>
  all.reduce((best, { worth }) => Math.max(best, worth), Number.NEGATIVE_INFINITY);
