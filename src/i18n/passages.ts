import type { Language, VisibleEntry } from "../engine/index.ts";
import type { GameMessages, Told } from "./game-messages.ts";
import { worded } from "./phrase.ts";
import { story } from "./story.ts";

/** A line to read: a phrase, whose arg `list` is what its items say; or what the log would tell. */
export type Line = (Told & { readonly items?: readonly Told[] }) | { readonly story: readonly VisibleEntry[] };

/** Lines that belong together, the first of which is usually a heading. */
export type Passage = readonly Line[];

/** A passage in words, with Markdown. */
export const passageLines = (language: Language, passage: Passage, game: GameMessages): string[] =>
  passage.flatMap((line) => ("story" in line ? story(language, line.story, game) : [lineWords(language, line, game)]));

function lineWords(language: Language, { key, args, items }: Exclude<Line, { story: unknown }>, game: GameMessages) {
  const list = items?.map((item) => worded(language, item, game) ?? item.key).join(", ");
  return worded(language, { key, args: list === undefined ? args : { ...args, list } }, game) ?? key;
}
