import { boardOf } from "../components/board.ts";
import {
  type ActionId,
  cards,
  isStructure,
  isVehicle,
  type SoldierId,
  type StructureId,
  structures,
  type TileId,
  tiles,
  type VehicleId,
  vehicles,
} from "../components/index.ts";
import { other, type Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import { crewOf, soldiersOf, tileOf, vehicle, vehicleOf, vehiclesOn } from "./position.ts";

export type TargetId = SoldierId | VehicleId | StructureId;
export type CombatId = Extract<ActionId, "attack" | "strafe" | "demolish" | "anti-tank" | "suppress">;

export const combatIds: readonly CombatId[] = ["attack", "strafe", "demolish", "anti-tank", "suppress"];
export const isCombat = (id: string): id is CombatId => (combatIds as readonly string[]).includes(id);

/** [9.2] The terms of the total that a die must reach. */
interface Defence {
  readonly base: number;
  readonly cover: number;
  readonly distance: number;
  readonly total: number;
}

/** [9.1] Everything a side may aim at with an action. A card without a counter is on no tile. */
export function targetsOf(state: UndauntedState, side: Side, action: CombatId, from: TileId | null): TargetId[] {
  switch (action) {
    case "demolish":
      return [
        ...armouredTargets(state, side).filter((id) => vehicle(state, id).tile === from),
        ...(Object.keys(state.structures) as StructureId[]).filter((id) => state.structures[id] === from),
      ];
    case "anti-tank":
      return armouredTargets(state, side);
    default:
      return [
        ...soldiersOf(state, other(side)).filter((id) => vehicleOf(state, id) === null),
        ...vehiclesOn(state).filter((id) => vehicle(state, id).owner !== side && vehicles[id].defence !== null),
      ];
  }
}

/** [R13] Vehicles of the enemy, and prizes that stand empty. */
export const armouredTargets = (state: UndauntedState, side: Side): VehicleId[] =>
  vehiclesOn(state).filter(
    (id) => vehicle(state, id).owner !== side || (vehicles[id].side !== side && crewOf(state, id).length === 0),
  );

export function targetTile(state: UndauntedState, target: TargetId): TileId {
  if (isVehicle(target)) return vehicle(state, target).tile;
  if (!isStructure(target)) return tileOf(state, target);
  const tile = state.structures[target];
  if (tile === undefined) throw new Error(`${target} does not stand`);
  return tile;
}

export function defenceOf(state: UndauntedState, action: CombatId, from: TileId | null, target: TargetId): Defence {
  const tile = targetTile(state, target);
  const base = baseOf(action, target);
  const cover = action === "demolish" ? 0 : coverOf(tile, action, from);
  const distance = action === "strafe" || from === null ? 0 : boardOf(state.options.scenario).distance(from, tile);
  return { base, cover, distance, total: base + cover + distance };
}

function baseOf(action: CombatId, target: TargetId): number {
  if (isStructure(target)) return structures[target].defence;
  if (!isVehicle(target)) return cards[target].defence ?? 0;
  const { armour, defence } = vehicles[target];
  return action === "anti-tank" || action === "demolish" ? armour : (defence ?? 0);
}

/** A hill covers less against fire from a hill or from the air. */
export function coverOf(tile: TileId, action: CombatId, from: TileId | null): number {
  const { cover } = tiles[tile];
  if (cover !== "hill") return cover;
  return action === "strafe" || (from !== null && tiles[from].cover === "hill") ? 1 : 3;
}
