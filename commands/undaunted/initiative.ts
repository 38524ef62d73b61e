import { stepCommand, typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { ownFirst } from "./steps.ts";

/** Bids a card for the initiative, in secret. */
export const initiative = stepCommand(
  described("initiative", "инициатива", "Your card for the initiative, in secret", "Тайно выбрать карту инициативы"),
  [
    typed(described("card", "карта", "A card of your hand", "Карта с вашей руки"), ["initiative."], {
      required: true,
      known: ownFirst,
    }),
  ],
);
