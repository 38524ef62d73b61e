import { phrase } from "../i18n/index.ts";
import { type PostRecord, readPost, type Said } from "../store/index.ts";
import { beginMatch, freeMatch, knownOf, openMatch } from "../table/index.ts";
import { type Bot, channelLanguage, personLanguage } from "./bot.ts";
import { text } from "./components.ts";
import { harmlessInText } from "./others-words.ts";
import type { Content } from "./post-content.ts";
import { matchWords } from "./seek-words.ts";
import { makeThreadOn } from "./threads.ts";

/** Those who have been matched, and what they play; nothing if their game is open, or one of them has gone since. */
export async function matchContent(bot: Bot, { payload }: Said<"match">): Promise<Content | null> {
  const found = await openMatch(bot.table, payload.match);
  if (found === null) {
    await freed(bot, payload.match);
    return null;
  }
  const language = await channelLanguage(bot, found.guildId);
  const known = await knownOf(bot.table, found.seeks);
  return { components: [text(matchWords(language, found, known, bot.table.now()))], pictures: [] };
}

/** Who is called by it. */
export const matchCalls = async (bot: Bot, { payload }: Said<"match">): Promise<string[]> =>
  (await bot.table.store.seeksMatched(payload.match)).map(({ userId }) => userId);

/** The thread of their game, which hangs on the post, and the game in it. */
export async function beginMatched(bot: Bot, { to, payload }: Said<"match">, message: string): Promise<void> {
  const found = await openMatch(bot.table, payload.match);
  if (found === null) return;
  const { title, guildId, seats } = found;
  await makeThreadOn(bot, { title: title.game.id, guildId, seats }, to.channelId, message);
  await beginMatch(bot.table, payload.match, message);
  bot.boards.news(guildId);
}

/** A post is not sent any more: those whom it has matched seek on, and another place may be found for their game. */
export async function givenUp(bot: Bot, post: PostRecord): Promise<void> {
  const said = post.kind === "match" ? readPost(post) : null;
  if (said?.kind === "match") await freed(bot, said.payload.match);
}

/** Their game cannot be opened where it was to be, or one of them has gone: whoever is left seeks on. */
async function freed(bot: Bot, match: string): Promise<void> {
  const [one] = await bot.table.store.seeksMatched(match);
  if (one === undefined) return;
  await freeMatch(bot.table, match);
  bot.boards.news(one.guildId);
}

/** Nobody has come; told once, to whoever wants to be reminded. */
export async function seekEndContent(bot: Bot, { to, payload }: Said<"seek-end">): Promise<Content | null> {
  const { dms, reminders } = await bot.table.store.userSettings(to.userId);
  if (!dms || !reminders) return null;
  const language = await personLanguage(bot, to.userId, payload.guild);
  const title = bot.table.titles.get(payload.title)?.name[language] ?? payload.title;
  const server = serverName(bot, payload.guild);
  const words = phrase(language, { key: "seek.ended", args: { title, ...server } });
  return { components: bot.links.inComponents([text(words)], language), pictures: [] };
}

/** The board cannot be posted; nothing if it can by now. */
export async function boardParkedContent(bot: Bot, { to, payload }: Said<"board-parked">): Promise<Content | null> {
  const board = await bot.table.store.seatBoard(payload.guild);
  if (board === null || board.parked === null || board.userId !== to.userId) return null;
  const language = await personLanguage(bot, to.userId, payload.guild);
  const args = { channel: `<#${board.channelId}>`, why: board.parked, ...serverName(bot, payload.guild) };
  const words = phrase(language, { key: "seats.parked", args });
  return { components: bot.links.inComponents([text(words)], language), pictures: [] };
}

function serverName({ client }: Bot, guildId: string): { readonly server?: string } {
  const name = client.guild(guildId)?.name;
  return name === undefined ? {} : { server: harmlessInText(name) };
}
