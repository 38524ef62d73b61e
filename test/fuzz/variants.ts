import { coldWar } from "../../src/games/cold-war/verbs.ts";
import { titles } from "../../src/games/titles.ts";

const plain = { turnZero: false, promoCards: false, spaceTrack: "standard", redSeaCards: false };

/** Options that random games are played with apart, by title: what they leave open is drawn by lot. */
const apart: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  "twilight-struggle": {
    "as printed": plain,
    "Turn Zero": { ...plain, scenario: "standard", turnZero: true },
    "promo cards": { ...plain, promoCards: true },
    "the alternate track": { ...plain, spaceTrack: "alternate" },
    "cards of Red Sea": { ...plain, redSeaCards: true },
  },
  "red-sea": {
    "as printed": { twilightCards: false },
    "cards of Twilight Struggle": { twilightCards: true },
  },
};

type Variant = readonly [name: string, game: string, options: object];

/** What random games are played of: every title that is registered. */
export const variants: readonly Variant[] = [...titles].flatMap(([id, { name }]) =>
  Object.entries(apart[id] ?? { "any options": {} }).map(
    ([options, forced]): Variant => [`${name.en}, ${options}`, id, forced],
  ),
);

/** Half of the work: the tests of random games are two files, so that two processors share it. */
export const isColdWar = ([, game]: Variant): boolean => titles.get(game)?.family === coldWar;
