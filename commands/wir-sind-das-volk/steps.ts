import { typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";

/** What several verbs begin and end with. */

const cardWords = described("card", "карта", "A card of the display or your hand", "Карта с поля или с вашей руки");

export const cardStep = typed(cardWords, ["turn.card"]);
export const neededCardStep = typed(cardWords, ["turn.card"], { required: true });

export const placesStep = (kinds: readonly string[]) =>
  typed(described("where", "где", "Places, divided by commas", "Места через запятую"), kinds, { list: true });
