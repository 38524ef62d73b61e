import { card, cardsNumbered } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { actions, mayPlayEvent } from "../rules/uses.ts";
import { germanyOf, other, type Seat } from "../seats.ts";
import { act } from "./actions.ts";
import { tried, worthAfter } from "./best.ts";
import { followEvent } from "./events.ts";
import type { Plans } from "./plans.ts";
import type { Position } from "./position.ts";
import { standing } from "./standing.ts";
import { worth } from "./worth.ts";

/** What the best action with a card leads to. */
function bestWith(position: Position, seat: Seat, id: CardId, plans: Plans): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const mark = position.mark;
    if (act(position, seat, id, action, plans)) most = Math.max(most, worth(position, seat));
    position.back(mark);
  }
  return most;
}

/** What the event would give to the other Germany. */
function threatOf(position: Position, seat: Seat, id: CardId): number {
  const opponent = other(germanyOf(seat));
  if (!mayPlayEvent(id, opponent)) return 0;
  const now = standing(position);
  const swing =
    now -
    tried(
      position,
      () => followEvent(position, id, opponent),
      () => standing(position),
    );
  return Math.max(0, opponent === "east" ? swing : -swing);
}

const DENIAL = 0.45;
/** The price of a special card. */
const SPECIAL = 2;

/** A card of the display is also kept from the others; a card of the hand is an action more, if it is played in time. */
export function appeal(position: Position, seat: Seat, id: CardId, hand: readonly CardId[], plans: Plans): number {
  const gain = bestWith(position, seat, id, plans);
  if (card(id).special) return gain - SPECIAL;
  if (!hand.includes(id)) return gain + DENIAL * threatOf(position, seat, id);
  const { decade, progress } = position;
  return gain + (card(id).decade < decade || decade === 4 ? 0.5 : 0) + 1.5 * progress;
}

/** How useful a card in hand is for later. */
export function keepingOf(position: Position, seat: Seat, id: CardId): number {
  const { value } = card(id);
  const event = mayPlayEvent(id, seat)
    ? worthAfter(position, seat, () => followEvent(position, id, seat)) - worth(position, seat)
    : 0;
  return Math.max(event, 0.8 * (value?.[germanyOf(seat)] ?? 0));
}

const MIDDLING = 1.8;

/** `keep`, or `discard:` and numbers: a card is better than what the deck gives on average, or goes. */
export function siftingOf(position: Position, seat: Seat, answer: string): number {
  if (answer === "keep") return 0;
  const cards = cardsNumbered(answer.slice("discard:".length), "+");
  return cards.reduce((sum, id) => sum + MIDDLING - keepingOf(position, seat, id), 0);
}
