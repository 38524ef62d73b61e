import { other, type Side } from "../seats.ts";
import type { Effect } from "../state.ts";

/** Events that make a side's operations worth 1 more, and how far. */
const raising: Readonly<Partial<Record<string, number>>> = {
  containment: 4,
  "brezhnev-doctrine": 4,
  "t62s-and-kalashnikovs": 3,
};

interface Valued {
  readonly side: Side;
  readonly turn: number;
  /** The value printed on the card; null if no card is used. */
  readonly printed: number | null;
  /** Whether Afghanistan Invasion weakens this card, where that is settled already. */
  readonly weakened: boolean | null;
}

/** What the events in effect change in the value of a side's operations, the highest limit, and what Africa takes off. */
export function changesFor(
  effects: readonly Effect[],
  { side, turn, printed, weakened }: Valued,
): { readonly sum: number; readonly cap: number; readonly inAfrica: number } {
  let sum = weakened === true ? -1 : 0;
  let cap = 0;
  let inAfrica = 0;
  for (const effect of effects) {
    if (effect.side === other(side)) {
      if (effect.card === "red-scare-purge") sum--;
      else if (effect.card === "albano-stalinist-economics") inAfrica = -1;
      else if (effect.card === "afghanistan-invasion" && weakened === null && effect.since === turn) sum--;
    } else {
      const limit = raising[effect.card];
      if (limit !== undefined) {
        sum++;
        cap = Math.max(cap, limit);
      } else if (effect.card === "voa-in-amharic" && printed === 1) sum++;
    }
  }
  return { sum, cap: cap === 0 ? Number.POSITIVE_INFINITY : cap, inAfrica };
}

/** A rise stops at the limit; the limit never lowers the printed value. */
export const limited = (own: number, sum: number, cap: number): number =>
  sum > 0 ? Math.min(own + sum, Math.max(own, cap)) : own + sum;
