import { lookUpCommand } from "../src/discord/lookup-command.ts";
import { described } from "../src/discord/words.ts";

export const card = lookUpCommand(described("card", "карта", "Look up a card", "Посмотреть карту"), "card");
