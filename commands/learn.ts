import { aboutNothing, type Command } from "../src/discord/command.ts";
import { everywhere, localized } from "../src/discord/command-options.ts";
import { learnAnswer } from "../src/discord/lessons.ts";

/** Lessons, in private. */
export const learn: Command = {
  definition: {
    ...localized(
      "learn",
      "научиться",
      "Learn a game move by move, with a coach, for yourself alone",
      "Научиться игре ход за ходом, с тренером и наедине",
    ),
    ...everywhere,
  },
  handler: () => learning,
};

const learning = aboutNothing({ execute: learnAnswer });
