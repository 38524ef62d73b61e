import { type Localized, languages, own } from "../../engine/index.ts";
import {
  actions,
  cards,
  isAction,
  type ScenarioFacts,
  scenarios,
  structures,
  terrains,
  tileIds,
  vehicles,
} from "./components/index.ts";
import { rules } from "./reference/rules-summary/index.ts";
import type { Side } from "./seats.ts";

interface SideWords {
  readonly name: Localized;
  /** Before the name of a thing that both sides have. */
  readonly of: Localized;
  readonly aliases: readonly string[];
}

const sideWords: Readonly<Record<Side, SideWords>> = {
  lrdg: {
    name: { en: "LRDG", ru: "LRDG" },
    of: { en: "LRDG", ru: "LRDG" },
    aliases: ["british", "desert group", "лрдг", "англичане", "британцы", "группа дальней разведки пустыни"],
  },
  italy: {
    name: { en: "Italy", ru: "Италия" },
    of: { en: "Italian", ru: "Италия" },
    aliases: ["italians", "italian army", "ita", "итальянцы", "ита"],
  },
};

const squads: Readonly<Record<string, Localized>> = {
  "squad:A": { en: "Squad A", ru: "Отделение А" },
  "squad:T": { en: "Squad T", ru: "Отделение Т" },
};

/** The Russian edition marks the faces А and Б. */
const tileName = (id: string): Localized => ({ en: id, ru: id.replace("A", "А").replace("B", "Б") });

const scenarioName = ({ order, title }: ScenarioFacts): Localized => ({
  en: `${order}. ${title.en}`,
  ru: `${order}. ${title.ru}`,
});

type Entry<T> = readonly [id: string, of: T];

const namesIn = (table: Readonly<Record<string, { readonly name: Localized }>>, head = ""): Entry<Localized>[] =>
  Object.entries(table).map(([id, { name }]) => [`${head}${id}`, name]);

const seatNames: Entry<Localized>[] = Object.entries(vehicles).flatMap(([id, { name, seats }]) =>
  seats.map(
    (seat): Entry<Localized> => [
      `${id}:${seat.id}`,
      { en: `${name.en}: ${seat.name.en}`, ru: `${name.ru}: ${seat.name.ru}` },
    ],
  ),
);

/** Names as they stand in a sentence, which says by itself whose a thing is. */
const shortNames: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...namesIn(sideWords),
  ...namesIn(cards),
  ...namesIn(vehicles),
  ...seatNames,
  ...namesIn(structures),
  ...namesIn(terrains, "terrain:"),
  ...Object.entries(squads),
  ...tileIds.map((id): Entry<Localized> => [id, tileName(id)]),
  ...Object.entries(scenarios).map(([id, facts]): Entry<Localized> => [id, scenarioName(facts)]),
  ...rules.map(({ id, title }): Entry<Localized> => [id, title]),
]);

export const shortNameOf = (id: string): Localized | undefined => shortNames.get(id);

const sidesOfThings: ReadonlyMap<string, Side> = new Map(
  [...Object.entries(cards), ...Object.entries(vehicles)].map(([id, { side }]) => [id, side]),
);

/** Names that tell the two sides' things apart: what people search by. */
export function nameOf(id: string): Localized | undefined {
  const short = shortNames.get(id);
  const side = sidesOfThings.get(id);
  if (short === undefined || side === undefined) return short;
  const { of } = sideWords[side];
  return { en: `${of.en} ${short.en}`, ru: `${short.ru} (${of.ru})` };
}

const inAllLanguages = (words: Localized | undefined): string[] =>
  words === undefined ? [] : languages.map((language) => words[language]);

/** Other words for an answer that is neither a thing nor an action. */
const answers: Readonly<Record<string, readonly string[]>> = {
  "end-turn": ["end", "pass", "конец", "пас", "закончить ход"],
  hunker: ["hunker down", "затаиться"],
  rally: ["ready", "готов"],
  leave: ["get out", "exit", "покинуть", "выйти"],
  stay: ["остаться"],
  evacuate: ["off", "off the board", "эвакуация"],
};

/** Everything that has other names: its own entry says which, and what both sides have is found without the side. */
const aliases: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(answers),
  ...Object.entries(sideWords).map(([id, words]): Entry<readonly string[]> => [id, words.aliases]),
  ...[...Object.entries(cards), ...Object.entries(vehicles)].map(
    ([id, { name, aliases: typed = [] }]): Entry<readonly string[]> => [id, [...typed, ...inAllLanguages(name)]],
  ),
  ...tileIds.map((id): Entry<readonly string[]> => [id, inAllLanguages(tileName(id))]),
  ...Object.entries(actions).map(([id, { name }]): Entry<readonly string[]> => [id, inAllLanguages(name)]),
  ...Object.entries(scenarios).map(
    ([id, { order, title }]): Entry<readonly string[]> => [id, [String(order), ...inAllLanguages(title)]],
  ),
  ...rules.map(({ id, aliases: typed }): Entry<readonly string[]> => [id, typed]),
]);

/** Options that say what is done to what: `seat:drive`, `board:italy-truck:driver`, `swap:italy-scout`. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  seat: ["seat", "место"],
  board: ["board", "сесть"],
  sit: ["sit", "пересесть"],
  swap: ["swap", "поменяться"],
};

export function aliasesOf(id: string): readonly string[] {
  const known = aliases.get(id);
  if (known !== undefined) return known;
  const [head = "", ...rest] = id.split(":");
  const verb = own(verbs, head);
  return verb === undefined ? [] : withVerb(verb, rest.join(":"));
}

function withVerb(verb: readonly string[], of: string): string[] {
  const names = inAllLanguages(isAction(of) ? actions[of].name : shortNames.get(of));
  return [...names, ...verb.flatMap((word) => names.map((name) => `${word} ${name}`))];
}
