import { placesOption, verbCommand } from "../../src/discord/verb-command.ts";
import { described } from "../../src/discord/words.ts";

export const influence = verbCommand({
  words: described("influence", "влияние", "Place influence", "Разместить влияние"),
  use: "influence",
  asks: ["influence.", "operations.mixed"],
  places: placesOption(
    "where",
    "где",
    "Countries, as in: italy 2, france",
    "Страны, например: италия 2, франция",
    true,
  ),
});
