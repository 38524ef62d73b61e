import type { Place } from "../../cold-war/components/board.ts";
import type { CoupLimits } from "../../cold-war/rules/coup.ts";
import { putAway, turnUpCard } from "../../cold-war/rules/piles.ts";
import type { CardId } from "../cards/ids.ts";
import { flashpoints } from "../components/board.ts";
import type { RedSea } from "../red-sea.ts";
import { scoreCard } from "./scoring.ts";

/** The lowest printed value of a card that leaves DEFCON alone. */
const SAFE = 3;

/** [6.3.6] A coup in a flashpoint turns up the top card first: a cheap one lowers DEFCON, a scoring card is scored too. */
export function revealForCoup(g: RedSea, place: Place, { calm }: CoupLimits): void {
  if (!turnsUpCard(g, place)) return;
  const card = turnUpCard(g, (each) => bringing(g, each));
  if (card === undefined) return;
  const { ops, scoring } = g.facts(card);
  g.state.playing.push(card);
  g.tell("flashpoint", { country: g.board.id(place), card, ops });
  if (ops >= SAFE) {
    g.state.playing.pop();
    g.state.deck.unshift(card);
    return;
  }
  if (!calm) g.lowerDefcon();
  if (scoring) scoreCard(g, card);
  putAway(g, card, "discard");
}

/** What a card brings that is turned up. */
function bringing(g: RedSea, card: CardId): string {
  const { ops, scoring } = g.facts(card);
  return scoring ? card : ops >= SAFE ? "nothing" : "alarm";
}

export const turnsUpCard = (g: RedSea, place: Place): boolean =>
  flashpoints.includes(place) && !(g.state.options.peaceZoneReplacesReveal && g.inEffect("indian-ocean-zone-of-peace"));
