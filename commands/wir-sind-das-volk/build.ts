import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, placesStep } from "./steps.ts";

export const build = stepCommand(described("build", "строить", "Build, point by point", "Строить, точка за точкой"), [
  cardStep,
  implied("build", ["turn.action"]),
  placesStep(["build."]),
]);
