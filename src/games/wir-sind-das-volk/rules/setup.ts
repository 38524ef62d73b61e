import { type ProvinceFacts, type ProvinceId, provinceList, siteList } from "../components/board/index.ts";
import type { VolkOptions } from "../options.ts";
import type { VolkState } from "../state.ts";

const perProvince = (value: (facts: ProvinceFacts) => number) =>
  Object.fromEntries(provinceList.map((facts) => [facts.id, value(facts)])) as Record<ProvinceId, number>;

/** [B2] The map before any card has been dealt. */
export function startingState(options: VolkOptions): VolkState {
  return {
    options,
    step: { at: "decade" },
    decade: 1,
    part: 1,
    unrest: perProvince(({ unrest }) => unrest),
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
