import { typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import {
  actionIds,
  cardIds,
  cards,
  soldierIds,
  structureIds,
  vehicleIds,
} from "../../src/games/undaunted/data/index.ts";
import { sides } from "../../src/games/undaunted/sides.ts";

/** What several verbs begin and end with. */

export const cardStep = typed(described("card", "карта", "A card of your hand", "Карта с вашей руки"), ["play.card"], {
  required: true,
  given: "card",
  only: sides.map((side) => `${side}-`),
  known: ownFirst,
});

/** Cards of both sides: what both have is one's own. */
export function ownFirst(seat: string): readonly string[] {
  const isOwn = (id: (typeof cardIds)[number]) => cards[id].side === seat;
  return [...cardIds.filter(isOwn), ...cardIds.filter((id) => !isOwn(id))];
}

/** Where enemies are aimed at they are meant before one's own men. */
function things(seat: string, kind: string): readonly string[] {
  const all = ownFirst(seat);
  const men = soldierIds.filter((id) => cards[id].side !== seat);
  return kind === "attack.target" ? [...men, ...vehicleIds, ...structureIds, ...all] : all;
}

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
  typed(described("then", "затем", "The action that follows", "Действие после этого"), ["play.action"], {
    known: () => actionIds,
  }),
  typed(
    described("target", "цель", "Tiles or targets, divided by commas", "Квадраты или цели через запятую"),
    details,
    {
      list: true,
      known: things,
      ends: ["stop", "done"],
      // who aboard is to be hit, said before the dice
      ahead: (seat) => soldierIds.filter((id) => cards[id].side !== seat),
    },
  ),
];
