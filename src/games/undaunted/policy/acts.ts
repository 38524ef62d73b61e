import { type CardId, cards, isFog, isSoldier, type Offer, type TileId } from "../components/index.ts";
import { isCombat } from "../rules/defence.ts";
import type { SoldierView, UndauntedView } from "../view/index.ts";
import { withoutStructure, withRepaired, withTokens } from "./after.ts";
import { targetsFor } from "./chances.ts";
import { tileAt } from "./ground.ts";
import { FOG } from "./journeys.ts";
import type { Judge } from "./judge.ts";
import { copiesOf } from "./reach.ts";

export function bestShot(judge: Judge, view: UndauntedView, man: SoldierView | null, { action, value }: Offer): number {
  if (!isCombat(action)) return 0;
  const from = man?.tile ?? null;
  const shots = targetsFor(view, judge.seat).map((target) => judge.worthOfShot(view, action, value ?? 0, from, target));
  if (action === "demolish" && man !== null) shots.push(blast(judge, view, man.tile, value ?? 0));
  return Math.max(0, ...shots);
}

/** Blowing up what stands here. */
export function blast(judge: Judge, view: UndauntedView, tile: TileId, dice: number): number {
  const { structure } = tileAt(view, tile);
  if (structure === null) return 0;
  const chance = 1 - (1 - Math.min(10, Math.max(1, 11 - structure.defence)) / 10) ** dice;
  return chance * judge.gain(withoutStructure(view, judge.seat, tile));
}

export function control(judge: Judge, view: UndauntedView, man: SoldierView): number {
  const { tokens } = tileAt(view, man.tile);
  if (tokens[judge.seat] !== "scouted") return 0;
  const guarded = view.soldiers.some((each) => each.side === judge.enemy && each.tile === man.tile);
  if (tokens[judge.enemy] === "controlled" && guarded) return 0;
  return judge.gain(withTokens(view, judge.seat, [man.tile], "controlled"));
}

export const admits = (offer: Offer, card: CardId): boolean =>
  offer.squad === undefined || cards[card].squad === offer.squad;

export function bolster(judge: Judge, view: UndauntedView, offer: Offer): number {
  const worths = view.armies[judge.seat].supply
    .filter((card) => !isFog(card) && admits(offer, card))
    .map((card) => worthOfCopy(judge, view, card))
    .sort((one, two) => two - one);
  return worths.slice(0, offer.value ?? 0).reduce((sum, each) => sum + each, 0);
}

/** One more copy of a card in the deck: the fewer there are and the longer the game may last, the better. */
export function worthOfCopy(judge: Judge, view: UndauntedView, card: CardId): number {
  const late = Math.max(0.4, 1 - view.round / 20);
  if (!isSoldier(card)) return 5 * late;
  const man = view.soldiers.find(({ id }) => id === card);
  return man === undefined ? 0 : (late * judge.hitOn(card)) / (1 + copiesOf(view, man));
}

export function repair(judge: Judge, view: UndauntedView, man: SoldierView): number {
  const broken = view.vehicles.filter(
    ({ id, tile, damage, owner }) =>
      damage > 0 && owner === judge.seat && (man.vehicle === null ? tile === man.tile : id === man.vehicle),
  );
  return Math.max(0, ...broken.map(({ id }) => 3 + judge.gain(withRepaired(view, id))));
}

/** Tokens where they open the most. */
export function bestTiles(judge: Judge, view: UndauntedView, tiles: readonly TileId[], most: number): number {
  const worths = tiles
    .filter((tile) => tileAt(view, tile).tokens[judge.seat] === undefined)
    .map((tile) => worthOfToken(judge, view, tile))
    .sort((one, two) => two - one);
  return worths.slice(0, most).reduce((sum, each) => sum + Math.max(0, each), 0);
}

export const worthOfToken = (judge: Judge, view: UndauntedView, tile: TileId): number =>
  judge.gain(withTokens(view, judge.seat, [tile], "scouted")) - FOG;

export function around(view: UndauntedView, from: TileId, steps: number): TileId[] {
  let found = new Set([from]);
  for (let step = 0; step < steps; step++)
    found = new Set([...found, ...[...found].flatMap((tile) => tileAt(view, tile).adjacent)]);
  return [...found];
}
