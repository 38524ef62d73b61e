import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { outcomeLine, type PhraseKey, phrase, says } from "../i18n/index.ts";
import type { GameRecord, StoredGame } from "../store/index.ts";
import { movePost, positionOf } from "../table/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { type Components, text } from "./components.ts";
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
    ...(isOver ? [endLine(title, language, game)] : presentLines(bot, title, language, game)),
    ...(await lastMoveLines(bot, language, game)),
    "",
    ...gameLines(title, language, game),
    ...seedLines(title, language, game),
  ];
  return marked([text(bot.links.linked(lines.join("\n"), language))], firstPostKey(game.id));
}

function endLine(title: AnyTitle, language: Language, { outcome }: GameRecord): string {
  if (outcome !== null) return outcomeLine(language, outcome, title.messages);
  return phrase(language, { key: "log.table.abandoned", args: {} });
}

/** As the channel knows it: what somebody may still take back is not in it. */
function presentLines(bot: Bot, title: AnyTitle, language: Language, game: StoredGame): string[] {
  const match = positionOf(bot.table, game).seenBy([]);
  const { payload } = movePost(game, match, game.version, []);
  const since = Math.floor((game.movedAt ?? game.createdAt).getTime() / 1000);
  const clock = game.table.paused
    ? phrase(language, { key: "log.table.paused", args: {} })
    : phrase(language, { key: "status.since", args: { since: `<t:${since}:R>` } });
  return [...askedLines(title, language, payload), clock, title.score(payload.view, language)];
}

async function lastMoveLines({ table }: Bot, language: Language, game: GameRecord): Promise<string[]> {
  const [last] = await table.store.sentPosts(game.id, "move");
  if (last === undefined || last.messageId === null || !("channelId" in last.to)) return [];
  const link = linkTo({ ...game, ...last.to }, last.messageId);
  return [phrase(language, { key: "first.last", args: { link } })];
}
