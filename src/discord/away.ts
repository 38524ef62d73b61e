import { ComponentType } from "discord.js";
import { headedStory, type PhraseKey, phrase, says } from "../i18n/index.ts";
import { countMissed, type Missed, markSeen, missedBy, type Retold } from "../table/index.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { withButtons } from "./overview.ts";
import { asFiles, boardPictures, illustrated } from "./pictures.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** How many letters are told at once: what a phone scrolls through with ease, less where much stands beside it, but never nothing. */
const ROOM = 3000;
const LEAST = 600;

/** What a message holds, with something to spare for news under it. */
const MOST = 3700;

/** From so many posts of others on it is offered by itself. */
const MANY = 2;

/** What a person has missed since he last looked. */
export const missedIn = ({ table, look, actor }: GameSession): Promise<Missed> => missedBy(table, look, actor.id);

export const isMany = ({ told }: Missed): boolean => told.filter(({ byOthers }) => byOthers).length >= MANY;

/** What others did while somebody was away, if that is much: under what he opens when he comes back. */
export async function withAway(reply: Reply, session: GameSession): Promise<Reply> {
  const { table, game, language, look, actor } = session;
  const count = await countMissed(table, look, actor.id);
  if (count < MANY) return reply;
  const label = phrase(language, { key: "button.away", args: { count } });
  const id = writeId({ action: "away", game: game.id, version: game.version });
  return { ...reply, components: withButtons(reply.components, [button(id, label, "main")]) };
}

/** The words of the posts since then under other lines, with the board as it is now; its person has read them. */
export async function awayReply(session: GameSession, missed: Missed, lines: readonly string[] = []): Promise<Reply> {
  const { bot, table, game, actor, language, look } = session;
  const pictures = await boardPictures(bot, language, look, null, missed);
  await markSeen(table, game.id, actor.id, missed);
  const above = lines.length === 0 ? [] : [text(lines.join("\n"))];
  return {
    components: illustrated(pictures, [...above, ...awayWords(session, missed, above)]),
    files: asFiles(pictures),
  };
}

/** What was missed in words, as much of the newest as has room beside the rest of its message, with a button that pages back. */
export const awayWords = (session: GameSession, missed: Missed, beside: Components): Components =>
  awayPage(session, missed, missed.told.length, Math.max(LEAST, Math.min(ROOM, MOST - lettersIn(beside))));

const lettersIn = (components: Components): number =>
  components.reduce((sum, part) => sum + (part.type === ComponentType.TextDisplay ? part.content.length : 0), 0);

/** The last of what was told before some of it. */
function awayPage(session: GameSession, { from, told }: Missed, before: number, room: number): Components {
  const { game, language, title } = session;
  const words = told.slice(0, before).map((each) => wordsOf(session, each));
  const first = beginningOfPage(words, room);
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const to = (end: number, label: string) => {
    const option = `${from}-${end}-${told.length}`;
    return button(writeId({ action: "away", game: game.id, version: game.version, option }), label);
  };
  const buttons = [
    ...(first > 0 ? [to(first, say("button.earlier", { count: first }))] : []),
    ...(before < told.length ? [to(told.length, say("button.latest"))] : []),
  ];
  return [text([say("away.head"), ...words.slice(first)].join("\n")), ...buttonRows(buttons)];
}

const wordsOf = ({ language, title }: GameSession, { entries, head }: Retold): string =>
  headedStory(language, entries, title.messages, head).join("\n");

/** Where the last of these begin that have room together. */
function beginningOfPage(words: readonly string[], room: number): number {
  let left = room;
  let first = words.length;
  while (first > 0) {
    left -= (words[first - 1] ?? "").length + 1;
    if (left < 0 && first < words.length) break;
    first--;
  }
  return first;
}

/** The button that opens it, and those that turn its pages: they say since when, before what, and how much it was. */
export async function awayAnswer(session: GameSession, option: string): Promise<Reply> {
  const [, from, before, count] = /^(\d{1,9})-(\d{1,6})-(\d{1,6})$/.exec(option) ?? [];
  if (from === undefined) {
    const missed = await missedIn(session);
    const nothing = phrase(session.language, { key: "away.nothing", args: {} });
    return missed.told.length === 0 ? said(nothing) : awayReply(session, missed);
  }
  const missed = await missedBy(session.table, session.look, session.actor.id, Number(from));
  const told = missed.told.slice(0, Number(count));
  return { components: awayPage(session, { ...missed, told }, Number(before), ROOM) };
}
