import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";

/** Ends the turn; what is left in the hand is discarded. */
export const pass = stepCommand(described("pass", "пас", "End your turn", "Закончить ход"), [
  implied("end-turn", ["play.card"]),
]);
