import type { CombatId } from "../rules/defence.ts";
import { chance, type Weapon } from "./facts.ts";
import { canUse } from "./reach.ts";
import type { Camp, Car, Man, Scene } from "./scene.ts";

/** What can be shot at: a soldier on foot, or a vehicle. */
export type Target = Man | Car;

/** From 0 to 1; nothing where the action cannot be aimed at it. From −1 as from a card without a counter. */
export function chanceAt({ ground }: Scene, action: CombatId, dice: number, from: number, target: Target): number {
  const base = baseOf(action, target);
  if (base === null) return 0;
  if (action === "demolish") return from === target.tile ? chance(base, dice) : 0;
  const away = action === "strafe" || from < 0 ? 0 : ground.distance(from, target.tile);
  return chance(base + ground.cover(target.tile, action, from) + away, dice);
}

function baseOf(action: CombatId, target: Target): number | null {
  const armoured = action === "anti-tank" || action === "demolish";
  if (target.isCar) return armoured ? target.armour : target.defence;
  return armoured ? null : target.facts.defence;
}

const NONE: readonly Weapon[] = [];

/** What the seat of a soldier lets him shoot with. */
export function seatWeapons(man: Man): readonly Weapon[] {
  const { car } = man;
  if (car === null || car.disabled) return NONE;
  const seat = car.seats.find(({ id }) => id === man.seat);
  return seat !== undefined && canUse(man, seat) ? seat.weapons : NONE;
}

/** What stands in the sight of a side's enemy: its soldiers on foot and its vehicles. */
export function targetsIn({ men, cars }: Camp): readonly Target[] {
  const targets: Target[] = [];
  for (const man of men) if (man.car === null && !man.gone) targets.push(man);
  for (const car of cars) if (!car.gone) targets.push(car);
  return targets;
}
