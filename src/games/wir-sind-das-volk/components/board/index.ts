import { connections } from "../connections.ts";
import { provinces } from "../provinces.ts";
import { sites } from "../sites.ts";
import type { Germany, Names, Province, Sector, Site } from "./types.ts";

export type ProvinceId = (typeof provinces)[number]["id"];
export type SiteId = (typeof sites)[number]["id"];
export type ConnectionId = (typeof connections)[number]["id"];
export type SegmentId = (typeof connections)[number]["segments"][number];

/** One place for infrastructure. */
interface Segment {
  readonly id: SegmentId;
  readonly side: Germany;
  readonly connection: ConnectionId;
  /** Both ends of its connection. */
  readonly ends: readonly [SiteId, SiteId];
  /** The ends it touches itself: one of two on a double connection. */
  readonly touches: readonly SiteId[];
  readonly twin: SegmentId | null;
}

export interface ProvinceFacts extends Province {
  readonly id: ProvinceId;
  readonly adjacent: readonly ProvinceId[];
}
interface SiteFacts extends Site {
  readonly id: SiteId;
  readonly provinces: readonly ProvinceId[];
}

const byId = <Id extends string, T extends { readonly id: Id }>(list: readonly T[]) =>
  new Map<string, T>(list.map((each) => [each.id, each]));

export const provinceList: readonly ProvinceFacts[] = provinces;
export const siteList: readonly SiteFacts[] = sites;
const provinceMap = byId(provinceList);
const siteMap = byId(siteList);

export const segmentList: readonly Segment[] = connections.flatMap(({ id, a, b, side, segments }): Segment[] => {
  const ends = [a, b] as const;
  const [first, second] = segments;
  if (second === undefined) return [{ id: first, side, connection: id, ends, touches: ends, twin: null }];
  return [
    { id: first, side, connection: id, ends, touches: [a], twin: second },
    { id: second, side, connection: id, ends, touches: [b], twin: first },
  ];
});
const segmentMap = byId(segmentList);

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error("Not on the map");
  return thing;
};

export const province = (id: ProvinceId): ProvinceFacts => found(provinceMap.get(id));
export const site = (id: SiteId): SiteFacts => found(siteMap.get(id));
export const segment = (id: SegmentId): Segment => found(segmentMap.get(id));

export const isProvince = (id: string): id is ProvinceId => provinceMap.has(id);
export const isSite = (id: string): id is SiteId => siteMap.has(id);
export const isSegment = (id: string): id is SegmentId => segmentMap.has(id);

export const provincesOf: Readonly<Record<Germany, readonly ProvinceId[]>> = {
  west: provinceList.filter(({ side }) => side === "west").map(({ id }) => id),
  east: provinceList.filter(({ side }) => side === "east").map(({ id }) => id),
};
export const westGermany: readonly ProvinceId[] = provincesOf.west.filter((id) => id !== "west-berlin");

/** The provinces that supply the sectors of West Berlin. */
export const supplierOf: Readonly<Record<Sector, ProvinceId>> = {
  french: "rheinland-pfalz",
  british: "nordrhein-westfalen",
  american: "baden-wuerttemberg",
};
export const suppliers: readonly ProvinceId[] = Object.values(supplierOf);

/** The segments of every connection, and the connections of every site. */
export const segmentsOf: ReadonlyMap<ConnectionId, readonly SegmentId[]> = new Map(
  connections.map(({ id, segments }) => [id, segments]),
);
export const connectionsAt: ReadonlyMap<SiteId, readonly (typeof connections)[number][]> = new Map(
  siteList.map(({ id }) => [id, connections.filter(({ a, b }) => a === id || b === id)]),
);
export const segmentsAt: ReadonlyMap<SiteId, readonly SegmentId[]> = new Map(
  siteList.map(({ id }) => [id, segmentList.filter(({ touches }) => touches.includes(id)).map((each) => each.id)]),
);

/** Of two on one connection, the near end is named first: a phone shows no more than the beginning. */
export function segmentName({ ends, touches, twin }: Segment): Names {
  const [a, b] = twin === null || touches[0] === ends[0] ? ends : [ends[1], ends[0]];
  const between = (language: keyof Names) => `${site(a).name[language]} – ${site(b).name[language]}`;
  if (twin === null) return { de: between("de"), en: between("en"), ru: between("ru") };
  const near = site(a).name;
  return {
    de: `${between("de")} (bei ${near.de})`,
    en: `${between("en")} (near ${near.en})`,
    ru: `${between("ru")} (половина: ${near.ru})`,
  };
}
