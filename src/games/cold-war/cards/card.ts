import type { Flow, Localized } from "../../../engine/index.ts";
import type { Place } from "../components/board.ts";
import type { Side } from "../seats.ts";

/**
 * How an event can bring DEFCON down.
 *
 *   falls         by one level, whatever anybody does
 *   chosen        whoever resolves it may set it
 *   lowered       whoever resolves it may lower it by one
 *   rival-lowers  the other side may lower it by one
 *   contest       dice decide who may lower it by one
 *   operations    whoever resolves it conducts operations, a coup among them
 *   coupIn        whoever resolves it may attempt a coup in one of these places, whatever the level
 *   blind-card    a card drawn blindly from the other hand may happen
 *   taken-card    whoever resolves it takes a card blindly from the other hand and may play it
 *   best-card     the other side hands over its best card, which happens
 *   discards      whoever resolves it lets a card of the discards happen
 *   turned-card   whoever resolves it lets a card of the other side happen out of the own hand
 */
export type Peril =
  | "falls"
  | "chosen"
  | "lowered"
  | "rival-lowers"
  | "contest"
  | "operations"
  | { readonly coupIn: readonly Place[] }
  | "blind-card"
  | "taken-card"
  | "best-card"
  | "discards"
  | "turned-card";

/** A sentence that only one card needs. */
export interface CardMessage extends Localized {
  /** As an entry of the log it goes on with the line before it, where the entries of a move are gathered into lines. */
  readonly goesOn?: true;
}

/** Cards among which an event lets somebody choose. */
interface CardsAsked<Refusal extends string> {
  /** The hand of whoever is asked, or another pile. */
  readonly from: "hand" | "pile";
  /** Why a card is not offered. */
  readonly refusal: Refusal;
}

/** What is printed on a card, in our words, what people call it, and what only it makes the game say. */
interface Printed<Id extends string, Refusal extends string> {
  /** As printed; absent where it is not known. */
  readonly number?: number;
  readonly era: "early" | "mid" | "late";
  /** 0 for scoring cards. */
  readonly ops: number;
  readonly side: Side | "neutral";
  readonly name: Localized;
  readonly text: Localized;
  /** Short names people type, besides the printed one. Lower case, each for one card only. */
  readonly aliases?: readonly string[];
  /** By their keys, which `GameMessages` explains. */
  readonly messages?: Readonly<Record<string, CardMessage>>;
  /** Asterisk: leaves the game once its event has occurred. */
  readonly removed?: true;
  /** Must be played in the turn it is held [2.2.1]. */
  readonly scoring?: true;
  readonly war?: true;
  readonly optional?: true;
  /** Its lasting effect counts once for each time it has occurred. */
  readonly addsUp?: true;
  /** Has no event that a headline could bring about. */
  readonly noHeadline?: true;
  /** Headlined by this side, it is resolved before everything else. */
  readonly headlineFirst?: Side;
  /** Mengistu Haile Mariam cannot exchange its sides: it cancels a headline or answers a play. */
  readonly oneWay?: true;
  /** What is printed instead of a plain number, P1; and for a guest from another game, RS1. */
  readonly code?: string;
  /** The questions by which its event asks for a card. */
  readonly asksFor?: Readonly<Record<string, CardsAsked<Refusal>>>;
  /** Once one of these has occurred, this event no longer can. */
  readonly preventedBy?: readonly Id[];
}

export interface CardFacts<Id extends string = string, Refusal extends string = string> extends Printed<Id, Refusal> {
  readonly id: Id;
}

/**
 * How an event left its card: nothing for the usual way (removed with an asterisk, else discarded), `kept` if the event
 * put it somewhere itself, `not-occurred` if it turned out not to happen and the card is discarded whatever it bears.
 */
export type EventEnd = "kept" | "not-occurred" | undefined;

/** The rule of a card: `g` is the game's own context, `by` whoever resolves the event. */
interface CardRule<Game> {
  /** Whether the event can occur now; without it, always. */
  condition?(g: Game, by: Side): boolean;
  /** How the event can bring DEFCON down, if it can. */
  readonly peril?: Peril | ((g: Game, by: Side) => Peril | undefined);
  /** VP that the event gives whoever resolves it, whatever was done with its operations before. */
  readonly gains?: number | ((g: Game, by: Side) => number);
  event(g: Game, by: Side): Flow<EventEnd> | Flow;
}

export interface Card<Game, Id extends string = string, Refusal extends string = string>
  extends CardFacts<Id, Refusal>,
    CardRule<Game> {}

/**
 * A card as it stands in its file, under its id: all there is to know of it. The ids are types that follow from these tables,
 * and the game's context knows them; so a rule in a table says what it returns, or the compiler would go round in circles.
 */
export interface CardEntry<Game, Id extends string = string, Refusal extends string = string>
  extends Printed<Id, Refusal>,
    CardRule<Game> {}
