import type { Picture } from "../../render/index.ts";
import {
  paintBoard,
  paintCard,
  paintEnd,
  paintHand,
  paintHeadlines,
  paintRegion,
  paintScoring,
} from "../../render/index.ts";
import { type Language, languages } from "../../src/engine/index.ts";
import { regions } from "../../src/games/twilight-struggle/countries.ts";
import {
  civilWar,
  crisis,
  final,
  gameLog,
  headlines,
  nine,
  opening,
  outcome,
  type Scene,
  scoring,
  southeastAsia,
  thick,
} from "./scenes.ts";

/** Every picture that a person has approved, by the name of its file. */
export const pictures: ReadonlyMap<string, () => Promise<Picture>> = new Map(languages.flatMap(inLanguage));

const title = "twilight-struggle";

function inLanguage(language: Language): [string, () => Promise<Picture>][] {
  const boards = { opening, thick, crisis, final, "civil-war": civilWar };
  const made = (name: string, paint: () => Promise<Picture | null>): [string, () => Promise<Picture>] => [
    `${name}-${language}`,
    async () => {
      const picture = await paint();
      if (picture === null) throw new Error(`No picture of ${name}`);
      return picture;
    },
  ];
  return [
    ...Object.entries(boards).map(([name, scene]) => made(`board-${name}`, () => board(scene, language))),
    ...regions.map((region) =>
      made(`region-${region}`, () => paintRegion({ title, view: thick.view, language, region, last: thick.last })),
    ),
    made("hand", () => paintHand({ title, view: nine, language })),
    made("card", () => paintCard({ title, card: "quagmire", language })),
    made("headlines", () => paintHeadlines({ title, view: thick.view, language, entries: headlines })),
    made("scoring", () => paintScoring({ title, view: thick.view, language, entries: scoring })),
    made("scoring-southeast-asia", () => paintScoring({ title, view: thick.view, language, entries: southeastAsia })),
    made("scoring-final", () => paintScoring({ title, view: final.view, language, entries: final.last })),
    made("end", () => paintEnd({ title, view: final.view, language, outcome, entries: gameLog })),
  ];
}

export const board = ({ view, asks, last, outcome: ended }: Scene, language: Language) =>
  paintBoard({ title, view, language, asks, last, outcome: ended });
