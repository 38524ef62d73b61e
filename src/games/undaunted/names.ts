import type { Words } from "../../engine/index.ts";
import { cards, type ScenarioFacts, scenarios, structures, terrains, tileIds, vehicles } from "./components/index.ts";
import { rules } from "./reference/rules-summary/index.ts";
import type { Side } from "./seats.ts";

export const sideNames: Readonly<Record<Side, Words>> = {
  lrdg: { en: "LRDG", ru: "LRDG" },
  italy: { en: "Italy", ru: "Италия" },
};

/** Before the name of a thing that both sides have. */
const ofSide: Readonly<Record<Side, Words>> = {
  lrdg: { en: "LRDG", ru: "LRDG" },
  italy: { en: "Italian", ru: "Италия" },
};

const squads: Readonly<Record<string, Words>> = {
  "squad:A": { en: "Squad A", ru: "Отделение А" },
  "squad:T": { en: "Squad T", ru: "Отделение Т" },
};

/** The Russian edition marks the faces А and Б. */
const tileName = (id: string): Words => ({ en: id, ru: id.replace("A", "А").replace("B", "Б") });

const entries = (table: Readonly<Record<string, { readonly name: Words }>>): [string, Words][] =>
  Object.entries(table).map(([id, { name }]) => [id, name]);

const seatNames: [string, Words][] = Object.entries(vehicles).flatMap(([id, { name, seats }]) =>
  seats.map((seat): [string, Words] => [
    `${id}:${seat.id}`,
    { en: `${name.en}: ${seat.name.en}`, ru: `${name.ru}: ${seat.name.ru}` },
  ]),
);

/** Names as they stand in a sentence: whose it is, the sentence says. */
const shortNames: ReadonlyMap<string, Words> = new Map<string, Words>([
  ...Object.entries(sideNames),
  ...entries(cards),
  ...entries(vehicles),
  ...seatNames,
  ...entries(structures),
  ...entries(Object.fromEntries(Object.entries(terrains).map(([id, facts]) => [`terrain:${id}`, facts]))),
  ...Object.entries(squads),
  ...tileIds.map((id): [string, Words] => [id, tileName(id)]),
  ...Object.entries(scenarios).map(([id, facts]): [string, Words] => [id, scenarioName(facts)]),
  ...rules.map(({ id, title }): [string, Words] => [id, title]),
]);

function scenarioName({ order, title }: ScenarioFacts): Words {
  return { en: `${order}. ${title.en}`, ru: `${order}. ${title.ru}` };
}

export const shortNameOf = (id: string): Words | undefined => shortNames.get(id);

/** Names that tell the two sides' things apart: what people search by. */
export function nameOf(id: string): Words | undefined {
  const short = shortNames.get(id);
  const side = sideOfThing(id);
  if (short === undefined || side === null) return short;
  return { en: `${ofSide[side].en} ${short.en}`, ru: `${short.ru} (${ofSide[side].ru})` };
}

const things = new Map<string, Side>(
  [...Object.entries(cards), ...Object.entries(vehicles)].map(([id, { side }]) => [id, side]),
);
const sideOfThing = (id: string): Side | null => things.get(id) ?? null;
