import type { Superpower } from "../seats.ts";
import type { Volk } from "../volk.ts";

/** [6.6] Payments are never refused: a treasury may fall below $0. */
export function pay(g: Volk, power: Superpower, amount: number): void {
  change(g, power, -amount);
}

export function receive(g: Volk, power: Superpower, amount: number): void {
  change(g, power, amount);
}

function change(g: Volk, power: Superpower, by: number): void {
  const { treasury } = g.powers;
  const from = treasury[power];
  treasury[power] = from + by;
  g.tell("treasury", { power, from, to: from + by });
}

export const isInDebt = (g: Volk, power: Superpower): boolean => g.powers.treasury[power] < 0;
