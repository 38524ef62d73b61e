/**
 * Hands are hidden in a log. Before each step the hidden cards (both hands and the draw pile) are dealt anew, so that the
 * cards named in the rest of the turn are where the rules need them. The size of each place stays what our engine made it.
 */

import { Run, ScriptedFate } from "../../src/engine/index.ts";
import { plainValue } from "../../src/games/cold-war/rules/points.ts";
import { other, type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import type { TwilightState } from "../../src/games/twilight-struggle/state.ts";
import { TwilightStruggle } from "../../src/games/twilight-struggle/twilight-struggle.ts";
import { type Needs, needsOf } from "./needs.ts";
import type { Block } from "./tables.ts";

type Places = ReadonlyMap<CardId, Side | "deck">;

/** `rest` is what the log has of this turn, the block to come first. */
export function fitHands(state: TwilightState, rest: readonly Block[]): void {
  const now = needsOf(rest[0], state);
  const places = placesOf(rest, state);
  const misfits = misfitsOf(state, now);
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
    for (const [card, place] of places) if (place === side && !misfits(side, card)) give(side, card);
  const pickyFirst = sides.toSorted((one, two) => Number(isPicky(now, two)) - Number(isPicky(now, one)));
  for (const side of pickyFirst) {
    const reluctance = reluctanceOf(state, side, places, misfits);
    for (const card of [...hidden].sort((one, two) => reluctance(one) - reluctance(two))) give(side, card);
  }
  state.hands = hands;
  // what a hand has no room for yet is drawn in the course of the block
  const onTop = new Set([...now.deck, ...now.hands.us, ...now.hands.ussr]);
  state.deck = [...hidden].sort((one, two) => Number(onTop.has(one)) - Number(onTop.has(two)));
}

/** Where each card named in the rest of the turn is needed first. */
function placesOf(rest: readonly Block[], state: TwilightState): Places {
  const places = new Map<CardId, Side | "deck">();
  for (const block of rest) {
    const needs = needsOf(block, state);
    for (const side of sides) for (const card of needs.hands[side]) if (!places.has(card)) places.set(card, side);
    for (const card of needs.deck) if (!places.has(card)) places.set(card, "deck");
  }
  return places;
}

const isPicky = ({ bestGiven, stuck }: Needs, side: Side): boolean => bestGiven?.side === side || stuck === side;

/** Tells the cards that would make the rules go another way than the log. */
function misfitsOf(state: TwilightState, { bestGiven, scoringShown, stuck, hands }: Needs) {
  const g = new TwilightStruggle(new Run(state, new ScriptedFate()));
  return (side: Side, card: CardId): boolean => {
    const { ops, scoring } = cards[card];
    if (bestGiven?.side === side && ops > cards[bestGiven.card].ops) return true;
    if (hands[side].includes(card)) return false;
    if (scoring) return (scoringShown && side === "us") || stuck === side;
    return stuck === side && plainValue(g.pointsFor(side, ops, card)) >= 2;
  };
}

/** How little a card is wanted in a hand that the log says nothing about: low cards of no use to anybody come first. */
function reluctanceOf(
  state: TwilightState,
  side: Side,
  places: Places,
  misfits: (side: Side, card: CardId) => boolean,
): (card: CardId) => number {
  return (card) => {
    const place = places.get(card);
    const { scoring, ops } = cards[card];
    return (
      (misfits(side, card) ? 1_000 : 0) +
      (scoring && place !== side ? 400 : 0) +
      (place === "deck" ? 200 : place === other(side) ? 100 : 0) +
      (state.hands[side].includes(card) ? 0 : 10) +
      ops
    );
  };
}
