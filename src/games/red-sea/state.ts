import type { Place } from "../cold-war/components/board.ts";
import type { Side } from "../cold-war/seats.ts";
import { type ColdWarState, copyColdWar } from "../cold-war/state.ts";
import type { CardId } from "./cards/ids.ts";
import type { RedSeaOptions } from "./options.ts";

/** Where the game stands between two decisions of the rules. */
export type Step =
  | { readonly at: "sides" }
  | { readonly at: "deal" }
  | { readonly at: "handicap"; readonly side: Side; readonly count: number }
  | { readonly at: "combination"; readonly side: Side }
  | { readonly at: "turn" }
  | { readonly at: "headline" }
  | { readonly at: "round"; readonly round: number; readonly side: Side }
  | { readonly at: "turn-end" };

export interface RedSeaState extends ColdWarState<CardId> {
  readonly options: RedSeaOptions;
  step: Step;
  /** Romanian Autonomy [9]. */
  romania: { readonly holder: Side; readonly faceUp: boolean };
  // here in every game, not only with some cards
  first: Side;
  centcom: { readonly side: Side; readonly place: Place } | null;
  famine: Place[];
  shown: { readonly side: Side; readonly cards: readonly CardId[] } | null;
  /** Scoring cards that came to a hand when no round was left to play them in [6.4]. */
  excused: CardId[];
  /** Extra influence that a bid has given. */
  handicap: { readonly side: Side; readonly count: number } | null;
  /** Whether those who sat down have changed sides since. */
  swapped: boolean;
}

export function copyState(state: RedSeaState): RedSeaState {
  const copy = Object.assign(copyColdWar(state) as RedSeaState, {
    options: state.options,
    step: state.step,
    romania: state.romania,
    first: state.first,
    centcom: state.centcom,
    famine: state.famine.slice(),
    shown: state.shown,
    excused: state.excused.slice(),
    handicap: state.handicap,
    swapped: state.swapped,
  });
  if (state.guests === undefined) return copy;
  return Object.assign(copy, { missileEnvy: state.missileEnvy, aside: state.aside?.slice(), guests: state.guests });
}
