import type { Place } from "../../cold-war/components/board.ts";
import { other, type Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { Area } from "../components/areas.ts";
import { board } from "../components/board.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";

/** What events that go on change in the rules of places. */

const inEurope = board.within("europe");
const inAsia = board.within("asia");
const inSoutheastAsia = board.within("southeast-asia");
const inCentralAmerica = board.within("central-america");
const inSouthAmerica = board.within("south-america");
const france = board.place("france");
const westGermany = board.place("west-germany");
const japan = board.place("japan");

const none: readonly (readonly boolean[])[] = [];

/** For every place whether operations there are worth 1 more; each table adds 1. */
export function bonuses(g: TwilightStruggle, side: Side, card: CardId | null): readonly (readonly boolean[])[] {
  const more = side === "ussr" && g.inEffect("vietnam-revolts") ? [inSoutheastAsia] : none;
  return card === "the-china-card" ? [inAsia, ...more] : more;
}

/** The event that keeps a place from a side's coups or realignments. */
export function protectorOf(g: TwilightStruggle, side: Side, place: Place, how: "coup" | "realign"): CardId | null {
  const pact = "us-japan-mutual-defense-pact";
  if (place === japan && g.serves(pact, other(side))) return pact;
  if (!inEurope[place]) return null;
  if (isUnderNato(g, side, place)) return "nato";
  return how === "coup" && g.serves("the-reformer", side) ? "the-reformer" : null;
}

/** NATO keeps what its side, the US, controls in Europe from the other. */
export function isUnderNato(g: TwilightStruggle, side: Side, place: Place): boolean {
  const enemy = other(side);
  if (!inEurope[place] || !g.serves("nato", enemy) || !g.controls(enemy, place)) return false;
  if (place === france && g.inEffect("de-gaulle-leads-france")) return false;
  return !(place === westGermany && g.inEffect("willy-brandt"));
}

/** What Latin American Death Squads add to a coup roll there. */
export function deathSquads(g: TwilightStruggle, side: Side, place: Place): number {
  if (!inCentralAmerica[place] && !inSouthAmerica[place]) return 0;
  let sum = 0;
  for (const { card, side: served } of g.state.effects)
    if (card === "latin-american-death-squads") sum += served === side ? 1 : -1;
  return sum;
}

/** Chernobyl: the region in which a side may not place influence by operations. */
export function closedByChernobyl(g: TwilightStruggle, side: Side): readonly boolean[] | null {
  const chernobyl = g.effect("chernobyl");
  return chernobyl === undefined || chernobyl.side === side ? null : board.within(chernobyl.area as Area);
}
