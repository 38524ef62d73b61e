import type { Client } from "discord.js";
import type { Logger } from "pino";
import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { GameRecord } from "../store/index.ts";
import { type TableContext, titleOf } from "../table/index.ts";
import { firstLanguage } from "./language.ts";

/** What commands and components work with. */
export interface Bot {
  readonly client: Client;
  readonly table: TableContext;
  readonly log: Logger;
  /** To be called after every change: sends what is waiting. */
  kick(): void;
}

/** Who did something, and where. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
}

interface Sender {
  readonly user: { readonly id: string; readonly displayName: string };
  readonly locale: string;
  readonly guildLocale?: string | null;
}

export async function actorOf(bot: Bot, { user, locale, guildLocale }: Sender): Promise<Actor> {
  const settings = await bot.table.store.userSettings(user.id);
  return { id: user.id, name: user.displayName, language: firstLanguage(settings.language, locale, guildLocale) };
}

/** The language of a channel's posts: the server's setting, else the server's own. */
export async function channelLanguage(bot: Bot, guildId: string | null): Promise<Language> {
  if (guildId === null) return "en";
  const { language } = await bot.table.store.guildSettings(guildId);
  return firstLanguage(language, bot.client.guilds.cache.get(guildId)?.preferredLocale);
}

export const titleFor = (bot: Bot, game: GameRecord): AnyTitle => titleOf(bot.table, game);
