import {
  type Picture,
  paintBoard,
  paintCard,
  paintCloseup,
  paintCount,
  paintEnd,
  paintHand,
  paintPart,
} from "../../../render/index.ts";
import { type Language, languages } from "../../../src/engine/index.ts";
import { decadeEntries, gameLog } from "./entries.ts";
import { building, decadeEnd, final, opening, powersOpening, powersThick, thick } from "./scenes.ts";
import type { Scene } from "./setting.ts";

/** Every picture of Wir sind das Volk! and 2+2 that a person has approved, by the name of its file. */
export const pictures: ReadonlyMap<string, () => Promise<Picture>> = new Map(languages.flatMap(inLanguage));

function inLanguage(language: Language): [string, () => Promise<Picture>][] {
  const boards = {
    "volk-board-opening": opening,
    "volk-board-thick": thick,
    "volk-board-building": building,
    "volk-board-decade-end": decadeEnd,
    "volk-board-final": final,
    "two-plus-two-board-opening": powersOpening,
    "two-plus-two-board-thick": powersThick,
  };
  const { title, view } = decadeEnd;
  const paintings: [string, () => Promise<Picture | null>][] = [
    ...Object.entries(boards).map(([name, scene]): [string, () => Promise<Picture>] => [
      name,
      () => board(scene, language),
    ]),
    ...Object.entries({ thick, building }).map(([name, scene]): [string, () => Promise<Picture | null>] => [
      `volk-closeup-${name}`,
      () => paintCloseup({ ...scene, language }),
    ]),
    ["two-plus-two-closeup", () => paintCloseup({ ...powersThick, language })],
    ...["west-berlin", "hessen"].map((part): [string, () => Promise<Picture | null>] => [
      `volk-part-${part}`,
      () => paintPart({ ...thick, language, part }),
    ]),
    ...["tracks", "powers", "display"].map((part): [string, () => Promise<Picture | null>] => [
      `two-plus-two-part-${part}`,
      () => paintPart({ ...powersThick, language, part }),
    ]),
    ["volk-hand", () => paintHand({ title, view: opening.view, language })],
    ["volk-card", () => paintCard({ title, card: "joining-the-cmea", language })],
    ["two-plus-two-hand", () => paintHand({ title: powersThick.title, view: powersThick.view, language })],
    ["two-plus-two-card", () => paintCard({ title: powersThick.title, card: "korean-war", language })],
    ["volk-end-of-decade", () => paintCount({ title, view, language, entries: decadeEntries })],
    ["volk-end", () => ending(final, language)],
  ];
  return paintings.map(([name, paint]) => [`${name}-${language}`, () => painted(paint())]);
}

export async function painted(painting: Promise<Picture | null>): Promise<Picture> {
  const picture = await painting;
  if (picture === null) throw new Error("No picture");
  return picture;
}

export const board = ({ title, view, asks, last, outcome }: Scene, language: Language): Promise<Picture> =>
  painted(paintBoard({ title, view, language, asks, last, outcome }));

function ending({ title, view, outcome }: Scene, language: Language): Promise<Picture | null> {
  if (outcome === null) throw new Error("The game is not over");
  return paintEnd({ title, view, language, outcome, entries: gameLog });
}
