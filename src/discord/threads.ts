import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, Routes, ThreadAutoArchiveDuration } from "discord.js";
import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { beginningOf, computerName } from "../i18n/index.ts";
import type { GameRecord, Said, Sitting } from "../store/index.ts";
import { takeHome } from "../table/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { lobbyPlace } from "./lobby-place.ts";
import { harmless } from "./others-words.ts";
import { redactError } from "./trouble.ts";

/** The game has gone elsewhere, with what it had to say. */
export class GoneHome extends Error {}

/**
 * Makes the thread of a game, which hangs on the lobby's post and has its id: so there is never a second one, however often it is
 * tried. Where Discord does not make it, the game goes on in the lobby's channel.
 */
export async function makeThread(bot: Bot, { to, payload }: Said<"first">): Promise<void> {
  const { game: id, threadOf } = payload;
  const game = await bot.table.store.game(id);
  if (threadOf === undefined || threadOf === to.channelId || game?.channelId !== to.channelId) return;
  // it has gone elsewhere before there was a thread
  if (((await lobbyPlace(bot, game))?.messageId ?? to.channelId) !== to.channelId) return;
  try {
    await makeThreadOn(bot, game, threadOf, to.channelId);
  } catch (error) {
    // Discord may come back, and then it is tried again
    if (!(error instanceof DiscordAPIError)) throw error;
    bot.log.warn({ game: id, error: redactError(error) }, "no thread");
    if (await takeHome(bot.table, id, threadOf)) throw new GoneHome();
  }
}

/** The thread of a game that hangs on a message and has its id; there may be one already. */
export async function makeThreadOn(bot: Bot, game: Threaded, channel: string, message: string): Promise<void> {
  const body = {
    name: threadName(titleFor(bot, game), await channelLanguage(bot, game.guildId), game),
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
  };
  try {
    await bot.client.rest.post(Routes.threads(channel, message), { body });
  } catch (error) {
    const isThere =
      error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage;
    if (!isThere) throw error;
  }
}

const MOST_OF_A_THREAD = 100;
const MOST_OF_A_PLAYER = 24;

/** What a thread is made for. */
type Threaded = Pick<GameRecord, "title" | "guildId"> & Named;

interface Named {
  readonly seats: readonly Pick<Sitting, "userId" | "userName">[];
}

/** The title and who plays, as far as it fits. */
export function threadName(title: AnyTitle, language: Language, { seats }: Named): string {
  const names = new Map(
    seats.map(({ userId, userName }) => [userId, computerName(language, userId) ?? harmless(userName)]),
  );
  const players = [...names.values()].map((name) => beginningOf(name, MOST_OF_A_PLAYER)).filter((name) => name !== "");
  return beginningOf(
    [title.name[language], ...(players.length === 0 ? [] : [players.join(" – ")])].join(": "),
    MOST_OF_A_THREAD,
  );
}

/** A post of the bot's in a forum was named before all its players were known. */
export async function renamePost(bot: Bot, game: GameRecord): Promise<void> {
  const post = bot.client.channel(game.channelId);
  if (post?.isThread() !== true || post.parent?.type !== ChannelType.GuildForum) return;
  if (post.ownerId !== bot.client.user?.id) return;
  const name = threadName(titleFor(bot, game), await channelLanguage(bot, game.guildId), game);
  if (name !== post.name) await bot.client.rest.patch(Routes.channel(post.id), { body: { name } });
}
