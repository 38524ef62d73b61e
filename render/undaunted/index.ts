import type { UndauntedView } from "../../src/games/undaunted/view/index.ts";
import type { Painter } from "../painter.ts";
import { boardSketch } from "./board.ts";
import { cardSketch } from "./card.ts";
import { closeupSketch, partSketch, partsOf } from "./closeup.ts";
import { endSketch } from "./end.ts";
import { handSketch } from "./hand.ts";

/** Nothing is revealed together, and no points are counted. */
export const undauntedPainter: Painter<UndauntedView> = {
  board: boardSketch,
  closeup: closeupSketch,
  parts: partsOf,
  part: partSketch,
  hand: handSketch,
  card: cardSketch,
  reveal: () => null,
  count: () => null,
  end: endSketch,
};
