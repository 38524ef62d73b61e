import { type CounterId, isVehicle, type Selection, type SoldierId, type TileId } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import { removeSoldier, removeVehicle, setAside } from "./changes.ts";
import { removeCopies } from "./piles.ts";
import { crewOf, tileOf, vehicle } from "./position.ts";

export function matches(selection: Selection, id: CounterId): boolean {
  switch (selection.kind) {
    case "any":
      return true;
    case "list":
      return selection.list.includes(id);
    default:
      return isVehicle(id) === (selection.kind === "vehicle");
  }
}

/** [11.3] From a point of one's own side; a vehicle only if everybody aboard may leave too. */
export function canEvacuate(g: Undaunted, side: Side, unit: CounterId, from: TileId): boolean {
  if (g.scenario.evacuation.length === 0) return false;
  const leaving = [unit, ...(isVehicle(unit) ? crewOf(g.state, unit) : [])];
  return g.scenario.evacuation.some(
    (point) => point.side === side && point.tile === from && leaving.every((id) => matches(point.eligible, id)),
  );
}

/** [11.3] The counters lie before their owner, all their cards leave the game. */
export function evacuate(g: Undaunted, side: Side, unit: CounterId): void {
  const { state } = g;
  const soldiers = isVehicle(unit) ? crewOf(state, unit) : [unit];
  const tile = isVehicle(unit) ? vehicle(state, unit).tile : tileOf(state, unit);
  if (isVehicle(unit)) {
    removeVehicle(state, unit);
    setAside(state, side, "evacuated", unit);
  }
  g.tell("evacuated", { side, unit, tile, crew: isVehicle(unit) ? soldiers : [] });
  for (const id of soldiers) leave(g, side, id);
}

function leave(g: Undaunted, side: Side, id: SoldierId): void {
  const army = g.army(side);
  removeSoldier(g.state, id);
  setAside(g.state, side, "evacuated", id);
  for (const pile of ["played", "hand", "deck", "discard", "supply"] as const) removeCopies(army, id, pile);
}
