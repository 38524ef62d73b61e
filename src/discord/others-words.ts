import { beginningOf } from "../i18n/index.ts";

/** As much as a name may take of a sentence. */
const MOST_IN_A_SENTENCE = 60;

/**
 * Words of somebody else, as the name of a person, a server or a channel, for a plain line. It shows no formatting; what would
 * call somebody, turn around or hide what stands beside it, or break the line, is left out.
 */
export const harmless = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff<>@#`]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** The same in a sentence, which is formatted: neither emphasis nor a link comes of it, and it is short. */
export const harmlessInText = (words: string): string =>
  beginningOf(harmless(words).replace(/[*_~|[\]\\]/g, ""), MOST_IN_A_SENTENCE);
