import { stepCommand, typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { neededCardStep, placesStep, special } from "./steps.ts";

/** A whole turn in one line: the card, the action, and what it asks. */
export const take = stepCommand(described("take", "взять", "Take a card and act", "Взять карту и действовать"), [
  neededCardStep,
  typed(described("action", "что", "What the card is used for", "На что идет карта"), ["turn.action"], {
    required: true,
    except: ["police"],
    ...special,
  }),
  placesStep([""]),
]);
