import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep } from "./steps.ts";

export const hunker = stepCommand(
  described("hunker", "залечь", "Hunker down: a card goes to the supply", "Залечь: карта уходит в резерв"),
  [cardStep, implied("hunker", ["play.use"])],
);
