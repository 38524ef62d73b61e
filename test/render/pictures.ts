import type { Picture } from "../../render/index.ts";
import {
  paintBoard,
  paintCard,
  paintCloseup,
  paintCount,
  paintEnd,
  paintHand,
  paintPart,
  paintReveal,
} from "../../render/index.ts";
import { type Language, languages } from "../../src/engine/index.ts";
import { regions as redSeaRegions } from "../../src/games/red-sea/components/countries.ts";
import { regions } from "../../src/games/twilight-struggle/components/areas.ts";
import { viewOf } from "../../src/games/twilight-struggle/view.ts";
import * as redSea from "./red-sea-scenes.ts";
import * as twilight from "./scenes.ts";
import { sheets } from "./sheets.ts";
import { afterCrises, crisisState, crisis as turnZeroCrisis } from "./turn-zero-scenes.ts";

type Painted = Promise<Picture | null>;
type Named = readonly [name: string, paint: (language: Language) => Painted];

const board = (title: string, scene: twilight.Scene | redSea.RedSeaScene, language: Language): Painted => {
  const { view, asks, last, outcome } = scene;
  return paintBoard({ title, view, language, asks, last, outcome });
};

const closeup = (title: string, { view, last }: twilight.Scene | redSea.RedSeaScene, language: Language): Painted =>
  paintCloseup({ title, view, language, last });

export const twilightBoard = (scene: twilight.Scene, language: Language): Painted =>
  board("twilight-struggle", scene, language);
export const redSeaBoard = (scene: redSea.RedSeaScene, language: Language): Painted =>
  board("red-sea", scene, language);

function twilightStruggle(): Named[] {
  const title = "twilight-struggle";
  const { opening, thick, crisis, civilWar, final, nine, headlines, scoring, southeastAsia, outcome, gameLog } =
    twilight;
  const { view, last } = thick;
  return [
    ["board-opening", (language) => twilightBoard(opening, language)],
    ["board-thick", (language) => twilightBoard(thick, language)],
    ["board-crisis", (language) => twilightBoard(crisis, language)],
    ["board-civil-war", (language) => twilightBoard(civilWar, language)],
    ["board-final", (language) => twilightBoard(final, language)],
    ...regions.map(
      (region): Named => [`region-${region}`, (language) => paintPart({ title, view, language, part: region, last })],
    ),
    ["closeup-coup", (language) => closeup(title, opening, language)],
    ["closeup-realignments", (language) => closeup(title, crisis, language)],
    ["closeup-thick", (language) => closeup(title, thick, language)],
    ["hand", (language) => paintHand({ title, view: nine, language })],
    ["card", (language) => paintCard({ title, card: "quagmire", language })],
    ["headlines", (language) => paintReveal({ title, view, language, entries: headlines })],
    ["scoring", (language) => paintCount({ title, view, language, entries: scoring })],
    ["scoring-southeast-asia", (language) => paintCount({ title, view, language, entries: southeastAsia })],
    ["scoring-final", (language) => paintCount({ title, view: final.view, language, entries: final.last })],
    ["end", (language) => paintEnd({ title, view: final.view, language, outcome, entries: gameLog })],
  ];
}

function turnZeroPictures(): Named[] {
  const title = "twilight-struggle";
  const view = viewOf(crisisState, "us");
  return [
    ["turn-zero-crisis", (language) => paintReveal({ title, view, language, entries: turnZeroCrisis })],
    ["turn-zero-hand", (language) => paintHand({ title, view, language })],
    ["turn-zero-board", (language) => twilightBoard(afterCrises, language)],
  ];
}

function redSeaPictures(): Named[] {
  const title = "red-sea";
  const { opening, thick, flashpoint, final, nine, headlines, scoring, outcome, gameLog } = redSea;
  const { view, last } = thick;
  return [
    ["red-sea-board-opening", (language) => redSeaBoard(opening, language)],
    ["red-sea-board-thick", (language) => redSeaBoard(thick, language)],
    ["red-sea-board-flashpoint", (language) => redSeaBoard(flashpoint, language)],
    ["red-sea-board-final", (language) => redSeaBoard(final, language)],
    ...redSeaRegions.map(
      (region): Named => [
        `red-sea-region-${region}`,
        (language) => paintPart({ title, view, language, part: region, last }),
      ],
    ),
    ["red-sea-closeup", (language) => closeup(title, thick, language)],
    ["red-sea-closeup-flashpoint", (language) => closeup(title, flashpoint, language)],
    ["red-sea-hand", (language) => paintHand({ title, view: nine, language })],
    ["red-sea-headlines", (language) => paintReveal({ title, view, language, entries: headlines })],
    ["red-sea-scoring", (language) => paintCount({ title, view, language, entries: scoring })],
    ["red-sea-scoring-final", (language) => paintCount({ title, view: final.view, language, entries: final.last })],
    ["red-sea-end", (language) => paintEnd({ title, view: final.view, language, outcome, entries: gameLog })],
  ];
}

const inLanguage = ([name, paint]: Named, language: Language): [string, () => Promise<Picture>] => [
  `${name}-${language}`,
  async () => {
    const picture = await paint(language);
    if (picture === null) throw new Error(`No picture of ${name}`);
    return picture;
  },
];

/** Every picture that a person has approved, by the name of its file. */
export const pictures: ReadonlyMap<string, () => Promise<Picture>> = new Map(
  languages.flatMap((language) =>
    [...twilightStruggle(), ...turnZeroPictures(), ...redSeaPictures(), ...sheets].map((named) =>
      inLanguage(named, language),
    ),
  ),
);
