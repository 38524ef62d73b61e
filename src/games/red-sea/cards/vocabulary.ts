import type { Flow } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/board.ts";
import { chooseCountries } from "../../cold-war/influence.ts";
import type { Side } from "../../cold-war/sides.ts";
import type { RedSea } from "../red-sea.ts";

/** Verbs that several cards share. */

export const emptyOf = (g: RedSea, side: Side, place: Place): void => {
  g.change(side, place, -g.influence(side, place));
};

/** The chooser takes all influence of `whose` out of one country that has some. */
export function* clearOne(g: RedSea, whose: Side, chooser: Side, among: readonly Place[]): Flow {
  const present = among.filter((place) => g.influence(whose, place) > 0);
  yield* chooseCountries(g, chooser, "influence.remove-all", 1, present, (place) => emptyOf(g, whose, place));
}
