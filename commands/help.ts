import type { Command } from "../src/discord/command.ts";
import { text } from "../src/discord/components.ts";
import { described, everywhere } from "../src/discord/words.ts";
import { phrase } from "../src/i18n/index.ts";

export const help: Command = {
  definition: {
    ...described("help", "помощь", "How to play here", "Как здесь играть"),
    ...everywhere,
  },
  execute: async (_, __, actor) => ({ components: [text(phrase(actor.language, { key: "help", args: {} }))] }),
};
