import type { Mind } from "../../mind.ts";
import { policy } from "../policy/index.ts";
import type { Side } from "../seats.ts";
import type { UndauntedState } from "../state.ts";
import { type UndauntedView, viewOf } from "../view/index.ts";
import { deal, settle } from "./deal.ts";
import { worth } from "./worth.ts";

export const undauntedMind: Mind<UndauntedState, UndauntedView, Side> = {
  looksLong: true,
  // with fewer slips it would hold its own against the policy in too many games
  slips: 6,
  breadth: { options: 4, next: 2 },
  // it makes some fifteen: a third of the time was enough to be seen to play better
  pace: 5,
  deal,
  settle,
  quick: (state, ask, random) => policy(viewOf(state, ask.seat), ask, random),
  worth: (state, side) => worth(viewOf(state, side), side),
  // valued anywhere before, imagined play is worse than the policy: goals are met late, and few signs of it are seen early
  isFar: () => false,
  isPlan: ({ kind }) => kind === "play.card",
};
