import { card, ownColour } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import { germanyOf, isPower, type Seat } from "../seats.ts";
import { addsMoney } from "../two-plus-two/debt.ts";
import { isInDebt } from "../two-plus-two/treasury.ts";
import type { Volk } from "../volk.ts";
import { dismantlable } from "./construction.ts";
import { isAtEnd } from "./tracks.ts";

export const actions = ["remove-unrest", "build", "raise-standard", "event", "arms-race", "credit"] as const;
export type Action = (typeof actions)[number];

/** [B3] Cards of the display, of the hand, and for a red player the special card. */
export function playableCards(g: Volk, seat: Seat): CardId[] {
  const { display, hands, special } = g.state;
  const regular = [...display, ...hands[seat]];
  const mayPlaySpecial = special !== null && germanyOf(seat) === "east" && !owes(g, seat);
  return mayPlaySpecial ? [...regular, special] : regular;
}

const owes = (g: Volk, seat: Seat): boolean => isPower(seat) && g.state.powers !== null && isInDebt(g, seat);

export const legalActions = (g: Volk, seat: Seat, id: CardId): Action[] =>
  actions.filter((action) => isLegal(g, seat, id, action));

function isLegal(g: Volk, seat: Seat, id: CardId, action: Action): boolean {
  if (card(id).special) return action === "event";
  // [6.6] in debt only credit or an event that brings money
  if (owes(g, seat) && action !== "credit" && !(action === "event" && addsMoney(id, seat))) return false;
  switch (action) {
    case "remove-unrest":
      return mayCalm(g, seat, id);
    case "build":
    case "raise-standard":
      return true;
    case "event":
      return mayPlayEvent(id, seat);
    case "arms-race":
      return isPower(seat) && !card(id).noArmsRace && !isAtEnd(g, "arms", germanyOf(seat));
    case "credit":
      return isPower(seat);
  }
}

/** [B4] Red events for the East, yellow ones for the West, all others for anybody. */
export function mayPlayEvent(id: CardId, seat: Seat): boolean {
  const { colour } = card(id);
  return (colour !== "red" && colour !== "yellow") || colour === ownColour[germanyOf(seat)];
}

/** [B5a] There must be unrest, and with a card of another colour something to dismantle. */
function mayCalm(g: Volk, seat: Seat, id: CardId): boolean {
  const side = germanyOf(seat);
  if (g.withUnrest(side).length === 0) return false;
  return card(id).colour === ownColour[side] || dismantlable(g.state, side).length > 0;
}
