import type { Language } from "../engine/index.ts";
import { phrase } from "../i18n/index.ts";
import { button } from "./components.ts";
import { NO_GAME, writeId } from "./ids.ts";

/** Opens the lessons to choose from. */
export const learnButton = ({ language }: { readonly language: Language }) =>
  button(writeId({ action: "learn", game: NO_GAME }), phrase(language, { key: "button.learn", args: {} }));
