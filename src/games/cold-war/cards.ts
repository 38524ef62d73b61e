import type { Flow, Words } from "../../engine/index.ts";
import type { Side } from "./sides.ts";

/** What is printed on a card, in our words. */
export interface CardFacts<Id extends string = string> {
  readonly id: Id;
  /** As printed; cards of which it is not known have none. */
  readonly number?: number;
  readonly era: "early" | "mid" | "late";
  /** 0 for scoring cards. */
  readonly ops: number;
  readonly side: Side | "neutral";
  readonly name: Words;
  readonly text: Words;
  /** Asterisk: leaves the game once its event has occurred. */
  readonly removed?: true;
  /** Must be played in the turn it is held [2.2.1]. */
  readonly scoring?: true;
  readonly war?: true;
  readonly optional?: true;
  /** Has no event that a headline could bring about. */
  readonly noHeadline?: true;
  /** Headlined by this side, it is resolved before everything else. */
  readonly headlineFirst?: Side;
  /** Cannot be read with the sides exchanged: it cancels a headline or answers a play. */
  readonly oneWay?: true;
  /** The printed number of a card that has no plain one, or that is a guest: P1, RS1. */
  readonly code?: string;
  /** Once one of these has occurred, this event can not. */
  readonly preventedBy?: readonly Id[];
}

/**
 * How an event left its card: nothing for the usual way (removed with an asterisk, else discarded), `kept` if the event
 * put it somewhere itself, `not-occurred` if it turned out not to happen and the card is discarded whatever it bears.
 */
export type EventEnd = "kept" | "not-occurred" | undefined;

/** A card with its rule: `g` is the game's own context, `by` whoever resolves the event. */
export interface Card<Game, Id extends string = string> extends CardFacts<Id> {
  /** Whether the event can occur now; without it, always. */
  condition?(g: Game, by: Side): boolean;
  event(g: Game, by: Side): Flow<EventEnd> | Flow;
}
