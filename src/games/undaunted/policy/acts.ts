import { type CardId, cards, isFog, isSoldier, type Offer } from "../components/index.ts";
import { isCombat } from "../rules/defence.ts";
import { withControlled, withoutStructure, withRepaired, withScouted } from "./after.ts";
import { chance } from "./facts.ts";
import type { Judge } from "./judge.ts";
import type { Man } from "./scene.ts";
import { weights } from "./weights.ts";

export function bestShot(judge: Judge, man: Man | null, { action, value }: Offer): number {
  if (!isCombat(action)) return 0;
  const best = judge.bestShot(action, value ?? 0, man?.tile ?? -1);
  return action === "demolish" && man !== null ? Math.max(best, blast(judge, man.tile, value ?? 0)) : best;
}

/** Blowing up what stands here. */
export function blast(judge: Judge, tile: number, dice: number): number {
  const prize = judge.scene.prizes.find((each) => each.tile === tile);
  if (prize === undefined || prize.defence === null) return 0;
  return chance(prize.defence, dice) * withoutStructure(judge.scene, tile, judge);
}

export function control(judge: Judge, man: Man): number {
  const { scene } = judge;
  const bit = 1 << man.tile;
  const { own, enemy } = scene;
  if ((own.scouted & bit) === 0 || (own.controlled & bit) !== 0) return 0;
  if ((enemy.controlled & bit) !== 0 && enemy.men.some((foe) => foe.tile === man.tile && !foe.gone)) return 0;
  return withControlled(scene, man.tile, judge);
}

export const admits = (offer: Offer, card: CardId): boolean =>
  offer.squad === undefined || cards[card].squad === offer.squad;

export function bolster(judge: Judge, offer: Offer): number {
  const { view, scene } = judge;
  const worths = view.armies[scene.own.side].supply
    .filter((card) => !isFog(card) && admits(offer, card))
    .map((card) => worthOfCopy(judge, card))
    .sort((one, two) => two - one);
  return worths.slice(0, offer.value ?? 0).reduce((sum, each) => sum + each, 0);
}

/** One more copy of a card in the deck: the fewer there are and the longer the game may last, the better. */
export function worthOfCopy(judge: Judge, card: CardId): number {
  const late = Math.max(0.4, 1 - judge.view.round / 20);
  if (!isSoldier(card)) return weights.command * late;
  const man = judge.scene.manOf(card);
  return man === undefined ? 0 : (late * judge.hitOn(card)) / (1 + man.copies);
}

export function repair(judge: Judge, man: Man): number {
  const { scene } = judge;
  let best = 0;
  for (const car of scene.own.cars)
    if (car.damage > 0 && (man.car === null ? car.tile === man.tile : car === man.car))
      best = Math.max(best, 3 + withRepaired(scene, car, judge));
  return best;
}

/** Tokens where they open the most. */
export function bestTiles(judge: Judge, tiles: readonly number[], most: number): number {
  const worths = tiles
    .filter((tile) => (judge.scene.own.scouted & (1 << tile)) === 0)
    .map((tile) => worthOfToken(judge, tile))
    .sort((one, two) => two - one);
  return worths.slice(0, most).reduce((sum, each) => sum + Math.max(0, each), 0);
}

export const worthOfToken = (judge: Judge, tile: number): number =>
  withScouted(judge.scene, judge.scene.own, tile, () => judge.gain()) - weights.fog;

export function around({ scene }: Judge, from: number, steps: number): number[] {
  const { ground } = scene;
  return [...ground.tiles.keys()].filter((tile) => ground.distance(from, tile) <= steps);
}
