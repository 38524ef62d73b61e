import type { CardFacts } from "../../cold-war/cards.ts";
import type { RedSeaCard } from "../red-sea.ts";
import type { CardId } from "./ids.ts";

/**
 * A card of the tables; one without its event does not come into the deck.
 *
 * Events are written for `by` and `other(by)`. Effects begin with `g.begin(card, by, "turn" | "game")` and are read in
 * red-sea.ts; Stagflation sets `g.state.shown`, markers have verbs of their own (`placeCentcom`, `startFamine`).
 * Before a die of an event: `yield* g.beforeDice([by])`, then `g.roll(by)`. `resolveFor` lets another side have an event.
 */
export interface RedSeaEntry extends CardFacts<CardId>, Partial<Pick<RedSeaCard, "condition" | "event">> {}
