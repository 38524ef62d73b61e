import { type Option, option } from "../../engine/index.ts";
import { canConduct, type Operation, onTheMap, operationOptions } from "../cold-war/operations.ts";
import type { Points } from "../cold-war/points.ts";
import { other, type Side } from "../cold-war/sides.ts";
import { canTrySpace } from "../cold-war/space-race.ts";
import type { CardId } from "./cards/ids.ts";
import type { TwilightStruggle } from "./twilight-struggle.ts";

/**
 * What a card can be played for. With an opponent's card `event-first` lets the event go before the operations, and the
 * name of an operation lets it follow them [5.2]. `mixed` is a designer's option.
 */
export type Use = "event" | "event-first" | "un-intervention" | "mixed" | Operation;

export const useOptions: Readonly<Record<Use, Option<Use>>> = {
  ...operationOptions,
  event: option("event"),
  "event-first": option("event-first"),
  "un-intervention": option("un-intervention"),
  mixed: option("mixed"),
};

export const isOpponents = (g: TwilightStruggle, side: Side, card: CardId): boolean =>
  g.facts(card).side === other(side);

/** [5.2] Everything a side may do with a card now. */
export function usesOf(g: TwilightStruggle, side: Side, card: CardId): Use[] {
  const facts = g.facts(card);
  if (facts.scoring) return ["event"];
  const uses: Use[] = [];
  if (card === "un-intervention") {
    if (g.state.round > 0 && partners(g, side).length > 0) uses.push("event");
  } else if (card !== "the-china-card") {
    if (!isOpponents(g, side, card)) {
      if (g.canOccur(card, side)) uses.push("event");
    } else if (!g.isPrevented(card) && !facts.twoCards) uses.push("event-first");
  }
  uses.push(...operationsOf(g, side, g.pointsFor(side, facts.ops, card)));
  return uses;
}

/** The operations such points can go to; placing is named even if nothing can be placed, so that a card can be played. */
export function operationsOf(g: TwilightStruggle, side: Side, points: Points): Use[] {
  const uses: Use[] = onTheMap.filter((operation) => canConduct(g, side, operation, points));
  if (g.state.options.mixInfluenceAndRealign && uses.includes("influence") && uses.includes("realign"))
    uses.push("mixed");
  if (canTrySpace(g, side, points)) uses.push("space");
  return uses.length > 0 ? uses : ["influence"];
}

/** Cards that UN Intervention can be played with: those whose event is the opponent's. */
export function partners(g: TwilightStruggle, side: Side): CardId[] {
  return g.state.hands[side].filter((card) => isOpponents(g, side, card));
}
