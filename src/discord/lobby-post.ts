import { MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { phrase } from "../i18n/index.ts";
import type { GameRecord, LobbyPost, MessagePlace, StoredGame } from "../store/index.ts";
import type { Bot } from "./bot.ts";
import { type Components, fitted } from "./components.ts";
import { firstPostComponents } from "./first-post.ts";
import { invitedTo, lobbyComponents } from "./lobby.ts";
import { linkTo, lostLobby, movedComponents } from "./lobby-lost.ts";
import { isBegunIn, lobbyPlace } from "./lobby-place.ts";
import { type Reply, said } from "./responder.ts";
import type { Session } from "./session.ts";
import { isGone, redactError } from "./trouble.ts";

const sentSchema = z.object({ id: z.string() });

/**
 * Brings the one post of a lobby up to date, where it stands; one that is gone, or was never there, is posted anew. Nothing else
 * edits it, so that of two changes at once the later is what stays.
 */
export async function keepLobby(
  bot: Bot,
  nonce: string,
  channel: string,
  { game: id, message: made }: LobbyPost,
): Promise<string | null> {
  const game = await bot.table.store.game(id);
  if (game === null) return null;
  const last = await lobbyPlace(bot, game);
  const stands = last?.channelId === channel ? last.messageId : null;
  // from its beginning on it is the first post of the game, which others keep
  if (isBegunIn(game, channel)) return stands;
  const body = {
    components: fitted(await lobbyComponents(bot, game)),
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  };
  if (stands !== null && (await isChanged(bot, channel, stands, body))) return stands;
  // it may have been made beforehand, or posted before and not noted down
  const there = made ?? (await lostLobby(bot, game, channel));
  const found = there !== null && (await isChanged(bot, channel, there, body)) ? there : null;
  // of a lobby that is closed there is nothing to tell but to whoever still sees it
  if (found === null && game.status === "abandoned") return null;
  const calls = { allowed_mentions: { users: invitedTo(game) } };
  const message = found ?? (await postedLobby(bot, channel, { ...body, ...calls, nonce, enforce_nonce: true }));
  await pointFrom(bot, game, channel, message, last);
  return message;
}

const postedLobby = async ({ client }: Bot, channel: string, body: object): Promise<string> =>
  sentSchema.parse(await client.rest.post(Routes.channelMessages(channel), { body })).id;

/** Whether a message could be changed; somebody may have deleted it. */
async function isChanged({ client }: Bot, channel: string, message: string, body: object): Promise<boolean> {
  try {
    await client.rest.patch(Routes.channelMessage(channel, message), { body });
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
}

/** What the lobby's post shows in a channel: where the game has begun in that channel, it is its first post. */
export const presentComponents = (bot: Bot, game: StoredGame, channel: string): Promise<Components> =>
  isBegunIn(game, channel) ? firstPostComponents(bot, game) : lobbyComponents(bot, game);

/** The message that is the lobby's post, if it has been sent where the lobby is now. */
export async function lobbyMessage(bot: Bot, game: GameRecord): Promise<string | null> {
  const last = await lobbyPlace(bot, game);
  return last?.channelId === game.channelId ? last.messageId : null;
}

/** Where the lobby was it says where it is now; its channel may be gone. */
async function pointFrom(
  bot: Bot,
  game: GameRecord,
  channel: string,
  present: string,
  past: MessagePlace | null,
): Promise<void> {
  if (past === null || past.channelId === channel) return;
  const body = { components: await movedComponents(bot, game, present), flags: MessageFlags.IsComponentsV2 };
  try {
    await bot.client.rest.patch(Routes.channelMessage(past.channelId, past.messageId), { body });
  } catch (error) {
    bot.log.warn({ error: redactError(error) }, "past lobby");
  }
}

/** Where people find the lobby's post, or the thread that its game got. */
async function lobbyLink(bot: Bot, game: GameRecord): Promise<string | null> {
  const lobby = await lobbyPlace(bot, game);
  if (lobby === null) return null;
  return lobby.channelId === game.channelId ? linkTo(game, lobby.messageId) : linkTo(game);
}

/** How long the command that opens a lobby may take to show it; then it is posted. */
const ANSWER_MS = 30_000;

export const shownBy = ({ table }: Session): Date => new Date(table.now().getTime() + ANSWER_MS);

/** The lobby as the answer to the command that opened it: from then on this is its post. */
export async function openedAnswer({ bot, table }: Session, game: GameRecord): Promise<Reply> {
  bot.boards.news(game.guildId);
  return {
    components: await lobbyComponents(bot, game),
    stays: (message) => table.store.answered(game.id, "lobby", message, table.now()),
  };
}

/** What whoever typed a change of the lobby is told: the channel sees it in the lobby's post. */
export async function didAnswer(
  { bot, language }: Session,
  game: GameRecord,
  what: "join" | "leave" | "start" | "cancel" | "rematch",
  args: { readonly seats?: readonly string[] } = {},
): Promise<Reply> {
  const link = await lobbyLink(bot, game);
  return said(phrase(language, { key: `lobby.did.${what}`, args: { ...args, link } }));
}
