import type { Args } from "../../engine/index.ts";
import type { Line, Passage } from "../../i18n/index.ts";
import { faceDown } from "./danger/position-seen.ts";
import type { MessageKey } from "./messages/keys.ts";
import { copiesOf, titles } from "./rules/piles.ts";
import { other, type Side } from "./seats.ts";
import type { Pile } from "./state.ts";
import type { UndauntedView } from "./view/index.ts";

const told = (key: MessageKey, args: Args = {}) => ({ key, args });

/** What lies before both players: of the other side hand and deck together, because nobody else knows how they are divided. */
export const piles = (view: UndauntedView): readonly Passage[] => {
  const first = view.seat ?? "lrdg";
  return [first, other(first)].map((side) => sidePassage(view, side));
};

function sidePassage(view: UndauntedView, side: Side): Passage {
  const { discard, played, supply, removedSize, handSize, deckSize } = view.armies[side];
  const { hand, deck } = faceDown(view, side);
  const down: Line[] =
    side === view.seat
      ? [...listed("piles.hand", view.hand), ...listed("piles.deck", view.deck)]
      : listed("piles.down", [...hand, ...deck]);
  return [
    told("piles.side", { side, hand: handSize, deck: deckSize }),
    ...down,
    ...listed("piles.played", played),
    ...listed("piles.discard", discard),
    ...listed("piles.supply", supply),
    ...(side === view.seat
      ? listed("piles.removed", view.removed)
      : removedSize === 0
        ? []
        : [told("piles.removed.count", { count: removedSize })]),
  ];
}

/** Each title once, with how many there are. */
function listed(head: MessageKey, pile: Pile): Line[] {
  if (pile.length === 0) return [];
  const items = titles(pile).map((card) => {
    const count = copiesOf(pile, card);
    return count === 1 ? told("piles.one", { card }) : told("piles.several", { card, count });
  });
  return [{ ...told(head, { count: pile.length }), items }];
}
