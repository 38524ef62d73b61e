import { ApplicationCommandOptionType, PermissionFlagsBits } from "discord.js";
import type { Command } from "../src/discord/command.ts";
import { text } from "../src/discord/components.ts";
import { firstLanguage } from "../src/discord/language.ts";
import { described, everywhere } from "../src/discord/words.ts";
import { Refusal } from "../src/engine/index.ts";
import { phrase } from "../src/i18n/index.ts";

const languageOption = {
  ...described("language", "язык", "The language", "Язык"),
  type: ApplicationCommandOptionType.String as const,
  choices: [
    { name: "English", value: "en" },
    { name: "Русский", value: "ru" },
  ],
};

const onOff = (name: string, nameRu: string, en: string, ru: string) => ({
  ...described(name, nameRu, en, ru),
  type: ApplicationCommandOptionType.Boolean as const,
});

/** Settings of a person and of a server. */
export const settings: Command = {
  definition: {
    ...described("settings", "настройки", "Your settings, or the server's", "Ваши настройки или настройки сервера"),
    ...everywhere,
    options: [
      {
        ...described("mine", "мои", "Your own settings", "Ваши собственные настройки"),
        type: ApplicationCommandOptionType.Subcommand,
        options: [
          languageOption,
          onOff("confirmations", "подтверждения", "Ask before a die falls", "Спрашивать перед броском кубика"),
          onOff("dms", "сообщения", "Send hands by direct message", "Присылать карты личным сообщением"),
        ],
      },
      {
        ...described("server", "сервер", "Settings of this server", "Настройки этого сервера"),
        type: ApplicationCommandOptionType.Subcommand,
        options: [languageOption],
      },
    ],
  },
  execute: async (bot, interaction, actor) => {
    const { store } = bot.table;
    const language = interaction.options.getString("language");
    if (interaction.options.getSubcommand() === "server") {
      const allowed = interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true;
      if (!allowed || interaction.guildId === null) throw new Refusal({ key: "refusal.server-settings", args: {} });
      if (language !== null) await store.setGuildSettings(interaction.guildId, { language });
      return { components: [text(phrase(actor.language, { key: "settings.saved", args: {} }))] };
    }
    const confirmations = interaction.options.getBoolean("confirmations");
    const dms = interaction.options.getBoolean("dms");
    await store.setUserSettings(actor.id, {
      ...(language === null ? {} : { language }),
      ...(confirmations === null ? {} : { confirmations }),
      ...(dms === null ? {} : { dms, dmsClosed: false }),
    });
    const now = await store.userSettings(actor.id);
    const spoken = firstLanguage(now.language, interaction.locale);
    const args = { language: spoken, confirmations: now.confirmations, dms: now.dms };
    return { components: [text(phrase(spoken, { key: "settings.mine", args }))] };
  },
};
