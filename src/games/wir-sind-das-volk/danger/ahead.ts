import { elementId, elementOf, type Single, singles } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { CardId, Element } from "../cards/types.ts";
import type { Action } from "../rules/uses.ts";
import { germanyOf, type Seat } from "../seats.ts";
import { partOf } from "../two-plus-two/event-part.ts";
import { valueElements } from "../two-plus-two/value-icons.ts";
import type { VolkView } from "../view.ts";
import type { VolkAsk } from "../volk.ts";

/** [4] The card that will happen by itself when the play is over; none while more of the display is left. */
export function automaticAfter({ step, display }: VolkView, { kind, args }: VolkAsk, option: string): CardId | null {
  if (step.at !== "turn") return null;
  const taken = kind === "turn.card" ? option : kind === "turn.action" ? args.card : undefined;
  const [last, another] = display.filter((each) => each !== taken);
  return another === undefined ? (last ?? null) : null;
}

/** [6, 7] The icons and arrows of a use of a card: those of its event, or those at its value. */
export function singlesOfUse(seat: Seat, id: CardId, use: Action): Single[] {
  if (use === "event") return singles(partOf(card(id).event, card(id).colour, seat));
  const atValue = valueElements(seat, id);
  return use === "arms-race" ? [armsArrow(seat), ...atValue] : atValue;
}

/** [6.5] The action moves the marker and draws a card, as an arrow does. */
function armsArrow(seat: Seat): Single {
  const element: Element = { arrow: "arms", toward: germanyOf(seat), steps: 1 };
  return { id: elementId(element), element, group: -1 };
}

/** What is ahead by its ids; a deck to be reshuffled is none of it. */
export const singlesAhead = (ids: readonly string[]): Single[] =>
  ids.flatMap((id) => {
    const element = elementOf(id);
    return element === undefined ? [] : [{ id, element, group: 0 }];
  });
