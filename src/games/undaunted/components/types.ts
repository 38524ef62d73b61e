import type { Localized } from "../../../engine/index.ts";
import type { Side } from "../seats.ts";
import type { ActionId, CardId, CounterId, SoldierId, StructureId, TerrainId, TileId, VehicleId } from "./ids.ts";

/**
 * Where a value comes from. Only the first two are taken from print or from reports of it; the others stand in for a
 * printed value until somebody who owns the game puts it right.
 */
export const sources = ["rulebook", "public source", "memory", "designed"] as const;
export type Source = (typeof sources)[number];
export type Sources = Readonly<Record<string, Source>>;

export type Squad = "A" | "T";
type ActionClass = "movement" | "support" | "combat";
export type TokenFace = "scouted" | "controlled";

export interface ActionFacts {
  readonly name: Localized;
  readonly class: ActionClass;
  readonly numbered: boolean;
  readonly src: Sources;
}

/** An action as a card or a seat offers it. */
export interface Offer {
  readonly action: ActionId;
  readonly value: number | null;
  readonly squad?: Squad;
  /** Where we know from that the action is there, and its number. */
  readonly src: Source;
  readonly valueSrc: Source;
}

export interface CardFacts {
  readonly side: Side;
  readonly kind: "soldier" | "command" | "fog";
  readonly name: Localized;
  /** What else people type for it; what follows from the names is in names.ts. */
  readonly aliases?: readonly string[];
  readonly count: number;
  readonly initiative: number;
  readonly squad: Squad | null;
  readonly specialisation?: "tank" | null;
  /** Of the soldier's counter. */
  readonly defence?: number;
  readonly actions: readonly Offer[];
  readonly src: Sources;
  readonly note?: string;
}

export interface SeatFacts {
  readonly id: string;
  readonly name: Localized;
  readonly actions: readonly Offer[];
  /** The specialisation needed to use the actions; anyone may sit there. */
  readonly crew: "tank" | null;
  readonly src: Source;
}

export interface VehicleFacts {
  readonly side: Side;
  readonly name: Localized;
  readonly aliases?: readonly string[];
  readonly model: string;
  /** None: Attack, Strafe and Suppress cannot be aimed at it. */
  readonly defence: number | null;
  readonly armour: number;
  readonly durability: number;
  readonly critical: number;
  readonly seats: readonly SeatFacts[];
  readonly src: Sources;
  readonly note?: string;
}

export interface StructureFacts {
  readonly name: Localized;
  readonly defence: number;
  readonly points: number;
  readonly src: Sources;
  readonly note?: string;
}

export interface TerrainFacts {
  readonly name: Localized;
  /** What it looks like, for whoever draws it. */
  readonly look: string;
  readonly src: Source;
}

export interface TileFacts {
  readonly terrain: TerrainId;
  readonly cover: number | "hill";
  /** Vehicles may not enter. */
  readonly impassable: boolean;
  readonly src: Sources;
  readonly note?: string;
}

/** Which counters a condition is about. */
export type Selection =
  | { readonly kind: "any" | "soldier" | "vehicle" }
  | { readonly kind: "list"; readonly list: readonly CounterId[] };

export type Goal =
  | { readonly type: "claim"; readonly points: number }
  | { readonly type: "evacuate" | "neutralise"; readonly count: number; readonly of: Selection };

type StartingPlace =
  | { readonly soldier: SoldierId; readonly tile: TileId }
  | { readonly soldier: SoldierId; readonly vehicle: VehicleId; readonly seat: string };

export interface SideFacts {
  readonly vehicles: readonly { readonly vehicle: VehicleId; readonly tile: TileId }[];
  readonly soldiers: readonly StartingPlace[];
  readonly tokens: Readonly<Partial<Record<TileId, TokenFace>>>;
  readonly deck: Readonly<Partial<Record<CardId, number>>>;
  readonly supply: Readonly<Partial<Record<CardId, number>>>;
  /** Any of these wins. */
  readonly victory: readonly Goal[];
}

export interface ScenarioFacts {
  readonly order: number;
  /** As printed, where it is known. */
  readonly number: number | null;
  readonly status: string;
  readonly title: Localized;
  readonly date: Localized;
  readonly place: Localized;
  readonly brief: Localized;
  readonly orders: Readonly<Record<Side, Localized>>;
  /** `x` in half tiles, `y` in rows: every second row is shifted by half a tile. */
  readonly board: readonly { readonly tile: TileId; readonly x: number; readonly y: number }[];
  /** Lines through the middles of tiles, for drawing only. */
  readonly roads: readonly (readonly TileId[])[];
  readonly wadis: readonly (readonly TileId[])[];
  readonly objectives: readonly { readonly tile: TileId; readonly points: number }[];
  readonly structures: readonly { readonly structure: StructureId; readonly tile: TileId }[];
  readonly evacuation: readonly { readonly tile: TileId; readonly side: Side; readonly eligible: Selection }[];
  readonly initiative: Side;
  readonly sides: Readonly<Record<Side, SideFacts>>;
  readonly src: Sources;
  readonly notes: readonly string[];
}
