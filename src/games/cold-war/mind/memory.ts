import type { Arg, VisibleEntry } from "../../../engine/index.ts";
import type { Side } from "../seats.ts";

/** Entries that tell what lies in a hand and stays there. */
const shows: readonly string[] = ["hand", "held", "drawn-blindly", "scoring-cards-shown"];

/** Cards that a side was seen to hold and that have not been named since: a seat remembers what it was shown. */
export function remembered(log: readonly VisibleEntry[], holder: Side): ReadonlySet<string> {
  const held = new Set<string>();
  for (const { key, args } of log) {
    if (shows.includes(key)) {
      if (args.side === holder) for (const card of listed(args.cards)) held.add(card);
    } else if (typeof args.card === "string") {
      // given back, or taken out of the discards
      const isTaken = key === "returned-card" ? args.side !== holder : key === "taken" && args.side === holder;
      if (isTaken) held.add(args.card);
      else held.delete(args.card);
    }
  }
  return held;
}

/** What came off the draw pile before the eyes of a seat, in order: drawn by itself, turned up or looked at. */
export function drawnIn(log: readonly VisibleEntry[], seat: Side): readonly string[] {
  const drawn: string[] = [];
  for (const { key, args } of log) {
    if (key === "drawn" && args.side === seat) drawn.push(...listed(args.cards));
    else if (key === "looked-at") drawn.push(...listed(args.cards));
    else if (key === "flashpoint" && typeof args.card === "string") drawn.push(args.card);
  }
  return drawn;
}

const listed = (arg: Arg | undefined): readonly string[] => (Array.isArray(arg) ? arg.map(String) : []);
