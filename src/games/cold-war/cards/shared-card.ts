import type { CombinedColdWar } from "../rules/combined.ts";
import type { Card } from "./card.ts";

/** A card that two games of the family are played with: written once, and for whoever resolves it. */
export type SharedCard<Id extends string> = Card<CombinedColdWar, Id>;
