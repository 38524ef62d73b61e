import { verbCommand } from "../../src/discord/verb-command.ts";
import { described } from "../../src/discord/words.ts";

/** Chooses a headline in secret: the channel sees nothing of it. */
export const headline = verbCommand({
  words: described("headline", "заголовок", "Choose your headline, in secret", "Тайно выбрать начальное событие"),
  asks: ["headline."],
  cardRequired: true,
});
