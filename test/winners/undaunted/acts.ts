import {
  type CardId,
  cards,
  isFog,
  isSoldier,
  type Offer,
  type TileId,
  type VehicleId,
} from "../../../src/games/undaunted/components/index.ts";
import { isCombat } from "../../../src/games/undaunted/rules/defence.ts";
import type { SoldierView, UndauntedView } from "../../../src/games/undaunted/view/index.ts";
import { withoutStructure, withRepaired, withTokens } from "./after.ts";
import { targetsFor } from "./chances.ts";
import { isWay, tileAt } from "./ground.ts";
import { bestOf, FOG, journeys } from "./journeys.ts";
import type { Judge } from "./judge.ts";
import { copiesOf } from "./reach.ts";
import { bestUse } from "./uses.ts";

/** How much of the usual worth of a card is left by the time it is drawn and played. */
const DRAWN = 0.8;

/** Who does it, from where on which table. */
interface Doer {
  readonly card: CardId;
  readonly man: SoldierView | null;
  /** The vehicle whose seat offers the action. */
  readonly by: VehicleId | null;
}

/** What an action of a card or of a seat gains now; nothing if it cannot be done. */
export function worthOfAct(judge: Judge, view: UndauntedView, doer: Doer, offer: Offer): number {
  const { man, by } = doer;
  const value = offer.value ?? 0;
  const { action } = offer;
  if (isCombat(action)) return bestShot(judge, view, man, offer);
  if (isWay(action)) {
    if (man === null || (by === null && man.vehicle !== null)) return 0;
    return bestOf(journeys(judge, view, by ?? man.id, action, man.tile, value))?.worth ?? 0;
  }
  switch (action) {
    case "control":
      return man === null ? 0 : control(judge, view, man);
    case "inspire":
      return inspire(judge, view, doer, offer);
    case "bolster":
      return bolster(judge, view, offer);
    case "command":
      return value * drawn(judge, view);
    case "recon":
      return view.hand.some(isFog) ? drawn(judge, view) + FOG : 0;
    case "conceal":
      return view.armies[judge.enemy].supply.some(isFog) ? FOG : 0;
    case "repair":
      return man === null ? 0 : repair(judge, view, man);
    case "survey":
      return bestTiles(
        judge,
        view,
        view.board.map(({ id }) => id),
        value,
      );
    case "blaze":
      return man === null ? 0 : bestTiles(judge, view, around(view, man.tile, value), value);
  }
}

const usual = new WeakMap<Judge, number>();

/** What a card from the top of the deck may be expected to do now. */
function drawn(judge: Judge, view: UndauntedView): number {
  const known = usual.get(judge);
  if (known !== undefined) return known;
  // cards that draw are worth no more than this themselves
  usual.set(judge, 3);
  const pile = view.deck.length > 0 ? view.deck : view.armies[judge.seat].discard;
  const worths = new Map([...new Set(pile)].map((card) => [card, bestUse(judge, view, card).worth]));
  const sum = pile.reduce((total, card) => total + (worths.get(card) ?? 0), 0);
  const mean = pile.length === 0 ? 0 : (DRAWN * sum) / pile.length;
  usual.set(judge, mean);
  return mean;
}

function bestShot(judge: Judge, view: UndauntedView, man: SoldierView | null, { action, value }: Offer): number {
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

function control(judge: Judge, view: UndauntedView, man: SoldierView): number {
  const { tokens } = tileAt(view, man.tile);
  if (tokens[judge.seat] !== "scouted") return 0;
  const guarded = view.soldiers.some((each) => each.side === judge.enemy && each.tile === man.tile);
  if (tokens[judge.enemy] === "controlled" && guarded) return 0;
  return judge.gain(withTokens(view, judge.seat, [man.tile], "controlled"));
}

const admits = (offer: Offer, card: CardId): boolean => offer.squad === undefined || cards[card].squad === offer.squad;

/** A card that was played is played once more. */
function inspire(judge: Judge, view: UndauntedView, doer: Doer, offer: Offer): number {
  const again = view.armies[judge.seat].played.filter(
    (card) =>
      card !== doer.card && admits(offer, card) && !cards[card].actions.some(({ action }) => action === "inspire"),
  );
  return 0.95 * Math.max(0, ...[...new Set(again)].map((card) => bestUse(judge, view, card).worth));
}

function bolster(judge: Judge, view: UndauntedView, offer: Offer): number {
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

function repair(judge: Judge, view: UndauntedView, man: SoldierView): number {
  const broken = view.vehicles.filter(
    ({ id, tile, damage, owner }) =>
      damage > 0 && owner === judge.seat && (man.vehicle === null ? tile === man.tile : id === man.vehicle),
  );
  return Math.max(0, ...broken.map(({ id }) => 3 + judge.gain(withRepaired(view, id))));
}

/** Tokens where they open the most. */
function bestTiles(judge: Judge, view: UndauntedView, tiles: readonly TileId[], most: number): number {
  const worths = tiles
    .filter((tile) => tileAt(view, tile).tokens[judge.seat] === undefined)
    .map((tile) => worthOfToken(judge, view, tile))
    .sort((one, two) => two - one);
  return worths.slice(0, most).reduce((sum, each) => sum + Math.max(0, each), 0);
}

export const worthOfToken = (judge: Judge, view: UndauntedView, tile: TileId): number =>
  judge.gain(withTokens(view, judge.seat, [tile], "scouted")) - FOG;

function around(view: UndauntedView, from: TileId, steps: number): TileId[] {
  let found = new Set([from]);
  for (let step = 0; step < steps; step++)
    found = new Set([...found, ...[...found].flatMap((tile) => tileAt(view, tile).adjacent)]);
  return [...found];
}
