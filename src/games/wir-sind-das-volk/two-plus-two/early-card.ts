import { baseDeck } from "../cards/index.ts";
import type { Decade } from "../cards/types.ts";
import type { Superpower } from "../seats.ts";
import type { Volk } from "../volk.ts";

/** [12.2] One card of the next decade now; after decade IV there is none. */
export function drawEarly(g: Volk, seat: Superpower): boolean {
  const { state, powers, run } = g;
  if (state.decade === 4) return false;
  const deck = baseDeck((state.decade + 1) as Decade);
  run.shuffle(deck, `decade-${state.decade + 1}`);
  const card = deck.pop();
  if (card === undefined) return false;
  powers.nextDeck = deck;
  powers.early = { seat, card };
  state.hands[seat].push(card);
  g.tellSecret("early-card", { seat }, [seat], { card });
  run.seal("foreseen");
  return true;
}
