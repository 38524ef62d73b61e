import { firstWords as ofTheFamily } from "../cold-war/first-words.ts";
import type { AskKind } from "../cold-war/messages/keys.ts";
import type { FirstWord } from "../first-word.ts";
import type { RedSeaWorld } from "./red-sea.ts";

/** Those of the family, and what Red Sea adds. */
export const firstWords: readonly FirstWord<AskKind<RedSeaWorld>>[] = [
  {
    id: "flashpoint",
    word: { en: "Flashpoint", ru: "Горячая точка" },
    forms: { en: ["DEFCON may fall"], ru: ["DEFCON может упасть"] },
    kinds: ["coup.target"],
    text: {
      en: "where “DEFCON may fall”: a coup in Ethiopia or Somalia turns up a card: one of 1 or 2 ops lowers DEFCON, a scoring card is scored too",
      ru: "где «DEFCON может упасть»: переворот в Эфиопии или Сомали открывает карту: с 1 или 2 ОО она понижает DEFCON, а карта подсчёта ещё и подсчитывается",
    },
  },
  ...ofTheFamily,
];
