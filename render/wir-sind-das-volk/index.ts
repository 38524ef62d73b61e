import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { closeupSketch, partSketch, partsOf } from "./closeup.ts";
import { endSketch } from "./end.ts";
import { cardSketch, handSketch } from "./hand.ts";
import { scoringSketch } from "./scoring.ts";

/** For two and for four; nothing is revealed together. */
export const volkPainter: Painter<VolkView> = {
  board: boardSketch,
  closeup: closeupSketch,
  parts: partsOf,
  part: partSketch,
  hand: handSketch,
  card: cardSketch,
  reveal: () => null,
  count: scoringSketch,
  end: endSketch,
};
