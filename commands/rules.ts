import { lookUpCommand } from "../src/discord/lookup-command.ts";
import { described } from "../src/discord/words.ts";

export const rules = lookUpCommand(
  described("rules", "правила", "Look up a rule with its paragraph", "Посмотреть правило с номером пункта"),
  "rule",
);
