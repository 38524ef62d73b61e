import { ApplicationCommandOptionType } from "discord.js";
import { placesOption, verbCommand } from "../../src/discord/verb-command.ts";
import { described } from "../../src/discord/words.ts";

/** Plays a card in one line: what for, and where. */
export const play = verbCommand({
  words: described("play", "сыграть", "Play a card", "Разыграть карту"),
  cardRequired: true,
  more: [
    {
      ...described(
        "as",
        "как",
        "Event, event first, influence, realign, coup or space",
        "Событие, влияние, снижение влияния, переворот или космос",
      ),
      type: ApplicationCommandOptionType.String,
      autocomplete: true,
    },
  ],
  places: placesOption(
    "where",
    "где",
    "Countries, as in: italy 2, france",
    "Страны, например: италия 2, франция",
    false,
  ),
});
