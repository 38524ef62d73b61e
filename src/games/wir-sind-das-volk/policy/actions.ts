import { isArrow } from "../cards/elements.ts";
import { card, ownColour, valueFor } from "../cards/index.ts";
import type { CardId, Element } from "../cards/types.ts";
import { type Action, mayPlayEvent } from "../rules/uses.ts";
import { germanyOf, isPower, type Seat } from "../seats.ts";
import { addsMoney } from "../two-plus-two/debt.ts";
import { afterEvent, followElement } from "./events.ts";
import { leastGrowth, mostGrowth } from "./growth.ts";
import { averageArms, bestOf } from "./icons.ts";
import { provinces } from "./map.ts";
import { built, dismantled, moved, paid, unrestBy } from "./moves.ts";
import { buildable, dismantlable } from "./places.ts";
import type { Position } from "./position.ts";
import { raiseOn } from "./raising.ts";

/** The position after an action with a card, or null if the action is not allowed. */
export function afterAction(position: Position, seat: Seat, id: CardId, action: Action, plans: Plans): Position | null {
  if (card(id).special) return action === "event" ? afterEvent(position, id, seat) : null;
  if (isInDebt(position, seat) && action !== "credit" && !(action === "event" && addsMoney(id, seat))) return null;
  if (action === "event") return mayPlayEvent(id, seat) ? afterEvent(position, id, seat) : null;
  const after = withValue(position, seat, id, action, plans);
  return after === null ? null : afterValueIcons(after, seat, id);
}

const isInDebt = ({ powers }: Position, seat: Seat): boolean =>
  powers !== null && isPower(seat) && powers.treasury[seat] < 0;

function withValue(position: Position, seat: Seat, id: CardId, action: Action, plans: Plans): Position | null {
  const side = germanyOf(seat);
  const value = valueFor(id, side);
  const usable = seat === "ussr" && position.powers?.weakerAid ? Math.max(0, value - 1) : value;
  switch (action) {
    case "remove-unrest":
      return plans.calmed(card(id).colour === ownColour[side]);
    case "build":
      return plans.built(usable);
    case "raise-standard":
      return plans.raised(usable);
    case "arms-race":
      return isPower(seat) && !card(id).noArmsRace && !atEnd(position, seat) ? armed(position, seat) : null;
    case "credit":
      return isPower(seat) ? paid(position, seat, -value) : null;
    case "event":
      return null;
  }
}

const atEnd = ({ tracks }: Position, seat: Seat): boolean => tracks.arms === (seat === "usa" ? -6 : 6);

function armed(position: Position, seat: "usa" | "ussr"): Position {
  const after = averageArms(moved(position, "arms", germanyOf(seat)), seat);
  return position.powers?.dearerArms ? paid(after, seat, 1) : after;
}

/** [7] */
function afterValueIcons(position: Position, seat: Seat, id: CardId): Position {
  const { beside = [], below = [] } = card(id);
  if (position.powers === null) return position;
  const own = beside.filter((each) => isOf(each, seat));
  return [...own, ...below].reduce((now, each) => followElement(now, each, seat, false), position);
}

const isOf = (element: Element, seat: Seat): boolean =>
  !isArrow(element) &&
  element.power !== undefined &&
  element.power !== "acting" &&
  germanyOf(element.power) === germanyOf(seat);

/** What building, raising and calming would lead to: the same for all cards of one value. */
export class Plans {
  private readonly byValue: Position[];
  private readonly raisedBy = new Map<number, Position>();
  private readonly calmedBy = new Map<boolean, Position | null>();

  constructor(
    private readonly position: Position,
    private readonly seat: Seat,
  ) {
    this.byValue = [position];
  }

  /** Point by point, each where it helps most. */
  built(value: number): Position {
    const side = germanyOf(this.seat);
    while (this.byValue.length <= value) {
      const now = this.byValue.at(-1) ?? this.position;
      this.byValue.push(bestOf(now, this.seat, mostGrowth(now, buildable(now, side)), (point) => built(now, point)));
    }
    return this.byValue[value] ?? this.position;
  }

  raised(value: number): Position {
    const known = this.raisedBy.get(value);
    if (known !== undefined) return known;
    const after = raiseOn(this.position, this.seat, { value, done: [], sent: false });
    this.raisedBy.set(value, after);
    return after;
  }

  calmed(free: boolean): Position | null {
    const known = this.calmedBy.get(free);
    if (known !== undefined) return known;
    const after = this.calm(free);
    this.calmedBy.set(free, after);
    return after;
  }

  private calm(free: boolean): Position | null {
    const side = germanyOf(this.seat);
    const { position, seat } = this;
    const restless = provinces[side].filter((at) => (position.unrest[at] ?? 0) > 0);
    if (restless.length === 0) return null;
    const calmer = bestOf(position, seat, restless, (at) => unrestBy(position, at, -1));
    if (free) return calmer;
    const points = leastGrowth(calmer, dismantlable(calmer, side));
    return points.length === 0 ? null : bestOf(calmer, seat, points, (point) => dismantled(calmer, point));
  }
}
