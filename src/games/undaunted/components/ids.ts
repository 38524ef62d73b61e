import type { italyCards } from "../cards/italy.ts";
import type { lrdgCards } from "../cards/lrdg.ts";
import type { actions } from "./actions.ts";
import type { structures } from "./structures.ts";
import type { terrains } from "./terrains.ts";
import type { tiles } from "./tiles.ts";
import type { vehicles } from "./vehicles.ts";

type Cards = typeof lrdgCards & typeof italyCards;

export type ActionId = keyof typeof actions;
export type CardId = keyof Cards;
export type SoldierId = { [Id in CardId]: Cards[Id]["kind"] extends "soldier" ? Id : never }[CardId];
export type FogId = "lrdg-fog" | "italy-fog";
export type VehicleId = keyof typeof vehicles;
export type CounterId = SoldierId | VehicleId;
export type StructureId = keyof typeof structures;
export type TerrainId = keyof typeof terrains;
export type TileId = keyof typeof tiles;
