import type { CounterId, SoldierId, StructureId, TileId, TokenFace, VehicleId } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Soldier, Table, UndauntedState, Vehicle } from "../state.ts";
import { soldier, vehicle } from "./position.ts";

/** What changes on the board: each time a new table takes the place of the old one. */

export function changeSoldier(state: UndauntedState, id: SoldierId, change: Partial<Soldier>): void {
  state.soldiers = { ...state.soldiers, [id]: { ...soldier(state, id), ...change } };
}

export function changeVehicle(state: UndauntedState, id: VehicleId, change: Partial<Vehicle>): void {
  state.vehicles = { ...state.vehicles, [id]: { ...vehicle(state, id), ...change } };
}

export function layToken(state: UndauntedState, side: Side, tile: TileId, face: TokenFace): void {
  const army = state.armies[side];
  army.tokens = { ...army.tokens, [tile]: face };
}

export function removeSoldier(state: UndauntedState, id: SoldierId): void {
  state.soldiers = without(state.soldiers, id);
}

export function removeVehicle(state: UndauntedState, id: VehicleId): void {
  state.vehicles = without(state.vehicles, id);
}

/** Lays a counter that has left the board in front of a side. */
export function setAside(state: UndauntedState, side: Side, where: "evacuated" | "neutralised", id: CounterId): void {
  const army = state.armies[side];
  army[where] = [...army[where], id];
}

export function destroyStructure(state: UndauntedState, side: Side, id: StructureId): void {
  const army = state.armies[side];
  state.structures = without(state.structures, id);
  army.destroyed = [...army.destroyed, id];
}

/** A new table, because an object with a deleted property is slow ever after. */
function without<Id extends string, T>(table: Table<Id, T>, gone: Id): Table<Id, T> {
  const left: Partial<Record<Id, T>> = {};
  for (const id in table) if (id !== gone) left[id] = table[id] as T;
  return left;
}
