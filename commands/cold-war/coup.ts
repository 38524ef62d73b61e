import { placesOption, verbCommand } from "../../src/discord/verb-command.ts";
import { described } from "../../src/discord/words.ts";

export const coup = verbCommand({
  words: described("coup", "переворот", "Attempt a coup", "Попытаться совершить переворот"),
  use: "coup",
  asks: ["coup."],
  places: placesOption("target", "где", "The country", "Страна", true),
});
