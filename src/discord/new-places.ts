import { ChannelType, DiscordAPIError, type ForumChannel, MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { Refusal } from "../engine/index.ts";
import { mention, phrase } from "../i18n/index.ts";
import type { GameRecord, PostRecord, Said, StoredGame } from "../store/index.ts";
import { arrive, type Destination, isActive } from "../table/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import type { Named } from "./channel-named.ts";
import { type Components, text } from "./components.ts";
import { makePost, tagFor } from "./forums.ts";
import { isMarked, marked, ownMessages } from "./own-messages.ts";
import { threadsIn } from "./permissions.ts";
import type { GameSession } from "./session.ts";
import { makeThreadOn } from "./threads.ts";
import { redactError } from "./trouble.ts";

/** In a forum a game gets a post; in a channel it gets a thread where it had one, and the bot may make one. */
export function wayTo(
  { bot, title, game }: GameSession,
  channel: Named["channel"],
): "did-move" | "will-move" | "will-post" {
  if (channel.type === ChannelType.GuildForum) {
    // what tags there must be is said now
    tagFor(bot, channel, title, null);
    return "will-post";
  }
  const { me } = channel.guild.members;
  if (me === null || game.status === "lobby") return "did-move";
  const isAllowed = threadsIn({ appPermissions: channel.permissionsFor(me), channel }) === "allowed";
  return isAllowed && hasThread(bot, game) ? "will-move" : "did-move";
}

/** Games that began before that was noted are in a thread that the bot has made. */
function hasThread({ client }: Bot, { table: { thread }, channelId }: GameRecord): boolean {
  const place = client.channel(channelId);
  return thread === true || (place?.isThread() === true && place.ownerId === client.user?.id);
}

interface Making {
  readonly bot: Bot;
  /** As it will be there. */
  readonly game: StoredGame;
  readonly nonce: string;
  readonly createdAt: Date;
  /** Whether it may have been made before, and nobody has noted it. */
  readonly isAgain: boolean;
}

/**
 * Makes the place that a game is to go to, a thread that hangs on a word to the channel or a post in a forum, and takes the game
 * there. What was made and not noted down is found again, so that nothing is made twice. Where Discord makes none the game goes
 * to the channel itself, or stays.
 */
export async function takeToNewPlace(
  bot: Bot,
  { nonce, createdAt }: PostRecord,
  { to, payload: { game: id, user } }: Said<"place">,
  isAgain: boolean,
): Promise<string | null> {
  const left = await bot.table.store.game(id);
  const going = left?.table.going;
  if (left === null || !isActive(left.status) || going?.channelId !== to.channelId) return null;
  const channel = bot.client.channel(going.channelId);
  const isForum = channel?.type === ChannelType.GuildForum;
  const making = { bot, game: { ...left, guildId: going.guildId }, nonce, createdAt, isAgain };
  try {
    const made = isForum ? await postIn(making, channel) : await threadIn(making, going.channelId);
    const kind = isForum ? "forum-post" : "thread";
    await arrive(bot.table, id, going, user, { kind, channelId: made, guildId: going.guildId });
    return made;
  } catch (error) {
    if (!isFinal(error)) throw error;
    bot.log.warn({ game: id, error: redactError(error) }, "no place of its own");
    const instead: Destination | null = isForum ? null : going;
    await arrive(bot.table, id, going, user, { kind: "none", instead });
    return null;
  }
}

/** Whether Discord will not have it, rather than being away. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal || (error instanceof DiscordAPIError && [400, 403, 404].includes(error.status));

const madeSchema = z.object({ id: z.string() });

async function threadIn(making: Making, channel: string): Promise<string> {
  const { bot, game, nonce } = making;
  const body = { ...(await word(making)), nonce, enforce_nonce: true };
  const message =
    (await madeBefore(making, channel)) ??
    madeSchema.parse(await bot.client.rest.post(Routes.channelMessages(channel), { body })).id;
  await makeThreadOn(bot, game, channel, message);
  return message;
}

async function postIn(making: Making, forum: ForumChannel): Promise<string> {
  const { bot, game } = making;
  return (
    (await postMadeBefore(making, forum)) ??
    makePost(bot, forum, tagFor(bot, forum, titleFor(bot, game), null), game, await word(making))
  );
}

/** What stands in the channel, or is the first message of the post. */
async function word({ bot, game, nonce }: Making) {
  const language = await channelLanguage(bot, game.guildId);
  const players = [...new Set(game.seats.map(({ userId }) => mention(userId)))];
  const args = { title: titleFor(bot, game).name[language], players };
  const components: Components = [text(phrase(language, { key: "place.goes-on", args }))];
  return {
    components: marked(components, nonce),
    flags: MessageFlags.IsComponentsV2 as const,
    allowed_mentions: { parse: [] },
  };
}

async function madeBefore({ bot, nonce, createdAt, isAgain }: Making, channel: string): Promise<string | null> {
  if (!isAgain) return null;
  for await (const message of ownMessages(bot, channel, createdAt)) if (isMarked(message, nonce)) return message.id;
  return null;
}

const messageSchema = z.object({ components: z.array(z.unknown()).default([]) });

/** A post has the id of its first message. */
async function postMadeBefore({ bot, nonce, isAgain }: Making, forum: ForumChannel): Promise<string | null> {
  if (!isAgain) return null;
  const { threads } = await forum.threads.fetchActive();
  for (const { id, ownerId } of threads.values()) {
    if (ownerId !== bot.client.user?.id) continue;
    const first = await bot.client.rest.get(Routes.channelMessage(id, id)).catch(() => null);
    if (first !== null && isMarked(messageSchema.parse(first), nonce)) return id;
  }
  return null;
}
