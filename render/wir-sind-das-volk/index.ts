import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { endSketch } from "./end.ts";
import { cardSketch, handSketch } from "./hand.ts";
import { scoringSketch } from "./scoring.ts";

/** For two and for four: there are neither regions to enlarge nor headlines. */
export const volkPainter: Painter<VolkView> = {
  board: boardSketch,
  region: () => null,
  hand: handSketch,
  card: cardSketch,
  headlines: () => null,
  scoring: scoringSketch,
  end: endSketch,
};
