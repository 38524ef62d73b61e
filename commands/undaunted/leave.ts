import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, thenSteps } from "./steps.ts";

export const leave = stepCommand(
  described("leave", "покинуть", "Leave a vehicle, and act", "Покинуть технику и действовать"),
  [cardStep, implied("leave", ["play.use"]), ...thenSteps],
);
