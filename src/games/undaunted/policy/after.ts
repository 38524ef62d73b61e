import type { Judge } from "./judge.ts";
import type { Camp, Car, Man, Scene } from "./scene.ts";

/**
 * What a player pictures before he chooses: the table is changed, looked at and changed back. What is changed but the place of
 * somebody on foot is counted, because less of what was worked out before holds then.
 */

/** Where a soldier could be. */
export interface Place {
  readonly tile: number;
  readonly car: Car | null;
  readonly seat: string | null;
}

export function withMan<T>(scene: Scene, man: Man, place: Place, look: () => T): T {
  const { tile, car, seat } = man;
  const onFoot = car === null && place.car === null;
  if (!onFoot) scene.changes++;
  Object.assign(man, place);
  const seen = look();
  man.tile = tile;
  man.car = car;
  man.seat = seat;
  if (!onFoot) scene.changes--;
  return seen;
}

/** On foot, to another tile. */
export function walked<T>(man: Man, tile: number, look: () => T): T {
  const before = man.tile;
  man.tile = tile;
  const seen = look();
  man.tile = before;
  return seen;
}

/** With all aboard. */
export function driven<T>(scene: Scene, car: Car, tile: number, look: () => T): T {
  const before = car.tile;
  scene.changes++;
  ride(scene, car, tile);
  const seen = look();
  ride(scene, car, before);
  scene.changes--;
  return seen;
}

function ride(scene: Scene, car: Car, tile: number): void {
  car.tile = tile;
  for (const man of scene.men) if (man.car === car && !man.gone) man.tile = tile;
}

/** Two who change their seats. */
export function withSwapped<T>(scene: Scene, one: Man, other: Man, look: () => T): T {
  const swap = () => {
    const { seat } = one;
    one.seat = other.seat;
    other.seat = seat;
  };
  scene.changes++;
  swap();
  const seen = look();
  swap();
  scene.changes--;
  return seen;
}

export function withRallied(scene: Scene, man: Man, judge: Judge): number {
  scene.changes++;
  man.suppressed = false;
  const gain = judge.gain();
  man.suppressed = true;
  scene.changes--;
  return gain;
}

export function withRepaired(scene: Scene, car: Car, judge: Judge): number {
  const { damage, disabled } = car;
  scene.changes++;
  car.damage = damage - 1;
  car.disabled = car.damage >= car.critical;
  const gain = judge.gain();
  car.damage = damage;
  car.disabled = disabled;
  scene.changes--;
  return gain;
}

/** A token laid on a tile. */
export function withScouted<T>(scene: Scene, camp: Camp, tile: number, look: () => T): T {
  const { scouted, roads } = camp;
  scene.changes++;
  camp.scouted = scouted | (1 << tile);
  camp.roads = scene.ground.roadsOver(camp.scouted);
  const seen = look();
  camp.scouted = scouted;
  camp.roads = roads;
  scene.changes--;
  return seen;
}

/** Taken under control; the enemy's control ends. */
export function withControlled(scene: Scene, tile: number, judge: Judge): number {
  const { own, enemy } = scene;
  const [mine, theirs] = [own.controlled, enemy.controlled];
  own.controlled |= 1 << tile;
  enemy.controlled &= ~(1 << tile);
  const gain = judge.gain();
  own.controlled = mine;
  enemy.controlled = theirs;
  return gain;
}

/** What stands on a tile blown up. */
export function withoutStructure(scene: Scene, tile: number, judge: Judge): number {
  const prize = scene.prizes.find((each) => each.tile === tile);
  if (prize === undefined) return 0;
  const { structure, defence } = prize;
  const { own } = scene;
  const { destroyed } = own;
  if (own.side === "lrdg") own.destroyed += structure;
  prize.structure = 0;
  prize.defence = null;
  const gain = judge.gain();
  own.destroyed = destroyed;
  prize.structure = structure;
  prize.defence = defence;
  return gain;
}

/** Off the board, with all aboard. */
export function withEvacuated(scene: Scene, unit: Man | Car, counting: number, judge: Judge): number {
  const { own } = scene;
  const leaving = [unit, ...(unit.isCar ? scene.crew(unit) : [])];
  scene.changes++;
  for (const each of leaving) each.gone = true;
  own.evacuated += counting;
  const gain = judge.gain();
  own.evacuated -= counting;
  for (const each of leaving) each.gone = false;
  scene.changes--;
  return gain;
}
