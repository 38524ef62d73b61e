import { cards, type SoldierId, type VehicleId, vehicles as vehicleFacts } from "../components/index.ts";
import { remembering } from "../rules/remembering.ts";
import type { Soldier, UndauntedState, Vehicle } from "../state.ts";
import type { SoldierView, VehicleView } from "./index.ts";

interface CounterViews {
  readonly soldiers: readonly SoldierView[];
  readonly vehicles: readonly VehicleView[];
}

/** Everything on the board that moves. */
export const counterViews = remembering(
  (soldiers: UndauntedState["soldiers"], vehicles: UndauntedState["vehicles"]): CounterViews => {
    const men: SoldierView[] = [];
    for (const id in soldiers) men.push(soldierView(vehicles, id as SoldierId, soldiers[id as SoldierId] as Soldier));
    const cars: VehicleView[] = [];
    for (const id in vehicles) cars.push(vehicleView(id as VehicleId, vehicles[id as VehicleId] as Vehicle, men));
    return { soldiers: men, vehicles: cars };
  },
);

function soldierView(vehicles: UndauntedState["vehicles"], id: SoldierId, { place, suppressed }: Soldier): SoldierView {
  const { side, squad, defence = 0 } = cards[id];
  return {
    id,
    side,
    squad,
    defence,
    tile: place.tile ?? (vehicles[place.vehicle] as Vehicle).tile,
    vehicle: place.vehicle ?? null,
    seat: place.vehicle === undefined ? null : place.seat,
    suppressed,
  };
}

function vehicleView(id: VehicleId, { owner, tile, damage }: Vehicle, soldiers: readonly SoldierView[]): VehicleView {
  const { side, defence, armour, critical, durability, seats } = vehicleFacts[id];
  return {
    id,
    side,
    owner,
    tile,
    defence,
    armour,
    damage,
    critical,
    durability,
    disabled: damage >= critical,
    seats: seats.map((seat) => ({
      id: seat.id,
      actions: seat.actions,
      crew: seat.crew,
      occupant: soldiers.find((man) => man.vehicle === id && man.seat === seat.id)?.id ?? null,
    })),
  };
}
