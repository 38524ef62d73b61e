import { isArrow, type Single, singles } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { Arrow, CardId, Element } from "../cards/types.ts";
import { END } from "../components/tracks.ts";
import { isPower, powerOf, type Seat } from "../seats.ts";
import { partOf, withoutOpposites } from "../two-plus-two/event-part.ts";
import { averageArms, bestOf, followIcon } from "./icons.ts";
import { provinces } from "./map.ts";
import { moved, paid, unrestBy } from "./moves.ts";
import type { Position } from "./position.ts";
import { worth } from "./worth.ts";

/** The position after one icon or arrow, its places chosen well. */
export function followElement(position: Position, element: Element, seat: Seat, mayTurn = true): Position {
  if (isArrow(element)) return followArrow(position, element, seat, mayTurn);
  if (element.icon === "choose-marker") return chooseMarker(position, seat);
  return followIcon(position, element, { actor: seat, decider: element.decidedBy ?? seat });
}

function followArrow(position: Position, { arrow, toward, priority }: Arrow, seat: Seat, mayTurn: boolean): Position {
  const after = oneArrow(position, arrow, toward);
  const turns = mayTurn && arrow === "prestige" && !priority && position.powers !== null && isPower(seat);
  if (!turns) return after;
  const turned = oneArrow(position, "dominance", toward);
  return worth(turned, seat) > worth(after, seat) ? turned : after;
}

/** [B7] Beyond the end of a track somebody gets something instead. */
export function oneArrow(position: Position, arrow: Arrow["arrow"], toward: Arrow["toward"]): Position {
  if (Math.abs(position.tracks[arrow]) >= END && Math.sign(position.tracks[arrow]) === (toward === "west" ? -1 : 1))
    return beyond(position, arrow, toward);
  const after = moved(position, arrow, toward);
  return arrow === "arms" ? averageArms(after, powerOf(toward)) : after;
}

function beyond(position: Position, arrow: Arrow["arrow"], toward: Arrow["toward"]): Position {
  if (arrow === "space" || arrow === "arms") return position;
  if (arrow === "dominance") return paid(position, powerOf(toward), -1);
  const change = toward === "west" ? 1 : -1;
  return bestOf(position, toward, provinces.east, (at) => unrestBy(position, at, change));
}

const chooseMarker = (position: Position, seat: Seat): Position =>
  (["dominance", "prestige"] as const)
    .flatMap((track) => (["west", "east"] as const).map((toward) => oneArrow(position, track, toward)))
    .reduce((one, two) => (worth(two, seat) > worth(one, seat) ? two : one));

/** The part of an event that a seat executes. */
export const ownPart = (position: Position, id: CardId, seat: Seat): Single[] => {
  const { event, colour } = card(id);
  return singles(position.powers === null ? event : partOf(event, colour, seat));
};

export const afterAll = (position: Position, parts: readonly Single[], seat: Seat): Position =>
  (position.powers === null ? parts : withoutOpposites(parts)).reduce(
    (now, { element }) => followElement(now, element, seat),
    position,
  );

/** [B5d] Of a neutral card one icon or arrow may be left out. */
export function withoutOne(parts: readonly Single[], id: string): Single[] {
  const at = parts.findIndex((each) => each.id === id);
  return parts.filter((_, each) => each !== at);
}

export function afterEvent(position: Position, id: CardId, seat: Seat): Position {
  const parts = ownPart(position, id, seat);
  const after = afterAll(position, parts, seat);
  if (card(id).colour !== "neutral") return after;
  const ids = [...new Set(parts.map((each) => each.id))];
  return ids
    .map((each) => afterAll(position, withoutOne(parts, each), seat))
    .reduce((one, two) => (worth(two, seat) > worth(one, seat) ? two : one), after);
}
