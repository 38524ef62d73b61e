import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, placesStep } from "./steps.ts";

export const standard = stepCommand(
  described("standard", "благосостояние", "Raise the living standard", "Повысить благосостояние"),
  [cardStep, implied("raise-standard", ["turn.action"]), placesStep(["standard.", "factory."])],
);
