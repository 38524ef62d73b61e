import { lookUpCommand } from "../src/discord/lookup-command.ts";
import { described } from "../src/discord/words.ts";

/** Cards, countries and provinces, tiles, and the scenarios they make up. */
export const card = lookUpCommand(
  described(
    "card",
    "карта",
    "Look up a card, a place, a tile or a scenario, and how it stands",
    "Посмотреть карту, место, участок или сценарий и положение там",
  ),
  "card",
  "country",
  "tile",
  "scenario",
);
