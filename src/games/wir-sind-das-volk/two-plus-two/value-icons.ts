import { isArrow, type Single, singles } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { CardId, Element } from "../cards/types.ts";
import { germanyOf, type Seat } from "../seats.ts";

/** [7] What the value of a card brings with it: the icon beside it, if it is of the seat's colour, then those below. */
export function valueElements(seat: Seat, id: CardId): Single[] {
  const { beside = [], below = [] } = card(id);
  return singles([...beside.filter((element) => isOf(element, seat)), ...below]);
}

const isOf = (element: Element, seat: Seat): boolean =>
  !isArrow(element) &&
  element.power !== undefined &&
  element.power !== "acting" &&
  germanyOf(element.power) === germanyOf(seat);
