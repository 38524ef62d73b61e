/** Brings a position back to the log, so that one disagreement does not make all that follows disagree. */

import { actionRounds, board } from "../../src/games/twilight-struggle/components/board.ts";
import type { Step, TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { Page } from "./page.ts";

/** Sets what a page states. */
export function adopt(state: TwilightState, page: Page): void {
  for (const { entry } of page.lines) {
    switch (entry.kind) {
      case "influence": {
        const place = board.place(entry.country);
        state.influence.us[place] = entry.us;
        state.influence.ussr[place] = entry.ussr;
        break;
      }
      case "vp":
      case "no-vp":
        state.vp = entry.score;
        break;
      case "defcon":
        state.defcon = entry.level;
        break;
      case "military-ops":
        state.milOps[entry.side] = entry.level;
        break;
      case "space-advance":
        state.space[entry.side] = entry.box;
        break;
      case "out-of-play":
        state.effects = state.effects.filter(({ card }) => card !== entry.card);
        break;
      default:
    }
  }
}

/** The step that a log is expected to go on with. */
export function usualStepAfter(step: Step, { turn }: TwilightState): Step {
  if (step.at === "turn") return { at: "headline" };
  if (step.at === "headline") return { at: "round", round: 1, side: "ussr" };
  if (step.at !== "round") return { at: "turn" };
  if (step.side === "ussr") return { at: "round", round: step.round, side: "us" };
  return step.round < actionRounds(turn) ? { at: "round", round: step.round + 1, side: "ussr" } : { at: "turn-end" };
}
