import { elementOf, isArrow, type Single } from "../cards/elements.ts";
import type { CardId, Element } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { germanyOf, powerOf, type Seat, type Superpower } from "../seats.ts";
import type { SmallDeck } from "../two-plus-two/draw.ts";

/** What of a play can bring nuclear war nearer or farther [11]. */
export type Effect =
  | { readonly dove: "up" | "down" }
  | { readonly draws: Superpower; readonly from: SmallDeck }
  /** The marker of the arms race moves, and the superpower that it favours draws a card. */
  | { readonly arms: Germany }
  | { readonly reshuffles: SmallDeck }
  | { readonly automatic: CardId };

const up: Effect = { dove: "up" };
const down: Effect = { dove: "down" };

/** The effect of an icon or arrow, if it has one. A black conflict icon means the superpower of the side that acts. */
function effectOf(element: Element, actor: Seat): Effect | undefined {
  if (isArrow(element)) return element.arrow === "arms" ? { arms: element.toward } : undefined;
  const power = element.power === undefined || element.power === "acting" ? powerOf(germanyOf(actor)) : element.power;
  switch (element.icon) {
    case "dove-up":
      return up;
    case "dove-down":
      return down;
    case "conflict":
      return { draws: power, from: "conflict" };
    case "arms-card":
      return { draws: power, from: "arms-race" };
    default:
      return undefined;
  }
}

/** The same for an id of what is still to come. */
export function effectAhead(id: string, actor: Seat): Effect | undefined {
  if (id === "reshuffle:conflict") return { reshuffles: "conflict" };
  if (id === "reshuffle:arms-race") return { reshuffles: "arms-race" };
  const element = elementOf(id);
  return element === undefined ? undefined : effectOf(element, actor);
}

export const effectsOf = (singles: readonly Single[], actor: Seat): Effect[] =>
  singles.flatMap(({ element }) => effectOf(element, actor) ?? []);

/** Who may choose the order turns doves up first. */
export const doveUpFirst = (effects: readonly Effect[]): Effect[] => [
  ...effects.filter((each) => each === up),
  ...effects.filter((each) => each !== up),
];
