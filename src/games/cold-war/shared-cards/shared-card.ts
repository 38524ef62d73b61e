import type { Card } from "../cards.ts";
import type { CombinedColdWar } from "../combined.ts";

/** A card that two games of the family are played with: written once, and for whoever resolves it. */
export type SharedCard<Id extends string> = Card<CombinedColdWar, Id>;
