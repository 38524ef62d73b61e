import { elementId, isArrow, type Single } from "../cards/elements.ts";
import type { Arrow, Colour, Element, Icon } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { germanyOf, powerOf, type Seat } from "../seats.ts";

/** The colour of a part of a blue card: yellow for the West, red for the East. */
const sideOfPart = (element: Element): Germany | undefined => {
  if (isArrow(element)) return element.toward;
  if (element.power === undefined || element.power === "acting") return element.side;
  return germanyOf(element.power);
};

/** [6.4] Of a blue card the acting player executes only what is of their colour. */
export const partOf = (event: readonly Element[], colour: Colour, seat: Seat): readonly Element[] =>
  colour === "blue" ? event.filter((element) => sideOfPart(element) === germanyOf(seat)) : event;

/** [6.4] Opposite arrows on a track are netted; of the arms race both superpowers draw a card instead. */
export function withoutOpposites(all: readonly Single[]): Single[] {
  const left: (Single | null)[] = [...all];
  for (const [at, single] of all.entries()) {
    if (left[at] === null || !isArrow(single.element)) continue;
    const { arrow, toward } = single.element;
    const opposite = left.findIndex(
      (each) =>
        each !== null && isArrow(each.element) && each.element.arrow === arrow && each.element.toward !== toward,
    );
    if (opposite < 0) continue;
    for (const each of [at, opposite]) left[each] = arrow === "arms" ? drawInstead(left[each] as Single) : null;
  }
  return left.filter((single) => single !== null);
}

function drawInstead({ element, group }: Single): Single {
  const icon: Icon = { icon: "arms-card", power: powerOf((element as Arrow).toward) };
  return { id: elementId(icon), element: icon, group };
}
