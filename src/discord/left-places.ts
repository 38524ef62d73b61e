import { DiscordAPIError, MessageFlags, Routes } from "discord.js";
import { phrase } from "../i18n/index.ts";
import type { MessagePlace, Said, StoredGame } from "../store/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { type Components, fitted, text } from "./components.ts";
import { lobbyComponents } from "./lobby.ts";
import { linkTo } from "./lobby-lost.ts";
import { firstPlaceIn, lobbyPlace } from "./lobby-place.ts";
import { redactError } from "./trouble.ts";

/**
 * A game has left a channel: its first post there says where it is now and is pinned no longer, and so does its lobby's post,
 * wherever that stands. What cannot be edited any more stays as it is; a thread that sleeps is not woken for it.
 */
export async function pointOn(bot: Bot, { to, payload }: Said<"left">): Promise<void> {
  const game = await bot.table.store.game(payload.game);
  // it may have come back
  if (game === null || game.channelId === to.channelId) return;
  const first = await firstPlaceIn(bot, game.id, to.channelId);
  if (first !== null) {
    await edit(bot, first, await wentComponents(bot, game));
    await ifAllowed(bot, () => bot.client.rest.delete(Routes.channelMessagesPin(first.channelId, first.messageId)));
  }
  const lobby = await lobbyPlace(bot, game);
  if (lobby !== null && lobby.channelId !== game.channelId && lobby.messageId !== first?.messageId)
    await edit(bot, lobby, await lobbyComponents(bot, game));
}

async function wentComponents(bot: Bot, game: StoredGame): Promise<Components> {
  const language = await channelLanguage(bot, game.guildId);
  const args = { title: titleFor(bot, game).name[language], link: linkTo(game) };
  return [text(phrase(language, { key: "place.went", args }))];
}

const edit = (bot: Bot, { channelId, messageId }: MessagePlace, components: Components): Promise<void> =>
  ifAllowed(bot, () =>
    bot.client.rest.patch(Routes.channelMessage(channelId, messageId), {
      body: {
        components: fitted(components),
        flags: MessageFlags.IsComponentsV2,
        allowed_mentions: { parse: [] },
      },
    }),
  );

/** What Discord refuses stays undone; while it is away, or wants it later, it is tried again. */
async function ifAllowed(bot: Bot, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.status === 429) throw error;
    bot.log.debug({ error: redactError(error) }, "not told where it has gone");
  }
}
