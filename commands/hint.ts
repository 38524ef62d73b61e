import { aboutGame, type Command } from "../src/discord/command.ts";
import { everywhere, gameOption, localized } from "../src/discord/command-options.ts";
import { hintAnswer } from "../src/discord/hint.ts";

/** What the computer would do here, and why. */
export const hint: Command = {
  definition: {
    ...localized(
      "hint",
      "подсказка",
      "What the computer would do in your place, and why",
      "Что сделал бы на вашем месте компьютер и почему",
    ),
    ...everywhere,
    options: [gameOption],
  },
  handler: () => advising,
};

const advising = aboutGame({ execute: hintAnswer });
