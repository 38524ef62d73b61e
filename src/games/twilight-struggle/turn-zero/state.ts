import type { PerSide } from "../../cold-war/state.ts";
import type { Band, CrisisId, StatecraftId } from "./ids.ts";

/** A crisis that has been met: the cards that were laid down, the die, and what it came to. */
export interface CrisisResult {
  readonly crisis: CrisisId;
  readonly us: StatecraftId | null;
  readonly ussr: StatecraftId | null;
  readonly die: number;
  readonly band: Band;
}

/** What Turn Zero adds to a position. Games without it, and those saved before it came, have none. */
export interface TurnZeroState {
  /** Statecraft cards in hand. */
  readonly hands: PerSide<readonly StatecraftId[]>;
  /** Lost face down at the beginning, with the Chinese Civil War variant. */
  readonly lost: PerSide<StatecraftId | null>;
  /** Still face down, the next one last. */
  readonly piles: readonly CrisisId[];
  /** The crisis that is being met. */
  readonly open: CrisisId | null;
  readonly results: readonly CrisisResult[];
}

export const noTurnZero: TurnZeroState = {
  hands: { us: [], ussr: [] },
  lost: { us: null, ussr: null },
  piles: [],
  open: null,
  results: [],
};
