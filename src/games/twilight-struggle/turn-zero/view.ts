import type { Side } from "../../cold-war/seats.ts";
import type { PerSide } from "../../cold-war/state.ts";
import type { CrisisId, StatecraftId } from "./ids.ts";
import { runningCrises } from "./running.ts";
import type { CrisisResult, TurnZeroState } from "./state.ts";

/** What everybody sees of the crises. */
export interface TurnZeroView {
  readonly open: CrisisId | null;
  /** Crises still face down. */
  readonly left: number;
  readonly results: readonly CrisisResult[];
  /** Crises whose outcome changes a rule in this turn. */
  readonly running: readonly CrisisId[];
  /** Statecraft cards in hand. */
  readonly handSizes: Readonly<PerSide<number>>;
}

export const turnZeroView = ({ open, piles, results, hands }: TurnZeroState, turn: number): TurnZeroView => ({
  open,
  left: piles.length,
  results,
  running: runningCrises(results, turn).map(({ crisis }) => crisis),
  handSizes: { us: hands.us.length, ussr: hands.ussr.length },
});

/** A seat's own statecraft cards. */
export const ownStatecraft = ({ hands }: TurnZeroState, seat: Side | null): readonly StatecraftId[] =>
  seat === null ? [] : hands[seat];
