import { owesMissileEnvy } from "../../cold-war/rules/missile-envy.ts";
import { owesScoring, scoringCards } from "../../cold-war/rules/rounds.ts";
import { shownCards } from "../../cold-war/rules/shown-cards.ts";
import { usesOf } from "../../cold-war/rules/uses.ts";
import { other, type Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";
import type { Use } from "./uses.ts";

/**
 * What binds a side in its action round: to play a scoring card that it has shown, to play one or shed it, to use Missile
 * Envy, or nothing [5.6].
 */
type Duty = "shown" | "scoring" | "missile-envy" | "none";

/** Cards whose event can take a scoring card out of the player's own hand [FAQ]. */
const shedding: Readonly<Record<Side, readonly CardId[]>> = {
  ussr: ["five-year-plan", "grain-sales-to-soviets"],
  us: ["ask-not-what-your-country-can-do-for-you", "aldrich-ames-remix", "star-wars"],
};

const broughtUp: readonly CardId[] = ["ask-not-what-your-country-can-do-for-you", "aldrich-ames-remix"];

const atWill: CardId = "ask-not-what-your-country-can-do-for-you";

/** Whether the event of a card lets its player discard scoring cards of his choice, itself or by way of the discards. */
export const shedsAtWill = (g: TwilightStruggle, card: CardId): boolean =>
  card === atWill || (card === "star-wars" && g.state.discard.includes(atWill));

export function dutyOf(g: TwilightStruggle, side: Side): Duty {
  if (shownCards(g, side).length > 0) return "shown";
  if (owesScoring(g, side)) return "scoring";
  return owesMissileEnvy(g, side) ? "missile-envy" : "none";
}

/** [5.1] The cards a side may play in its action round; without any the round is passed. */
export function playableCards(g: TwilightStruggle, side: Side, duty: Duty): CardId[] {
  const { hands, china } = g.state;
  if (duty === "shown") return shownCards(g, side);
  if (duty === "scoring") return [...scoringCards(g, side), ...shedding[side].filter((card) => canShed(g, side, card))];
  if (duty === "missile-envy") return ["missile-envy"];
  const held = hands[side].slice();
  if (china.holder === side && china.faceUp) held.push("the-china-card");
  return held;
}

/** What a card may be played for under a duty. */
export function usesUnder(g: TwilightStruggle, side: Side, card: CardId, duty: Duty): Use[] {
  const uses = usesOf(g, side, card);
  if (duty === "missile-envy") return uses.filter((use) => use !== "event");
  return duty === "scoring" ? uses.filter((use) => letsEventHappen(g, side, card, use)) : uses;
}

function canShed(g: TwilightStruggle, side: Side, card: CardId): boolean {
  if (!g.state.hands[side].includes(card)) return false;
  // Star Wars only as a way to one of the others
  if (card === "star-wars" && !broughtUp.some((wanted) => g.state.discard.includes(wanted))) return false;
  return usesUnder(g, side, card, "scoring").length > 0;
}

const letsEventHappen = (g: TwilightStruggle, side: Side, card: CardId, use: Use): boolean =>
  g.facts(card).side === other(side) ? use !== "space" : use === "event";
