import type { Localized } from "../../engine/index.ts";
import { cards } from "./cards/index.ts";
import { type Area, countries, seaLanes } from "./components/countries.ts";
import { rules } from "./reference/rules-summary/index.ts";

const sides = {
  us: { en: "US", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
};

export const areas: Readonly<Record<Area, Localized>> = {
  africa: { en: "Africa", ru: "Африка" },
  "middle-east": { en: "Middle East", ru: "Ближний Восток" },
  "sea-lanes": seaLanes.name,
};

/** Cards are grouped by these: see `group` of the title. */
const eras = {
  "era:mid": { en: "Mid War", ru: "Середина войны" },
  "era:late": { en: "Late War", ru: "Окончание войны" },
};

const names: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...Object.entries(sides),
  ...Object.entries(areas),
  ...[...countries, seaLanes].map(({ id, name }): [string, Localized] => [id, name]),
  ...Object.values(cards).map(({ id, name }): [string, Localized] => [id, name]),
  ...Object.entries(eras),
  ...rules.map(({ id, title }): [string, Localized] => [id, title]),
]);

export const nameOf = (id: string): Localized | undefined => names.get(id);
