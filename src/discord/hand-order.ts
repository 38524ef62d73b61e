import type { Ask } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";

/** Cards of the hand are offered as the hand shows them; everything else stays where it is. */
export function inHandOrder(title: AnyTitle, view: unknown, ask: Ask): Ask {
  const hand = title.hand(view);
  const held = ask.options.filter(({ id }) => hand.includes(id));
  const sorted = held.sort((one, other) => hand.indexOf(one.id) - hand.indexOf(other.id));
  return { ...ask, options: ask.options.map((each) => (hand.includes(each.id) ? (sorted.shift() ?? each) : each)) };
}
