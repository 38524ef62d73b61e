import { type Side, sides } from "../seats.ts";
import type { ColdWarState } from "../state.ts";
import { seesHand } from "./combined.ts";

/** Whether a seat does not know a card of a hand: it knows its own, what was shown, and Missile Envy that it handed over. */
export function isHidden<Card extends string>(
  { shown, missileEnvy, effects }: ColdWarState<Card>,
  holder: Side,
  card: Card,
  seat: Side | null,
): boolean {
  if (seat === holder || shown?.cards.includes(card)) return false;
  if (card === "missile-envy" && missileEnvy === holder) return false;
  return seat === null || !seesHand(effects, seat);
}

/** Who looks at cards of the draw pile: the US, unless Mengistu has turned the event round. */
const lookerAt = <Card extends string>({ playing }: ColdWarState<Card>): Side =>
  playing.some((card) => card === "mengistu-haile-mariam") ? "ussr" : "us";

/** What a seat has not seen: any of these may lie on the draw pile or be in the other hand. In the order of `all`. */
export function unseenBy<Card extends string>(
  state: ColdWarState<Card>,
  seat: Side | null,
  all: readonly Card[],
): readonly Card[] {
  const { deck, aside = [] } = state;
  // what the other side looks at, this one has not seen
  const unseen = new Set(seat === lookerAt(state) ? deck : [...deck, ...aside]);
  for (const holder of sides)
    for (const card of state.hands[holder]) if (isHidden(state, holder, card, seat)) unseen.add(card);
  return all.filter((card) => unseen.has(card));
}
