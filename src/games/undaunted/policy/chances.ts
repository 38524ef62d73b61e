import { chanceOf } from "../components/die.ts";
import { cards, type Offer, type TileId } from "../components/index.ts";
import { type CombatId, coverOf, isCombat } from "../rules/defence.ts";
import type { SoldierView, UndauntedView, VehicleView } from "../view/index.ts";
import { distance } from "./ground.ts";

/** What can be shot at: a soldier on foot, or a vehicle. */
export type Target = SoldierView | VehicleView;

export const isCar = (target: Target): target is VehicleView => "seats" in target;

/** From 0 to 1; nothing where the action cannot be aimed at it. */
export function chanceAt(
  view: UndauntedView,
  action: CombatId,
  dice: number,
  from: TileId | null,
  target: Target,
): number {
  const base = baseOf(action, target);
  if (base === null) return 0;
  if (action === "demolish") return from === target.tile ? chanceOf(base, dice) / 100 : 0;
  const away = action === "strafe" || from === null ? 0 : distance(view, from, target.tile);
  return chanceOf(base + coverOf(target.tile, action, from) + away, dice) / 100;
}

function baseOf(action: CombatId, target: Target): number | null {
  const armoured = action === "anti-tank" || action === "demolish";
  if (isCar(target)) return armoured ? target.armour : target.defence;
  return armoured ? null : target.defence;
}

export type Weapon = Offer & { readonly action: CombatId };

/** Everything a soldier can shoot with from where he is: his own weapon and that of his seat. */
export function weaponsOf(view: UndauntedView, man: SoldierView): readonly Weapon[] {
  const car = view.vehicles.find(({ id }) => id === man.vehicle);
  const seat = car?.disabled === false ? car.seats.find(({ id }) => id === man.seat) : undefined;
  const mans = seat !== undefined && (seat.crew === null || cards[man.id].specialisation === seat.crew);
  return [...cards[man.id].actions, ...(mans ? seat.actions : [])].filter((offer): offer is Weapon =>
    isCombat(offer.action),
  );
}

/** What stands in the enemy's sight: soldiers on foot and vehicles. */
export const targetsFor = (view: UndauntedView, side: "lrdg" | "italy"): readonly Target[] => [
  ...view.soldiers.filter((man) => man.side !== side && man.vehicle === null),
  ...view.vehicles.filter(({ owner }) => owner !== side),
];
