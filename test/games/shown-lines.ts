import type { Language } from "../../src/engine/index.ts";
import type { GameMessages } from "../../src/i18n/game-messages.ts";
import { type Passage, passageLines } from "../../src/i18n/passages.ts";

/** What somebody reads of a forecast or of the piles, line by line. */
export const shownLines = <View>(
  passages: readonly Passage[],
  messages: GameMessages<View>,
  language: Language = "en",
): string[] => passages.flatMap((passage) => passageLines(language, passage, messages as GameMessages));
