import type { Localized } from "../../../engine/index.ts";
import type { Board } from "./board.ts";

/** One box of the space race: what it takes to enter it and what it gives. */
export interface SpaceBox {
  readonly name: Localized;
  /** Ops a card must have. */
  readonly ops: number;
  /** The die succeeds up to this. */
  readonly upTo: number;
  readonly vp: { readonly first: number; readonly second: number };
  /** Belongs to the first to arrive, until the other arrives too [6.4.4]. */
  readonly ability?: string;
}

/** Box 0 is the start and stands for nothing. */
export type SpaceTrack = readonly SpaceBox[];

/** `bans[level]`: regions closed to coups and realignments at that DEFCON level. */
export type DefconBans<Area extends string> = readonly (readonly Area[])[];

/** The same by place. */
export const bannedPlaces = <Area extends string>(board: Board<string, Area>, bans: DefconBans<Area>): boolean[][] =>
  bans.map((areas) => board.ids.map((_, place) => areas.some((area) => board.within(area)[place])));

export interface RegionValues {
  readonly presence: number;
  readonly domination: number;
  /** `win` where control ends the game. */
  readonly control: number | "win";
}
