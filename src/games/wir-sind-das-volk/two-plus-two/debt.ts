import { isArrow } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { CardId } from "../cards/types.ts";
import type { Seat } from "../seats.ts";
import { partOf } from "./event-part.ts";

/** [6.6] Whether the part of an event that a superpower would execute brings it money. */
export function addsMoney(id: CardId, seat: Seat): boolean {
  const { event, colour } = card(id);
  return partOf(event, colour, seat).some(
    (element) => !isArrow(element) && element.icon === "gain" && element.power === seat,
  );
}
