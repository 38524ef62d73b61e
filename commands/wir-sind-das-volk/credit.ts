import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { neededCardStep } from "./steps.ts";

export const credit = stepCommand(described("credit", "кредит", "Take credit with a card", "Взять кредит картой"), [
  neededCardStep,
  implied("credit", ["turn.action"]),
]);
