import type { Sketch } from "./kit/sketch.ts";
import type { Inputs, Order, Painter, PictureKind } from "./painter.ts";
import { redSeaPainter } from "./red-sea/index.ts";
import { sheetSketch } from "./sheet.ts";
import { twilightStrugglePainter } from "./twilight-struggle/index.ts";
import { undauntedPainter } from "./undaunted/index.ts";
import { volkPainter } from "./wir-sind-das-volk/index.ts";

/** Who paints a title, by its id; `null` for one that has no pictures by choice. */
export const painters: ReadonlyMap<string, Painter | null> = new Map<string, Painter | null>([
  ["twilight-struggle", twilightStrugglePainter],
  ["red-sea", redSeaPainter],
  ["undaunted-north-africa", undauntedPainter],
  ["wir-sind-das-volk", volkPainter],
  ["two-plus-two", volkPainter],
]);

type Makers = { readonly [Kind in PictureKind]: (input: Inputs[Kind]) => Sketch<Inputs[Kind]> | null };

/** The sketch of an order; `null` where nobody paints the title, or there is nothing to show. */
export function sketchOf<Kind extends PictureKind>({ title, kind, input }: Order<Kind>): Sketch<Inputs[Kind]> | null {
  const makers: Partial<Makers> = { ...painters.get(title), sheet: sheetSketch };
  return makers[kind]?.(input) ?? null;
}
