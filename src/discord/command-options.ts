import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  type APIApplicationCommandStringOption,
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
} from "discord.js";
import type { Localized } from "../engine/index.ts";
import { MOST_OF_A_WORD } from "../table/index.ts";

/** Names and descriptions of commands and options, in Discord's form of two languages. */
export const localized = (name: string, nameRu: string, en: string, ru: string) => ({
  name,
  name_localizations: { ru: nameRu },
  description: en,
  description_localizations: { ru },
});

export const choiceOf = ({ en, ru }: Localized, value: string): APIApplicationCommandOptionChoice<string> => ({
  name: en,
  name_localizations: { ru },
  value,
});

/** Where commands can be used: in servers, and in the DM with the bot. */
export const everywhere = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** How many characters a typed text may have: longer ones are refused before they are sent. */
const most = { name: 100, list: 400, moment: 60, word: MOST_OF_A_WORD } as const;

interface TextHow {
  /** What kind of text it is, which decides how long it may be; by default a name. */
  readonly kind?: keyof typeof most;
  readonly required?: boolean;
  readonly completed?: boolean;
}

/** An option that takes a typed text. */
export const textOption = (
  words: ReturnType<typeof localized>,
  { kind = "name", required = false, completed = false }: TextHow = {},
): APIApplicationCommandStringOption => ({
  ...words,
  type: ApplicationCommandOptionType.String,
  max_length: most[kind],
  required,
  ...(completed ? { autocomplete: true } : {}),
});

/** What a player brings to the deal. */
export const wordOption: APIApplicationCommandBasicOption = textOption(
  localized(
    "word",
    "слово",
    "Any word or text: dice and deals follow from it too",
    "Любое слово или текст: от него зависят и кубики, и раздача",
  ),
  { kind: "word" },
);

/** The option by which somebody with several games says which. */
export const gameOption: APIApplicationCommandBasicOption = textOption(
  localized(
    "game",
    "партия",
    "Which of your games, if not this channel’s",
    "Какая из ваших партий, если не в этом канале",
  ),
  { completed: true },
);
