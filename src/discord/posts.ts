import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import {
  type GameMessages,
  headedStory,
  mentioned,
  outcomeLine,
  type PhraseKey,
  says,
  waiting,
  worded,
} from "../i18n/index.ts";
import type { ToldEnd } from "../store/index.ts";
import type { ChapterPost, MovePost } from "../table/index.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { dealLines } from "./deal.ts";
import { writeId } from "./ids.ts";

/** The post of a move as the channel sees it: what happened, what is next, and buttons while it is the present one. */
export function movePostComponents(title: AnyTitle, language: Language, post: MovePost, present: boolean): Components {
  const lines = headedStory(language, post.entries.slice(post.told ?? 0), title.messages, post.head);
  const next =
    post.outcome === null
      ? [...stakeLines(title, language, post.view), ...askedLines(title, language, post)]
      : [outcomeLine(language, post.outcome, title.messages)];
  const players = post.end === undefined ? [] : [endLine(title, language, post.end)];
  const offered = present ? offerLines(title, language, post) : [];
  const components: Components = [text([...lines, ...offered, ...next, ...players].join("\n") || "…")];
  const { deal, outcome } = post;
  if (deal !== undefined) components.push(text(dealLines(title, language, deal, outcome !== null).join("\n")));
  if (present) {
    components.push(...buttonRows(postButtons(title, language, post)));
    components.push(...buttonRows(offerButtons(title, language, post)));
  }
  return components;
}

/** A chapter of a long move, posted before the post with picture and buttons. */
export const chapterComponents = (title: AnyTitle, language: Language, { entries, head }: ChapterPost): Components => [
  text(headedStory(language, entries, title.messages, head).join("\n") || "…"),
];

/** What the thing that is waited for can come to. */
const stakeLines = (title: AnyTitle, language: Language, view: unknown): string[] =>
  (title.stakes?.(view) ?? []).flatMap((told) => worded(language, told, title.messages) ?? []);

/** Who is to do what. */
export function askedLines(
  title: AnyTitle,
  language: Language,
  { asks, view }: Pick<MovePost, "asks" | "view">,
): string[] {
  return asks.map(({ seat, userId, kind, args }) => {
    const name = title.messages.name(seat)?.[language] ?? seat;
    const who = userId === null ? name : `${mentioned(language, userId)} (${name})`;
    return waiting(language, { seat, kind, args, options: [] }, title.messages, { view, who });
  });
}

/** Who has beaten whom, and how long it took. */
function endLine({ messages }: AnyTitle, language: Language, { days, players }: ToldEnd): string {
  const named = (all: ToldEnd["players"]) => all.map(({ userId, seats }) => called(messages, language, userId, seats));
  const winners = named(players.filter(({ hasWon }) => hasWon));
  const losers = named(players.filter(({ hasWon }) => !hasWon));
  const took = days === 0 ? {} : { days };
  if (winners.length === 0 || losers.length === 0)
    return says(language, { key: "over.nobody", args: { players: named(players), ...took } }, messages);
  return says(language, { key: "over.beats", args: { winners, losers, count: winners.length, ...took } }, messages);
}

function called({ name }: GameMessages, language: Language, userId: string, seats: readonly string[]): string {
  return `${mentioned(language, userId)} (${seats.map((seat) => name(seat)?.[language] ?? seat).join(", ")})`;
}

/** Who has to answer what was offered. */
function offerLines(title: AnyTitle, language: Language, { offers = [] }: MovePost): string[] {
  return offers.flatMap(({ kind, users }) =>
    users.map(({ userId, seats }) => {
      const who = called(title.messages, language, userId, seats);
      return says(language, { key: `offer.${kind}`, args: { who } }, title.messages);
    }),
  );
}

function offerButtons(title: AnyTitle, language: Language, { game, version, offers = [] }: MovePost) {
  const say = (key: PhraseKey) => says(language, { key, args: {} }, title.messages);
  return offers.flatMap(({ kind }) =>
    (["accept", "decline"] as const).map((action) =>
      button(writeId({ action, game, version, ask: kind }), say(`button.${action}.${kind}`)),
    ),
  );
}

function postButtons(title: AnyTitle, language: Language, { game, version, asks, outcome, end }: MovePost) {
  const say = (key: PhraseKey) => says(language, { key, args: {} }, title.messages);
  const buttons = [
    button(writeId({ action: "hand", game, version }), say("button.hand")),
    button(writeId({ action: "board", game, version }), say("button.board")),
    button(writeId({ action: "log", game, version }), say("button.log")),
  ];
  if (end !== undefined) {
    const again = (["rematch", ...(end.canSwap ? (["swap"] as const) : [])] as const).map((action) =>
      button(writeId({ action, game, version }), say(`button.${action}`)),
    );
    const replay = button(writeId({ action: "replay", game, version }), say("button.replay"));
    return [...again, ...buttons.slice(1), replay];
  }
  if (outcome !== null || asks.length === 0) return buttons.slice(1);
  return [button(writeId({ action: "play", game, version }), say("button.play"), "main"), ...buttons];
}
