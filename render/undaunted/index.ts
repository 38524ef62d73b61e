import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { cardSketch } from "./card.ts";
import { endSketch } from "./end.ts";
import { handSketch } from "./hand.ts";

/** The board shows all of it large enough; nothing is revealed together, and no points are counted. */
export const undauntedPainter: Painter<UndauntedView> = {
  board: boardSketch,
  part: () => null,
  hand: handSketch,
  card: cardSketch,
  reveal: () => null,
  count: () => null,
  end: endSketch,
};
