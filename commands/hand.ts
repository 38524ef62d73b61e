import { aboutGame, aboutNothing, type Command } from "../src/discord/command.ts";
import { everywhere, gameOption, localized } from "../src/discord/command-options.ts";
import { handAnswer } from "../src/discord/current-panel.ts";
import { handsAnswer } from "../src/discord/own-games.ts";

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
const all = aboutNothing({ execute: (session) => handsAnswer(session) });
