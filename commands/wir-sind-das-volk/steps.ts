import { typed } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";

/** What several verbs begin and end with. */

const cardWords = described("card", "карта", "A card of the display or your hand", "Карта из ряда или с вашей руки");

// the police is called by a verb of its own
export const cardStep = typed(cardWords, ["turn.card"], { given: "card", except: ["police"] });
export const neededCardStep = typed(cardWords, ["turn.card"], { required: true, given: "card", except: ["police"] });

/** A special card is played for its event without a question. */
export const special = { unasked: "event" } as const;

export const placesStep = (kinds: readonly string[]) =>
  typed(described("where", "где", "Places, divided by commas", "Места через запятую"), kinds, { list: true });
