import { localized } from "../src/discord/command-options.ts";
import { lookUpCommand } from "../src/discord/reference-command.ts";

/** Rules, and what the scenario of a game is about. */
export const rules = lookUpCommand(
  localized(
    "rules",
    "правила",
    "Look up a rule with its paragraph, or the scenario; or ask a question",
    "Посмотреть правило с номером пункта или сценарий либо задать вопрос",
  ),
  localized("name", "название", "A rule, a paragraph or a question", "Правило, пункт или вопрос"),
  "rule",
  "scenario",
);
