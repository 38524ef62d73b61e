import { localized } from "../src/discord/command-options.ts";
import { lookUpCommand } from "../src/discord/reference-command.ts";

/** Rules, and what the scenario of a game is about. */
export const rules = lookUpCommand(
  localized(
    "rules",
    "правила",
    "Look up a rule with its paragraph, or the scenario",
    "Посмотреть правило с номером пункта или сценарий",
  ),
  "rule",
  "scenario",
);
