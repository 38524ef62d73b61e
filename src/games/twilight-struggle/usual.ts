import type { Ask } from "../../engine/index.ts";
import type { Side } from "../cold-war/seats.ts";
import type { CountryId } from "./components/countries/index.ts";
import type { TwilightView } from "./view.ts";

/** How most players set up: what they need to control at once. */
const setup: Readonly<Record<Side, readonly (readonly [CountryId, number])[]>> = {
  ussr: [
    ["poland", 4],
    ["east-germany", 1],
    ["yugoslavia", 1],
  ],
  us: [
    ["west-germany", 4],
    ["italy", 3],
  ],
};

/** The usual set-up, where all of it can be placed and nothing else. */
export function usual({ seat, options, row }: Ask<Side>, { step }: TwilightView): readonly string[] | null {
  if (step !== "setup") return null;
  const picks = setup[seat].flatMap(([country, times]) => Array<string>(times).fill(country));
  const isOffered = picks.every((pick) => options.some(({ id }) => id === pick));
  return isOffered && picks.length === row?.most ? picks : null;
}
