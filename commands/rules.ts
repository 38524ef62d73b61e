import { localized } from "../src/discord/command-options.ts";
import { lookUpCommand } from "../src/discord/reference-command.ts";

export const rules = lookUpCommand(
  localized("rules", "правила", "Look up a rule with its paragraph", "Посмотреть правило с номером пункта"),
  "rule",
);
