import type { Card, CardEntry } from "../../cold-war/cards/card.ts";
import type { Why } from "../../cold-war/messages/keys.ts";
import type { RedSea, RedSeaWorld } from "../red-sea.ts";
import type { CardId } from "./ids.ts";

/** What only cards of this title have. */
interface Special {
  /** The set it comes from, if not from the game itself. */
  readonly set?: "twilight-struggle";
  /** Where it stands among the others, if its number is not known for sure. */
  readonly order?: number;
}

type Refusal = Why<RedSeaWorld>["key"];

export interface RedSeaCard extends Card<RedSea, CardId, Refusal>, Special {}

interface Entry<Id extends string, Key extends string> extends CardEntry<RedSea, Id, Key>, Special {}

/** A card as it stands in its file, once all ids and keys are known. */
export type RedSeaEntry = Entry<CardId, Refusal>;

/** The cards of a file by id. */
export type RedSeaCards = Readonly<Record<string, Entry<string, string>>>;
