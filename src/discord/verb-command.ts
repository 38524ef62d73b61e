import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from "discord.js";
import { aboutMove, type Command } from "./command.ts";
import { completeVerb, runVerb, type Typed } from "./verbs.ts";
import { cardOption, described, everywhere, gameOption } from "./words.ts";

/** A verb of a game: a card, what it is for, and where. */
export interface Verb {
  readonly words: ReturnType<typeof described>;
  /** What the card is played for, where the verb says so itself. */
  readonly use?: string;
  /** The kinds of asks that it answers besides, by their beginning; any if not said. */
  readonly asks?: readonly string[];
  /** The option that takes places, if the verb has one. */
  readonly places?: APIApplicationCommandBasicOption;
  /** Options of its own besides. */
  readonly more?: readonly APIApplicationCommandBasicOption[];
  readonly cardRequired?: boolean;
}

export const placesOption = (
  name: string,
  nameRu: string,
  en: string,
  ru: string,
  required: boolean,
): APIApplicationCommandBasicOption => ({
  ...described(name, nameRu, en, ru),
  type: ApplicationCommandOptionType.String,
  autocomplete: true,
  required,
});

/** The command of a verb: its typed options become picks, all of them or none. */
export function verbCommand({ words, use, asks, places, more = [], cardRequired = false }: Verb): Command {
  const options = [cardOption(cardRequired), ...more, ...(places === undefined ? [] : [places]), gameOption];
  const read = (get: (name: string) => string | null): Typed => ({
    card: get("card"),
    use: use ?? get("as"),
    list: places === undefined ? null : get(places.name),
    ...(asks === undefined ? {} : { asks }),
  });
  const handler = aboutMove({
    execute: (session, interaction) => {
      const typed = read((name) => interaction.options.getString(name));
      return runVerb(session, typed);
    },
    autocomplete: (session, interaction) => {
      const typed = read((name) => interaction.options.getString(name));
      return completeVerb(session, interaction, typed);
    },
  });
  return {
    definition: {
      ...words,
      ...everywhere,
      options: [...options].sort((one, two) => Number(two.required) - Number(one.required)),
    },
    handler: () => handler,
  };
}
