import type { Icon } from "../cards/types.ts";
import type { Germany } from "../components/board/types.ts";
import { provinceIndex, provinces, segments, sites, westernStates } from "./map.ts";
import { NONE, type Position, RUN_DOWN, SOUND } from "./position.ts";

/** Where a piece may be put or taken, in an imagined position. */

const hasProtest = ({ unrest, laid }: Position, at: number): boolean => (unrest[at] ?? 0) >= 4 || (laid[at] ?? 0) > 0;

const isBlocked = (position: Position, site: number): boolean => {
  const facts = sites[site];
  return facts !== undefined && facts.kind !== "external" && facts.provinces.every((at) => hasProtest(position, at));
};

const isCarried = ({ factories, segments: built }: Position, { touches, twin }: (typeof segments)[number]): boolean =>
  touches.some((end) => factories[end] !== NONE) || (twin >= 0 && built[twin] === true);

/** [B6] Factories and segments that an ordinary point can build. */
export function buildable(position: Position, side: Germany): string[] {
  const points: string[] = [];
  for (const { id, at, side: owner, kind } of sites)
    if (owner === side && (kind === "city" || kind === "shared") && position.factories[at] === NONE)
      if (!isBlocked(position, at)) points.push(id);
  for (const each of segments)
    if (each.side === side && !position.segments[each.at] && isCarried(position, each))
      if (!each.ends.some((end) => isBlocked(position, end))) points.push(each.id);
  return points;
}

export function buildableAbroad(position: Position, country: string): string[] {
  const abroad = sites.filter((each) => each.country === country);
  const leading = segments.filter(
    (each) =>
      abroad.some(({ at }) => each.ends.includes(at)) &&
      !position.segments[each.at] &&
      isCarried(position, each) &&
      !each.ends.some((end) => isBlocked(position, end)),
  );
  return [...abroad.filter(({ at }) => position.factories[at] === NONE), ...leading].map(({ id }) => id);
}

/** [B6] */
export function dismantlable(position: Position, side: Germany, where?: string): string[] {
  const within = where === undefined ? -1 : provinceIndex(where === "niedersachsen-hamburg" ? "niedersachsen" : where);
  const lies = (site: number) => within < 0 || (sites[site]?.provinces.includes(within) ?? false);
  const points: string[] = [];
  const touched = new Set<number>();
  for (const { id, at, side: owner, ends, touches } of segments) {
    if (!position.segments[at]) continue;
    for (const each of touches) touched.add(each);
    if (owner === side && ends.some(lies)) points.push(id);
  }
  for (const { id, at, side: owner, kind } of sites) {
    const factory = position.factories[at];
    if (owner !== side || kind === "external" || factory === NONE || !lies(at)) continue;
    if (kind === "plant" || (factory === SOUND && !touched.has(at))) points.push(id);
  }
  return points;
}

export const soundFactories = ({ factories }: Position): string[] =>
  sites
    .filter(({ at, side, kind }) => side === "east" && kind !== "external" && factories[at] === SOUND)
    .map(({ id }) => id);

export const runDownFactories = ({ factories }: Position, where?: string): string[] =>
  sites
    .filter(({ at }) => factories[at] === RUN_DOWN)
    .filter(({ provinces: own }) => where === undefined || own.includes(provinceIndex(where)))
    .map(({ id }) => id);

export const runningAbroad = ({ factories }: Position, country: string | undefined): string[] =>
  sites.filter((each) => each.country === country && factories[each.at] !== NONE).map(({ id }) => id);

/** The provinces an icon means. */
export function meant({ side = "east", where }: Icon): readonly number[] {
  if (where === "west-germany") return westernStates;
  const at = where === undefined ? -1 : provinceIndex(where);
  return at >= 0 ? [at] : provinces[side];
}
