import { lookUpCommand } from "../src/discord/lookup-command.ts";
import { described } from "../src/discord/words.ts";

/** Countries and provinces, tiles, and the scenarios they make up. */
export const country = lookUpCommand(
  described("country", "страна", "Look up a place and how it stands", "Посмотреть место и положение в нем"),
  "country",
  "tile",
  "scenario",
);
