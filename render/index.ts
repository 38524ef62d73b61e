import { develop, type Picture } from "./kit/studio.ts";
import type { BoardInput, CardInput, EndInput, EntriesInput, HandInput, Painter, RegionInput } from "./painter.ts";
import { painterOf } from "./painters.ts";

export type { Picture } from "./kit/studio.ts";
export type * from "./painter.ts";

/** The id of a title says whose painter draws; a title without one has no pictures, and `null` comes back. */
interface Of {
  readonly title: string;
}

type Painted = Promise<Picture | null>;

export const hasPictures = (title: string): boolean => painterOf(title) !== undefined;

export const paintBoard = (order: Of & BoardInput): Painted => paint("board", order);
export const paintRegion = (order: Of & RegionInput): Painted => paint("region", order);
export const paintHand = (order: Of & HandInput): Painted => paint("hand", order);
export const paintCard = (order: Of & CardInput): Painted => paint("card", order);
export const paintHeadlines = (order: Of & EntriesInput): Painted => paint("headlines", order);
export const paintScoring = (order: Of & EntriesInput): Painted => paint("scoring", order);
export const paintEnd = (order: Of & EndInput): Painted => paint("end", order);

async function paint(kind: keyof Painter, { title, ...input }: Of): Painted {
  const painter = painterOf(title);
  const sketch = painter?.[kind](input as never) ?? null;
  return sketch === null ? null : develop(sketch, { title, kind, input: sketch.enough ?? input });
}
