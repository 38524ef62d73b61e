import {
  cards,
  type SoldierId,
  seatOf,
  type TileId,
  type TokenFace,
  type VehicleId,
  vehicles as vehicleFacts,
} from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Soldier, UndauntedState, Vehicle } from "../state.ts";

/** What can be read off the board. Nothing here changes it. */

export function soldier(state: UndauntedState, id: SoldierId): Soldier {
  const found = state.soldiers[id];
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
}

export function vehicle(state: UndauntedState, id: VehicleId): Vehicle {
  const found = state.vehicles[id];
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
}

export const sideOf = (id: SoldierId): Side => cards[id].side;

/** Soldiers on the board, of one side or of both. */
export function soldiersOf(state: UndauntedState, side?: Side): SoldierId[] {
  const found: SoldierId[] = [];
  for (const id in state.soldiers)
    if (side === undefined || sideOf(id as SoldierId) === side) found.push(id as SoldierId);
  return found;
}

export const vehiclesOn = (state: UndauntedState): VehicleId[] => Object.keys(state.vehicles) as VehicleId[];

/** [6.2] Who is aboard counts as standing on the vehicle's tile. */
export function tileOf(state: UndauntedState, id: SoldierId): TileId {
  const { place } = soldier(state, id);
  return place.tile ?? vehicle(state, place.vehicle).tile;
}

export const vehicleOf = (state: UndauntedState, id: SoldierId): VehicleId | null =>
  soldier(state, id).place.vehicle ?? null;

export function crewOf(state: UndauntedState, id: VehicleId): SoldierId[] {
  const { soldiers } = state;
  const found: SoldierId[] = [];
  for (const man in soldiers) if (soldiers[man as SoldierId]?.place.vehicle === id) found.push(man as SoldierId);
  return found;
}

export function occupant(state: UndauntedState, id: VehicleId, seat: string): SoldierId | undefined {
  const { soldiers } = state;
  for (const man in soldiers) {
    const place = soldiers[man as SoldierId]?.place;
    if (place?.vehicle === id && place.seat === seat) return man as SoldierId;
  }
  return undefined;
}

export const freeSeats = (state: UndauntedState, id: VehicleId): string[] =>
  vehicleFacts[id].seats.map((seat) => seat.id).filter((seat) => occupant(state, id, seat) === undefined);

export const isDisabled = (state: UndauntedState, id: VehicleId): boolean =>
  vehicle(state, id).damage >= vehicleFacts[id].critical;

/** The seat a soldier sits in, as printed. */
export function seatTaken(state: UndauntedState, id: SoldierId) {
  const { place } = soldier(state, id);
  return place.vehicle === undefined ? null : seatOf(place.vehicle, place.seat);
}

export const token = (state: UndauntedState, side: Side, tile: TileId): TokenFace | undefined =>
  state.armies[side].tokens[tile];

export const controls = (state: UndauntedState, side: Side, tile: TileId): boolean =>
  token(state, side, tile) === "controlled";
