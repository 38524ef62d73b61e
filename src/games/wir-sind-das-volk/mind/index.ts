import type { Mind } from "../../mind.ts";
import { choose } from "../policy/index.ts";
import { imagined } from "../policy/position.ts";
import { worth } from "../policy/worth.ts";
import type { Seat } from "../seats.ts";
import type { VolkState } from "../state.ts";
import type { VolkView } from "../view.ts";
import { deal, settle } from "./deal.ts";

/** Where a position that is worth so much more is won three times out of four. */
const SCALE = 10;

export const volkMind: Mind<VolkState, VolkView, Seat> = {
  pace: 8,
  deal,
  settle,
  quick: (state, ask, random) => choose(state, state.hands[ask.seat], ask, random),
  worth: (state, seat) => Math.tanh(worth(imagined.see(state), seat) / SCALE),
  isFar,
  isPlan: ({ kind }) => kind === "turn.card",
};

/** The worth of a position counts the end of the decade in: so a turn and the reply to it are far enough, and the end of a decade. */
function isFar(from: VolkState, now: VolkState): boolean {
  return now.decade !== from.decade || now.part !== from.part || from.display.length - now.display.length >= 2;
}
