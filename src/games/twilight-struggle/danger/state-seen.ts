import { positionSeen } from "../../cold-war/danger/position-seen.ts";
import type { TwilightState } from "../state.ts";
import { noTurnZero } from "../turn-zero/state.ts";
import type { TwilightView } from "../view.ts";

/** The position as the view's seat knows it, or whoever only watches: he sees no hand. */
export const stateSeen = (view: TwilightView): TwilightState => ({
  ...positionSeen(view),
  options: view.options,
  step: { at: "turn" },
  china: view.china,
  aside: [],
  missileEnvy: view.missileEnvy,
  handicap: null,
  swapped: false,
  ...(view.turnZero && { turnZero: { ...noTurnZero, results: view.turnZero.results } }),
  ...(view.abilitiesUsed && { abilitiesUsed: view.abilitiesUsed }),
});
