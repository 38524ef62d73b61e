import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, placesStep } from "./steps.ts";

export const unrest = stepCommand(described("unrest", "беспорядки", "Remove unrest", "Снять беспорядки"), [
  cardStep,
  implied("remove-unrest", ["turn.action"]),
  placesStep(["calm."]),
]);
