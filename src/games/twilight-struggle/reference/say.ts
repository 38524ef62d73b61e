import type { Args, Language } from "../../../engine/index.ts";
import { say as sayIn } from "../../cold-war/reference/book.ts";
import { twilightStruggleMessages } from "../messages/index.ts";

/** A phrase of the game, with Markdown. */
export const say = (language: Language, key: string, args: Args = {}): string =>
  sayIn({ words: twilightStruggleMessages }, language, key, args);
