import { type Flow, type Option, option } from "../../../engine/index.ts";
import { type ActionId, type CardId, cards, isSoldier, type SoldierId } from "../components/index.ts";
import type { Side } from "../seats.ts";
import type { Undaunted } from "../undaunted.ts";
import type { Act, Action } from "./acting.ts";
import { combatActions } from "./combat.ts";
import { movementActions } from "./movement.ts";
import { isDisabled, seatTaken, soldier, vehicleOf } from "./position.ts";
import { placeChanges, swaps } from "./seating.ts";
import { supportActions } from "./support.ts";

export const actionRules: Readonly<Record<ActionId, Action>> = {
  ...movementActions,
  ...supportActions,
  ...combatActions,
};

/** An action as an option: by its own name if the card offers it, `seat:` before it if the seat does. */
export type ActId = ActionId | `seat:${ActionId}`;

/** Every action that a card and the seat of its soldier offer, possible or not. */
export function actsOf(g: Undaunted, side: Side, card: CardId): { id: ActId; act: Act }[] {
  const own = cards[card].actions.map((offer) => ({ id: offer.action as ActId, act: { side, card, offer, by: null } }));
  return isSoldier(card) && vehicleOf(g.state, card) !== null ? [...own, ...seatActs(g, side, card)] : own;
}

/** [6.3] */
function seatActs(g: Undaunted, side: Side, card: SoldierId): { id: ActId; act: Act }[] {
  const by = vehicleOf(g.state, card);
  const offers = seatTaken(g.state, card)?.actions ?? [];
  return offers.map((offer) => ({ id: `seat:${offer.action}` as const, act: { side, card, offer, by } }));
}

/** Why the seat of a soldier gives him nothing now; null if it does. */
export function whyNoSeat(g: Undaunted, card: SoldierId): "on-foot" | "disabled" | "crew" | null {
  const by = vehicleOf(g.state, card);
  const seat = by === null ? null : seatTaken(g.state, card);
  if (by === null || seat === null) return "on-foot";
  if (isDisabled(g.state, by)) return "disabled";
  return seat.crew !== null && cards[card].specialisation !== seat.crew ? "crew" : null;
}

/** [13] Actions that can change something now. */
function possibleActs(g: Undaunted, side: Side, card: CardId): { id: ActId; act: Act }[] {
  const seatWorks = isSoldier(card) && whyNoSeat(g, card) === null;
  return actsOf(g, side, card).filter(
    ({ act }) => (act.by === null || seatWorks) && actionRules[act.offer.action].can(g, act),
  );
}

export function actOptions(g: Undaunted, side: Side, card: CardId): Option<ActId>[] {
  return possibleActs(g, side, card).map(({ id, act }) => {
    const { value } = act.offer;
    const hint = actionRules[act.offer.action].hint?.(g, act);
    return option(id, value === null ? { ...hint } : { value, ...hint });
  });
}

export function performAct(g: Undaunted, side: Side, card: CardId, id: ActId): Flow {
  const found = actsOf(g, side, card).find((each) => each.id === id);
  if (found === undefined) throw new Error(`${card} cannot ${id}`);
  return actionRules[found.act.offer.action].perform(g, found.act);
}

/** [5.2, 5.3] Everything a card in hand can be played for. */
export function usesOf(g: Undaunted, side: Side, card: CardId): Option[] {
  if (!isSoldier(card)) return [...actOptions(g, side, card), option("hunker")];
  if (soldier(g.state, card).suppressed) return [option("rally"), option("hunker")];
  return [...actOptions(g, side, card), ...placeChanges(g.state, card), ...swaps(g.state, card), option("hunker")];
}
