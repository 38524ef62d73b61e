import { type Localized, own } from "../../engine/index.ts";
import { baseCards, card as cardOf, expansionCards, isCard, specialCards } from "./cards/index.ts";
import { isSegment, provinceList, segment, segmentList, segmentName, siteList } from "./components/board/index.ts";
import type { Names } from "./components/board/types.ts";
import { elementWords, trackWords } from "./messages/icons.ts";
import { rules } from "./reference/rules-summary/index.ts";
import { elementOf } from "./rules/events/elements.ts";

const things: Readonly<Record<string, Localized>> = {
  west: { en: "West", ru: "Запад" },
  east: { en: "East", ru: "Восток" },
  usa: { en: "USA", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
  french: { en: "French sector", ru: "французский сектор" },
  british: { en: "British sector", ru: "британский сектор" },
  american: { en: "American sector", ru: "американский сектор" },
  "decade:1": { en: "Decade I", ru: "Декада I" },
  "decade:2": { en: "Decade II", ru: "Декада II" },
  "decade:3": { en: "Decade III", ru: "Декада III" },
  "decade:4": { en: "Decade IV", ru: "Декада IV" },
  "group:west": { en: "West Germany", ru: "Западная Германия" },
  "group:east": { en: "East Germany", ru: "Восточная Германия" },
  polska: { en: "Poland", ru: "Польша" },
  cssr: { en: "Czechoslovakia", ru: "Чехословакия" },
  "west-germany": { en: "West Germany without West Berlin", ru: "ФРГ без Западного Берлина" },
  "niedersachsen-hamburg": { en: "Lower Saxony and Hamburg", ru: "Нижняя Саксония и Гамбург" },
};

const printed: readonly (readonly [string, Names])[] = [
  ...provinceList.map(({ id, name }) => [id, name] as const),
  ...siteList.map(({ id, name }) => [id, name] as const),
  ...segmentList.map((each) => [each.id, segmentName(each)] as const),
  ...[...baseCards, ...specialCards, ...expansionCards].map(({ id, name }) => [id, name] as const),
];

const names: ReadonlyMap<string, Localized> = new Map<string, Localized>([
  ...Object.entries(things),
  ...Object.entries(trackWords),
  ...printed.map(([id, { en, ru }]) => [id, { en, ru }] as const),
  ...rules.map(({ id, title }) => [id, title] as const),
]);

const german: ReadonlyMap<string, string> = new Map(printed.map(([id, { de }]) => [id, de]));

/** Also icons and arrows by their ids, and several of them: `2x:icon:unrest/east`. */
export function nameOf(id: string): Localized | undefined {
  const known = names.get(id);
  if (known !== undefined) return known;
  const [, count, of = ""] = /^(\d)x:(.+)$/.exec(id) ?? [];
  if (count !== undefined) return times(count, nameOf(of));
  const element = elementOf(id);
  return element === undefined ? undefined : elementWords(element, nameOf);
}

const times = (count: string, words: Localized | undefined): Localized | undefined =>
  words === undefined ? undefined : { en: `${count} × ${words.en}`, ru: `${count} × ${words.ru}` };

const short: Readonly<Record<string, readonly string[]>> = {
  west: ["FRG", "BRD", "ФРГ", "yellow"],
  east: ["GDR", "DDR", "ГДР", "red"],
  usa: ["United States", "America"],
  ussr: ["Soviet Union", "UdSSR", "Советский Союз"],
  "nordrhein-westfalen": ["NRW", "СРВ"],
  "baden-wuerttemberg": ["BW"],
  "rheinland-pfalz": ["RLP", "Palatinate", "Пфальц"],
  "mecklenburg-vorpommern": ["Mecklenburg", "Мекленбург"],
  "schleswig-holstein": ["SH"],
  bayern: ["Bayern"],
  "karl-marx-stadt": ["Chemnitz", "Хемниц"],
  berlin: ["Berlin", "Берлин"],
  rheinsberg: ["nuclear plant", "АЭС"],
};

/** The printed German name, the number of a card, the other direction of a connection, and what people say for short. */
export function aliasesOf(id: string): readonly string[] {
  const printedName = german.get(id);
  const number = isCard(id) ? cardOf(id).number : undefined;
  const ways = isSegment(id) ? segment(id).ends.join(" ") : undefined;
  const rule = rules.find((each) => each.id === id);
  return [
    ...(printedName === undefined ? [] : [printedName]),
    ...(number === undefined ? [] : [String(number)]),
    ...(ways === undefined ? [] : [ways]),
    ...(own(short, id) ?? []),
    ...(rule?.aliases ?? []),
  ];
}
