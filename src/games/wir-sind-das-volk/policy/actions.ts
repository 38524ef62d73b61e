import { isArrow } from "../cards/elements.ts";
import { card, ownColour, valueFor } from "../cards/index.ts";
import type { CardId, Element } from "../cards/types.ts";
import { type Action, mayPlayEvent } from "../rules/uses.ts";
import { germanyOf, isPower, type Seat } from "../seats.ts";
import { addsMoney } from "../two-plus-two/debt.ts";
import { followElement, followEvent } from "./events.ts";
import { averageArms } from "./icons.ts";
import { moved, paid } from "./moves.ts";
import type { Plans } from "./plans.ts";
import { DEARER_ARMS, type Position, treasuryCell, WEAKER_AID } from "./position.ts";

/** Makes of the position what an action with a card would; false if the action is not allowed. */
export function act(position: Position, seat: Seat, id: CardId, action: Action, plans: Plans): boolean {
  if (card(id).special) {
    if (action === "event") followEvent(position, id, seat);
    return action === "event";
  }
  if (isInDebt(position, seat) && action !== "credit" && !(action === "event" && addsMoney(id, seat))) return false;
  if (action === "event") {
    if (!mayPlayEvent(id, seat)) return false;
    followEvent(position, id, seat);
    return true;
  }
  if (!useValue(position, seat, id, action, plans)) return false;
  followValueIcons(position, seat, id);
  return true;
}

const isInDebt = ({ hasPowers, cells }: Position, seat: Seat): boolean =>
  hasPowers && isPower(seat) && (cells[treasuryCell[seat]] ?? 0) < 0;

function useValue(position: Position, seat: Seat, id: CardId, action: Action, plans: Plans): boolean {
  const side = germanyOf(seat);
  const value = valueFor(id, side);
  const isWeaker = seat === "ussr" && position.hasPowers && position.cells[WEAKER_AID] === 1;
  const usable = isWeaker ? Math.max(0, value - 1) : value;
  switch (action) {
    case "remove-unrest": {
      const calmed = plans.calmed(card(id).colour === ownColour[side]);
      if (calmed !== null) position.make(calmed);
      return calmed !== null;
    }
    case "build":
      position.make(plans.built(usable));
      return true;
    case "raise-standard":
      position.make(plans.raised(usable));
      return true;
    case "arms-race":
      if (!isPower(seat) || card(id).noArmsRace || isAtEnd(position, seat)) return false;
      arm(position, seat);
      return true;
    case "credit":
      if (isPower(seat)) paid(position, seat, -value);
      return isPower(seat);
    case "event":
      return false;
  }
}

const isAtEnd = (position: Position, seat: Seat): boolean => position.track("arms") === (seat === "usa" ? -6 : 6);

function arm(position: Position, seat: "usa" | "ussr"): void {
  moved(position, "arms", germanyOf(seat));
  averageArms(position, seat);
  if (position.cells[DEARER_ARMS] === 1) paid(position, seat, 1);
}

/** [7] */
function followValueIcons(position: Position, seat: Seat, id: CardId): void {
  if (!position.hasPowers) return;
  const { beside = [], below = [] } = card(id);
  for (const each of beside) if (isOf(each, seat)) followElement(position, each, seat, false);
  for (const each of below) followElement(position, each, seat, false);
}

const isOf = (element: Element, seat: Seat): boolean =>
  !isArrow(element) &&
  element.power !== undefined &&
  element.power !== "acting" &&
  germanyOf(element.power) === germanyOf(seat);
