import { NEVER } from "./ground.ts";
import type { Car, Man, Scene, Seat } from "./scene.ts";

/** How many cards of his a soldier needs to stand on a tile, walking or riding. */
export function cardsTo(scene: Scene, man: Man, to: number): number {
  const { roads } = man.camp;
  let best = roads.onFoot(man.facts, man.tile)[to] as number;
  if (best > 1)
    for (const car of scene.cars) {
      if (car.gone || car.tile !== man.tile || car.speed === null || car.disabled) continue;
      const delay = boarding(scene, man, car);
      if (delay < NEVER) best = Math.min(best, delay + (roads.riding(man.facts, car.speed, car.tile)[to] as number));
    }
  return waiting(man) + best;
}

/** On foot, leaving his seat if he has one. */
export const cardsToWalk = (man: Man, to: number): number => man.camp.roads.onFoot(man.facts, man.tile)[to] as number;

/** What it costs to sit in a vehicle that somebody can drive. */
function boarding(scene: Scene, man: Man, car: Car): number {
  if (man.car !== null && man.car !== car) return NEVER;
  let crew = 0;
  let driver: Man | null = null;
  for (const each of scene.men) {
    if (each.car !== car || each.gone) continue;
    if (each.camp !== man.camp) return NEVER;
    crew++;
    if (each.seat === car.driving?.id && canUse(each, car.driving)) driver = each;
  }
  const startable = driver !== null || canUse(man, car.driving);
  if (!startable) return NEVER;
  if (man.car === car) return driver === null ? 0.3 : driver === man ? 0 : 0.2;
  if (crew === car.seats.length) return NEVER;
  return driver === null ? 0.3 : 0.4;
}

/** Whether he may use what a seat offers. */
export const canUse = (man: Man, seat: Seat | undefined): boolean =>
  seat === undefined || seat.crew === null || man.facts.specialisation === seat.crew;

/** How many cards a vehicle needs to a tile, with the driver it has. */
export function cardsToDrive(scene: Scene, car: Car, to: number): number {
  if (car.speed === null || car.disabled) return NEVER;
  const driver = scene.men.find(
    (man) => man.car === car && !man.gone && man.seat === car.driving?.id && canUse(man, car.driving),
  );
  const length = Math.min(NEVER, car.camp.roads.driving(car.tile)[to] as number) / car.speed;
  return length + (driver === undefined ? 2 : waiting(driver));
}

/** Until he can act at all: copies of his card that go round, and whether he keeps his head down. */
function waiting({ copies, isSupplied, suppressed }: Man): number {
  const cardless = copies > 1 ? 0 : copies === 1 ? 0.5 : isSupplied ? 3 : NEVER;
  return cardless + (suppressed ? 1 : 0);
}
