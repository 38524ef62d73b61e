import { takeFrom } from "../../cold-war/rules/piles.ts";
import type { TwilightCard } from "../cards/card.ts";
import type { CardId } from "../cards/ids.ts";
import { cards, deckOf } from "../cards/index.ts";
import type { TwilightState } from "../state.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import { changesOfKind } from "./running.ts";
import type { CrisisResult } from "./state.ts";

/** [TZ 8.2] Cards leave the game, are exchanged, or wait for the Mid War. */
export function changeDecks(g: TwilightStruggle, results: readonly CrisisResult[]): void {
  const { deck, removed } = g.state;
  const takeOut = (card: CardId) => {
    // a card of a later era is only noted: it will not be shuffled in
    if (cards[card].era === "early") takeFrom(deck, card);
    removed.push(card);
  };
  for (const { card } of changesOfKind(results, "removed")) {
    takeOut(card);
    g.tell("crisis.removed", { card });
  }
  for (const { card, for: other } of changesOfKind(results, "exchanged")) {
    takeOut(card);
    deck.push(other);
    g.tell("crisis.exchanged", { card, other });
  }
  for (const { card } of changesOfKind(results, "delayed")) {
    takeFrom(deck, card);
    g.tell("crisis.delayed", { card });
  }
}

/** The cards that join the draw pile with an era, as the crises have left them. */
export function joiningCards({ options, turnZero, removed }: TwilightState, era: TwilightCard["era"]): CardId[] {
  const printed = deckOf(era, options);
  if (turnZero === undefined) return printed;
  const delayed = era === "mid" ? changesOfKind(turnZero.results, "delayed").map(({ card }) => card) : [];
  return [...printed.filter((card) => !removed.includes(card)), ...delayed];
}
