import type { Icon } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { provinceIndex, provinces, SITES, segments, sites, westernStates } from "./map.ts";
import { NONE, type Point, type Position, RUN_DOWN, SOUND } from "./position.ts";

/** Where a piece may be put or taken, in an imagined position. */

const hasProtest = ({ unrest, laid }: Position, at: number): boolean => (unrest[at] ?? 0) >= 4 || (laid[at] ?? 0) > 0;

function isBlocked(position: Position, site: number): boolean {
  const facts = sites[site];
  if (facts === undefined || facts.kind === "external") return false;
  for (const at of facts.provinces) if (!hasProtest(position, at)) return false;
  return true;
}

type Segment = (typeof segments)[number];

function isCarried({ factories, segments: built }: Position, { touches, twin }: Segment): boolean {
  for (const end of touches) if (factories[end] !== NONE) return true;
  return twin >= 0 && built[twin] === 1;
}

function isCut(position: Position, { ends }: Segment): boolean {
  for (const end of ends) if (isBlocked(position, end)) return true;
  return false;
}

const ordinary: Readonly<Record<Germany, readonly number[]>> = {
  west: sites.filter(({ side, kind }) => side === "west" && (kind === "city" || kind === "shared")).map(({ at }) => at),
  east: sites.filter(({ side, kind }) => side === "east" && (kind === "city" || kind === "shared")).map(({ at }) => at),
};
const segmentsOf: Readonly<Record<Germany, readonly Segment[]>> = {
  west: segments.filter(({ side }) => side === "west"),
  east: segments.filter(({ side }) => side === "east"),
};

/** [B6] Factories and segments that an ordinary point can build. */
export function buildable(position: Position, side: Germany): Point[] {
  const { factories, segments: built } = position;
  const points: Point[] = [];
  for (const at of ordinary[side]) if (factories[at] === NONE && !isBlocked(position, at)) points.push(at);
  for (const each of segmentsOf[side])
    if (built[each.at] === 0 && isCarried(position, each) && !isCut(position, each)) points.push(SITES + each.at);
  return points;
}

export function buildableAbroad(position: Position, country: string): Point[] {
  const abroad = sites.filter((each) => each.country === country).map(({ at }) => at);
  const leading = segments.filter(
    (each) =>
      abroad.some((at) => each.ends.includes(at)) &&
      position.segments[each.at] === 0 &&
      isCarried(position, each) &&
      !isCut(position, each),
  );
  return [...abroad.filter((at) => position.factories[at] === NONE), ...leading.map(({ at }) => SITES + at)];
}

/** [B6] */
export function dismantlable(position: Position, side: Germany, where?: string): Point[] {
  const within = where === undefined ? -1 : provinceIndex(where === "niedersachsen-hamburg" ? "niedersachsen" : where);
  const lies = (site: number) => within < 0 || (sites[site]?.provinces.includes(within) ?? false);
  const points: Point[] = [];
  const touched = new Uint8Array(SITES);
  for (const { at, side: owner, ends, touches } of segments) {
    if (position.segments[at] === 0) continue;
    for (const each of touches) touched[each] = 1;
    if (owner === side && ends.some(lies)) points.push(SITES + at);
  }
  for (const { at, side: owner, kind } of sites) {
    const factory = position.factories[at];
    if (owner !== side || kind === "external" || factory === NONE || !lies(at)) continue;
    if (kind === "plant" || (factory === SOUND && touched[at] === 0)) points.push(at);
  }
  return points;
}

const sitesWhere = (is: (site: (typeof sites)[number]) => boolean): Point[] => sites.filter(is).map(({ at }) => at);

export const soundFactories = ({ factories }: Position): Point[] =>
  sitesWhere(({ at, side, kind }) => side === "east" && kind !== "external" && factories[at] === SOUND);

export const runDownFactories = ({ factories }: Position, where?: string): Point[] =>
  sitesWhere(
    ({ at, provinces: own }) =>
      factories[at] === RUN_DOWN && (where === undefined || own.includes(provinceIndex(where))),
  );

export const runningAbroad = ({ factories }: Position, country: string | undefined): Point[] =>
  sitesWhere((each) => each.country === country && factories[each.at] !== NONE);

/** The provinces an icon means. */
export function meant({ side = "east", where }: Icon): readonly number[] {
  if (where === "west-germany") return westernStates;
  const at = where === undefined ? -1 : provinceIndex(where);
  return at >= 0 ? [at] : provinces[side];
}
