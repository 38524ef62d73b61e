import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { endSketch } from "./end.ts";
import { cardSketch, handSketch } from "./hand.ts";
import { scoringSketch } from "./scoring.ts";

/** For two and for four: the board is large enough as it is, and nothing is revealed together. */
export const volkPainter: Painter<VolkView> = {
  board: boardSketch,
  part: () => null,
  hand: handSketch,
  card: cardSketch,
  reveal: () => null,
  count: scoringSketch,
  end: endSketch,
};
