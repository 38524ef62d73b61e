/** Sets a position to what a page states, so that one disagreement does not make all that follows disagree. */

import { board } from "../../src/games/twilight-struggle/board.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import type { Page } from "./page.ts";

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
