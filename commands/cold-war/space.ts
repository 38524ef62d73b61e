import { verbCommand } from "../../src/discord/verb-command.ts";
import { described } from "../../src/discord/words.ts";

export const space = verbCommand({
  words: described("space", "космос", "Send a card to the space race", "Отправить карту в космическую гонку"),
  use: "space",
  asks: ["space."],
});
