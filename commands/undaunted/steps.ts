import { typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";

/** What several verbs begin and end with. */

export const cardStep = typed(described("card", "карта", "A card of your hand", "Карта с вашей руки"), ["play.card"], {
  required: true,
});

/** After a change of place: an action, and whatever it asks. */
export const thenSteps = [
  typed(described("then", "затем", "The action that follows", "Действие после этого"), ["play.action"]),
  typed(described("target", "цель", "Tiles or targets, divided by commas", "Клетки или цели через запятую"), [""], {
    list: true,
  }),
];
