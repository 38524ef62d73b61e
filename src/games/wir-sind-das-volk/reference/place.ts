import type { Language } from "../../../engine/index.ts";
import {
  connectionsAt,
  isProvince,
  isSegment,
  isSite,
  type ProvinceId,
  province,
  type SegmentId,
  type SiteId,
  segment,
  site,
  siteList,
} from "../components/board/index.ts";
import { factoryValue, standardOf, workingConnections } from "../standing.ts";
import type { VolkView } from "../view.ts";
import { provinceLine } from "./map.ts";
import { say } from "./say.ts";

/** A province, a city or a place for infrastructure; with a position, how it stands. */
export function placeLines(id: string, language: Language, view: VolkView | null): readonly string[] {
  if (isProvince(id)) return provinceLines(id, language, view);
  if (isSite(id)) return siteLines(id, language, view);
  return isSegment(id) ? segmentLines(id, language, view) : [];
}

function provinceLines(id: ProvinceId, language: Language, view: VolkView | null): string[] {
  const { side, neighbours, supplies } = province(id);
  const cities = siteList.filter(({ kind, provinces }) => kind !== "external" && provinces.includes(id));
  return [
    say(language, "look.province", { province: id, side, neighbours }),
    ...(cities.length > 0 ? [say(language, "look.sites", { places: cities.map((each) => each.id) })] : []),
    ...(supplies === undefined ? [] : [say(language, "look.supplier", { sector: supplies })]),
    ...(view === null ? [] : [provinceLine(view, id, language)]),
    ...(view !== null && id === "west-berlin" && standardOf(view, id) > 0
      ? [say(language, "look.sectors", { ...view.sectors })]
      : []),
  ];
}

function siteLines(id: SiteId, language: Language, view: VolkView | null): string[] {
  const { provinces } = site(id);
  const ends = (connectionsAt.get(id) ?? []).map(({ a, b }) => (a === id ? b : a));
  return [
    say(language, "look.site", { place: id, provinces }),
    ...(ends.length > 0 ? [say(language, "look.connections", { places: ends })] : []),
    ...(view === null ? [] : [factoryLine(id, language, view)]),
  ];
}

function factoryLine(id: SiteId, language: Language, view: VolkView): string {
  const state = view.factories[id];
  if (state === undefined) return say(language, "look.site.empty");
  const working = workingConnections(view, id);
  return say(language, "look.site.factory", { worth: factoryValue(view, id), working, state });
}

function segmentLines(id: SegmentId, language: Language, view: VolkView | null): string[] {
  const built = view?.segments.includes(id) ?? false;
  return [say(language, "look.segment", { place: id, side: segment(id).side, built })];
}
