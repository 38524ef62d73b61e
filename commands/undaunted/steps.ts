import { typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { cards, soldierIds } from "../../src/games/undaunted/data/index.ts";
import { sides } from "../../src/games/undaunted/sides.ts";

/** What several verbs begin and end with. */

export const cardStep = typed(described("card", "карта", "A card of your hand", "Карта с вашей руки"), ["play.card"], {
  required: true,
  given: "card",
  only: sides.map((side) => `${side}-`),
});

/** Everything an action asks for; not the next card. */
const details = [
  "move.step",
  "attack.target",
  "wound.soldier",
  "suppress.soldier",
  "inspire.card",
  "bolster.card",
  "command.count",
  "survey.tile",
  "blaze.tile",
  "repair.vehicle",
];

/** After a change of place: an action, and whatever it asks. */
export const thenSteps = [
  typed(described("then", "затем", "The action that follows", "Действие после этого"), ["play.action"]),
  typed(
    described("target", "цель", "Tiles or targets, divided by commas", "Квадраты или цели через запятую"),
    details,
    {
      list: true,
      // who aboard is to be hit, said before the dice
      ahead: (seat) => soldierIds.filter((id) => cards[id].side !== seat),
    },
  ),
];
