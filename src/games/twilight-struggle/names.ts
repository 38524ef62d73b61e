import type { Localized } from "../../engine/index.ts";
import { aliasesOf } from "../cold-war/names.ts";
import { cards } from "./cards/index.ts";
import type { Area } from "./components/areas.ts";
import { civilWarSpace, countries } from "./components/countries/index.ts";
import { rules } from "./reference/rules-summary/index.ts";
import { crises, outcomeWords } from "./turn-zero/crises.ts";
import { statecraft } from "./turn-zero/statecraft.ts";

const sides = {
  us: { en: "US", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
};

const areas: Readonly<Record<Area, Localized>> = {
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

const ofTheGame = [
  ...countries,
  civilWarSpace,
  ...Object.values(cards).filter(({ set }) => set !== "red-sea"),
  ...Object.values(crises),
  ...Object.values(statecraft),
];
const guests = Object.values(cards).filter(({ set }) => set === "red-sea");

const names: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...Object.entries(sides),
  ...Object.entries(areas),
  ...[...ofTheGame, ...guests].map(({ id, name }): [string, Localized] => [id, name]),
  ...outcomeWords,
  ...Object.entries(eras),
  ...rules.map(({ id, title }): [string, Localized] => [id, title]),
]);

const aliases = aliasesOf([...ofTheGame, ...rules], guests);

export const nameOf = (id: string): Localized | undefined => names.get(id);

/** Short names people type, besides the printed one. */
export const shortNamesOf = (id: string): readonly string[] => aliases.get(id) ?? [];
