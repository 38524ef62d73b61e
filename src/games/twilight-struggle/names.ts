import type { Localized } from "../../engine/index.ts";
import { cards } from "./cards/index.ts";
import { type Area, civilWarSpace, countries } from "./components/countries.ts";
import { rules } from "./reference/rules-summary/index.ts";
import { crises, outcomeWords } from "./turn-zero/crises.ts";
import { statecraft } from "./turn-zero/statecraft.ts";

const sides = {
  us: { en: "US", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
};

export const areas: Readonly<Record<Area, Localized>> = {
  europe: { en: "Europe", ru: "Европа" },
  asia: { en: "Asia", ru: "Азия" },
  "middle-east": { en: "Middle East", ru: "Ближний Восток" },
  "central-america": { en: "Central America", ru: "Центральная Америка" },
  "south-america": { en: "South America", ru: "Южная Америка" },
  africa: { en: "Africa", ru: "Африка" },
  "western-europe": { en: "Western Europe", ru: "Западная Европа" },
  "eastern-europe": { en: "Eastern Europe", ru: "Восточная Европа" },
  "southeast-asia": { en: "Southeast Asia", ru: "Юго-Восточная Азия" },
};

/** Cards are grouped by these: see `group` of the title. */
const eras = {
  "era:zero": { en: "Turn Zero", ru: "Нулевой ход" },
  "era:early": { en: "Early War", ru: "Начало войны" },
  "era:mid": { en: "Mid War", ru: "Середина войны" },
  "era:late": { en: "Late War", ru: "Окончание войны" },
};

const names: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...Object.entries(sides),
  ...Object.entries(areas),
  ...[...countries, civilWarSpace].map(({ id, name }): [string, Localized] => [id, name]),
  ...Object.values(cards).map(({ id, name }): [string, Localized] => [id, name]),
  ...[...Object.values(crises), ...Object.values(statecraft)].map(({ id, name }): [string, Localized] => [id, name]),
  ...outcomeWords,
  ...Object.entries(eras),
  ...rules.map(({ id, title }): [string, Localized] => [id, title]),
]);

export const nameOf = (id: string): Localized | undefined => names.get(id);
