import type { Ask } from "../../../engine/index.ts";
import { elementOf, singles } from "../cards/elements.ts";
import { cardsNumbered, isCard } from "../cards/index.ts";
import type { CardId, Element } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { prestigeBoxes } from "../components/tracks.ts";
import type { Action } from "../rules/uses.ts";
import { powerOf, type Seat } from "../seats.ts";
import { dominanceTrack } from "../two-plus-two/components/tracks.ts";
import { act } from "./actions.ts";
import { worthAfter } from "./best.ts";
import { appeal, keepingOf, siftingOf } from "./cards.ts";
import { followElement, followPart, oneArrow } from "./events.ts";
import { provinceIndex, siteIndex } from "./map.ts";
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
import type { Plans } from "./plans.ts";
import { LAID, type Position, pointOf } from "./position.ts";
import { raiseOn } from "./raising.ts";
import { worth } from "./worth.ts";

export interface Asked {
  readonly hand: readonly CardId[];
  readonly ask: Ask<Seat>;
  readonly seat: Seat;
  readonly position: Position;
  readonly plans: Plans;
}

type Score = (id: string, asked: Asked) => number;

/** An option is worth what the position after it is worth. */
const after =
  (make: (position: Position, id: string, asked: Asked) => void): Score =>
  (id, asked) =>
    worthAfter(asked.position, asked.seat, () => make(asked.position, id, asked));

const calming = after((position, id) => unrestBy(position, provinceIndex(id), -1));
const stirring = after((position, id) => unrestBy(position, provinceIndex(id), 1));
const losing = after((position, id) => dismantled(position, pointOf(id)));
const building = after((position, id) => {
  if (id !== "done") built(position, pointOf(id));
});

/** All icons of a box, one after the other. */
const useBox = (position: Position, icons: readonly Element[], seat: Seat): void => {
  for (const { element } of singles(icons)) followElement(position, element, seat, false);
};

const boxOf = (id: string): number => Number(id.slice(id.lastIndexOf("-") + 1));

const raising = after((position, id, { ask, seat }) => {
  if (id === "done") return;
  const isSent = id.startsWith("send:");
  const at = provinceIndex(isSent ? id.slice("send:".length) : id);
  const done = [...(ask.args.done as readonly string[]).map(provinceIndex), at];
  const bridge = Number(ask.options.find((each) => each.id === id)?.hint?.bridge ?? 0);
  if (isSent) sentFrom(position, at);
  else raised(position, at);
  raiseOn(position, seat, { value: Number(ask.args.value) - bridge, done, sent: true });
});

/** One icon or arrow left out of an event, whoever it belongs to. */
const leavingOut = after((position, id, { ask, seat }) => {
  const event = String(ask.args.event ?? "");
  if (isCard(event)) followPart(position, event, seat, id === "all" ? null : id);
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
  "turn.card": (id, { hand, position, seat, plans }) => (isCard(id) ? appeal(position, seat, id, hand, plans) : 0),
  "turn.action": (id, { ask, position, seat, plans }) => {
    const card = String(ask.args.card);
    const mark = position.mark;
    const isPossible = isCard(card) && act(position, seat, card, id as Action, plans);
    const value = isPossible ? worth(position, seat) : -100;
    position.back(mark);
    return value;
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
    unrestBy(position, at, Number(ask.args.strength) - (position.standard[at] ?? 0));
  }),
  "protest.remove": after((position, id) => {
    const at = provinceIndex(id);
    unrestBy(position, at, 3 - (position.unrest[at] ?? 0));
  }),
  "supplier.protest": after((position, id) => position.add(LAID + provinceIndex(id), 1)),
  "calm.dismantle": losing,
  "dismantle.icon": losing,
  "flight.dismantle": losing,
  "currency.dismantle": losing,
  "police.dismantle": losing,
  "wall.dismantle": losing,
  "prestige.dismantle": losing,
  "currency.rundown": after((position, id) => runDown(position, siteIndex(id))),
  "rundown.factory": after((position, id) => runDown(position, siteIndex(id))),
  "repair.factory": after((position, id) => repaired(position, siteIndex(id))),
  "stop.factory": after((position, id) => stopped(position, siteIndex(id))),
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
    useBox(position, prestigeBoxes[seat as Germany][boxOf(id)] ?? [], seat),
  ),
  "prestige.icon": after((position, id, { seat }) => {
    const element = elementOf(id);
    if (element !== undefined) followElement(position, element, seat, false);
  }),
  "dominance.box": after((position, id, { seat }) => {
    const power = powerOf(seat === "usa" ? "west" : "east");
    return useBox(position, dominanceTrack[power][boxOf(id)]?.icons ?? [], seat);
  }),
  "overflow.way": (id) => (id === "add" ? 1 : 0),
  "overflow.dominance": after((position, id, { seat }) => {
    if (id === "money") paid(position, powerOf(seat === "usa" ? "west" : "east"), -1);
  }),
  "arrow.track": after((position, id, { ask }) =>
    oneArrow(position, id === "dominance" ? "dominance" : "prestige", ask.args.toward as Germany),
  ),
  "marker.move": after((position, id) => {
    const [track, toward] = id.split(":") as ["dominance" | "prestige", Germany];
    oneArrow(position, track, toward);
  }),
  "special.price": price,
  "guillaume.look": (id) => (id === "hand" ? 1 : 0),
  "guillaume.choice": guillaume,
  "hand.sift": (id, { position, seat }) => siftingOf(position, seat, id),
  "hand.keep-two": (id, { position, seat }) => (isCard(id) ? -keepingOf(position, seat, id) : 0),
};
