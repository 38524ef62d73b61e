import { ApplicationCommandOptionType } from "discord.js";
import { aboutMove, type Command } from "../src/discord/command.ts";
import { completeVerb, runVerb } from "../src/discord/verbs.ts";
import { described, everywhere, gameOption } from "../src/discord/words.ts";

/** Answers whatever is asked: the one command that always works. */
export const choose: Command = {
  definition: {
    ...described("choose", "выбрать", "Answer what is asked of you now", "Ответить на то, что от вас сейчас требуется"),
    ...everywhere,
    options: [
      {
        ...described(
          "option",
          "вариант",
          "One of the choices, or several divided by commas",
          "Вариант или несколько через запятую",
        ),
        type: ApplicationCommandOptionType.String,
        required: true,
        autocomplete: true,
      },
      gameOption,
    ],
  },
  handler: () => choosing,
};

const choosing = aboutMove({
  execute: (session, interaction) => runVerb(session, { list: interaction.options.getString("option", true) }),
  autocomplete: (session, interaction) => completeVerb(session, interaction, {}),
});
