import type { Side } from "../seats.ts";
import type { Effect, PerSide } from "../state.ts";

/** What everybody can see in any game of the family. */
export interface FamilyView {
  readonly step: string;
  readonly turn: number;
  readonly round: number;
  readonly phasing: Side | null;
  readonly vp: number;
  readonly defcon: number;
  readonly milOps: Readonly<PerSide<number>>;
  readonly space: Readonly<PerSide<number>>;
  readonly spaceAttempts: Readonly<PerSide<number>>;
  readonly influence: { readonly us: readonly number[]; readonly ussr: readonly number[] };
  readonly effects: readonly Effect[];
  readonly handSizes: Readonly<PerSide<number>>;
  readonly deckSize: number;
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  readonly playing: readonly string[];
}
