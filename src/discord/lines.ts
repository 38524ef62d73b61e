import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
} from "discord.js";
import { type Family, slotsOf, type Verb } from "../games/verb.ts";
import { complete, type Line, LineRefusal, choose as verbOfAll } from "../grammar/index.ts";
import { ownReason } from "../i18n/index.ts";
import { aboutMove, type Choice, type Command, type Handler, type SlashInteraction } from "./command.ts";
import { everywhere, gameOption, localized, textOption } from "./command-options.ts";
import type { GameSession } from "./session.ts";
import { placeOf, say, speakerOf } from "./speaking.ts";

const wordsOf = ({ name, about }: Pick<Verb, "name" | "about">) => localized(name.en, name.ru, about.en, about.ru);

/** Discord wants what is required first: behind something that may be left out, the line itself is refused without it. */
function optionsOf(verb: Verb): APIApplicationCommandBasicOption[] {
  const slots = slotsOf(verb);
  const first = slots.findIndex(({ required }) => !required);
  return [
    ...slots.map((slot, at) =>
      textOption(wordsOf(slot), {
        kind: slot.list ? "list" : "name",
        required: first < 0 || at < first,
        completed: true,
      }),
    ),
    gameOption,
  ];
}

/** The verbs of a family of games under one command. */
export function familyCommand(family: Family): Command {
  const handlers = new Map(family.verbs.map((verb) => [verb.name.en, lineHandler(verb, family)]));
  return {
    definition: {
      ...wordsOf(family),
      ...everywhere,
      options: family.verbs.map(
        (verb): APIApplicationCommandSubcommandOption => ({
          ...wordsOf(verb),
          type: ApplicationCommandOptionType.Subcommand,
          options: optionsOf(verb),
        }),
      ),
    },
    handler: (interaction) => handlers.get(interaction.options.getSubcommand(false) ?? ""),
  };
}

const choosing = lineHandler(verbOfAll, null);

/** Answers whatever is asked: the one command that always works. */
export const chooseCommand: Command = {
  definition: { ...wordsOf(verbOfAll), ...everywhere, options: optionsOf(verbOfAll) },
  handler: () => choosing,
};

function lineHandler(verb: Verb, family: Family | null): Handler {
  return aboutMove({
    execute: (session, interaction) => {
      const line = typed(verb, interaction);
      if (family !== null && session.title.family !== family) throw new LineRefusal(line, elsewhere(session));
      return say(session, line);
    },
    autocomplete: async (session, interaction) =>
      family !== null && session.title.family !== family
        ? []
        : completed(session, typed(verb, interaction), interaction),
  });
}

const typed = (verb: Verb, { options }: SlashInteraction): Line => ({
  verb,
  texts: Object.fromEntries(
    slotsOf(verb).flatMap(({ name }): [string, string][] => {
      const text = options.getString(name.en);
      return text === null ? [] : [[name.en, text]];
    }),
  ),
});

async function completed(session: GameSession, line: Line, interaction: AutocompleteInteraction): Promise<Choice[]> {
  const { name } = interaction.options.getFocused(true);
  const speaker = speakerOf(session);
  return speaker === null ? [] : complete(speaker, placeOf(session), line, name, session.language);
}

/** The command belongs to another game than the one that is played here. */
function elsewhere({ title, language }: GameSession) {
  const args = { title: title.name[language], command: title.family.name[language] };
  return { reason: ownReason("refusal.other-game", args) };
}
