import { type CardId, cards, isSoldier, type SoldierId } from "../../../src/games/undaunted/components/index.ts";
import type { SoldierView, UndauntedView, VehicleView } from "../../../src/games/undaunted/view/index.ts";
import { worthOfAct } from "./acts.ts";
import { type Place, withMan } from "./after.ts";
import type { Judge } from "./judge.ts";

/** Something a card can be played for, as the ask names it. */
interface Use {
  readonly id: string;
  readonly worth: number;
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
