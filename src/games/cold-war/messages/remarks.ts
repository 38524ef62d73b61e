import type { Ask, Hint } from "../../../engine/index.ts";
import type { Told } from "../../../i18n/game-messages.ts";
import type { CardFacts } from "../cards/card.ts";
import type { Board, CountryFacts } from "../components/board.ts";
import { placeNamed } from "./standing.ts";

interface Moment {
  readonly step: string;
  readonly turn: number;
  readonly round: number;
}

/** When in the game something is asked. */
export function momentOf({ step, turn, round }: Moment, rounds: number): Told | undefined {
  switch (step) {
    case "round":
      return round > rounds
        ? { key: "moment.extra", args: { turn, round } }
        : { key: "moment.round", args: { turn, round, rounds } };
    case "headline":
    case "turn-end":
      return { key: `moment.${step}`, args: { turn } };
    case "sides":
      return { key: "moment.sides", args: {} };
    case "combination":
      return { key: "moment.combination", args: {} };
    case "handicap":
      return { key: "moment.setup", args: {} };
    default:
      return undefined;
  }
}

/** What is printed on a card or in a country; if an event has changed the country, what holds now. */
export function aboutThing(
  id: string,
  cards: Readonly<Record<string, CardFacts>>,
  board: Board,
  { stability: steadier, battleground: key }: Hint = {},
): Told | undefined {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (card !== undefined) {
    const { ops, side, scoring } = card;
    return scoring ? { key: "about.scoring", args: {} } : { key: "about.card", args: { ops, side } };
  }
  const place = placeNamed(board, id);
  if (place === undefined) return undefined;
  const { stability, battleground } = board.countries[place] as CountryFacts;
  return { key: "about.country", args: { stability: steadier ?? stability, battleground: key ?? battleground } };
}

/** What a menu of such things is called. */
export function sortOf(id: string, cards: Readonly<Record<string, CardFacts>>, board: Board): string | undefined {
  if (Object.hasOwn(cards, id)) return "card";
  return placeNamed(board, id) === undefined ? undefined : "country";
}

const followed: readonly string[] = ["influence", "realign", "coup", "mixed"];

/** With a card of the opponent the event belongs to every use but the space race [5.2]. */
export function remark({ options }: Ask, id: string): Told | undefined {
  if (!options.some((option) => option.id === "event-first")) return undefined;
  if (id === "space") return { key: "remark.no-event", args: {} };
  return followed.includes(id) ? { key: "remark.event-after", args: {} } : undefined;
}
