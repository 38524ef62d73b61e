import { type StructureId, scenarios, structures } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import { controls } from "./position.ts";

/** [11.1, 11.2] Objectives under control; destroyed structures for the LRDG, controlled ones for Italy. */
export function pointsOf(state: UndauntedState, side: Side): number {
  let sum = 0;
  for (const { tile, points } of scenarios[state.options.scenario].objectives)
    if (controls(state, side, tile)) sum += points;
  if (side === "lrdg") for (const id of state.armies.lrdg.destroyed) sum += structures[id].points;
  else sum += pointsHeld(state, side);
  return sum;
}

function pointsHeld(state: UndauntedState, side: Side): number {
  let sum = 0;
  for (const id in state.structures) {
    const tile = state.structures[id as StructureId];
    if (tile !== undefined && controls(state, side, tile)) sum += structures[id as StructureId].points;
  }
  return sum;
}
