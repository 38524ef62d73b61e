import type { TwilightView } from "../../src/games/twilight-struggle/view.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { endSketch } from "./end.ts";
import { cardSketch, handSketch } from "./hand.ts";
import { headlinesSketch } from "./headlines.ts";
import { regionSketch } from "./region.ts";
import { scoringSketch } from "./scoring.ts";

export const twilightStrugglePainter: Painter<TwilightView> = {
  board: boardSketch,
  region: regionSketch,
  hand: handSketch,
  card: cardSketch,
  headlines: headlinesSketch,
  scoring: scoringSketch,
  end: endSketch,
};
