import type { Sketch } from "./kit/sketch.ts";
import type { Order } from "./kit/studio.ts";
import type { Painter } from "./painter.ts";
import { redSeaPainter } from "./red-sea/index.ts";
import { twilightStrugglePainter } from "./twilight-struggle/index.ts";
import { undauntedPainter } from "./undaunted/index.ts";
import { volkPainter } from "./wir-sind-das-volk/index.ts";

/** Every game that has pictures, by the id of its title. */
const painters: ReadonlyMap<string, Painter> = new Map([
  ["twilight-struggle", twilightStrugglePainter as Painter],
  ["red-sea", redSeaPainter as Painter],
  ["undaunted-north-africa", undauntedPainter as Painter],
  ["wir-sind-das-volk", volkPainter as Painter],
  ["two-plus-two", volkPainter as Painter],
]);

export const painterOf = (title: string): Painter | undefined => painters.get(title);

/** The sketch of an order; both ends of the studio make it of the same input. */
export function sketchOf({ title, kind, input }: Order): Sketch {
  const make = painterOf(title)?.[kind as keyof Painter];
  if (make === undefined) throw new Error(`No painter of ${kind} for ${title}`);
  const sketch = make(input as never);
  if (sketch === null) throw new Error(`Nothing to paint: ${kind} of ${title}`);
  return sketch;
}
