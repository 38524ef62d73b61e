import { implied, stepCommand } from "../../src/discord/step-command.ts";
import { described } from "../../src/discord/words.ts";
import { placesStep } from "./steps.ts";

/** East may send its police whenever it is asked something. */
export const police = stepCommand(described("police", "полиция", "Send the police", "Послать полицию"), [
  implied("police", ["turn.", "build.", "standard.", "event."]),
  placesStep(["police.", "stasi."]),
]);
