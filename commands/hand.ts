import { aboutGame, aboutNothing, type Command } from "../src/discord/command.ts";
import { everywhere, gameOption, localized } from "../src/discord/command-options.ts";
import { handAnswer, handsAnswer } from "../src/discord/current-panel.ts";

/** The hand, to its owner alone; in the DM all of them. */
export const hand: Command = {
  definition: {
    ...localized("hand", "рука", "Your hand, shown only to you", "Ваши карты, видны только вам"),
    ...everywhere,
    options: [gameOption],
  },
  handler: ({ guildId, options }) => (guildId === null && options.getString("game") === null ? all : one),
};

const one = aboutGame({ execute: handAnswer });
const all = aboutNothing({ execute: handsAnswer });
