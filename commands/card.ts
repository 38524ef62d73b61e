import { localized } from "../src/discord/command-options.ts";
import { lookUpCommand } from "../src/discord/reference-command.ts";

/** Cards, countries and provinces, tiles, and the scenarios they make up. */
export const card = lookUpCommand(
  localized(
    "card",
    "карта",
    "Look up a card, a place, a tile or a scenario, and how it stands",
    "Посмотреть карту, место, квадрат или сценарий и положение там",
  ),
  localized("name", "название", "What to look up", "Что посмотреть"),
  "card",
  "place",
  "tile",
  "scenario",
);
