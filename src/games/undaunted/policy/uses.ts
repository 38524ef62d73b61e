import {
  type CardId,
  cards,
  isFog,
  isSoldier,
  type Offer,
  type SoldierId,
  type VehicleId,
} from "../components/index.ts";
import { isCombat } from "../rules/defence.ts";
import type { SoldierView, UndauntedView, VehicleView } from "../view/index.ts";
import { admits, around, bestShot, bestTiles, bolster, control, repair } from "./acts.ts";
import { type Place, withMan } from "./after.ts";
import { isWay } from "./ground.ts";
import { bestOf, FOG, journeys } from "./journeys.ts";
import type { Judge } from "./judge.ts";

/** Something a card can be played for, as the ask names it. */
interface Use {
  readonly id: string;
  readonly worth: number;
}

/** How much of the usual worth of a card is left by the time it is drawn and played. */
const DRAWN = 0.8;

/** Who does it, from where on which table. */
interface Doer {
  readonly card: CardId;
  readonly man: SoldierView | null;
  /** The vehicle whose seat offers the action. */
  readonly by: VehicleId | null;
}

const NOTHING: Use = { id: "hunker", worth: 0 };

/** A change of place without need is a bother. */
const BOTHER = 0.2;

export const bestUse = (judge: Judge, view: UndauntedView, card: CardId): Use =>
  usesOf(judge, view, card).reduce((best, use) => (use.worth > best.worth ? use : best), NOTHING);

/** Everything a card could do now. */
export function usesOf(judge: Judge, view: UndauntedView, card: CardId): Use[] {
  if (!isSoldier(card))
    return cards[card].actions.map((offer) => ({
      id: offer.action,
      worth: worthOfAct(judge, view, { card, man: null, by: null }, offer),
    }));
  const man = manOf(view, card);
  if (man === undefined) return [];
  if (man.suppressed) return [{ id: "rally", worth: 2 + judge.gain(withMan(view, card, { suppressed: false })) }];
  return [...actsOf(judge, view, card), ...changesOf(judge, view, man), ...swapsOf(judge, view, man)];
}

/** The actions of a soldier's card and of his seat. */
export const actsOf = (judge: Judge, view: UndauntedView, card: SoldierId): Use[] => [
  ...ownActs(judge, view, card),
  ...seatActs(judge, view, card),
];

const manOf = (view: UndauntedView, card: SoldierId) => view.soldiers.find(({ id }) => id === card);

function ownActs(judge: Judge, view: UndauntedView, card: SoldierId): Use[] {
  const man = manOf(view, card);
  if (man === undefined) return [];
  return cards[card].actions.map((offer) => ({
    id: offer.action,
    worth: worthOfAct(judge, view, { card, man, by: null }, offer),
  }));
}

function seatActs(judge: Judge, view: UndauntedView, card: SoldierId): Use[] {
  const man = manOf(view, card);
  const car = view.vehicles.find(({ id }) => id === man?.vehicle);
  const seat = car?.seats.find(({ id }) => id === man?.seat);
  if (man === undefined || car === undefined || seat === undefined || car.disabled) return [];
  if (seat.crew !== null && cards[card].specialisation !== seat.crew) return [];
  return seat.actions.map((offer) => ({
    id: `seat:${offer.action}`,
    worth: worthOfAct(judge, view, { card, man, by: car.id }, offer),
  }));
}

/** [6.1] To change the place and then to do what is possible only there, or only to change it. */
function changesOf(judge: Judge, view: UndauntedView, man: SoldierView): Use[] {
  return placesOf(view, man).map(({ id, place }) => {
    const there = withMan(view, man.id, place);
    const acts = place.vehicle === null ? ownActs(judge, there, man.id) : seatActs(judge, there, man.id);
    return { id, worth: Math.max(judge.gain(there), ...acts.map(({ worth }) => worth)) - BOTHER };
  });
}

/** The change alone. */
export const worthOfChange = (judge: Judge, view: UndauntedView, man: SoldierView, change: string): number => {
  const found = placesOf(view, man).find(({ id }) => id === change);
  return found === undefined ? 0 : judge.gain(withMan(view, man.id, found.place)) - BOTHER;
};

function placesOf(view: UndauntedView, man: SoldierView): { readonly id: string; readonly place: Place }[] {
  const free = (car: VehicleView, how: "board" | "sit") =>
    car.seats
      .filter(({ id }) => !view.soldiers.some(({ vehicle, seat }) => vehicle === car.id && seat === id))
      .map(({ id: seat }) => ({ id: `${how}:${car.id}:${seat}`, place: { tile: car.tile, vehicle: car.id, seat } }));
  const own = view.vehicles.find(({ id }) => id === man.vehicle);
  if (own !== undefined)
    return [{ id: "leave", place: { tile: man.tile, vehicle: null, seat: null } }, ...free(own, "sit")];
  return view.vehicles
    .filter(
      ({ id, tile }) =>
        tile === man.tile && view.soldiers.every((each) => each.vehicle !== id || each.side === man.side),
    )
    .flatMap((car) => free(car, "board"));
}

function swapsOf(judge: Judge, view: UndauntedView, man: SoldierView): Use[] {
  if (man.vehicle === null) return [];
  return view.soldiers
    .filter(({ id, vehicle }) => vehicle === man.vehicle && id !== man.id)
    .map((comrade) => {
      const moved = withMan(view, man.id, { seat: comrade.seat });
      return { id: `swap:${comrade.id}`, worth: judge.gain(withMan(moved, comrade.id, { seat: man.seat })) - BOTHER };
    });
}

/** What an action of a card or of a seat gains now; nothing if it cannot be done. */
function worthOfAct(judge: Judge, view: UndauntedView, doer: Doer, offer: Offer): number {
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

/** A card that was played is played once more. */
function inspire(judge: Judge, view: UndauntedView, doer: Doer, offer: Offer): number {
  const again = view.armies[judge.seat].played.filter(
    (card) =>
      card !== doer.card && admits(offer, card) && !cards[card].actions.some(({ action }) => action === "inspire"),
  );
  return 0.95 * Math.max(0, ...[...new Set(again)].map((card) => bestUse(judge, view, card).worth));
}
