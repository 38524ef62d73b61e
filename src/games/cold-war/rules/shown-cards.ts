import type { ColdWar, World } from "../cold-war.ts";
import type { Side } from "../seats.ts";

/** What a side has shown under Stagflation and still holds. */
export function shownCards<T extends World>({ state }: ColdWar<T>, side: Side): T["card"][] {
  const { shown, hands } = state;
  return shown?.side === side ? shown.cards.filter((card) => hands[side].includes(card)) : [];
}

/** After a round of a side: the duty is over, unless the side has brought it on itself in this very round. */
export function settleShown<T extends World>({ state }: ColdWar<T>, side: Side, before: typeof state.shown): void {
  if (before?.side === side && state.shown === before) state.shown = null;
}
