import { ApplicationCommandOptionType } from "discord.js";
import { aboutNothing, type Command } from "../src/discord/command.ts";
import { choiceOf, everywhere, localized } from "../src/discord/command-options.ts";
import { profileAnswer } from "../src/discord/profile.ts";
import { titles } from "../src/games/titles.ts";

/** What somebody's finished games come to. */
export const profile: Command = {
  definition: {
    ...localized("profile", "профиль", "Finished games: yours, or somebody’s", "Оконченные партии: ваши или чужие"),
    ...everywhere,
    options: [
      {
        ...localized("player", "игрок", "Whose, if not yours", "Чьи, если не ваши"),
        type: ApplicationCommandOptionType.User,
      },
      {
        ...localized("title", "игра", "One game alone", "Только одна игра"),
        type: ApplicationCommandOptionType.String,
        choices: [...titles.values()].map(({ name, game }) => choiceOf(name, game.id)),
      },
      {
        ...localized("show", "показать", "Show it to the channel", "Показать всему каналу"),
        type: ApplicationCommandOptionType.Boolean,
      },
    ],
  },
  handler: ({ options }) => (options.getBoolean("show") ? shown : alone),
};

const alone = aboutNothing({ execute: profileAnswer });
const shown = aboutNothing({ execute: profileAnswer, audience: "public" });
