import { cards, type SoldierId, soldierIds, type TileId } from "../components/index.ts";
import type { SoldierView, UndauntedView, VehicleView } from "../view/index.ts";
import { isWay, stepsFrom } from "./ground.ts";

/** A card that is not there is far away. */
const NEVER = 99;

const abilities = new Map(soldierIds.map((id) => [id, new Set<string>(cards[id].actions.map(({ action }) => action))]));

export const canDo = (man: SoldierView, action: string): boolean => abilities.get(man.id)?.has(action) === true;

/** How each soldier goes on foot, and how far with a card. */
const paces = new Map(
  soldierIds.map((id) => [
    id,
    cards[id].actions.flatMap(({ action, value }) => (isWay(action) ? [{ way: action, value: value ?? 1 }] : [])),
  ]),
);

/** How many cards of his a soldier needs to stand on a tile, walking or riding. */
export function cardsTo(view: UndauntedView, man: SoldierView, tile: TileId): number {
  let best = walking(view, man, man.tile, tile);
  if (best > 1)
    for (const car of view.vehicles) if (car.tile === man.tile) best = Math.min(best, riding(view, man, car, tile));
  return waiting(view, man) + best;
}

/** On foot, leaving his seat if he has one. */
export const cardsToWalk = (view: UndauntedView, man: SoldierView, tile: TileId): number =>
  walking(view, man, man.tile, tile);

function walking(view: UndauntedView, man: SoldierView, from: TileId, to: TileId): number {
  if (from === to) return 0;
  let best = NEVER;
  for (const { way, value } of paces.get(man.id) ?? [])
    best = Math.min(best, (stepsFrom(view, man.side, way, from).get(to) ?? NEVER) / value);
  return best;
}

/** To the tile, or near it and then on foot. */
function riding(view: UndauntedView, man: SoldierView, car: VehicleView, to: TileId): number {
  const delay = boarding(view, man, car);
  const speed = speedOf(car);
  if (delay === null || speed === null || car.disabled) return NEVER;
  let best = NEVER;
  for (const [stop, length] of stepsFrom(view, man.side, "drive", car.tile)) {
    const ride = delay + length / speed;
    if (ride < best) best = Math.min(best, ride + walking(view, man, stop, to));
  }
  return best;
}

/** What it costs to sit in a vehicle that somebody can drive; null if that cannot be. */
function boarding(view: UndauntedView, man: SoldierView, car: VehicleView): number | null {
  if (car.tile !== man.tile || (man.vehicle !== null && man.vehicle !== car.id)) return null;
  const crew = view.soldiers.filter(({ vehicle }) => vehicle === car.id);
  if (crew.some(({ side }) => side !== man.side)) return null;
  const driver = driverOf(view, car);
  if (man.vehicle === car.id)
    return driver === undefined ? (isSkilled(man, car) ? 0.3 : null) : driver === man ? 0 : 0.2;
  if (crew.length === car.seats.length) return null;
  return driver === undefined ? (isSkilled(man, car) ? 0.3 : null) : 0.4;
}

const driversSeat = (car: VehicleView) =>
  car.seats.find(({ actions }) => actions.some(({ action }) => action === "drive"));

const speedOf = (car: VehicleView): number | null =>
  driversSeat(car)?.actions.find(({ action }) => action === "drive")?.value ?? null;

const isSkilled = (man: SoldierView, car: VehicleView): boolean => {
  const needed = driversSeat(car)?.crew ?? null;
  return needed === null || cards[man.id].specialisation === needed;
};

/** Who sits at the wheel and can use it. */
function driverOf(view: UndauntedView, car: VehicleView): SoldierView | undefined {
  const seat = driversSeat(car)?.id;
  return view.soldiers.find((man) => man.vehicle === car.id && man.seat === seat && isSkilled(man, car));
}

/** How many cards a vehicle needs to a tile, with the driver it has. */
export function cardsToDrive(view: UndauntedView, car: VehicleView, to: TileId): number {
  const driver = driverOf(view, car);
  const speed = speedOf(car);
  if (speed === null || car.disabled) return NEVER;
  const length = (stepsFrom(view, car.owner, "drive", car.tile).get(to) ?? NEVER) / speed;
  return length + (driver === undefined ? 2 : waiting(view, driver));
}

/** Until he can act at all: copies of his card that go round, and whether he keeps his head down. */
function waiting(view: UndauntedView, man: SoldierView): number {
  const copies = copiesOf(view, man);
  const cardless = copies > 1 ? 0 : copies === 1 ? 0.5 : view.armies[man.side].supply.includes(man.id) ? 3 : NEVER;
  return cardless + (man.suppressed ? 1 : 0);
}

const counted = new WeakMap<object, Map<SoldierId, number>>();

/** Copies that go round: of the own side for certain, of the enemy all that are not seen in the supply. */
export function copiesOf(view: UndauntedView, man: SoldierView): number {
  const known = counted.get(view.armies) ?? new Map<SoldierId, number>();
  counted.set(view.armies, known);
  const copies = known.get(man.id) ?? count(view, man);
  known.set(man.id, copies);
  return copies;
}

function count(view: UndauntedView, { id, side }: SoldierView): number {
  const within = (pile: readonly string[]) => pile.filter((card) => card === id).length;
  const { discard, played, supply } = view.armies[side];
  if (side !== view.seat) return cards[id].count - within(supply);
  return within(discard) + within(played) + within(view.hand) + within(view.deck);
}
