import "./studio/skia.ts";
import type { Language } from "../src/engine/index.ts";
import type { FilmOrder, Inputs, Part, PictureKind } from "./painter.ts";
import { painters, sketchOf } from "./painters.ts";
import type { SheetInput } from "./sheet.ts";
import { animate, develop, type Picture } from "./studio/studio.ts";

export type * from "./painter.ts";
export type { SheetRow } from "./sheet.ts";
export type { Picture } from "./studio/studio.ts";

/** The id of a title says whose painter draws; a title without one has no pictures, and `null` comes back. */
interface Of {
  readonly title: string;
}

const painting =
  <Kind extends PictureKind>(kind: Kind) =>
  async (asked: Of & Inputs[Kind]): Promise<Picture | null> => {
    const { title } = asked;
    const sketch = sketchOf({ title, kind, input: asked });
    return sketch === null ? null : develop(sketch, { title, kind, input: sketch.enough ?? asked });
  };

export const hasPictures = (title: string): boolean => (painters.get(title) ?? null) !== null;

/** The parts of a board that can be painted large; none for a title without pictures. */
export const partsOf = (title: string, view: unknown, language: Language): readonly Part[] =>
  painters.get(title)?.parts(view, language) ?? [];

/** Boards as a moving picture, ringed as each has them; nothing of a title without pictures. */
export async function paintFilm(
  order: FilmOrder & { readonly name: string; readonly alt: string },
): Promise<Picture | null> {
  const { title, film, name, alt } = order;
  if (!hasPictures(title) || film.length === 0) return null;
  return { bytes: await animate({ title, film }), name: `${name}.gif`, alt };
}

export const paintBoard = painting("board");
export const paintCloseup = painting("closeup");
export const paintPart = painting("part");
export const paintHand = painting("hand");
export const paintCard = painting("card");
export const paintReveal = painting("reveal");
export const paintCount = painting("count");
export const paintSheet = (input: SheetInput): Promise<Picture | null> =>
  painting("sheet")({ title: "sheet", ...input });
export const paintEnd = painting("end");
