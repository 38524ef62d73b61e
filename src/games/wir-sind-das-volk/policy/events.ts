import { isArrow, type Single, singles } from "../cards/elements.ts";
import { card } from "../cards/index.ts";
import type { Arrow, CardId, Element } from "../cards/types.ts";
import { END } from "../components/tracks.ts";
import { isPower, powerOf, type Seat } from "../seats.ts";
import { partOf, withoutOpposites } from "../two-plus-two/event-part.ts";
import { makeBest, worthAfter } from "./best.ts";
import { averageArms, followIcon } from "./icons.ts";
import { provinces } from "./map.ts";
import { moved, paid, unrestBy } from "./moves.ts";
import type { Position } from "./position.ts";

/** One icon or arrow, its places chosen well. */
export function followElement(position: Position, element: Element, seat: Seat, mayTurn = true): void {
  if (isArrow(element)) return followArrow(position, element, seat, mayTurn);
  if (element.icon === "choose-marker") return chooseMarker(position, seat);
  followIcon(position, element, { actor: seat, decider: element.decidedBy ?? seat });
}

function followArrow(position: Position, { arrow, toward, priority }: Arrow, seat: Seat, mayTurn: boolean): void {
  const turns = mayTurn && arrow === "prestige" && !priority && position.hasPowers && isPower(seat);
  if (!turns) return oneArrow(position, arrow, toward);
  makeWorthiest(
    position,
    seat,
    ([arrow, "dominance"] as const).map((track) => () => oneArrow(position, track, toward)),
  );
}

/** Makes the change after which the seat likes the position best, of equal ones the first. */
function makeWorthiest(position: Position, seat: Seat, changes: readonly (() => void)[]): void {
  const worths = changes.map((change) => worthAfter(position, seat, change));
  changes[worths.indexOf(Math.max(...worths))]?.();
}

/** [B7] Beyond the end of a track somebody gets something instead. */
export function oneArrow(position: Position, arrow: Arrow["arrow"], toward: Arrow["toward"]): void {
  const at = position.track(arrow);
  if (Math.abs(at) >= END && Math.sign(at) === (toward === "west" ? -1 : 1)) return beyond(position, arrow, toward);
  moved(position, arrow, toward);
  if (arrow === "arms") averageArms(position, powerOf(toward));
}

function beyond(position: Position, arrow: Arrow["arrow"], toward: Arrow["toward"]): void {
  if (arrow === "space" || arrow === "arms") return;
  if (arrow === "dominance") return paid(position, powerOf(toward), -1);
  const change = toward === "west" ? 1 : -1;
  makeBest(position, toward, provinces.east, (at) => unrestBy(position, at, change));
}

const chooseMarker = (position: Position, seat: Seat): void =>
  makeWorthiest(
    position,
    seat,
    (["dominance", "prestige"] as const).flatMap((track) =>
      (["west", "east"] as const).map((toward) => () => oneArrow(position, track, toward)),
    ),
  );

/** What a card does for one seat, taken apart once. */
interface Part {
  readonly all: readonly Single[];
  /** Opposite arrows netted. */
  readonly net: readonly Single[];
  /** [B5d] Of a neutral card, what is left when one icon or arrow is left out. */
  readonly others: readonly (readonly Single[])[];
}

type Parts = Readonly<Record<Seat, Map<CardId, Part>>>;
const noParts = (): Parts => ({ usa: new Map(), west: new Map(), ussr: new Map(), east: new Map() });
const partsOfTwo: Parts = noParts();
const partsOfFour: Parts = noParts();

function partFor({ hasPowers }: Position, id: CardId, seat: Seat): Part {
  const parts = (hasPowers ? partsOfFour : partsOfTwo)[seat];
  const known = parts.get(id);
  if (known !== undefined) return known;
  const { event, colour } = card(id);
  const all = singles(hasPowers ? partOf(event, colour, seat) : event);
  const net = (each: readonly Single[]) => (hasPowers ? withoutOpposites(each) : each);
  const ids = colour === "neutral" ? [...new Set(all.map((each) => each.id))] : [];
  const part = { all, net: net(all), others: ids.map((each) => net(withoutOne(all, each))) };
  parts.set(id, part);
  return part;
}

const follow = (position: Position, singles: readonly Single[], seat: Seat): void => {
  for (const { element } of singles) followElement(position, element, seat);
};

/** A part of an event, one icon or arrow of it left out if it is named. */
export function followPart(position: Position, id: CardId, seat: Seat, leftOut: string | null): void {
  const { all } = partFor(position, id, seat);
  const parts = leftOut === null ? all : withoutOne(all, leftOut);
  follow(position, position.hasPowers ? withoutOpposites(parts) : parts, seat);
}

/** [B5d] Of a neutral card one icon or arrow may be left out. */
function withoutOne(parts: readonly Single[], id: string): Single[] {
  const at = parts.findIndex((each) => each.id === id);
  return parts.filter((_, each) => each !== at);
}

export function followEvent(position: Position, id: CardId, seat: Seat): void {
  const { net, others } = partFor(position, id, seat);
  if (others.length === 0) return follow(position, net, seat);
  makeWorthiest(
    position,
    seat,
    [net, ...others].map((parts) => () => follow(position, parts, seat)),
  );
}
