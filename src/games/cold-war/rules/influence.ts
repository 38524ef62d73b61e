import { type Args, type Flow, type Option, option, type Row } from "../../../engine/index.ts";
import type { ColdWar, World } from "../cold-war.ts";
import type { Place } from "../components/board.ts";
import type { AskKind } from "../messages/keys.ts";
import { other, type Side } from "../seats.ts";
import { bonusesAfter, forPlacing, type Points, plainValue, valueAt } from "./points.ts";

export const done = option("done");

/** [6.1.2] Dearer while the enemy controls it; asked again after every marker. */
export function placementCost<T extends World>(g: ColdWar<T>, side: Side, place: Place): 1 | 2 {
  return g.controls(other(side), place) ? g.dearCost(side) : 1;
}

/** What a marker costs as it is placed: a discount may be used up by it. */
export function payForMarker<T extends World>(g: ColdWar<T>, side: Side, place: Place): 1 | 2 {
  const cost = placementCost(g, side, place);
  if (g.controls(other(side), place)) g.paidDear(side);
  return cost;
}

/** Places that can be paid for with what is left of the points, and how many markers in each. */
function affordable<T extends World>(
  g: ColdWar<T>,
  side: Side,
  reach: readonly Place[],
  points: Points,
  bonuses: Points["bonuses"],
  spent: number,
): { options: Option<string>[]; row: Row } {
  const options: Option<string>[] = [];
  const fewer: Record<string, number> = {};
  const most = Math.max(1, points.bare + bonuses.length) - spent;
  for (const place of reach) {
    const cost = placementCost(g, side, place);
    const worth = valueAt(points, place, bonuses) - spent;
    if (cost > worth) continue;
    options.push(g.board.priced[cost]?.[place] as Option<string>);
    const markers = g.controls(other(side), place) ? dearMarkers(g, side, place, worth + 2 - cost) : worth;
    if (markers < most) fewer[g.board.id(place)] = markers;
  }
  return { options, row: { most, each: most, fewer } };
}

/** How many markers so many points are good for, with what is saved on the first, where each costs 2 until the enemy's control is broken. */
function dearMarkers<T extends World>(g: ColdWar<T>, side: Side, place: Place, worth: number): number {
  const lead = g.influence(other(side), place) - g.influence(side, place);
  const dear = lead - (g.board.stability[place] as number) + 1;
  return worth > 2 * dear ? worth - dear : Math.floor(worth / 2);
}

/** [6.1] Placing influence with operations points. Points may be left unspent, but not all of them. */
export function* placeInfluence<T extends World>(g: ColdWar<T>, side: Side, play: Points): Flow {
  const points = forPlacing(play);
  let reach = g.reach(side);
  let bonuses = points.bonuses;
  let spent = 0;
  for (;;) {
    const { options, row } = affordable(g, side, reach, points, bonuses, spent);
    if (options.length === 0) return;
    if (spent > 0 && g.mayLeavePoints()) options.push(done);
    const left = Math.max(0, plainValue(points) - spent);
    const id = yield* g.ask(side, { kind: "influence.place", args: { left }, rule: "6.1", row }, options);
    if (id === "done") return;
    const place = g.board.place(id);
    spent += payForMarker(g, side, place);
    bonuses = bonusesAfter(bonuses, place);
    g.change(side, place, 1);
    reach = stillOpen(g, side, reach, place);
  }
}

/** A marker may close the place it was put in, as the last one of the Chinese Civil War does. */
export function stillOpen<T extends World>(g: ColdWar<T>, side: Side, reach: Place[], placed: Place): Place[] {
  for (const table of g.closedTo(side)) if (table[placed]) return reach.filter((place) => place !== placed);
  return reach;
}

/** Whether a side could place anything at all with so many points. */
export function canPlace<T extends World>(g: ColdWar<T>, side: Side, play: Points): boolean {
  const points = forPlacing(play);
  const closed = g.closedTo(side);
  for (let place = 0; place < g.board.size; place++)
    if (placementCost(g, side, place) <= valueAt(points, place) && g.reaches(side, place, closed)) return true;
  return false;
}

interface Spread {
  /** How many markers in all. */
  readonly count: number;
  readonly among: readonly Place[];
  readonly perCountry?: number;
  /** Whether fewer may be chosen. */
  readonly upTo?: true;
  /** What brings it about, where that is no card. */
  readonly event?: string;
  /** Which part of the map that is, where no card says so. */
  readonly area?: string;
}

/** Markers that an event gives: reach and cost do not matter. Returns how many were placed. */
export function addInfluence<T extends World>(g: ColdWar<T>, side: Side, spread: Spread): Flow<number> {
  return spreadOut(
    g,
    side,
    { kind: "influence.add", ...(spread.area === undefined ? {} : { args: { area: spread.area } }) },
    spread,
    () => Number.POSITIVE_INFINITY,
    (place) => g.change(side, place, 1),
  );
}

/** Markers of `whose` that an event lets `chooser` take away: the full number, if there are that many. */
export function removeInfluence<T extends World>(
  g: ColdWar<T>,
  whose: Side,
  chooser: Side,
  spread: Spread,
): Flow<number> {
  return spreadOut(
    g,
    chooser,
    { kind: "influence.remove", args: { whose, ...(spread.event === undefined ? {} : { event: spread.event }) } },
    spread,
    (place) => g.influence(whose, place),
    (place) => g.change(whose, place, -1),
  );
}

function* spreadOut<T extends World>(
  g: ColdWar<T>,
  chooser: Side,
  { kind, args }: { readonly kind: AskKind<T>; readonly args?: Args },
  spread: Spread,
  room: (place: Place) => number,
  apply: (place: Place) => void,
): Flow<number> {
  const { perCountry = spread.count } = spread;
  const counts = perCountry < spread.count;
  const used = new Map<Place, number>();
  for (let left = spread.count; left > 0; left--) {
    const options: Option<string>[] = [];
    const fewer: Record<string, number> = {};
    const each = Math.min(left, perCountry);
    for (const place of spread.among) {
      const most = Math.min(perCountry - (used.get(place) ?? 0), room(place));
      if (most <= 0) continue;
      options.push(g.board.options[place] as Option);
      if (most < each) fewer[g.board.id(place)] = most;
    }
    if (options.length === 0) return spread.count - left;
    if (spread.upTo) options.push(done);
    const row = { most: left, each, fewer };
    const id = yield* g.ask(chooser, { kind, args: { ...args, left }, row }, options);
    if (id === "done") return spread.count - left;
    const place = g.board.place(id);
    if (counts) used.set(place, (used.get(place) ?? 0) + 1);
    apply(place);
  }
  return spread.count;
}

/** The chooser picks up to `count` different places, and each is treated at once. */
export function* chooseCountries<T extends World>(
  g: ColdWar<T>,
  chooser: Side,
  kind: AskKind<T>,
  count: number,
  among: readonly Place[],
  apply: (place: Place) => void,
): Flow {
  yield* spreadOut(g, chooser, { kind }, { count, among, perCountry: 1 }, () => 1, apply);
}
