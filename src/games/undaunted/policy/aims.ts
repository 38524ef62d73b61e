import type { CounterId } from "../components/index.ts";
import { matches } from "../rules/evacuation.ts";
import { cardsTo, cardsToDrive } from "./reach.ts";
import { type Camp, type Car, type Man, type Prize, type Scene, VICTORY } from "./scene.ts";
import { weights } from "./weights.ts";

const PATIENCE = Math.log(weights.patience);

/** How much the first, second and third soldier on the way to an aim add. */
const [FIRST, SECOND, THIRD] = [0.75, 0.2, 0.05];

export const hope = (worth: number, cardsNeeded: number): number => worth * Math.exp(PATIENCE * cardsNeeded);

/** What one of the soldiers should do on a tile. */
type Task = "control" | "demolish";

/** What it brings to blow up what stands there. */
const blastWorth = ({ side, point }: Camp, { structure, defence }: Prize): number =>
  defence !== null && side === "lrdg" ? point * structure : 0;

/** What it brings to take the tile, unless it is taken. */
function controlWorth({ side, point, controlled }: Camp, { tile, objective, structure }: Prize): number {
  if ((controlled & (1 << tile)) !== 0) return 0;
  return point * (objective + (side === "italy" ? structure : 0));
}

/** [8.3] Cards that it takes to drive away whoever stands there while the enemy holds it. */
const guardOn = (scene: Scene, camp: Camp, tile: number): number => (isBlocked(scene, camp, tile) ? weights.guard : 0);

/** The enemy of a side holds the tile and stands on it. */
function isBlocked(scene: Scene, camp: Camp, tile: number): boolean {
  const rival = camp === scene.own ? scene.enemy : scene.own;
  if ((rival.controlled & (1 << tile)) === 0) return false;
  for (const man of rival.men) if (man.tile === tile && !man.gone) return true;
  return false;
}

const isAble = ({ facts }: Man, task: Task): boolean => (task === "control" ? facts.controls : facts.demolishes);

/** Points held now, as a part of a victory. */
function held({ prizes }: Scene, camp: Camp): number {
  let points = camp.destroyed;
  for (const { tile, objective, structure } of prizes)
    if ((camp.controlled & (1 << tile)) !== 0) points += objective + (camp.side === "italy" ? structure : 0);
  return points * camp.point;
}

/** What a soldier may hope to do for the goals of his side, taken alone. */
export function hopeOf(scene: Scene, man: Man): number {
  const { camp } = man;
  let best = 0;
  if (camp.point > 0)
    for (const prize of scene.prizes) {
      const { tile } = prize;
      const blast = man.facts.demolishes ? blastWorth(camp, prize) : 0;
      const taking = man.facts.controls ? controlWorth(camp, prize) : 0;
      if (blast === 0 && taking === 0) continue;
      const cards = 1 + cardsTo(scene, man, tile);
      best = Math.max(best, hope(blast, cards), hope(taking, cards + guardOn(scene, camp, tile)));
    }
  const { leaving } = camp;
  if (leaving === null) return best;
  if (matches(leaving.goal.of, man.id)) best = Math.max(best, hope(leaving.worth, toExit(scene, man)));
  const { car } = man;
  if (car !== null && car.camp === camp && matches(leaving.goal.of, car.id))
    best = Math.max(best, hope(leaving.worth, driveToExit(scene, car)));
  return best;
}

/** What a side may hope for: what it holds, and what its soldiers are on their way to. */
export function prospects(scene: Scene, camp: Camp): number {
  const holds = held(scene, camp);
  let sum = holds;
  if (camp.point > 0)
    for (const prize of scene.prizes) {
      const blast = blastWorth(camp, prize);
      const taking = controlWorth(camp, prize);
      if (blast > 0) sum += hopes(scene, camp, "demolish", blast, prize.tile, 0);
      if (taking > 0) sum += hopes(scene, camp, "control", taking, prize.tile, guardOn(scene, camp, prize.tile));
    }
  const { leaving } = camp;
  if (leaving !== null) {
    const { of } = leaving.goal;
    for (const man of camp.men) if (!man.gone && matches(of, man.id)) sum += hope(leaving.worth, toExit(scene, man));
    for (const car of camp.cars)
      if (!car.gone && matches(of, car.id)) sum += hope(leaving.worth, driveToExit(scene, car));
  }
  const evacuated = (leaving?.worth ?? 0) * camp.evacuated;
  sum += evacuated;
  const isWon = holds >= VICTORY - 0.01 || evacuated >= VICTORY - 0.01;
  return sum >= VICTORY && isWon ? 10 * VICTORY : sum;
}

/** What the three who are nearest may hope for together. */
function hopes(scene: Scene, camp: Camp, task: Task, worth: number, tile: number, guard: number): number {
  let first = NONE;
  let second = NONE;
  let third = NONE;
  for (const man of camp.men) {
    if (man.gone || !isAble(man, task)) continue;
    const cards = cardsTo(scene, man, tile);
    if (cards < first) {
      third = second;
      second = first;
      first = cards;
    } else if (cards < second) {
      third = second;
      second = cards;
    } else if (cards < third) third = cards;
  }
  const more = 1 + guard;
  return FIRST * hope(worth, more + first) + SECOND * hope(worth, more + second) + THIRD * hope(worth, more + third);
}

const NONE = Number.POSITIVE_INFINITY;

/** Cards until somebody has left the board. */
function toExit(scene: Scene, man: Man): number {
  let least = NONE;
  for (const exit of man.camp.exits) least = Math.min(least, cardsTo(scene, man, exit));
  return 0.5 + least;
}

function driveToExit(scene: Scene, car: Car): number {
  let least = NONE;
  for (const exit of car.camp.exits) least = Math.min(least, cardsToDrive(scene, car, exit));
  return 0.5 + least;
}

/** What the enemy cannot have because this soldier stands in his way. */
export function worthOfGuard(scene: Scene, { camp, tile }: Man): number {
  const rival = camp === scene.own ? scene.enemy : scene.own;
  let sum = 0;
  for (const prize of scene.prizes)
    if (prize.tile === tile && isBlocked(scene, rival, tile)) sum += controlWorth(rival, prize);
  return sum;
}

/** How much nearer to a neutralisation goal one counter of this kind brings. */
export function worthOfTrophy(camp: Camp, id: CounterId): number {
  for (const { goal, need } of camp.goals)
    if (goal.type === "neutralise" && matches(goal.of, id)) return VICTORY / need;
  return 0;
}
