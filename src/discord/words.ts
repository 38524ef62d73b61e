import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
} from "discord.js";
import type { Words } from "../engine/index.ts";

/** Names and descriptions of commands and options, in Discord's form of two languages. */
export const described = (name: string, nameRu: string, en: string, ru: string) => ({
  name,
  name_localizations: { ru: nameRu },
  description: en,
  description_localizations: { ru },
});

export const localized = ({ en, ru }: Words, value: string): APIApplicationCommandOptionChoice<string> => ({
  name: en,
  name_localizations: { ru },
  value,
});

/** Where commands can be used: in servers, and in the DM with the bot if it makes sense there. */
export const inServers = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};
export const everywhere = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** The option by which somebody with several games says which. */
export const gameOption: APIApplicationCommandBasicOption = {
  ...described(
    "game",
    "партия",
    "Which of your games, if not this channel's",
    "Какая из ваших партий, если не в этом канале",
  ),
  type: ApplicationCommandOptionType.String,
  autocomplete: true,
};

export const cardOption = (required: boolean): APIApplicationCommandBasicOption => ({
  ...described("card", "карта", "A card of your hand", "Карта с вашей руки"),
  type: ApplicationCommandOptionType.String,
  autocomplete: true,
  required,
});
