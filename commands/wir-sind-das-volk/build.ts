import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, placesStep } from "./steps.ts";

export const build = stepCommand(
  described("build", "строить", "Build, point by point", "Строить, объект за объектом"),
  [cardStep, implied("build", ["turn.action"]), placesStep(["build."])],
);
