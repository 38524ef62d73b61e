import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cardStep, placesStep, special } from "./steps.ts";

export const event = stepCommand(described("event", "событие", "Play the event of a card", "Разыграть событие карты"), [
  cardStep,
  implied("event", ["turn.action"], special),
  placesStep([""]),
]);
