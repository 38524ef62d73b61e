import type { Logger } from "pino";
import type { Think } from "../computer/index.ts";
import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { type PhraseKey, phrase } from "../i18n/index.ts";
import type { Meter } from "../metrics/meter.ts";
import type { CuttingRoom } from "../replay/cutting-room.ts";
import { type GameRecord, type SeatBoard, type UserSettings, userDefaults } from "../store/index.ts";
import { type TableContext, titleOf } from "../table/index.ts";
import type { BotClient } from "./client.ts";
import type { Drafts } from "./drafts.ts";
import { firstLanguage } from "./language.ts";
import type { CommandLinks } from "./links.ts";
import type { Panels } from "./panels.ts";
import type { KeptLines } from "./speaking.ts";
import { redactError } from "./trouble.ts";

/** What commands and components work with. */
export interface Bot {
  readonly client: BotClient;
  readonly table: TableContext;
  readonly log: Logger;
  /** Where work is counted. */
  readonly meter: Meter;
  /** Whether the process may answer and post: not if another may have its shards by now. */
  readonly mayAct: () => boolean;
  /** Whether boards and hands are painted. */
  readonly pictures: boolean;
  /** Lines that wait for their person to confirm them. */
  readonly kept: KeptLines;
  /** What people have chosen and was not done. */
  readonly drafts: Drafts;
  /** Private panels that can still be taken away. */
  readonly panels: Panels;
  /** Whoever thinks for those who ask for a hint. */
  readonly think: Think;
  /** Where replays are made. */
  readonly replays: Pick<CuttingRoom, "cut">;
  /** Until what waits to be said in a channel is said, or must wait longer. */
  sent(channelId: string): Promise<void>;
  /** Results and leagues are looked at soon. */
  attend(): void;
  /** The boards of open seats, to be told of what they may show. */
  readonly boards: { news(guildId: string | null): void; remove(board: SeatBoard): Promise<void> };
  /** Where the commands are, to name them in a text. */
  readonly links: CommandLinks;
}

/** Who did something, and where. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** As they were when he acted. */
  readonly settings: UserSettings;
}

interface Sender {
  readonly user: { readonly id: string; readonly displayName: string };
  readonly locale: string;
  readonly guildLocale?: string | null;
}

/** Somebody of whom nothing has been read yet. */
export const strangerActor = ({ id, displayName }: Sender["user"]): Actor => ({
  id,
  name: displayName,
  language: "en",
  settings: userDefaults,
});

export async function actorOf(bot: Bot, { user, locale, guildLocale }: Sender): Promise<Actor> {
  const settings = await bot.table.store.userSettings(user.id);
  await rememberLocale(bot, user.id, locale);
  const language = firstLanguage(settings.language, locale, guildLocale);
  return { id: user.id, name: user.displayName, language, settings };
}

export const localeMemo = (userId: string): string => `locale ${userId}`;

/** Discord tells a person's locale only when they act; direct messages come at other times too. Whoever only reads can do without. */
async function rememberLocale({ table: { store }, log }: Bot, userId: string, locale: string): Promise<void> {
  if ((await store.memo(localeMemo(userId))) === locale) return;
  try {
    await store.setMemo(localeMemo(userId), locale);
  } catch (error) {
    log.warn({ error: redactError(error) }, "locale not remembered");
  }
}

/** The language of what is sent to a person. */
export async function personLanguage(bot: Bot, userId: string, guildId: string | null): Promise<Language> {
  const { store } = bot.table;
  const { language } = await store.userSettings(userId);
  const guild = bot.client.guild(guildId)?.preferredLocale;
  return firstLanguage(language, await store.memo(localeMemo(userId)), guild);
}

/** The language of a channel's posts: the server's setting, else the server's own. */
export async function channelLanguage(bot: Bot, guildId: string | null): Promise<Language> {
  if (guildId === null) return "en";
  const { language } = await bot.table.store.guildSettings(guildId);
  return firstLanguage(language, bot.client.guild(guildId)?.preferredLocale);
}

/** What a button of a post is called where somebody reads about it, in this server or in direct messages. */
export async function buttonWord(bot: Bot, reader: Language, guildId: string | null, key: PhraseKey): Promise<string> {
  const language = guildId === null ? reader : await channelLanguage(bot, guildId);
  return phrase(language, { key, args: {} });
}

export const titleFor = (bot: Bot, game: Pick<GameRecord, "title">): AnyTitle => titleOf(bot.table, game);
