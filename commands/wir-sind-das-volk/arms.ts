import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { neededCardStep } from "./steps.ts";

export const arms = stepCommand(
  described("arms", "гонка", "Take part in the arms race", "Участвовать в гонке вооружений"),
  [neededCardStep, implied("arms-race", ["turn.action"])],
);
