import type { Ask } from "../../../engine/index.ts";
import { elementOf, singles } from "../cards/elements.ts";
import { cardsNumbered, isCard } from "../cards/index.ts";
import type { Element } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { prestigeBoxes } from "../components/tracks.ts";
import type { Action } from "../rules/uses.ts";
import { powerOf, type Seat } from "../seats.ts";
import { dominanceTrack } from "../two-plus-two/components/tracks.ts";
import type { VolkView } from "../view.ts";
import { afterAction, type Plans } from "./actions.ts";
import { appeal, keepingOf, siftingOf } from "./cards.ts";
import { afterAll, followElement, oneArrow, ownPart, withoutOne } from "./events.ts";
import { provinceIndex } from "./map.ts";
import {
  built,
  dismantled,
  paid,
  raised,
  repaired,
  runDown,
  sectorBy,
  sectorIndex,
  sentFrom,
  standardBy,
  stopped,
  unrestBy,
} from "./moves.ts";
import type { Position } from "./position.ts";
import { raiseOn } from "./raising.ts";
import { worth } from "./worth.ts";

export interface Asked {
  readonly view: VolkView;
  readonly ask: Ask<Seat>;
  readonly seat: Seat;
  readonly position: Position;
  readonly plans: Plans;
}

type Score = (id: string, asked: Asked) => number;

/** An option is worth what the position after it is worth. */
const after =
  (make: (position: Position, id: string, asked: Asked) => Position): Score =>
  (id, asked) =>
    worth(make(asked.position, id, asked), asked.seat);

const calming = after((position, id) => unrestBy(position, provinceIndex(id), -1));
const stirring = after((position, id) => unrestBy(position, provinceIndex(id), 1));
const losing = after((position, id) => dismantled(position, id));
const building = after((position, id) => (id === "done" ? position : built(position, id)));

/** All icons of a box, one after the other. */
const usingBox = (position: Position, icons: readonly Element[], seat: Seat): Position =>
  singles(icons).reduce((now, { element }) => followElement(now, element, seat, false), position);

const boxOf = (id: string): number => Number(id.slice(id.lastIndexOf("-") + 1));

const raising = after((position, id, { ask, seat }) => {
  if (id === "done") return position;
  const isSent = id.startsWith("send:");
  const at = provinceIndex(isSent ? id.slice("send:".length) : id);
  const done = [...(ask.args.done as readonly string[]).map(provinceIndex), at];
  const bridge = Number(ask.options.find((each) => each.id === id)?.hint?.bridge ?? 0);
  const next = isSent ? sentFrom(position, at) : raised(position, at);
  const left = { value: Number(ask.args.value) - bridge, done, sent: true };
  return raiseOn(next, seat, left);
});

/** One icon or arrow left out of an event, whoever it belongs to. */
const leavingOut = after((position, id, { ask, seat }) => {
  const event = String(ask.args.event ?? "");
  if (!isCard(event)) return position;
  const parts = ownPart(position, event, seat);
  return afterAll(position, id === "all" ? parts : withoutOne(parts, id), seat);
});

const guillaume: Score = (id, { position, seat }) => {
  const [, head, cards = ""] = /^(\w+):(.*)$/.exec(id) ?? [];
  if (head !== "swap") return 0;
  const [taken, given] = cardsNumbered(cards, "/");
  if (taken === undefined || given === undefined) return 0;
  return keepingOf(position, seat, taken) - keepingOf(position, seat, given);
};

/** A card of the hand is worth more than one that the West draws unless it is a poor one. */
const price: Score = (id, { position, seat }) => {
  const discarded = id.slice("discard:".length);
  return isCard(discarded) ? -keepingOf(position, seat, discarded) : -2;
};

/** What every option of a question is worth; questions that are not here are answered by lot. */
export const scores: Readonly<Record<string, Score>> = {
  "turn.card": (id, { view, position, seat, plans }) => (isCard(id) ? appeal(view, position, seat, id, plans) : 0),
  "turn.action": (id, { ask, position, seat, plans }) => {
    const card = String(ask.args.card);
    const next = isCard(card) ? afterAction(position, seat, card, id as Action, plans) : null;
    return next === null ? -100 : worth(next, seat);
  },
  "calm.province": calming,
  "unrest.remove": calming,
  "unrest.from": calming,
  "police.province": calming,
  "police.phase": calming,
  "overflow.remove": calming,
  "socialists.exchange": calming,
  "unrest.add": stirring,
  "unrest.to": stirring,
  "overflow.add": stirring,
  "stasi.unrest": stirring,
  "socialists.lose": stirring,
  "comparison.target": after((position, id, { ask }) => {
    const at = provinceIndex(id);
    return unrestBy(position, at, Number(ask.args.strength) - (position.standard[at] ?? 0));
  }),
  "protest.remove": after((position, id) => {
    const at = provinceIndex(id);
    return unrestBy(position, at, 3 - (position.unrest[at] ?? 0));
  }),
  "supplier.protest": after((position, id) => {
    const laid = position.laid.slice();
    laid[provinceIndex(id)] = (laid[provinceIndex(id)] ?? 0) + 1;
    return { ...position, laid };
  }),
  "calm.dismantle": losing,
  "dismantle.icon": losing,
  "flight.dismantle": losing,
  "currency.dismantle": losing,
  "police.dismantle": losing,
  "wall.dismantle": losing,
  "prestige.dismantle": losing,
  "currency.rundown": after((position, id) => runDown(position, id)),
  "rundown.factory": after((position, id) => runDown(position, id)),
  "repair.factory": after((position, id) => repaired(position, id)),
  "stop.factory": after((position, id) => stopped(position, id)),
  "build.point": building,
  "build.icon": building,
  "standard.province": raising,
  "standard.icon": after((position, id) => raised(position, provinceIndex(id))),
  "standard.sector": after((position, id) => sectorBy(position, sectorIndex(id), 1)),
  "standard.lose": after((position, id) => standardBy(position, provinceIndex(id), -1)),
  "sector.lose": after((position, id) => sectorBy(position, sectorIndex(id), -1)),
  "event.leave-out": leavingOut,
  "automatic.cancel": leavingOut,
  "prestige.box": after((position, id, { seat }) =>
    usingBox(position, prestigeBoxes[seat as Germany][boxOf(id)] ?? [], seat),
  ),
  "prestige.icon": after((position, id, { seat }) => {
    const element = elementOf(id);
    return element === undefined ? position : followElement(position, element, seat, false);
  }),
  "dominance.box": after((position, id, { seat }) => {
    const power = powerOf(seat === "usa" ? "west" : "east");
    return usingBox(position, dominanceTrack[power][boxOf(id)]?.icons ?? [], seat);
  }),
  "overflow.way": (id) => (id === "add" ? 1 : 0),
  "overflow.dominance": after((position, id, { seat }) =>
    id === "money" ? paid(position, powerOf(seat === "usa" ? "west" : "east"), -1) : position,
  ),
  "arrow.track": after((position, id, { ask }) =>
    oneArrow(position, id === "dominance" ? "dominance" : "prestige", ask.args.toward as Germany),
  ),
  "marker.move": after((position, id) => {
    const [track, toward] = id.split(":") as ["dominance" | "prestige", Germany];
    return oneArrow(position, track, toward);
  }),
  "special.price": price,
  "guillaume.look": (id) => (id === "hand" ? 1 : 0),
  "guillaume.choice": guillaume,
  "hand.sift": (id, { position, seat }) => siftingOf(position, seat, id),
  "hand.keep-two": (id, { position, seat }) => (isCard(id) ? -keepingOf(position, seat, id) : 0),
};
