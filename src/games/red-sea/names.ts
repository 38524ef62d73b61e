import type { Localized } from "../../engine/index.ts";
import { aliasesOf } from "../cold-war/names.ts";
import { cards } from "./cards/index.ts";
import { type Area, countries, seaLanes } from "./components/countries.ts";
import { rules } from "./reference/rules-summary/index.ts";

const sides = {
  us: { en: "US", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
};

const areas: Readonly<Record<Area, Localized>> = {
  africa: { en: "Africa", ru: "Африка" },
  "middle-east": { en: "Middle East", ru: "Ближний Восток" },
  "sea-lanes": seaLanes.name,
};

/** What asks for something without being a card. */
const others = { "space-race": { en: "space race", ru: "космическая гонка" } };

/** Cards are grouped by these: see `group` of the title. */
const eras = {
  "era:mid": { en: "Mid War", ru: "Середина войны" },
  "era:late": { en: "Late War", ru: "Окончание войны" },
};

const ofTheGame = [...countries, seaLanes, ...Object.values(cards).filter(({ set }) => set === undefined)];
const guests = Object.values(cards).filter(({ set }) => set !== undefined);

const names: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...Object.entries(sides),
  ...Object.entries(areas),
  ...Object.entries(others),
  ...[...ofTheGame, ...guests].map(({ id, name }): [string, Localized] => [id, name]),
  ...Object.entries(eras),
  ...rules.map(({ id, title }): [string, Localized] => [id, title]),
]);

const aliases = aliasesOf([...ofTheGame, ...rules], guests);

export const nameOf = (id: string): Localized | undefined => names.get(id);

/** Short names people type, besides the printed one. */
export const shortNamesOf = (id: string): readonly string[] => aliases.get(id) ?? [];
