import { firstWords as ofTheFamily } from "../cold-war/first-words.ts";
import type { AskKind } from "../cold-war/messages/keys.ts";
import type { FirstWord } from "../first-word.ts";
import type { TwilightWorld } from "./twilight-struggle.ts";

/** Those of the family, and those of Turn Zero. */
export const firstWords: readonly FirstWord<AskKind<TwilightWorld>>[] = [
  {
    id: "crisis",
    word: { en: "Crisis", ru: "Кризис" },
    forms: { en: ["crisis", "crises"], ru: ["кризис"] },
    kinds: ["crisis.statecraft"],
    text: {
      en: "before the game a die decides what came of it; low is good for the USSR, high for the US",
      ru: "до начала партии кубик решает, чем он кончился; малое число на руку СССР, большое – США",
    },
  },
  {
    id: "statecraft",
    word: { en: "Statecraft card", ru: "Карта сверхдержавы" },
    forms: { en: ["statecraft"], ru: ["карт* сверхдержавы"] },
    kinds: ["crisis.statecraft"],
    text: {
      en: "played face down: it changes the die, cancels the other card or bluffs",
      ru: "кладётся тайно: меняет бросок, отменяет чужую карту или блефует",
    },
  },
  ...ofTheFamily,
];
