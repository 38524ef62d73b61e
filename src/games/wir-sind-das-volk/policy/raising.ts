import { germanyOf, type Seat } from "../seats.ts";
import { provinces, supplierOfSector, westBerlin } from "./map.ts";
import { raised, sentFrom } from "./moves.ts";
import type { Position } from "./position.ts";
import { standing } from "./standing.ts";

/** How far the action of raising the living standard has come. */
interface Raising {
  /** Value left to bridge with. */
  readonly value: number;
  readonly done: readonly number[];
  readonly sent: boolean;
}

interface Step {
  readonly after: Position;
  readonly raising: Raising;
  readonly value: number;
}

const MOST_PROVINCES = 3;

/** [B5c] The best position on the way to three provinces: one alone may hurt where three together help. */
export function raiseOn(position: Position, seat: Seat, raising: Raising): Position {
  const sign = germanyOf(seat) === "west" ? 1 : -1;
  let now: Step = { after: position, raising, value: sign * standing(position) };
  let best = now;
  while (now.raising.done.length < MOST_PROVINCES) {
    const next = bestStep(now, seat, sign);
    if (next === null) break;
    now = next;
    if (now.value > best.value) best = now;
  }
  return best.after;
}

function bestStep({ after: now, raising }: Step, seat: Seat, sign: number): Step | null {
  let best: Step | null = null;
  for (const at of provinces[germanyOf(seat)]) {
    const bridge = Math.max(0, 3 * ((now.standard[at] ?? 0) + 1) - (now.economy.sums[at] ?? 0));
    if (at === westBerlin || raising.done.includes(at) || bridge > Math.min(2, raising.value)) continue;
    const left = { value: raising.value - bridge, done: [...raising.done, at] };
    for (const isSent of maySend(now, at, raising) ? [false, true] : [false]) {
      const after = isSent ? sentFrom(now, at) : raised(now, at);
      const value = sign * standing(after);
      if (best === null || value > best.value)
        best = { after, raising: { ...left, sent: raising.sent || isSent }, value };
    }
  }
  return best;
}

function maySend({ sectors, standard }: Position, at: number, { sent }: Raising): boolean {
  const sector = supplierOfSector.indexOf(at);
  if (sector < 0 || sent || sectors[sector] !== Math.min(...sectors)) return false;
  return (standard[at] ?? 0) + 1 > (standard[westBerlin] ?? 0);
}
