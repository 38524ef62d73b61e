import type { Language } from "../../../engine/index.ts";
import type { BoardPart } from "../../title.ts";
import {
  type ProvinceId,
  province,
  provincesOf,
  type SegmentId,
  type SiteId,
  segment,
  segmentList,
  segmentsAt,
  site,
  siteList,
} from "../components/board/index.ts";
import type { Germany } from "../components/board/types.ts";
import {
  economyOf,
  everythingIn,
  exportFactory,
  factoryValue,
  ownProtests,
  protestsIn,
  protestsOf,
  standardOf,
  wholeEconomy,
} from "../standing.ts";
import type { VolkView } from "../view.ts";
import { say } from "./say.ts";

/** One of the two states: how it stands, its provinces with their cities, what lies abroad, and its infrastructure. */
export function germanyParts(view: VolkView, side: Germany, language: Language): BoardPart[] {
  const whole = `group:${side}`;
  const protests = protestsOf(view, provincesOf[side]);
  const head = say(language, "board.germany", { side, protests, economy: wholeEconomy(view, side) });
  const abroad = siteList.filter((each) => each.side === side && each.kind === "external").map(({ id }) => id);
  const segments = segmentList.filter((each) => each.side === side).map(({ id }) => id);
  return [
    { parts: [whole], lines: [head] },
    ...provincesOf[side].map((id) => provincePart(view, id, whole, language)),
    ...(abroad.length === 0
      ? []
      : [{ parts: [whole, ...countriesOf(abroad)], lines: [abroadLine(view, abroad, language)] }]),
    { parts: [whole], lines: segmentLines(view, segments, language) },
  ];
}

function provincePart(view: VolkView, id: ProvinceId, whole: string, language: Language): BoardPart {
  const cities = siteList.filter(({ kind, provinces }) => kind !== "external" && provinces.includes(id));
  const touching = new Set(cities.flatMap((city) => segmentsAt.get(city.id) ?? []));
  const { neighbours, side } = province(id);
  const list = cities.map((city) => siteWords(view, city.id, language)).join("; ");
  return {
    parts: [whole, id],
    lines: [
      [
        provinceLine(view, id, language),
        ...(id === "west-berlin" ? [say(language, "look.sectors", { ...view.sectors })] : []),
        ...(list === "" ? [] : [say(language, "board.sites", { list })]),
      ].join(" · "),
    ],
    more: [
      say(language, "look.province", { province: id, side, neighbours }),
      ...segmentLines(view, [...touching], language),
    ],
  };
}

const countriesOf = (abroad: readonly SiteId[]): string[] => [
  ...new Set(abroad.flatMap((id) => site(id).country ?? [])),
];

const abroadLine = (view: VolkView, abroad: readonly SiteId[], language: Language): string =>
  say(language, "board.abroad", { list: abroad.map((id) => siteWords(view, id, language)).join("; ") });

/** A city, and the worth of its factory. */
function siteWords(view: VolkView, id: SiteId, language: Language): string {
  const state = view.factories[id];
  if (state === undefined) return say(language, "board.site.empty", { place: id });
  return say(language, "board.site", { place: id, worth: factoryValue(view, id), state });
}

function segmentLines(view: VolkView, among: readonly SegmentId[], language: Language): string[] {
  const [built, free] = [true, false].map((isBuilt) => among.filter((id) => view.segments.includes(id) === isBuilt));
  return (["built", "free"] as const).flatMap((state) => {
    const ids = (state === "built" ? built : free) ?? [];
    const list = ids.map((id) => segmentWords(id, language)).join(", ");
    return list === "" ? [] : [say(language, `board.segments.${state}`, { list })];
  });
}

/** From where to where; of two on one connection, the near end is named first and alone. */
function segmentWords(id: SegmentId, language: Language): string {
  const { ends, touches, twin } = segment(id);
  const [a, b] = twin === null || touches[0] === ends[0] ? ends : [ends[1], ends[0]];
  return `${site(a).name[language]} ${twin === null ? "–" : "→"} ${site(b).name[language]}`;
}

export function provinceLine(view: VolkView, id: ProvinceId, language: Language): string {
  const count = protestsIn(view, id);
  const assigned = everythingIn(view, id);
  return say(language, "board.province", {
    province: id,
    unrest: view.unrest[id],
    protests: count > 0 ? "some" : "none",
    count,
    berlin: count - ownProtests(view, id) || null,
    standard: standardOf(view, id),
    socialists: view.socialists[id] || null,
    best: exportFactory(view, id, assigned),
    economy: economyOf(view, id, assigned),
  });
}
