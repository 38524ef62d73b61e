import type { CardId, CounterId, SoldierId, StructureId, TileId, TokenFace, VehicleId } from "./components/index.ts";
import type { UndauntedOptions } from "./options.ts";
import type { PerSide, Side } from "./seats.ts";

/** Where the game stands between two decisions of the rules. */
export type Step =
  | { readonly at: "sides" }
  | { readonly at: "deal" }
  /** Both draw cards. */
  | { readonly at: "round" }
  | { readonly at: "initiative" }
  /** One card of the turn of a side; `begun` if it is not the first. */
  | { readonly at: "play"; readonly side: Side; readonly begun?: boolean };

export type Place =
  | { readonly tile: TileId; readonly vehicle?: never }
  | { readonly vehicle: VehicleId; readonly seat: string; readonly tile?: never };

export interface Soldier {
  readonly place: Place;
  readonly suppressed: boolean;
}

/** With the critical number of damage it is disabled: that needs no field. */
export interface Vehicle {
  /** In front of whom its card lies. */
  readonly owner: Side;
  readonly tile: TileId;
  readonly damage: number;
}

/** Entries for some of the ids. A table is never changed, only replaced: copies of a state share it. */
export type Table<Id extends string, T> = Readonly<Partial<Record<Id, T>>>;

/** Cards that lie together. Like a table it is never changed, only replaced. */
export type Pile = readonly CardId[];

/** [2.3] What lies before one player. The top of the deck is its end. */
export interface Army {
  deck: Pile;
  hand: Pile;
  discard: Pile;
  /** The play area. */
  played: Pile;
  supply: Pile;
  removed: Pile;
  tokens: Table<TileId, TokenFace>;
  evacuated: readonly CounterId[];
  neutralised: readonly CounterId[];
  destroyed: readonly StructureId[];
}

export interface UndauntedState {
  readonly options: UndauntedOptions;
  step: Step;
  round: number;
  initiative: Side;
  armies: PerSide<Army>;
  /** Those on the board. */
  soldiers: Table<SoldierId, Soldier>;
  vehicles: Table<VehicleId, Vehicle>;
  /** Those that stand. */
  structures: Table<StructureId, TileId>;
  /** [12.2] Sides that can no longer meet a condition, while the game goes on. */
  hopeless: PerSide<boolean>;
  /**
   * [R38] From the first round on: how many lasting changes there have been, the highest score of each side at the
   * beginning of a round, and since which round neither has grown. Games from before they were looked at have no scores.
   */
  quiet?: { readonly changes: number; readonly best?: Readonly<PerSide<number>>; readonly since: number };
  /** Whether those who sat down have changed sides since. */
  swapped: boolean;
}

export function copyState(state: UndauntedState): UndauntedState {
  const { lrdg, italy } = state.armies;
  return { ...state, armies: { lrdg: { ...lrdg }, italy: { ...italy } }, hopeless: { ...state.hopeless } };
}
