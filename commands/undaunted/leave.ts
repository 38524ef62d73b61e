import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, thenSteps } from "./steps.ts";

export const leave = stepCommand(
  described("leave", "высадиться", "Leave a vehicle, and act", "Высадиться из машины и действовать"),
  [cardStep, implied("leave", ["play.use"]), ...thenSteps],
);
