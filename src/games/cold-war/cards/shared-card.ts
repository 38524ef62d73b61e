import type { CombinedColdWar } from "../rules/combined.ts";
import type { CardEntry } from "./card.ts";

/** Cards that two games of the family are played with, by id: written once, and for whoever resolves them. */
export type SharedCards = Readonly<Record<string, CardEntry<CombinedColdWar>>>;
