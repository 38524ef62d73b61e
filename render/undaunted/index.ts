import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { cardSketch } from "./card.ts";
import { endSketch } from "./end.ts";
import { handSketch } from "./hand.ts";

/** The board shows all of it large enough: there are no regions; and there are no headlines and no counts of points. */
export const undauntedPainter: Painter<UndauntedView> = {
  board: boardSketch,
  region: () => null,
  hand: handSketch,
  card: cardSketch,
  headlines: () => null,
  scoring: () => null,
  end: endSketch,
};
