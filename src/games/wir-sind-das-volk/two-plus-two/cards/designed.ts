import type { Source } from "../../cards/types.ts";

/** The source of a card of which nothing is known from print. */
export const designed = {
  name: "designed",
  year: "designed",
  value: "designed",
  colour: "designed",
  event: "designed",
  valueIcons: "designed",
  noArmsRace: "designed",
} as const satisfies Source;
