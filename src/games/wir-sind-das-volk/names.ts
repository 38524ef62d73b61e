import type { Localized } from "../../engine/index.ts";
import { elementOf, isArrow } from "./cards/elements.ts";
import { allCards } from "./cards/index.ts";
import type { Element } from "./cards/types.ts";
import { provinceList, segmentList, segmentName, siteList } from "./components/board/index.ts";
import type { Names } from "./components/board/types.ts";
import { elementWords, trackWords } from "./messages/icons.ts";
import { rules } from "./reference/rules-summary/index.ts";

interface Named {
  readonly name: Localized;
  /** What else people type for it. */
  readonly aliases?: readonly string[];
}

/** Players, and what is spoken of without being a printed thing. */
const others: Readonly<Record<string, Named>> = {
  west: { name: { en: "West", ru: "Запад" }, aliases: ["FRG", "BRD", "ФРГ", "yellow"] },
  east: { name: { en: "East", ru: "Восток" }, aliases: ["GDR", "DDR", "ГДР", "red"] },
  usa: { name: { en: "USA", ru: "США" }, aliases: ["United States", "America"] },
  ussr: { name: { en: "USSR", ru: "СССР" }, aliases: ["Soviet Union", "UdSSR", "Советский Союз"] },
  french: { name: { en: "French sector", ru: "французский сектор" } },
  british: { name: { en: "British sector", ru: "британский сектор" } },
  american: { name: { en: "American sector", ru: "американский сектор" } },
  "decade:1": { name: { en: "Decade I", ru: "Декада I" } },
  "decade:2": { name: { en: "Decade II", ru: "Декада II" } },
  "decade:3": { name: { en: "Decade III", ru: "Декада III" } },
  "decade:4": { name: { en: "Decade IV", ru: "Декада IV" } },
  "group:west": { name: { en: "West Germany", ru: "Западная Германия" } },
  "group:east": { name: { en: "East Germany", ru: "Восточная Германия" } },
  polska: { name: { en: "Poland", ru: "Польша" } },
  cssr: { name: { en: "Czechoslovakia", ru: "Чехословакия" } },
  "west-germany": { name: { en: "West Germany without West Berlin", ru: "ФРГ без Западного Берлина" } },
  "niedersachsen-hamburg": { name: { en: "Lower Saxony and Hamburg", ru: "Нижняя Саксония и Гамбург" } },
};

/** A thing can also be called by its printed German name. */
const printed = (id: string, { de, en, ru }: Names, aliases: readonly string[] = []): [string, Named] => [
  id,
  { name: { en, ru }, aliases: [de, ...aliases] },
];

const named: ReadonlyMap<string, Named> = new Map<string, Named>([
  ...Object.entries(others),
  ...Object.entries(trackWords).map(([id, name]): [string, Named] => [id, { name }]),
  ...[...provinceList, ...siteList].map(({ id, name, aliases }) => printed(id, name, aliases)),
  ...segmentList.map((each) => printed(each.id, segmentName(each), [each.ends.join(" ")])),
  ...allCards.map(({ id, name, number }) => printed(id, name, number === undefined ? [] : [String(number)])),
  ...rules.map(({ id, title, aliases }): [string, Named] => [id, { name: title, aliases }]),
]);

/** Also icons and arrows by their ids, and several of them: `2x:icon:unrest/east`. */
export function nameOf(id: string): Localized | undefined {
  const known = named.get(id);
  if (known !== undefined) return known.name;
  const [, own] = /^own:(.+)$/.exec(id) ?? [];
  if (own !== undefined) return onlyFor(elementOf(own), nameOf(own));
  const [, most, limited = ""] = /^max(\d):(.+)$/.exec(id) ?? [];
  if (most !== undefined) return atMost(most, nameOf(limited));
  const [, count = "1", of = id] = /^(\d)x:(.+)$/.exec(id) ?? [];
  const element = elementOf(of);
  return element === undefined ? undefined : elementWords(element, Number(count), nameOf);
}

/** [7] The icon right of a value is for whoever has its colour. */
function onlyFor(element: Element | undefined, words: Localized | undefined): Localized | undefined {
  if (words === undefined || element === undefined || isArrow(element)) return words;
  const [en, ru] = element.power === "usa" ? ["USA or West", "США или Запад"] : ["USSR or East", "СССР или Восток"];
  return { en: `${words.en} (only if ${en} plays it)`, ru: `${words.ru} (только если играет ${ru})` };
}

const atMost = (most: string, words: Localized | undefined): Localized | undefined =>
  words === undefined
    ? undefined
    : { en: `${words.en}, at most ${most} per province`, ru: `${words.ru}, не более ${most} на провинцию` };

export const aliasesOf = (id: string): readonly string[] => named.get(id)?.aliases ?? [];
