import type { Element, Source } from "../cards/types.ts";
import type { Superpower } from "../seats.ts";

type Cell = readonly Element[];

/** A line per decade for each superpower. */
export interface ArmsRaceCard {
  readonly id: string;
  readonly reshuffle: boolean;
  readonly usa: readonly Cell[];
  readonly ussr: readonly Cell[];
  readonly source: Source;
}

export interface ConflictCard {
  readonly id: string;
  readonly reshuffle: boolean;
  readonly usa: Cell;
  readonly ussr: Cell;
  readonly source: Source;
}

export interface RaceBox {
  readonly vp: number;
  readonly advantage?: number;
  readonly icons?: readonly Element[];
  readonly victory?: true;
}

export interface DominanceBox {
  readonly vp: number;
  readonly icons: readonly Element[];
  readonly income: Readonly<Record<Superpower, number>>;
}
