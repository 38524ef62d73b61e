import { type ProvinceId, provinceList, siteList } from "../components/board/index.ts";
import type { VolkOptions } from "../options.ts";
import type { VolkState } from "../state.ts";

/** [B2] The map before any card has been dealt. */
export function startingState(options: VolkOptions): VolkState {
  const perProvince = (value: (id: ProvinceId) => number) =>
    Object.fromEntries(provinceList.map(({ id }) => [id, value(id)])) as Record<ProvinceId, number>;
  const unrest = Object.fromEntries(provinceList.map((each) => [each.id, each.unrest])) as Record<ProvinceId, number>;
  return {
    options,
    step: { at: "decade" },
    decade: 1,
    part: 1,
    unrest,
    standard: perProvince(() => 0),
    sectors: { french: 0, british: 0, american: 0 },
    socialists: perProvince(() => 0),
    factories: Object.fromEntries(siteList.filter(({ start }) => start).map(({ id }) => [id, "sound"])),
    segments: [],
    supplierProtests: [],
    tracks: { prestige: 0, currency: 0, socialists: 0, dominance: 0, space: 0, arms: 0 },
    // [R 2] one since 2015
    box: 1,
    wall: false,
    stasiDisbanded: false,
    police: [],
    hands: { usa: [], west: [], ussr: [], east: [] },
    deck: [],
    display: [],
    special: null,
    played: [],
    powers: null,
  };
}
