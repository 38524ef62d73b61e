import type { Mind } from "../../mind.ts";
import { policy } from "../policy/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import { type UndauntedView, viewOf } from "../view/index.ts";
import { deal, settle } from "./deal.ts";
import { worth } from "./worth.ts";

export const undauntedMind: Mind<UndauntedState, UndauntedView, Side> = {
  // 0.39 of 46 games against the policy alone
  looksAhead: false,
  pace: 4,
  deal,
  settle,
  quick: (state, ask, random) => policy(viewOf(state, ask.seat), ask, random),
  worth: (state, side) => worth(viewOf(state, side), side),
  isFar,
  isPlan: ({ kind }) => kind === "play.card",
};

/** The end of the turn; where the turns are still to be won, the end of the round: a whole round of every candidate takes too long. */
function isFar({ round, step }: UndauntedState, now: UndauntedState): boolean {
  if (now.round > round) return true;
  return step.at === "play" && now.step.at === "play" && now.step.side !== step.side;
}
