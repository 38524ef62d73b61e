import { placesOption, verbCommand } from "../../src/discord/verb-command.ts";
import { described } from "../../src/discord/words.ts";

export const realign = verbCommand({
  words: described("realign", "снизить", "Make realignment rolls", "Попытаться снизить влияние противника"),
  use: "realign",
  asks: ["realign.", "operations.mixed"],
  places: placesOption("where", "где", "Countries, one for each roll", "Страны, по одной на каждую попытку", true),
});
