import type { SoldierId, StructureId, TileId, TokenFace, VehicleId } from "./data/index.ts";
import { soldier, vehicle } from "./position.ts";
import type { Side } from "./sides.ts";
import type { Soldier, Table, UndauntedState, Vehicle } from "./state.ts";

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

export function removeStructure(state: UndauntedState, id: StructureId): void {
  state.structures = without(state.structures, id);
}

function without<Id extends string, T>(table: Table<Id, T>, gone: Id): Table<Id, T> {
  const left: Partial<Record<Id, T>> = {};
  for (const id in table) if (id !== gone) left[id] = table[id] as T;
  return left;
}
