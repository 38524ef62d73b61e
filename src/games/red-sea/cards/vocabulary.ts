import type { Flow } from "../../../engine/index.ts";
import type { Place } from "../../cold-war/board.ts";
import type { ColdWar, World } from "../../cold-war/cold-war.ts";
import { chooseCountries } from "../../cold-war/influence.ts";
import type { Side } from "../../cold-war/sides.ts";

/** Verbs that several cards share. */

export const emptyOf = <T extends World>(g: ColdWar<T>, side: Side, place: Place): void => {
  g.change(side, place, -g.influence(side, place));
};

/** The chooser takes all influence of `whose` out of one country that has some. */
export function* clearOne<T extends World>(g: ColdWar<T>, whose: Side, chooser: Side, among: readonly Place[]): Flow {
  const present = among.filter((place) => g.influence(whose, place) > 0);
  yield* chooseCountries(g, chooser, "influence.remove-all", 1, present, (place) => emptyOf(g, whose, place));
}

/** A die that an event makes a side throw; whether it is high enough. */
export function* rollFor<T extends World>(
  g: ColdWar<T>,
  side: Side,
  { needs, modifier = 0 }: { readonly needs: number; readonly modifier?: number },
): Flow<boolean> {
  yield* g.beforeDice([side]);
  const die = g.roll(side);
  const won = die + modifier >= needs;
  g.tell("event.die", { side, die, modifier, needs, won });
  return won;
}
