import type { Side } from "../cold-war/seats.ts";
import { type ColdWarState, copyColdWar } from "../cold-war/state.ts";
import type { CardId } from "./cards/ids.ts";
import type { SpaceAbility } from "./components/alternate-track.ts";
import type { TwilightOptions } from "./options.ts";
import type { TurnZeroState } from "./turn-zero/state.ts";

/** Where the game stands between two decisions of the rules. */
export type Step =
  | { readonly at: "sides" }
  | { readonly at: "crises" }
  | { readonly at: "crisis" }
  | { readonly at: "aftermath" }
  | { readonly at: "deal" }
  | { readonly at: "setup"; readonly side: Side }
  | { readonly at: "handicap"; readonly side: Side; readonly count: number }
  | { readonly at: "combination"; readonly side: Side }
  | { readonly at: "turn" }
  | { readonly at: "headline" }
  | { readonly at: "round"; readonly round: number; readonly side: Side }
  | { readonly at: "turn-end" };

export interface TwilightState extends ColdWarState<CardId> {
  readonly options: TwilightOptions;
  step: Step;
  china: { readonly holder: Side | null; readonly faceUp: boolean };
  /** Drawn cards that the US is looking at. */
  aside: CardId[];
  /** Who has been handed Missile Envy and must use it for operations. */
  missileEnvy: Side | null;
  /** Extra influence that a bid has given. */
  handicap: { readonly side: Side; readonly count: number } | null;
  /** Whether those who sat down have changed sides since. */
  swapped: boolean;
  /** Only in games with Turn Zero. */
  turnZero?: TurnZeroState;
  /** Abilities of the alternate space track that are used up for this round or turn; none if absent. */
  abilitiesUsed?: readonly SpaceAbility[];
}

export function copyState(state: TwilightState): TwilightState {
  const copy = Object.assign(copyColdWar(state) as TwilightState, {
    options: state.options,
    step: state.step,
    china: state.china,
    aside: state.aside.slice(),
    missileEnvy: state.missileEnvy,
    handicap: state.handicap,
    swapped: state.swapped,
  });
  if (state.guests !== undefined) {
    const { first, centcom, shown, guests } = state;
    Object.assign(copy, { first, centcom, shown, guests });
  }
  // never written to, always replaced
  if (state.turnZero !== undefined) copy.turnZero = state.turnZero;
  if (state.abilitiesUsed !== undefined) copy.abilitiesUsed = state.abilitiesUsed;
  return copy;
}
