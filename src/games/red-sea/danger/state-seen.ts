import { positionSeen } from "../../cold-war/danger/position-seen.ts";
import type { RedSeaState } from "../state.ts";
import type { RedSeaView } from "../view.ts";

/** The position as the view's seat knows it, or whoever only watches: he sees no hand. */
export const stateSeen = (view: RedSeaView): RedSeaState => ({
  ...positionSeen(view),
  options: view.options,
  step: { at: "turn" },
  romania: view.romania,
  first: view.first,
  centcom: view.centcom,
  famine: [...view.famine],
  shown: view.shown,
  excused: [...view.excused],
  handicap: null,
  swapped: false,
});
