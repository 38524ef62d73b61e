import { card } from "./cards/index.ts";
import type { CardId } from "./cards/types.ts";
import {
  type ConnectionId,
  connectionsAt,
  type ProvinceId,
  province,
  provinceList,
  type SegmentId,
  type SiteId,
  segmentsAt,
  segmentsOf,
  site,
  siteList,
} from "./components/board/index.ts";
import type { Germany, Sector } from "./components/board/types.ts";

/** What can be asked of a position and of a view alike. */

export type Factory = "sound" | "run-down";

/** What stands on the map: a position and a view both have it. */
export interface Land {
  readonly unrest: Readonly<Record<ProvinceId, number>>;
  /** Living standard; that of West Berlin lies in its sectors. */
  readonly standard: Readonly<Record<ProvinceId, number>>;
  readonly sectors: Readonly<Record<Sector, number>>;
  readonly factories: Readonly<Partial<Record<SiteId, Factory>>>;
  readonly segments: readonly SegmentId[];
  /** Extra mass protests on suppliers because of West Berlin, in the order they were laid. */
  readonly supplierProtests: readonly ProvinceId[];
}

/** In which province each factory counts that could count in several. */
export type Assignment = Readonly<Partial<Record<SiteId, ProvinceId>>>;

export const PROTEST = 4;

export const standardOf = ({ standard, sectors }: Land, id: ProvinceId): number =>
  id === "west-berlin" ? sectors.french + sectors.british + sectors.american : standard[id];

/** [B8] Mass protests of the province itself. */
export const ownProtests = ({ unrest }: Land, id: ProvinceId): number => Math.floor(unrest[id] / PROTEST);

/** [B8] With the markers that West Berlin brought. */
export function protestsIn(land: Land, id: ProvinceId): number {
  let count = ownProtests(land, id);
  for (const each of land.supplierProtests) if (each === id) count++;
  return count;
}

export const protestsOf = (land: Land, provinces: readonly ProvinceId[]): number =>
  provinces.reduce((sum, id) => sum + protestsIn(land, id), 0);

/** [B6] A mass protest stops building; at Hamburg only one in both its provinces does, abroad none. */
export const isBlocked = (land: Land, id: SiteId): boolean => {
  const { kind, provinces } = site(id);
  return kind !== "external" && provinces.every((each) => protestsIn(land, each) > 0);
};

/** All segments of a connection are built. */
export function isComplete({ segments }: Land, id: ConnectionId): boolean {
  for (const each of segmentsOf.get(id) ?? []) if (!segments.includes(each)) return false;
  return true;
}

/** Factories at the other ends of complete connections. */
export function connectedFactories(land: Land, id: SiteId): number {
  let count = 0;
  for (const { id: connection, a, b } of connectionsAt.get(id) ?? [])
    if (land.factories[a === id ? b : a] !== undefined && isComplete(land, connection)) count++;
  return count;
}

/** [B6] All segments built and a factory at both ends. */
export const workingConnections = (land: Land, id: SiteId): number =>
  land.factories[id] === undefined ? 0 : connectedFactories(land, id);

export function factoryValue(land: Land, id: SiteId): number {
  const factory = land.factories[id];
  if (factory === undefined) return 0;
  const sound = factory === "sound" ? 1 : 0;
  return site(id).kind === "plant" ? 1 + sound : workingConnections(land, id) + sound;
}

/** East provinces to which a working connection of an external factory leads. */
export function fedBy(land: Land, id: SiteId): readonly ProvinceId[] {
  if (land.factories[id] === undefined) return [];
  const fed = (connectionsAt.get(id) ?? [])
    .filter(({ id: connection }) => isComplete(land, connection))
    .map(({ a, b }) => (a === id ? b : a))
    .filter((end) => land.factories[end] !== undefined)
    .flatMap((end) => site(end).provinces);
  return [...new Set(fed)];
}

/** Sites that always count in a province, and those of two provinces or abroad, which count where they are assigned. */
const own = new Map(provinceList.map(({ id }) => [id, siteList.filter((each) => countsAlways(each.id, id))] as const));
const assignable = siteList.filter(({ kind }) => kind === "shared" || kind === "external");
const shared = siteList.filter(({ kind }) => kind === "shared");

function countsAlways(id: SiteId, where: ProvinceId): boolean {
  const { kind, provinces } = site(id);
  return kind !== "shared" && kind !== "external" && provinces[0] === where;
}

/** [B6] The sum of its factories, with Hamburg and external ones if they are assigned to it. */
export function economyOf(land: Land, id: ProvinceId, assigned: Assignment): number {
  let sum = 0;
  for (const each of own.get(id) ?? []) sum += factoryValue(land, each.id);
  for (const each of assignable) if (assigned[each.id] === id) sum += factoryValue(land, each.id);
  return sum;
}

/** [B6] The value of the best factory; external ones are left out. */
export function exportFactory(land: Land, id: ProvinceId, assigned: Assignment): number {
  let most = 0;
  for (const each of own.get(id) ?? []) most = Math.max(most, factoryValue(land, each.id));
  for (const each of shared) if (assigned[each.id] === id) most = Math.max(most, factoryValue(land, each.id));
  return most;
}

export function hasFactory(land: Land, id: ProvinceId, assigned: Assignment): boolean {
  for (const each of own.get(id) ?? []) if (land.factories[each.id] !== undefined) return true;
  return shared.some((each) => assigned[each.id] === id && land.factories[each.id] !== undefined);
}

/** The value of all factories of a state, to tell what a point brings. */
export const wholeEconomy = (land: Land, side: Germany): number =>
  siteList.reduce((sum, each) => (each.side === side ? sum + factoryValue(land, each.id) : sum), 0);

/** [B6] Whether infrastructure touches the factory. */
export const isTouched = (land: Land, id: SiteId): boolean =>
  (segmentsAt.get(id) ?? []).some((each) => land.segments.includes(each));

export const sideOf = (id: ProvinceId): Germany => province(id).side;

/** As if Hamburg and the external factories all counted in one province. */
export const everythingIn = (land: Land, id: ProvinceId): Assignment =>
  Object.fromEntries(
    siteList
      .filter(({ kind, provinces, id: each }) =>
        kind === "shared" ? provinces.includes(id) : kind === "external" && fedBy(land, each).includes(id),
      )
      .map((each) => [each.id, id]),
  );

interface Played {
  readonly played: readonly CardId[];
  readonly police: readonly { readonly strength: "dark" | "light" }[];
}

/** How high the flight of this decade is so far: runners on the cards played, and dark police. */
export const flightSoFar = ({ played, police }: Played): number =>
  played.reduce((sum, id) => sum + (card(id).runners ?? 0), 0) +
  police.filter(({ strength }) => strength === "dark").length;
