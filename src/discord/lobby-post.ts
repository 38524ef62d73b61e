import { MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { phrase } from "../i18n/index.ts";
import type { FirstPostRecord, GameRecord, LobbyPost, StoredGame } from "../store/index.ts";
import type { Bot } from "./bot.ts";
import { type Components, fitted } from "./components.ts";
import { firstPostComponents } from "./first-post.ts";
import { lobbyComponents } from "./lobby.ts";
import { linkTo, lostLobby, movedComponents } from "./lobby-lost.ts";
import { type Reply, said } from "./responder.ts";
import type { Session } from "./session.ts";
import { isGone, redactError } from "./trouble.ts";

type MessagePlace = Pick<FirstPostRecord, "channelId" | "messageId">;

const sentSchema = z.object({ id: z.string() });

/**
 * Brings the one post of a lobby up to date, where it stands; one that is gone, or was never there, is posted anew. Nothing else
 * edits it, so that of two changes at once the later is what stays.
 */
export async function keepLobby(
  bot: Bot,
  nonce: string,
  channel: string,
  { game: id }: LobbyPost,
): Promise<string | null> {
  const { rest } = bot.client;
  const game = await bot.table.store.game(id);
  if (game === null) return null;
  const last = await lobbyPlace(bot, game);
  const stands = last?.channelId === channel ? last.messageId : null;
  // from its beginning on it is the first post of the game, which others keep
  if (stands !== null && isBegunIn(game, channel)) return stands;
  const known = stands ?? (last === null ? await lostLobby(bot, game) : null);
  const body = {
    components: fitted(await presentComponents(bot, game, channel)),
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  };
  if (known !== null) {
    try {
      await rest.patch(Routes.channelMessage(channel, known), { body });
      return known;
    } catch (error) {
      // somebody may have deleted it
      if (!isGone(error)) throw error;
    }
  }
  // of a lobby that is closed there is nothing to tell but to whoever still sees it
  if (game.status === "abandoned") return null;
  const sent = await rest.post(Routes.channelMessages(channel), { body: { ...body, nonce, enforce_nonce: true } });
  const message = sentSchema.parse(sent).id;
  if (last !== null && last.channelId !== channel) await pointTo(bot, game, message, last);
  return message;
}

const isBegunIn = ({ status, channelId }: GameRecord, channel: string): boolean =>
  status === "running" && channelId === channel;

/** What the lobby's post shows in a channel: where the game has begun in that channel, it is its first post. */
export const presentComponents = (bot: Bot, game: StoredGame, channel: string): Promise<Components> =>
  isBegunIn(game, channel) ? firstPostComponents(bot, game) : lobbyComponents(bot, game);

/** Where the last message stands that was the lobby's post, if it has been sent. */
export async function lobbyPlace({ table }: Bot, { id }: Pick<GameRecord, "id">): Promise<MessagePlace | null> {
  const [last] = await table.store.sentPosts(id, "lobby");
  if (last === undefined || last.messageId === null || !("channelId" in last.to)) return null;
  return { channelId: last.to.channelId, messageId: last.messageId };
}

/** The message that is the lobby's post, if it has been sent where the lobby is now. */
export async function lobbyMessage(bot: Bot, game: GameRecord): Promise<string | null> {
  const last = await lobbyPlace(bot, game);
  return last?.channelId === game.channelId ? last.messageId : null;
}

/** Where the lobby was it says where it is now; its channel may be gone. */
async function pointTo(bot: Bot, game: GameRecord, present: string, past: MessagePlace): Promise<void> {
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
  return {
    components: await lobbyComponents(bot, game),
    stays: (message) => table.store.answered(game.id, "lobby", message, table.now()),
  };
}

/** What whoever typed a change of the lobby is told: the channel sees it in the lobby's post. */
export async function didAnswer(
  { bot, language }: Session,
  game: GameRecord,
  what: "join" | "leave" | "start" | "cancel",
  args: { readonly seats?: readonly string[] } = {},
): Promise<Reply> {
  const link = await lobbyLink(bot, game);
  return said(phrase(language, { key: `lobby.did.${what}`, args: { ...args, link } }));
}
