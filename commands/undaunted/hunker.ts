import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep } from "./steps.ts";

export const hunker = stepCommand(
  described("hunker", "затаиться", "Hunker down: a card goes to the supply", "Затаиться: карта уходит в запас"),
  [cardStep, implied("hunker", ["play.use"])],
);
