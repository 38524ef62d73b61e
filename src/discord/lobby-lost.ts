import { MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { phrase } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { type Bot, channelLanguage } from "./bot.ts";
import { type Components, text } from "./components.ts";
import { isLobbyClick, readId } from "./ids.ts";
import { firstPostKey, isMarked, ownMessages } from "./own-messages.ts";
import { redactError } from "./trouble.ts";

/**
 * The lobby's post where nobody has noted down which it is: a crash came between the answer and the note, or it is older than
 * such notes. The newest that has its mark, or can still be pressed, is the one, and those before it lose their buttons. It is
 * looked for in the lobby's channel, which its game may have left for a thread; there it may be the game's first post by now.
 */
export async function lostLobby(bot: Bot, game: GameRecord, channelId = game.channelId): Promise<string | null> {
  const there = { ...game, channelId };
  const [newest, ...older] = await lobbiesOf(bot, there);
  if (newest === undefined) return null;
  const body = { components: await movedComponents(bot, there, newest), flags: MessageFlags.IsComponentsV2 };
  for (const message of older) await bot.client.rest.patch(Routes.channelMessage(channelId, message), { body });
  return newest;
}

/** Nothing, if the bot may not read what was said before. */
async function lobbiesOf(bot: Bot, { id, channelId, createdAt }: GameRecord): Promise<string[]> {
  const found: string[] = [];
  const keys = [id, firstPostKey(id)];
  try {
    for await (const message of ownMessages(bot, channelId, createdAt))
      if (keys.some((key) => isMarked(message, key)) || customIds(message.components).some(isOf(id)))
        found.push(message.id);
  } catch (error) {
    bot.log.debug({ error: redactError(error) }, "lobby not looked for");
  }
  return found;
}

const isOf = (game: string) => (customId: string) => isLobbyClick(customId) && readId(customId)?.game === game;

const componentSchema = z.object({ custom_id: z.string().optional(), components: z.array(z.unknown()).default([]) });

function customIds(components: readonly unknown[]): string[] {
  return components.flatMap((component) => {
    const { custom_id, components: inside } = componentSchema.parse(component);
    return [...(custom_id === undefined ? [] : [custom_id]), ...customIds(inside)];
  });
}

/** What a post becomes that is no longer the lobby's: it keeps no button. */
export async function movedComponents(bot: Bot, game: GameRecord, present: string): Promise<Components> {
  const language = await channelLanguage(bot, game.guildId);
  return [text(phrase(language, { key: "lobby.moved", args: { link: linkTo(game, present) } }))];
}

/** A message of a game's channel, or the channel itself. */
export const linkTo = ({ guildId, channelId }: GameRecord, message?: string): string =>
  ["https://discord.com/channels", guildId ?? "@me", channelId, ...(message === undefined ? [] : [message])].join("/");
