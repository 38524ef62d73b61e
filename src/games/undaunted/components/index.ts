import { italyCards } from "../cards/italy.ts";
import { lrdgCards } from "../cards/lrdg.ts";
import { actions as actionTable } from "./actions.ts";
import type { ActionId, CardId, FogId, SoldierId, StructureId, TerrainId, TileId, VehicleId } from "./ids.ts";
import { structures as structureTable } from "./structures.ts";
import { terrains as terrainTable } from "./terrains.ts";
import { tiles as tileTable } from "./tiles.ts";
import type {
  ActionFacts,
  CardFacts,
  SeatFacts,
  StructureFacts,
  TerrainFacts,
  TileFacts,
  VehicleFacts,
} from "./types.ts";
import { vehicles as vehicleTable } from "./vehicles.ts";

export * from "./ids.ts";
export { isScenario, type ScenarioId, scenarioIds, scenarios } from "./scenarios/index.ts";
export type * from "./types.ts";

/** V8 keeps an object without a prototype as a hash table, in which an id that varies is found twice as fast. */
const hashed = <T extends object>(facts: T): T => Object.assign(Object.create(null), facts);

export const actions: Readonly<Record<ActionId, ActionFacts>> = actionTable;
export const cards: Readonly<Record<CardId, CardFacts>> = hashed({ ...lrdgCards, ...italyCards });
export const vehicles: Readonly<Record<VehicleId, VehicleFacts>> = hashed(vehicleTable);
export const structures: Readonly<Record<StructureId, StructureFacts>> = structureTable;
export const terrains: Readonly<Record<TerrainId, TerrainFacts>> = terrainTable;
export const tiles: Readonly<Record<TileId, TileFacts>> = hashed(tileTable);

const keys = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] => Object.keys(table) as Id[];

export const actionIds = keys(actions);
export const cardIds = keys(cards);
export const vehicleIds = keys(vehicles);
export const structureIds = keys(structures);
export const tileIds = keys(tiles);

export const soldierIds = cardIds.filter((id): id is SoldierId => cards[id].kind === "soldier") as readonly SoldierId[];

const among = <Id extends string>(ids: readonly Id[]) => {
  const known: ReadonlySet<string> = new Set(ids);
  return (id: string): id is Id => known.has(id);
};

export const isAction = among(actionIds);
export const isCard = among(cardIds);
export const isSoldier = among(soldierIds);
export const isFog = among(cardIds.filter((id): id is FogId => cards[id].kind === "fog"));
export const isVehicle = among(vehicleIds);
export const isStructure = among(structureIds);
export const isTile = among(tileIds);

export function seatOf(vehicle: VehicleId, seat: string): SeatFacts {
  const found = vehicles[vehicle].seats.find(({ id }) => id === seat);
  if (found === undefined) throw new Error(`${vehicle} has no seat ${seat}`);
  return found;
}

/** [2.3] Of each side. */
export const CONTROL_TOKENS = 16;
