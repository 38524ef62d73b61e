import { type Option, option } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import { other, type Side } from "../seats.ts";
import { canConduct, type Operation, onTheMap } from "./operations.ts";
import type { Points } from "./points.ts";
import { canTrySpace } from "./space-race.ts";

/**
 * What a card can be played for. With an opponent's card `event-first` lets the event go before the operations, and the
 * name of an operation lets it follow them [5.2].
 */
export type Use = "event" | "event-first" | Operation;

const known = new Map<string, Option>();

/** One option for each use, made once. */
export function useOption<Id extends string>(use: Id): Option<Id> {
  const found = known.get(use);
  if (found !== undefined) return found as Option<Id>;
  const made = option(use);
  known.set(use, made);
  return made;
}

export const isOpponents = <T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): boolean =>
  g.facts(card).side === other(side);

/** [5.2] Everything a side may do with a card now. */
export function usesOf<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): T["use"][] {
  if (g.facts(card).scoring) return ["event"];
  const uses = g.eventUses(side, card);
  uses.push(...g.operationUses(side, g.pointsOf(side, card)));
  return uses;
}

/** Whether the event of a card can be chosen: the own one if it can occur, the opponent's unless it is prevented. */
export function eventUses<T extends World>(g: ColdWar<T>, side: Side, card: T["card"]): Use[] {
  if (!isOpponents(g, side, card)) return g.canOccur(card, side) ? ["event"] : [];
  return g.isPrevented(card) ? [] : ["event-first"];
}

/** The operations such points can go to; placing is named even if nothing can be placed, so that a card can be played. */
export function operationUses<T extends World>(g: ColdWar<T>, side: Side, points: Points): Operation[] {
  const uses: Operation[] = [];
  for (const operation of onTheMap) if (canConduct(g, side, operation, points)) uses.push(operation);
  if (canTrySpace(g, side, points)) uses.push("space");
  return uses.length > 0 ? uses : ["influence"];
}
