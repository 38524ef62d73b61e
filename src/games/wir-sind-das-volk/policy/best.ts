import { germanyOf, type Seat } from "../seats.ts";
import type { Changes, Position } from "./position.ts";
import { standing } from "./standing.ts";
import { worth } from "./worth.ts";

/** What a change would make of a position, which is as before then. */
export function tried<T>(position: Position, change: () => void, look: () => T): T {
  const mark = position.mark;
  change();
  const seen = look();
  position.back(mark);
  return seen;
}

export const worthAfter = (position: Position, seat: Seat, change: () => void): number =>
  tried(position, change, () => worth(position, seat));

/** Makes the change that is best for the side of whoever decides; none where there is no place for it. */
export function makeBest<T>(position: Position, seat: Seat, among: readonly T[], make: (place: T) => void): void {
  if (among.length < 2) {
    for (const only of among) make(only);
    return;
  }
  const sign = germanyOf(seat) === "west" ? 1 : -1;
  let best: Changes = [];
  let most = Number.NEGATIVE_INFINITY;
  const mark = position.mark;
  for (const place of among) {
    make(place);
    const value = sign * standing(position);
    if (value > most) {
      most = value;
      best = position.since(mark);
    }
    position.back(mark);
  }
  position.make(best);
  position.stands(sign * most);
}
