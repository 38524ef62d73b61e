import {
  type Picture,
  paintBoard,
  paintCard,
  paintCloseup,
  paintEnd,
  paintHand,
  paintPart,
} from "../../../render/index.ts";
import { type Language, languages } from "../../../src/engine/index.ts";
import { attack, drive, end, fullHand, largest, motorised, type Scene, smallest, thick, turn } from "./scenes.ts";

export const title = "undaunted-north-africa";

/** Every picture of Undaunted that a person has approved, by the name of its file. */
export const pictures: ReadonlyMap<string, () => Promise<Picture>> = new Map(languages.flatMap(inLanguage));

function inLanguage(language: Language): [string, () => Promise<Picture>][] {
  const boards = Object.entries({ smallest, largest, motorised, thick, attack, turn, drive, end });
  const cards = ["italy-squad-leader", "italy-medium-tank", "hangar"];
  const paintings: [string, () => Promise<Picture | null>][] = [
    ...boards.map(([name, scene]): [string, () => Promise<Picture>] => [`board-${name}`, () => board(scene, language)]),
    ...Object.entries({ thick, attack, drive }).map(
      ([name, { view, last }]): [string, () => Promise<Picture | null>] => [
        `closeup-${name}`,
        () => paintCloseup({ title, view, language, last }),
      ],
    ),
    ...["north-west", "south"].map((part): [string, () => Promise<Picture | null>] => [
      `part-${part}`,
      () => paintPart({ title, view: thick.view, language, last: thick.last, part }),
    ]),
    ["hand", () => paintHand({ title, view: fullHand.viewOf("italy"), language })],
    ...cards.map((card): [string, () => Promise<Picture | null>] => [
      `card-${card}`,
      () => paintCard({ title, card, language }),
    ]),
    ["end", () => ending(end, language)],
  ];
  return paintings.map(([name, paint]) => [`undaunted-${name}-${language}`, () => painted(paint())]);
}

export async function painted(painting: Promise<Picture | null>): Promise<Picture> {
  const picture = await painting;
  if (picture === null) throw new Error("No picture");
  return picture;
}

export const board = ({ view, asks, last, outcome }: Scene, language: Language): Promise<Picture> =>
  painted(paintBoard({ title, view, language, asks, last, outcome }));

function ending({ view, outcome, log }: Scene, language: Language): Promise<Picture | null> {
  if (outcome === null) throw new Error("The game is not over");
  return paintEnd({ title, view, language, outcome, entries: log });
}
