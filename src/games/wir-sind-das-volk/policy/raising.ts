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
  readonly at: number;
  readonly isSent: boolean;
  readonly bridge: number;
  readonly value: number;
}

const MOST_PROVINCES = 3;

/** [B5c] The best position on the way to three provinces: one alone may hurt where three together help. */
export function raiseOn(position: Position, seat: Seat, begun: Raising): void {
  const sign = germanyOf(seat) === "west" ? 1 : -1;
  let most = sign * standing(position);
  let best = position.mark;
  let raising = begun;
  while (raising.done.length < MOST_PROVINCES) {
    const step = bestStep(position, seat, sign, raising);
    if (step === null) break;
    make(position, step);
    position.stands(sign * step.value);
    raising = {
      value: raising.value - step.bridge,
      done: [...raising.done, step.at],
      sent: raising.sent || step.isSent,
    };
    if (step.value <= most) continue;
    most = step.value;
    best = position.mark;
  }
  position.back(best);
  position.stands(sign * most);
}

const make = (position: Position, { at, isSent }: Pick<Step, "at" | "isSent">): void =>
  isSent ? sentFrom(position, at) : raised(position, at);

function bestStep(position: Position, seat: Seat, sign: number, raising: Raising): Step | null {
  const mark = position.mark;
  let best: Step | null = null;
  for (const at of provinces[germanyOf(seat)]) {
    const bridge = Math.max(0, 3 * ((position.standard[at] ?? 0) + 1) - (position.economy.sums[at] ?? 0));
    if (at === westBerlin || raising.done.includes(at) || bridge > Math.min(2, raising.value)) continue;
    for (const isSent of maySend(position, at, raising) ? [false, true] : [false]) {
      make(position, { at, isSent });
      const value = sign * standing(position);
      position.back(mark);
      if (best === null || value > best.value) best = { at, isSent, bridge, value };
    }
  }
  return best;
}

function maySend({ sectors, standard }: Position, at: number, { sent }: Raising): boolean {
  const sector = supplierOfSector.indexOf(at);
  if (sector < 0 || sent || sectors[sector] !== Math.min(...sectors)) return false;
  return (standard[at] ?? 0) + 1 > (standard[westBerlin] ?? 0);
}
