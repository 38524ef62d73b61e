import type { Localized } from "../../engine/index.ts";
import { cards, type ScenarioFacts, scenarios, structures, terrains, tileIds, vehicles } from "./components/index.ts";
import { rules } from "./reference/rules-summary/index.ts";
import type { Side } from "./seats.ts";

export const sideNames: Readonly<Record<Side, Localized>> = {
  lrdg: { en: "LRDG", ru: "LRDG" },
  italy: { en: "Italy", ru: "Италия" },
};

/** Before the name of a thing that both sides have. */
const ofSide: Readonly<Record<Side, Localized>> = {
  lrdg: { en: "LRDG", ru: "LRDG" },
  italy: { en: "Italian", ru: "Италия" },
};

const squads: Readonly<Record<string, Localized>> = {
  "squad:A": { en: "Squad A", ru: "Отделение А" },
  "squad:T": { en: "Squad T", ru: "Отделение Т" },
};

/** The Russian edition marks the faces А and Б. */
const tileName = (id: string): Localized => ({ en: id, ru: id.replace("A", "А").replace("B", "Б") });

const entries = (table: Readonly<Record<string, { readonly name: Localized }>>): [string, Localized][] =>
  Object.entries(table).map(([id, { name }]) => [id, name]);

const seatNames: [string, Localized][] = Object.entries(vehicles).flatMap(([id, { name, seats }]) =>
  seats.map((seat): [string, Localized] => [
    `${id}:${seat.id}`,
    { en: `${name.en}: ${seat.name.en}`, ru: `${name.ru}: ${seat.name.ru}` },
  ]),
);

/** Names as they stand in a sentence: whose it is, the sentence says. */
const shortNames: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...Object.entries(sideNames),
  ...entries(cards),
  ...entries(vehicles),
  ...seatNames,
  ...entries(structures),
  ...entries(Object.fromEntries(Object.entries(terrains).map(([id, facts]) => [`terrain:${id}`, facts]))),
  ...Object.entries(squads),
  ...tileIds.map((id): [string, Localized] => [id, tileName(id)]),
  ...Object.entries(scenarios).map(([id, facts]): [string, Localized] => [id, scenarioName(facts)]),
  ...rules.map(({ id, title }): [string, Localized] => [id, title]),
]);

function scenarioName({ order, title }: ScenarioFacts): Localized {
  return { en: `${order}. ${title.en}`, ru: `${order}. ${title.ru}` };
}

export const shortNameOf = (id: string): Localized | undefined => shortNames.get(id);

/** Names that tell the two sides' things apart: what people search by. */
export function nameOf(id: string): Localized | undefined {
  const short = shortNames.get(id);
  const side = sideOfThing(id);
  if (short === undefined || side === null) return short;
  return { en: `${ofSide[side].en} ${short.en}`, ru: `${short.ru} (${ofSide[side].ru})` };
}

const things = new Map<string, Side>(
  [...Object.entries(cards), ...Object.entries(vehicles)].map(([id, { side }]) => [id, side]),
);
const sideOfThing = (id: string): Side | null => things.get(id) ?? null;
