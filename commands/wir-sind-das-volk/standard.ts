import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, placesStep } from "./steps.ts";

export const standard = stepCommand(
  described("standard", "уровень", "Raise the living standard", "Поднять уровень жизни"),
  [cardStep, implied("raise-standard", ["turn.action"]), placesStep(["standard.", "factory."])],
);
