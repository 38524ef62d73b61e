import type { Points } from "../../cold-war/rules/points.ts";
import { eventUses, isOpponents, operationUses, type Use as SharedUse } from "../../cold-war/rules/uses.ts";
import type { Side } from "../../cold-war/seats.ts";
import type { CardId } from "../cards/ids.ts";
import type { TwilightStruggle } from "../twilight-struggle.ts";

/** `mixed` is a designer's option. */
export type Use = SharedUse | "un-intervention" | "mixed";

/** UN Intervention needs a partner in an action round, and The China Card has no event. */
export function eventUsesOf(g: TwilightStruggle, side: Side, card: CardId): Use[] {
  if (card === "the-china-card") return [];
  if (card === "un-intervention") return g.state.round > 0 && partners(g, side).length > 0 ? ["event"] : [];
  if (g.facts(card).twoCards && isOpponents(g, side, card)) return [];
  return eventUses(g, side, card);
}

/** The operations such points can go to; influence and realignment together where that option is played. */
export function operationsOf(g: TwilightStruggle, side: Side, points: Points): Use[] {
  const uses: Use[] = operationUses(g, side, points);
  if (g.state.options.mixInfluenceAndRealign && uses.includes("influence") && uses.includes("realign"))
    uses.splice(uses.includes("space") ? -1 : uses.length, 0, "mixed");
  return uses;
}

/** Cards that UN Intervention can be played with: those whose event is the opponent's. */
export function partners(g: TwilightStruggle, side: Side): CardId[] {
  return g.state.hands[side].filter((card) => isOpponents(g, side, card));
}
