import { scenarioIds } from "../../src/games/undaunted/components/index.ts";
import { optionSpecs } from "../../src/games/undaunted/options.ts";
import { undauntedFamily } from "../../src/games/undaunted/verbs.ts";
import { volk as volkFamily } from "../../src/games/wir-sind-das-volk/verbs.ts";
import { clicker, type Player, typist, typistOf } from "./players.ts";
import type { Wanted } from "./whole-game.ts";

/** What can be put on a table, and how it is typed. */
export interface Table extends Wanted {
  readonly name: string;
  readonly typist: Player;
  /** The beginning of one that differs little from another is played once, typed on one side and clicked on the other. */
  readonly mixed?: true;
}

/** The end of a decade is told in several posts. */
const volk = { typist: typistOf(volkFamily), chapters: true };

const undaunted = {
  title: "undaunted-north-africa",
  seats: ["lrdg", "italy"],
  publicCards: true,
  typist: typistOf(undauntedFamily),
};

export const tables: readonly Table[] = [
  { name: "Twilight Struggle", typist },
  {
    name: "Turn Zero, promo cards, alternate track",
    options: "turnZero, promoCards, spaceTrack=alternate",
    typist,
  },
  { name: "Red Sea", title: "red-sea", typist, place: "thread" },
  { name: "Twilight Struggle, Red Sea cards", options: "redSeaCards", typist, mixed: true },
  { name: "Red Sea, Twilight Struggle cards", title: "red-sea", options: "twilightCards", typist, mixed: true },
  { name: "Undaunted", ...undaunted },
  { name: "Wir sind das Volk", title: "wir-sind-das-volk", seats: ["west", "east"], ...volk, place: "forum" },
  { name: "2+2", title: "two-plus-two", seats: ["usa", "west", "ussr", "east"], ...volk },
];

/** What the tables above have together, one by one, and what they leave out: for whole games. */
export const variants: readonly Table[] = [
  { name: "Turn Zero", options: "turnZero", typist },
  { name: "Promo cards", options: "promoCards", typist },
  { name: "Alternate space track", options: "spaceTrack=alternate", typist },
  ...scenarioIds
    .filter((scenario) => scenario !== optionSpecs.scenario.standard)
    .map((scenario) => ({ name: `Undaunted, ${scenario}`, ...undaunted, options: `scenario=${scenario}` })),
];

const english = () => clicker({ play: "Play", back: "Back", confirm: "Confirm" });
const russian = () => clicker({ play: "Play", back: "Назад", confirm: "Подтвердить" });

/** In the languages of Anna, Boris, Chen and Dasha. */
export const clickers = (): readonly Player[] => [english(), russian(), english(), russian()];
