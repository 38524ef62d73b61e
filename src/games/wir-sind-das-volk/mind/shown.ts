import type { VisibleEntry } from "../../../engine/index.ts";
import { isCard } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { isSeat, perSeat, type Seat } from "../seats.ts";
import type { SmallDeck } from "../two-plus-two/draw.ts";
import { cardsIn } from "./memory.ts";

/** What a step has shown of what was hidden where it began. */
export interface Shown {
  /** The cards that came from the deck, the first first; null for one that another drew. */
  readonly next: (CardId | null)[];
  /** Cards that were in the hands of the others. */
  readonly held: Readonly<Record<Seat, CardId[]>>;
  /** What was turned up of the small decks of 2+2, until they were shuffled. */
  readonly turned: Readonly<Record<SmallDeck, string[]>>;
}

export const nothingShown = (): Shown => ({
  next: [],
  held: perSeat(() => []),
  turned: { "arms-race": [], conflict: [] },
});

/** Of what a seat has read since a step began. */
export function shownTo(seat: Seat, log: readonly VisibleEntry[]): Shown {
  const shown = nothingShown();
  const shuffled = new Set<SmallDeck>();
  for (const { key, args } of log) {
    const cards = cardsIn(args.cards);
    const card = typeof args.card === "string" && isCard(args.card) ? args.card : null;
    if (key === "drawn") {
      const others = Math.max(0, Number(args.count) - cards.length);
      shown.next.push(...cards, ...Array<null>(others).fill(null));
    }
    if (key === "guillaume.looked" && args.at === "deck") shown.next.push(...cards);
    if (key === "guillaume.looked" && args.at === "hand") shown.held.west.push(...cards);
    if (key === "guillaume.over" && seat === "west") shown.held.east.push(...cardsIn([args.given]));
    if (key === "play" && args.from === "hand" && card !== null) {
      const by = String(args.seat);
      if (isSeat(by) && by !== seat) shown.held[by].push(card);
    }
    if (key === "reshuffled") shuffled.add(args.deck as SmallDeck);
    for (const deck of ["arms-race", "conflict"] as const)
      if (key === `${deck}.card` && !shuffled.has(deck)) shown.turned[deck].push(String(args.card));
  }
  return shown;
}
