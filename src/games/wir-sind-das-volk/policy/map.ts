import {
  type ConnectionId,
  connectionsAt,
  type ProvinceId,
  provinceList,
  provincesOf,
  type SegmentId,
  type SiteId,
  segmentList,
  segmentsOf,
  siteList,
  supplierOf,
  westGermany,
} from "../components/board/index.ts";
import { type Germany, sectors } from "../components/board/types.ts";

/** The map by numbers, so that many positions can be judged quickly. */

const indexOf = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id }, at) => [id, at]));
const provinceAt = indexOf(provinceList);
const siteAt = indexOf(siteList);
const segmentAt = indexOf(segmentList);

const at = (map: ReadonlyMap<string, number>, id: string): number => map.get(id) ?? -1;

export const provinceIndex = (id: string): number => at(provinceAt, id);
export const siteIndex = (id: string): number => at(siteAt, id);
export const segmentIndex = (id: string): number => at(segmentAt, id);

const indices = (ids: readonly ProvinceId[]): readonly number[] => ids.map(provinceIndex);

export const PROVINCES = provinceList.length;
export const SITES = siteList.length;
export const SEGMENTS = segmentList.length;
export const provinces: Readonly<Record<Germany, readonly number[]>> = {
  west: indices(provincesOf.west),
  east: indices(provincesOf.east),
};
export const westernStates = indices(westGermany);
export const westBerlin = provinceIndex("west-berlin");
export const supplierOfSector = sectors.map((each) => provinceIndex(supplierOf[each]));
export const across: readonly (readonly number[])[] = provinceList.map(({ adjacent }) => indices(adjacent));
export const hamburg = siteIndex("hamburg");
export const hamburgStates = indices(["schleswig-holstein", "niedersachsen"]);

interface SiteOfMap {
  readonly id: SiteId;
  readonly at: number;
  readonly side: Germany;
  readonly kind: string;
  readonly country: string | undefined;
  readonly provinces: readonly number[];
  /** The only one, but for Hamburg; none abroad. */
  readonly province: number;
  readonly connections: readonly number[];
}

const connectionIds: readonly ConnectionId[] = [...segmentsOf.keys()];

export const sites: readonly SiteOfMap[] = siteList.map(({ id, side, kind, country, provinces: own }, number) => ({
  id,
  at: number,
  side,
  kind,
  country,
  provinces: indices(own),
  province: own[0] === undefined ? -1 : provinceIndex(own[0]),
  connections: (connectionsAt.get(id) ?? []).map((each) => connectionIds.indexOf(each.id)),
}));

interface ConnectionOfMap {
  readonly side: Germany;
  readonly a: number;
  readonly b: number;
  readonly segments: readonly number[];
}

const segmentsOfConnection = (id: ConnectionId) => (segmentsOf.get(id) ?? []).map(segmentIndex);

export const connections: readonly ConnectionOfMap[] = connectionIds.map((id) => {
  const first = segmentList.find(({ connection }) => connection === id);
  if (first === undefined) throw new Error(`No segment of ${id}`);
  const [a, b] = first.ends;
  return { side: first.side, a: siteIndex(a), b: siteIndex(b), segments: segmentsOfConnection(id) };
});

interface SegmentOfMap {
  readonly id: SegmentId;
  readonly at: number;
  readonly side: Germany;
  readonly ends: readonly number[];
  readonly touches: readonly number[];
  readonly twin: number;
  readonly connection: number;
}

export const segments: readonly SegmentOfMap[] = segmentList.map(
  ({ id, side, ends, touches, twin, connection }, number) => ({
    id,
    at: number,
    side,
    ends: ends.map(siteIndex),
    touches: touches.map(siteIndex),
    twin: twin === null ? -1 : segmentIndex(twin),
    connection: connectionIds.indexOf(connection),
  }),
);
