import { type Flow, option } from "../../../../engine/index.ts";
import { isArrow, type Single, singles } from "../../cards/elements.ts";
import { card } from "../../cards/index.ts";
import type { CardId, Element } from "../../cards/types.ts";
import { germanyOf, type Seat } from "../../seats.ts";
import { canBecomeDominance } from "../../two-plus-two/arrows.ts";
import { partOf, withoutOpposites } from "../../two-plus-two/event-part.ts";
import type { Question, Volk } from "../../volk.ts";
import { isAtEnd } from "../tracks.ts";
import { execute } from "./execute.ts";
import type { Resolution } from "./types.ts";

/** [B5d] The event of a card, played by the acting player. */
export function* playEvent(g: Volk, seat: Seat, id: CardId): Flow {
  g.event = id;
  const { colour } = card(id);
  g.ahead = [];
  let left = eventOf(g, seat, id);
  if (colour === "neutral") left = yield* leaveOneOut(g, seat, left, { kind: "event.leave-out", rule: "B5" });
  if (g.state.powers !== null) left = withoutOpposites(left);
  yield* executeInAnyOrder(g, seat, left, {
    deciderOf: (element) => decider(element, seat),
    placed: new Map(),
    mayTurnPrestige: true,
  });
  g.event = null;
}

/** The part of an event that its player executes. */
export function eventOf({ state }: Pick<Volk, "state">, seat: Seat, id: CardId): Single[] {
  const { event, colour } = card(id);
  return singles(state.powers === null ? event : partOf(event, colour, seat));
}

/** An icon with a coat of arms is decided by that state. */
const decider = (element: Element, seat: Seat): Seat => (isArrow(element) ? seat : (element.decidedBy ?? seat));

/** [B5d] As on a neutral card: one single arrow or icon may be left out before anything is executed. */
export function* leaveOneOut(g: Volk, seat: Seat, all: readonly Single[], question: Question): Flow<Single[]> {
  const outer = g.ahead;
  g.ahead = [...all.map(({ id }) => id), ...outer];
  const ids = [...new Set(all.map(({ id }) => id))];
  const answer = yield* g.askFreely(seat, question, () => [option("all"), ...ids.map((id) => option(id))]);
  g.ahead = outer;
  const at = all.findIndex(({ id }) => id === answer);
  if (at < 0) return [...all];
  g.tell("event.left-out", { seat, icon: answer });
  return all.filter((_, each) => each !== at);
}

/** The seat fixes the order. What neither depends on the rest nor changes it goes first without a question. */
export function* executeInAnyOrder(g: Volk, seat: Seat, all: readonly Single[], resolution: Resolution): Flow {
  const left = [...all];
  const outer = g.ahead;
  const look = () => {
    g.ahead = [...left.map(({ id }) => id), ...outer];
  };
  while (left.length > 0) {
    look();
    const plain = left.findIndex(({ element }) => isPlain(g, element, left, resolution));
    const next = plain >= 0 ? plain : yield* chooseNext(g, seat, left);
    const [single] = left.splice(next, 1);
    look();
    if (single !== undefined) yield* execute(g, single, resolution, alike(g, seat, single, left));
  }
}

/** How many of an icon come one after the other: no other is left, and the police cannot be called in between. */
function alike(g: Volk, seat: Seat, { id }: Single, left: readonly Single[]): number {
  const isAsked = g.acting === seat && germanyOf(seat) === "east" && g.state.police.some(({ used }) => !used);
  return isAsked || left.some((each) => each.id !== id) ? 1 : 1 + left.length;
}

function* chooseNext(g: Volk, seat: Seat, left: readonly Single[]): Flow<number> {
  const ids = [...new Set(left.map(({ id }) => id))];
  if (ids.length === 1 && !(g.unseenUnrest && g.mayUsePolice(seat))) return 0;
  const question: Question = { kind: "event.icon", args: { left: left.length }, rule: "B5" };
  const chosen = yield* g.askFreely(seat, question, () => ids.map((id) => option(id)));
  return left.findIndex(({ id }) => id === chosen);
}

const plainIcons: readonly string[] = [
  "police",
  "build-wall",
  "remove-wall",
  "pay",
  "gain",
  "peacemaker",
  "arms-race-cost-up",
  "ussr-value-down",
];

/** What draws a card or moves a marker of one's choice. */
const unsettlingIcons: readonly string[] = ["conflict", "arms-card", "choose-marker"];

const unsettles = ({ element }: Single): boolean =>
  isArrow(element) ? element.arrow === "arms" : unsettlingIcons.includes(element.icon);

/** From here a drawn card may push a marker over the end of its track. */
const NEAR_END = 3;

function isPlain(g: Volk, element: Element, left: readonly Single[], { mayTurnPrestige }: Resolution): boolean {
  if (!isArrow(element)) return plainIcons.includes(element.icon);
  const { arrow, toward } = element;
  if (arrow === "arms" || isAtEnd(g, arrow, toward)) return false;
  const mayTurn = mayTurnPrestige && canBecomeDominance(g, element);
  if (mayTurn && isAtEnd(g, "dominance", toward)) return false;
  // who may choose the track may want to see the drawn card first
  const depends = mayTurn || Math.abs(g.state.tracks[arrow]) >= NEAR_END;
  return !(depends && left.some(unsettles));
}
