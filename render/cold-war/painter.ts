import type { Painter } from "../painter.ts";
import type { Atlas, ColdWarView } from "./atlas.ts";
import { boardSketch } from "./board.ts";
import { closeupSketch } from "./closeup.ts";
import { endSketch } from "./end.ts";
import { cardSketch, handSketch } from "./hand.ts";
import { headlinesSketch } from "./headlines.ts";
import { nameIn } from "./labels.ts";
import { regionSketch } from "./region.ts";
import { scoringSketch } from "./scoring.ts";

/** The painter of a game of this family. */
export const coldWarPainter = <View extends ColdWarView>(atlas: Atlas<View>): Painter<View> => ({
  board: (input) => boardSketch(atlas, input),
  closeup: (input) => closeupSketch(atlas, input),
  parts: (_, language) => atlas.regions.map((id) => ({ id, name: nameIn(atlas, language, id) })),
  part: (input) => regionSketch(atlas, input),
  hand: (input) => handSketch(atlas, input),
  card: (input) => cardSketch(atlas, input),
  reveal: (input) => headlinesSketch(atlas, input),
  count: (input) => scoringSketch(atlas, input),
  end: (input) => endSketch(atlas, input),
});
