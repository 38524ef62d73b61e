import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { outcomeLine, type PhraseKey, phrase, says } from "../i18n/index.ts";
import type { GameRecord, StoredGame } from "../store/index.ts";
import { movePost, positionOf } from "../table/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { briefingButton } from "./briefing.ts";
import { clockLine } from "./clock.ts";
import { buttonRows, type Components, text } from "./components.ts";
import { gameLines, seedLines } from "./lobby.ts";
import { linkTo } from "./lobby-lost.ts";
import { firstPostKey, marked } from "./own-messages.ts";
import { askedLines } from "./posts.ts";

/** The first post of a game that has begun: whose move it is and since when, how it stands, and where the last move is. */
export async function firstPostComponents(bot: Bot, game: StoredGame): Promise<Components> {
  const language = await channelLanguage(bot, game.guildId);
  const title = titleFor(bot, game);
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const isOver = game.status !== "running";
  const lines = [
    say(isOver ? "lobby.head.over" : "lobby.head.begun", { title: title.name[language] }),
    ...(isOver ? [endLine(title, language, game)] : await presentLines(bot, title, language, game)),
    ...(await lastMoveLines(bot, language, game)),
    "",
    ...(isOver ? [] : [...title.briefing(game.options, language).brief, ""]),
    ...gameLines(title, language, game),
    ...seedLines(title, language, game),
  ];
  const words = text(bot.links.linked(lines.join("\n"), language));
  const buttons = isOver ? [] : buttonRows([briefingButton(title, language, game)]);
  return marked([words, ...buttons], firstPostKey(game.id));
}

function endLine(title: AnyTitle, language: Language, { outcome }: GameRecord): string {
  if (outcome !== null) return outcomeLine(language, outcome, title.messages);
  return phrase(language, { key: "log.table.abandoned", args: {} });
}

/** As the channel knows it: what somebody may still take back is not in it. */
async function presentLines(bot: Bot, title: AnyTitle, language: Language, game: StoredGame): Promise<string[]> {
  const position = positionOf(bot.table, game);
  const { payload } = movePost(game, position.seenBy([]), game.version, []);
  const clock = await clockLine(bot.table, language, position);
  return [...askedLines(title, language, payload), clock, title.score(payload.view, language)];
}

async function lastMoveLines({ table }: Bot, language: Language, game: GameRecord): Promise<string[]> {
  const [last] = await table.store.sentPosts(game.id, "move");
  if (last === undefined || last.messageId === null || !("channelId" in last.to)) return [];
  const link = linkTo({ ...game, ...last.to }, last.messageId);
  return [phrase(language, { key: "first.last", args: { link } })];
}
