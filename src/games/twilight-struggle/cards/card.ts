import type { Card, CardEntry } from "../../cold-war/cards/card.ts";
import type { Why } from "../../cold-war/messages/keys.ts";
import type { TwilightStruggle, TwilightWorld } from "../twilight-struggle.ts";
import type { CardId } from "./ids.ts";

/** What only some cards of this title have. */
interface Special {
  /** The set it comes from, if not from the game itself. */
  readonly set?: "promo" | "turn-zero" | "red-sea";
  /** Its event plays two cards in a round of its own side; it does not follow the operations of the other side. */
  readonly twoCards?: true;
  /** DEFCON falls when its operations have been conducted. */
  readonly degrades?: true;
}

type Refusal = Why<TwilightWorld>["key"];

export interface TwilightCard extends Card<TwilightStruggle, CardId, Refusal>, Special {}

interface Entry<Id extends string, Key extends string> extends CardEntry<TwilightStruggle, Id, Key>, Special {}

/** A card as it stands in its file, once all ids and keys are known. */
export type TwilightEntry = Entry<CardId, Refusal>;

/** The cards of a file by id. */
export type TwilightCards = Readonly<Record<string, Entry<string, string>>>;
