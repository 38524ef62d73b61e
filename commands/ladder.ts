import { ApplicationCommandOptionType } from "discord.js";
import { aboutNothing, type Command } from "../src/discord/command.ts";
import { choiceOf, everywhere, localized } from "../src/discord/command-options.ts";
import { ladderAnswer } from "../src/discord/ladder.ts";
import { titles } from "../src/games/titles.ts";

/** Who has won most of what counts. */
export const ladder: Command = {
  definition: {
    ...localized("ladder", "рейтинг", "The ladder of this server", "Рейтинг этого сервера"),
    ...everywhere,
    options: [
      {
        ...localized("title", "игра", "Which game; by default the most played", "Какая игра; обычно самая частая"),
        type: ApplicationCommandOptionType.String,
        choices: [...titles.values()].map(({ name, game }) => choiceOf(name, game.id)),
      },
      {
        ...localized("by", "порядок", "What it is ordered by", "По чему упорядочить"),
        type: ApplicationCommandOptionType.String,
        choices: [
          choiceOf({ en: "points", ru: "очки" }, "its"),
          choiceOf({ en: "skill (openskill)", ru: "сила" }, "skill"),
        ],
      },
      {
        ...localized("from", "с", "The place to begin with", "С какого места"),
        type: ApplicationCommandOptionType.Integer,
        min_value: 1,
        max_value: 100_000,
      },
      {
        ...localized("show", "показать", "Show it to the channel", "Показать всему каналу"),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  handler: ({ options }) => (options.getBoolean("show") ? shown : alone),
};

const alone = aboutNothing({ execute: ladderAnswer });
const shown = aboutNothing({ execute: ladderAnswer, audience: "public" });
