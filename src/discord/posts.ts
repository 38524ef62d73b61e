import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { outcomeLine, story, waiting, worded } from "../i18n/index.ts";
import type { ChapterPost, MovePost } from "../table/index.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";

/** The post of a move as the channel sees it: what happened, what is next, and buttons while it is the present one. */
export function movePostComponents(title: AnyTitle, language: Language, post: MovePost, present: boolean): Components {
  const lines = story(language, post.entries.slice(post.told ?? 0), title.vocabulary);
  const next =
    post.outcome === null ? asked(title, language, post) : [outcomeLine(language, post.outcome, title.vocabulary)];
  const components: Components = [text([...lines, ...next].join("\n") || "…")];
  if (present) components.push(...buttonRows(postButtons(title, language, post)));
  return components;
}

/** What is told of a long move before its post. */
export const chapterComponents = (title: AnyTitle, language: Language, { entries }: ChapterPost): Components => [
  text(story(language, entries, title.vocabulary).join("\n") || "…"),
];

function asked(title: AnyTitle, language: Language, { asks, view }: MovePost): string[] {
  return asks.map(({ seat, userId, kind, args }) => {
    const name = title.vocabulary.name(seat)?.[language] ?? seat;
    const who = userId === null ? name : `<@${userId}> (${name})`;
    return waiting(language, { seat, kind, args, options: [] }, title.vocabulary, { view, who });
  });
}

function postButtons(title: AnyTitle, language: Language, { game, version, asks, outcome }: MovePost) {
  const say = (key: string) => worded(language, { key, args: {} }, title.vocabulary) ?? key;
  const buttons = [
    button(writeId({ action: "hand", game, version }), say("button.hand")),
    button(writeId({ action: "board", game, version }), say("button.board")),
    button(writeId({ action: "log", game, version }), say("button.log")),
  ];
  if (outcome !== null || asks.length === 0) return buttons.slice(1);
  return [button(writeId({ action: "play", game, version }), say("button.play"), "main"), ...buttons];
}

/** Whose phones may ring: only those who are to act and have not just acted. */
export const mentionsOf = (post: MovePost): string[] =>
  post.goesOn ? [] : [...new Set(post.asks.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
