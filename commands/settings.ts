import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  PermissionFlagsBits,
} from "discord.js";
import { boardLine, chooseBoard } from "../src/discord/choose-board.ts";
import { aboutNothing, type Choice, type Command } from "../src/discord/command.ts";
import { choiceOf, everywhere, localized, textOption } from "../src/discord/command-options.ts";
import { healthLines } from "../src/discord/health.ts";
import { firstLanguage } from "../src/discord/language.ts";
import { dataAnswer } from "../src/discord/own-data.ts";
import { type Reply, said } from "../src/discord/responder.ts";
import type { Session } from "../src/discord/session.ts";
import { phrase, refusal } from "../src/i18n/index.ts";
import { DAY, usualPace } from "../src/table/index.ts";

const languageOption = {
  ...localized("language", "язык", "The language", "Язык"),
  type: ApplicationCommandOptionType.String as const,
  choices: [
    { name: "English", value: "en" },
    { name: "Русский", value: "ru" },
  ],
};

const onOff = (name: string, nameRu: string, en: string, ru: string) => ({
  ...localized(name, nameRu, en, ru),
  type: ApplicationCommandOptionType.Boolean as const,
});

const whole = (name: string, nameRu: string, en: string, ru: string, least: number, most: number) => ({
  ...localized(name, nameRu, en, ru),
  type: ApplicationCommandOptionType.Integer as const,
  min_value: least,
  max_value: most,
});

/** What was set is as if it had never been. */
const clearOption = (...settings: readonly (readonly [value: string, en: string, ru: string])[]) => ({
  ...localized("clear", "сбросить", "Reset it to the default", "Вернуть обычное значение"),
  type: ApplicationCommandOptionType.String as const,
  choices: settings.map(([value, en, ru]) => choiceOf({ en, ru }, value)),
});

const clearLanguage = ["language", "the language", "язык"] as const;

/** Settings of a person and of a server. */
export const settings: Command = {
  definition: {
    ...localized("settings", "настройки", "Your settings, or the server’s", "Ваши настройки или настройки сервера"),
    ...everywhere,
    options: [
      {
        ...localized("mine", "мои", "Your own settings", "Ваши собственные настройки"),
        type: ApplicationCommandOptionType.Subcommand,
        options: [
          languageOption,
          onOff("confirmations", "подтверждения", "Ask before a die falls", "Спрашивать перед броском кубика"),
          onOff("dms", "сообщения", "Send hands by direct message", "Присылать карты личным сообщением"),
          onOff("reminders", "напоминания", "Remind me before time is out", "Напоминать, пока время не вышло"),
          textOption(
            localized(
              "time-zone",
              "часовой-пояс",
              "Your time zone: no pings at night",
              "Часовой пояс: ночью уведомления не приходят",
            ),
            { kind: "moment", completed: true },
          ),
          whole("away", "отпуск", "Days of holiday (0 ends it)", "Сколько дней отпуска (0 – закончить)", 0, 60),
          onOff(
            "hidden",
            "скрыть",
            "Show others neither my profile nor my place on a ladder",
            "Не показывать другим мой профиль и место в рейтинге",
          ),
          onOff("coach", "тренер", "Before my move: what matters now", "Перед моим ходом – что сейчас важно"),
          onOff("words", "слова", "Explain words that are new to me, once", "Один раз объяснять новые для меня слова"),
          clearOption(clearLanguage, ["time-zone", "the time zone", "часовой пояс"]),
        ],
      },
      {
        ...localized("server", "сервер", "Settings of this server", "Настройки этого сервера"),
        type: ApplicationCommandOptionType.Subcommand,
        options: [
          languageOption,
          whole("days", "дней", "Days a move may take in new games", "Сколько дней на ход в новых партиях", 1, 60),
          onOff(
            "weekends-off",
            "без-выходных",
            "Saturdays and Sundays do not count",
            "Суббота и воскресенье не считаются",
          ),
          {
            ...localized("role", "роль", "A role that may manage games", "Роль, которая управляет партиями"),
            type: ApplicationCommandOptionType.Role,
          },
          onOff("ladder", "рейтинг", "Whether there are ladders and profiles", "Есть ли здесь рейтинги и профили"),
          {
            ...localized(
              "board",
              "доска",
              "The channel that has the board of open seats",
              "В каком канале доска свободных мест",
            ),
            type: ApplicationCommandOptionType.Channel,
            channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
          },
          clearOption(
            clearLanguage,
            ["role", "the role", "роль"],
            ["board", "the board of open seats", "доску свободных мест"],
          ),
        ],
      },
      {
        ...localized(
          "data",
          "данные",
          "What is kept about you: have it sent, or deleted",
          "Что о вас хранится: получить или удалить",
        ),
        type: ApplicationCommandOptionType.Subcommand,
      },
    ],
  },
  handler: ({ options }) => {
    const sub = options.getSubcommand(false);
    return sub === "server" ? ofServer : sub === "data" ? ownData : mine;
  },
};

const ownData = aboutNothing({ execute: dataAnswer });
const ofServer = aboutNothing({ execute: setServer });
const mine = aboutNothing({ execute: setMine, autocomplete: async (_, interaction) => zonesLike(interaction) });

/** What is set, and how the bot is. */
async function setServer(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { table, language: spoken } = session;
  const { store } = table;
  const { options, guildId, appPermissions, channel } = interaction;
  const allowed = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
  if (!allowed || guildId === null) throw refusal("refusal.server-settings");
  const language = options.getString("language");
  const role = options.getRole("role");
  const cleared = options.getString("clear");
  const ladder = options.getBoolean("ladder");
  const board = options.getChannel("board");
  if (board !== null || cleared === "board") await chooseBoard(session, guildId, board?.id ?? null);
  const before = (await store.guildSettings(guildId)).pace ?? usualPace;
  const pace = {
    days: options.getInteger("days") ?? before.days,
    weekendsOff: options.getBoolean("weekends-off") ?? before.weekendsOff,
  };
  await store.setGuildSettings(guildId, {
    pace,
    ...(language === null && cleared !== "language" ? {} : { language }),
    ...(role === null && cleared !== "role" ? {} : { managerRole: role?.id ?? null }),
    ...(ladder === null ? {} : { ladder }),
  });
  // its words hang on the language
  session.bot.boards.news(guildId);
  const now = await store.guildSettings(guildId);
  const manager = now.managerRole === null ? "–" : `<@&${now.managerRole}>`;
  const args = { language: firstLanguage(now.language, interaction.guildLocale), ...pace, manager, ladder: now.ladder };
  const health = await healthLines(session, { guildId, appPermissions, channel });
  return said(
    [phrase(spoken, { key: "settings.server", args }), await boardLine(session, guildId), ...health].join("\n"),
  );
}

async function setMine({ table, actor }: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { store, now } = table;
  const { options } = interaction;
  const language = options.getString("language");
  const confirmations = options.getBoolean("confirmations");
  const dms = options.getBoolean("dms");
  const reminders = options.getBoolean("reminders");
  const timeZone = options.getString("time-zone");
  const away = options.getInteger("away");
  const hidden = options.getBoolean("hidden");
  const coach = options.getBoolean("coach");
  const words = options.getBoolean("words");
  const cleared = options.getString("clear");
  if (timeZone !== null && !zones.includes(timeZone)) throw refusal("refusal.time-zone");
  await store.setUserSettings(actor.id, {
    ...(language === null && cleared !== "language" ? {} : { language }),
    ...(confirmations === null ? {} : { confirmations }),
    ...(dms === null ? {} : { dms, dmsClosed: false }),
    ...(reminders === null ? {} : { reminders }),
    ...(hidden === null ? {} : { hidden }),
    ...(coach === null ? {} : { coach }),
    ...(words === null ? {} : { words }),
    ...(timeZone === null && cleared !== "time-zone" ? {} : { timeZone }),
    ...(away === null ? {} : { awayUntil: away === 0 ? null : new Date(now().getTime() + away * DAY) }),
  });
  const set = await store.userSettings(actor.id);
  const spoken = firstLanguage(set.language, interaction.locale);
  const holiday = set.awayUntil !== null && set.awayUntil > now() ? set.awayUntil : null;
  const args = {
    language: spoken,
    confirmations: set.confirmations,
    dms: set.dms,
    reminders: set.reminders,
    hidden: set.hidden,
    coach: set.coach,
    words: set.words,
    zone: set.timeZone ?? "–",
    away: holiday === null ? "–" : `<t:${Math.floor(holiday.getTime() / 1000)}:D>`,
  };
  return said(phrase(spoken, { key: "settings.mine", args }));
}

const zones: readonly string[] = Intl.supportedValuesOf("timeZone");

const zonesLike = (interaction: AutocompleteInteraction): Choice[] => {
  const typed = interaction.options.getFocused().toLowerCase().replaceAll(" ", "_");
  return zones.filter((zone) => zone.toLowerCase().includes(typed)).map((zone) => ({ name: zone, value: zone }));
};
