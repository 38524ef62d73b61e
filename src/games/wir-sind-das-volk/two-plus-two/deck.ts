import type { CardId, Decade } from "../cards/types.ts";
import type { Seat } from "../seats.ts";
import type { Volk } from "../volk.ts";

const leftoverDecades = ({ state }: Volk): Decade[] =>
  ([3, 2, 1] as const).filter((decade) => decade < state.decade && (state.powers?.leftovers[decade]?.length ?? 0) > 0);

export const canDraw = (g: Volk): boolean => g.state.deck.length > 0 || leftoverDecades(g).length > 0;

/** [4] The next card of the deck; when it has run out, one left over from an earlier decade, the latest first. */
export function nextCard(g: Volk): CardId | undefined {
  const card = g.state.deck.pop();
  if (card !== undefined) return card;
  const [decade] = leftoverDecades(g);
  const left = decade === undefined ? undefined : g.powers.leftovers[decade];
  return left === undefined ? undefined : g.run.takeBlindly(left);
}

/** [10] The yellow player with fewer cards draws; in a tie the one who acts next. */
export function yellowDrawer(g: Volk, seat: Seat): Seat {
  const { hands } = g.state;
  const { order } = g.powers;
  const at = order.indexOf(seat);
  const following = [...order.slice(at + 1), ...order.slice(0, at)];
  const [next = "west", later = "usa"] = following.filter((each) => each === "usa" || each === "west");
  return hands[later].length < hands[next].length ? later : next;
}
