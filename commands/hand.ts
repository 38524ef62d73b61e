import type { Command } from "../src/discord/command.ts";
import { handAnswer } from "../src/discord/present.ts";
import { gameChoices, gameOf } from "../src/discord/where.ts";
import { described, everywhere, gameOption } from "../src/discord/words.ts";

/** The hand, to its owner alone. */
export const hand: Command = {
  definition: {
    ...described("hand", "рука", "Your hand, shown only to you", "Ваши карты, видны только вам"),
    ...everywhere,
    options: [gameOption],
  },
  execute: async (bot, interaction, actor) => handAnswer(bot, await gameOf(bot, interaction, actor), actor),
  autocomplete: (bot, _, actor) => gameChoices(bot, actor),
};
