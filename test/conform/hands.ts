/**
 * Hands are hidden in a log. Before each step the hidden cards (both hands and the draw pile) are dealt anew, so that the
 * cards named in the rest of the turn are where the rules need them. The size of each place stays what our engine made it.
 */

import { other, type Side, sides } from "../../src/games/cold-war/sides.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { type Needs, needsOf } from "./needs.ts";
import type { Block } from "./tables.ts";

/** `rest` is what the log has of this turn, the block to come first. */
export function fitHands(state: TwilightState, rest: readonly Block[]): void {
  const now = needsOf(rest[0]);
  const places = placesOf(rest);
  const hidden = new Set([...state.hands.us, ...state.hands.ussr, ...state.deck]);
  const hands: Record<Side, CardId[]> = { us: [], ussr: [] };
  const sizes = { us: state.hands.us.length, ussr: state.hands.ussr.length };
  const give = (side: Side, card: CardId) => {
    if (hands[side].length < sizes[side] && hidden.delete(card)) hands[side].push(card);
  };

  for (const side of sides) {
    if (state.missileEnvy === side && state.hands[side].includes("missile-envy")) give(side, "missile-envy");
    for (const card of now.hands[side]) give(side, card);
  }
  for (const side of sides)
    for (const [card, place] of places) if (place === side && !isUnfit(card, side, now, state)) give(side, card);
  for (const side of sides) {
    const fillers = [...hidden].sort(
      (one, two) => reluctance(one, side, now, places, state) - reluctance(two, side, now, places, state),
    );
    for (const card of fillers) give(side, card);
  }
  state.hands = hands;
  state.deck = [...hidden].filter((card) => !now.deck.includes(card));
  state.deck.push(...now.deck.filter((card) => hidden.has(card)));
}

/** Where each card named in the rest of the turn is needed first. */
function placesOf(rest: readonly Block[]): Map<CardId, Side | "deck"> {
  const places = new Map<CardId, Side | "deck">();
  for (const block of rest) {
    const needs = needsOf(block);
    for (const side of sides) for (const card of needs.hands[side]) if (!places.has(card)) places.set(card, side);
    for (const card of needs.deck) if (!places.has(card)) places.set(card, "deck");
  }
  return places;
}

/** A card that would make the rules go another way than the log. */
function isUnfit(card: CardId, side: Side, { bestGiven, scoringShown, hands, isTrapped }: Needs, state: TwilightState) {
  const { ops, scoring } = cards[card];
  if (bestGiven?.side === side && ops > cards[bestGiven.card].ops) return true;
  if (scoringShown && side === "us" && scoring && !hands.us.includes(card)) return true;
  return isTrapped(side, state) && ops >= 2;
}

function reluctance(
  card: CardId,
  side: Side,
  now: Needs,
  places: ReadonlyMap<CardId, Side | "deck">,
  state: TwilightState,
): number {
  const place = places.get(card);
  return (
    (isUnfit(card, side, now, state) ? 1_000 : 0) +
    (cards[card].scoring && place !== side ? 400 : 0) +
    (place === "deck" ? 200 : place === other(side) ? 100 : 0) +
    (state.hands[side].includes(card) ? 0 : 10) +
    cards[card].ops
  );
}
