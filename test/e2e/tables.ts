import { clicker, type Player, typist, typistOf, type Verb } from "./players.ts";
import type { Wanted } from "./whole-game.ts";

/** What can be put on a table, and how it is typed. */
export interface Table extends Wanted {
  readonly name: string;
  readonly typist: Player;
}

const undauntedVerbs: readonly Verb[] = [
  ["initiative", ["card"], "card"],
  ["act", ["card", "action", "then", "target", "after"], "action"],
  ["board", ["card", "into", "then"], "into"],
  ["seat", ["card", "to"], "to"],
  ["swap", ["card", "with"], "with"],
  ["hunker", ["card"], "card"],
];

const volkVerbs: readonly Verb[] = [
  ["take", ["card", "action", "where"], "action"],
  ["build", ["card", "where"], "where"],
  ["standard", ["card", "where"], "where"],
  ["unrest", ["card", "where"], "where"],
  ["event", ["card", "where"], "where"],
  ["police", ["where"], "where"],
  ["arms", ["card"], "card"],
  ["credit", ["card"], "card"],
];

const volk = typistOf(volkVerbs);

export const tables: readonly Table[] = [
  { name: "Twilight Struggle", typist },
  {
    name: "Turn Zero, promo cards, alternate track",
    options: "turnZero, promoCards, spaceTrack=alternate",
    typist,
  },
  { name: "Red Sea", title: "red-sea", typist },
  {
    name: "Undaunted",
    title: "undaunted-north-africa",
    seats: ["lrdg", "italy"],
    publicCards: true,
    typist: typistOf(undauntedVerbs),
  },
  { name: "Wir sind das Volk", title: "wir-sind-das-volk", seats: ["west", "east"], typist: volk },
  { name: "2+2", title: "two-plus-two", seats: ["usa", "west", "ussr", "east"], typist: volk },
];

const english = () => clicker({ play: "Play", back: "Back", confirm: "Confirm" });
const russian = () => clicker({ play: "Play", back: "Назад", confirm: "Подтвердить" });

/** In the languages of Anna, Boris, Chen and Dasha. */
export const clickers = (): readonly Player[] => [english(), russian(), english(), russian()];
