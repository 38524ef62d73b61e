import { type Picture, paintBoard, paintCard, paintEnd, paintHand } from "../../../render/index.ts";
import { type Language, languages } from "../../../src/engine/index.ts";
import { attack, drive, end, fullHand, largest, motorised, type Scene, smallest, thick } from "./scenes.ts";

export const title = "undaunted-north-africa";

type Painting = readonly [string, () => Promise<Picture | null>];

/** Every picture of Undaunted that a person has approved, by the name of its file. */
export const undauntedPictures = (): readonly Painting[] => languages.flatMap(inLanguage);

function inLanguage(language: Language): Painting[] {
  const boards = { smallest, largest, motorised, thick, attack, drive, end };
  const cards = ["italy-squad-leader", "italy-medium-tank", "hangar"];
  return [
    ...Object.entries(boards).map(([name, scene]): Painting => [`board-${name}`, () => board(scene, language)]),
    ["hand", () => paintHand({ title, view: fullHand.viewOf("italy"), language })] as const,
    ...cards.map((card): Painting => [`card-${card}`, () => paintCard({ title, card, language })]),
    ["end", () => ending(end, language)] as const,
  ].map(([name, paint]): Painting => [`undaunted-${name}-${language}`, paint]);
}

export const board = ({ view, asks, last, outcome }: Scene, language: Language): Promise<Picture | null> =>
  paintBoard({ title, view, language, asks, last, outcome });

function ending({ view, outcome, log }: Scene, language: Language): Promise<Picture | null> {
  if (outcome === null) throw new Error("The game is not over");
  return paintEnd({ title, view, language, outcome, entries: log });
}
