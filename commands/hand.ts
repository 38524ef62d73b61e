import type { Command } from "../src/discord/command.ts";
import { handAnswer, handsAnswer } from "../src/discord/present.ts";
import { gameChoices, gameOf } from "../src/discord/where.ts";
import { described, everywhere, gameOption } from "../src/discord/words.ts";

/** The hand, to its owner alone; in the DM all of them. */
export const hand: Command = {
  definition: {
    ...described("hand", "рука", "Your hand, shown only to you", "Ваши карты, видны только вам"),
    ...everywhere,
    options: [gameOption],
  },
  execute: async (bot, interaction, actor) =>
    interaction.guildId === null && interaction.options.getString("game") === null
      ? handsAnswer(bot, actor)
      : handAnswer(bot, await gameOf(bot, interaction, actor), actor),
  autocomplete: (bot, _, actor) => gameChoices(bot, actor),
};
