import type { Args, Language } from "../../../engine/index.ts";
import { worded } from "../../../i18n/phrase.ts";
import { undauntedMessages } from "../messages/index.ts";
import type { MessageKey } from "../messages/keys.ts";

/** A phrase of the game, with Markdown. */
export const say = (language: Language, key: MessageKey, args: Args = {}): string =>
  worded(language, { key, args }, undauntedMessages) ?? key;
