import { type Flow, type Option, option } from "../../../engine/index.ts";
import type { Where } from "../cards/types.ts";
import {
  isSegment,
  type ProvinceId,
  type SegmentId,
  type SiteId,
  segment,
  segmentList,
  site,
  siteList,
} from "../components/board/index.ts";
import type { Germany } from "../components/board/types.ts";
import type { Seat } from "../seats.ts";
import { connectedFactories, isBlocked, isComplete, isTouched, type Land } from "../standing.ts";
import type { VolkState } from "../state.ts";
import type { Question, Volk, VolkReason } from "../volk.ts";

/** One factory or one segment of infrastructure. */
export type Point = SiteId | SegmentId;

/** [B6] Why a factory cannot be built with an ordinary point. */
export function whyNoFactory(state: VolkState, side: Germany, id: SiteId): VolkReason | undefined {
  const { side: owner, kind } = site(id);
  if (owner !== side) return { key: "refusal.other-state", args: { place: id }, rule: "B6" };
  if (kind === "plant" || kind === "external") return { key: "refusal.by-card-only", args: { place: id }, rule: "B6" };
  if (state.factories[id] !== undefined) return { key: "refusal.built", args: { place: id }, rule: "B6" };
  if (isBlocked(state, id)) return { key: "refusal.protest", args: { place: id }, rule: "B8" };
  return undefined;
}

/** [B6] Why infrastructure cannot be built on a segment. */
export function whyNoSegment(state: VolkState, side: Germany, id: SegmentId): VolkReason | undefined {
  const { side: owner, ends } = segment(id);
  if (owner !== side) return { key: "refusal.other-state", args: { place: id }, rule: "B6" };
  if (state.segments.includes(id)) return { key: "refusal.built", args: { place: id }, rule: "B6" };
  if (!isCarried(state, id)) return { key: "refusal.no-factory", args: { place: id }, rule: "B6" };
  if (ends.some((end) => isBlocked(state, end))) return { key: "refusal.protest", args: { place: id }, rule: "B8" };
  return undefined;
}

const ordinarySites = siteList.filter(({ kind }) => kind === "city" || kind === "shared");

/** Everything a state can build with an ordinary point. */
export function buildable(state: VolkState, side: Germany): Point[] {
  const points: Point[] = [];
  for (const { id, side: owner } of ordinarySites)
    if (owner === side && state.factories[id] === undefined && !isBlocked(state, id)) points.push(id);
  for (const { id, side: owner } of segmentList)
    if (owner === side && isCarried(state, id) && whyNoSegment(state, side, id) === undefined) points.push(id);
  return points;
}

/** A segment touches a factory, or goes on with its other half. */
function isCarried({ factories, segments }: VolkState, id: SegmentId): boolean {
  const { touches, twin } = segment(id);
  for (const end of touches) if (factories[end] !== undefined) return true;
  return twin !== null && segments.includes(twin);
}

/** [B6] Factories abroad and the infrastructure that leads to them. No mass protest blocks the factory itself. */
export function buildableAbroad(state: VolkState, country: "polska" | "cssr"): Point[] {
  const sites = siteList.filter((each) => each.country === country).map(({ id }) => id);
  const leading = segmentList.filter(({ ends }) => ends.some((end) => sites.includes(end))).map(({ id }) => id);
  return [
    ...sites.filter((id) => state.factories[id] === undefined),
    ...leading.filter((id) => whyNoSegment(state, "east", id) === undefined),
  ];
}

export function build(g: Volk, point: Point): void {
  put(g.state, point);
  g.tell("build", { place: point });
}

function put(state: VolkState, point: Point): void {
  if (isSegment(point)) state.segments.push(point);
  else state.factories[point] = "sound";
}

/** Points to build, with how much the economy of the state grows. */
export const buildOptions = (g: Volk, points: readonly Point[]): Option<Point>[] =>
  points.map((point) => option(point, { gives: gainOf(g.state, point) }));

/** A working connection adds 1 to the factory at either end. */
const PER_CONNECTION = 2;

function gainOf(state: VolkState, point: Point): number {
  if (!isSegment(point)) return 1 + PER_CONNECTION * connectedFactories(state, point);
  const { twin, ends } = segment(point);
  const completes = twin === null || state.segments.includes(twin);
  return completes && ends.every((end) => state.factories[end] !== undefined) ? PER_CONNECTION : 0;
}

/** [B6] What can be dismantled: a segment, or a sound factory that no infrastructure touches; Rheinsberg in two steps. */
export function dismantlable(state: VolkState, side: Germany, where?: Where): Point[] {
  const within = where === "niedersachsen-hamburg" ? "niedersachsen" : (where as ProvinceId | undefined);
  const lies = (id: SiteId) => within === undefined || site(id).provinces.includes(within);
  const factories = siteList
    .filter(({ id, side: owner, kind }) => {
      const factory = state.factories[id];
      if (owner !== side || kind === "external" || factory === undefined || !lies(id)) return false;
      return kind === "plant" || (factory === "sound" && !isTouched(state, id));
    })
    .map(({ id }) => id);
  const segments = state.segments.filter((id) => segment(id).side === side && segment(id).ends.some(lies));
  return [...segments, ...factories];
}

function dismantle(g: Volk, point: Point): void {
  const { state } = g;
  if (isSegment(point)) state.segments.splice(state.segments.indexOf(point), 1);
  else if (site(point).kind === "plant" && state.factories[point] === "sound") {
    state.factories[point] = "run-down";
    return g.tell("dismantle.half", { place: point });
  } else delete state.factories[point];
  g.tell("dismantle", { place: point });
}

/** Asks for one point and dismantles it; false if there is none. */
export function* dismantleOne(g: Volk, seat: Seat, question: Question, side: Germany, where?: Where): Flow<boolean> {
  const points = dismantlable(g.state, side, where);
  if (points.length === 0) return false;
  const point = yield* g.ask(seat, question, lossOptions(g, points));
  dismantle(g, point);
  return true;
}

/** Points to lose, with how much the economy of the state shrinks. */
const lossOptions = (g: Volk, points: readonly Point[]): Option<Point>[] =>
  points.map((point) => option(point, { loses: lossOf(g.state, point) }));

/** A factory that no infrastructure touches is worth 1, and so is each step of Rheinsberg. */
export const lossOf = (land: Land, point: Point): number => {
  if (!isSegment(point)) return 1;
  const { ends, connection } = segment(point);
  const works = isComplete(land, connection) && ends.every((end) => land.factories[end] !== undefined);
  return works ? PER_CONNECTION : 0;
};

/** [B6] East factories that can be run down; those abroad never are. */
export const soundFactories = ({ factories }: Land): SiteId[] =>
  siteList
    .filter(({ id, side, kind }) => side === "east" && kind !== "external" && factories[id] === "sound")
    .map(({ id }) => id);

export const runDownFactories = (state: VolkState): SiteId[] =>
  siteList.filter(({ id }) => state.factories[id] === "run-down").map(({ id }) => id);

export function runDown(g: Volk, id: SiteId): void {
  g.state.factories[id] = "run-down";
  g.tell("run-down", { place: id });
}

export function repair(g: Volk, id: SiteId): void {
  g.state.factories[id] = "sound";
  g.tell("repair", { place: id });
}

/** [B6] An external factory stops: it goes with all infrastructure that touches it. */
export function stopFactory(g: Volk, id: SiteId): void {
  const { state } = g;
  delete state.factories[id];
  const lost = state.segments.filter((each) => segment(each).touches.includes(id));
  state.segments = state.segments.filter((each) => !lost.includes(each));
  g.tell("stop-factory", { place: id, places: lost });
}
