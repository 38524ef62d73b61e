import { lookUpCommand } from "../src/discord/lookup-command.ts";
import { described } from "../src/discord/words.ts";

export const country = lookUpCommand(
  "country",
  described("country", "страна", "Look up a country and how it stands", "Посмотреть страну и положение в ней"),
);
