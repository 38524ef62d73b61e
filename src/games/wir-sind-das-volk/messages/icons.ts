import type { Language, Localized } from "../../../engine/index.ts";
import { isArrow } from "../cards/elements.ts";
import type { Arrow, Element, Icon, IconKind, Track } from "../cards/types.ts";

/** What an icon says; with how many of it where its words have a place for the number. */
type Say = (icon: Icon, count: number) => Localized;

const inState: Readonly<Record<"west" | "east", Localized>> = {
  west: { en: "in the West", ru: "на Западе" },
  east: { en: "in the East", ru: "на Востоке" },
};
const powers: Readonly<Record<"usa" | "ussr" | "acting", Localized>> = {
  usa: { en: "USA", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
  acting: { en: "own superpower", ru: "своя сверхдержава" },
};
const deciders: Readonly<Record<"west" | "east", Localized>> = {
  west: { en: "West chooses where", ru: "место выбирает Запад" },
  east: { en: "East chooses where", ru: "место выбирает Восток" },
};
const places: Readonly<Record<string, Localized>> = {
  "west-germany": { en: "not West Berlin", ru: "кроме Западного Берлина" },
  "niedersachsen-hamburg": { en: "Lower Saxony or Hamburg", ru: "Нижняя Саксония или Гамбург" },
  polska: { en: "Poland", ru: "Польша" },
  cssr: { en: "Czechoslovakia", ru: "Чехословакия" },
};
const tracks: Readonly<Record<Track, Localized>> = {
  prestige: { en: "prestige", ru: "престиж" },
  currency: { en: "western currency", ru: "валюта" },
  socialists: { en: "socialists", ru: "социалисты" },
  dominance: { en: "dominance", ru: "доминирование" },
  space: { en: "space race", ru: "космическая гонка" },
  arms: { en: "arms race", ru: "гонка вооружений" },
};

const fixed =
  (en: string, ru: string): Say =>
  () => ({ en, ru });
/** What a state gets or loses so often: its words begin with the number. */
const placed =
  (en: (count: number) => string, ru: (count: number) => string): Say =>
  ({ side = "east" }, count) => ({ en: `${en(count)} ${inState[side].en}`, ru: `${ru(count)} ${inState[side].ru}` });

const forms = new Intl.PluralRules("ru");
/** The form that goes with a number. */
const of = (count: number, one: string, few: string, many: string): string =>
  `${count} ${{ one, few }[forms.select(count) as "one" | "few"] ?? many}`;
const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
const pieces = (count: number): string => of(count, "объект", "объекта", "объектов");
const counters = (count: number): string => of(count, "фишка", "фишки", "фишек");
const ofPower =
  (en: (who: string, amount: number) => string, ru: (who: string, amount: number) => string): Say =>
  ({ power = "acting", amount = 0 }) => ({ en: en(powers[power].en, amount), ru: ru(powers[power].ru, amount) });

/** США are many, СССР is one. */
const isMany = (who: string): boolean => who === powers.usa.ru;

const icons: Readonly<Record<IconKind, Say>> = {
  unrest: placed(
    (count) => `+${count} unrest`,
    (count) => `+${counters(count)} беспорядков`,
  ),
  "remove-unrest": placed(
    (count) => `−${count} unrest`,
    (count) => `−${counters(count)} беспорядков`,
  ),
  build: placed(
    (count) => `build ${points(count)}`,
    (count) => `построить ${pieces(count)}`,
  ),
  dismantle: placed(
    (count) => `dismantle ${points(count)}`,
    (count) => `снести ${pieces(count)}`,
  ),
  "living-standard": placed(
    (count) => `+${count} living standard`,
    (count) => `+${count} к благосостоянию`,
  ),
  "living-standard-plain": placed(
    (count) => `+${count} living standard, unrest staying,`,
    (count) => `+${count} к благосостоянию без снятия беспорядков`,
  ),
  "remove-living-standard": placed(
    (count) => `−${count} living standard`,
    (count) => `−${count} к благосостоянию`,
  ),
  rundown: fixed("run down a factory in the East", "износ фабрики на Востоке"),
  repair: fixed("repair a factory", "починить фабрику"),
  "stop-factory": fixed("stop a factory abroad", "остановить зарубежную фабрику"),
  police: ({ strength = "light" }) =>
    strength === "dark"
      ? { en: "dark police card", ru: "тёмная карта полиции" }
      : { en: "light police card", ru: "светлая карта полиции" },
  guillaume: fixed("East spies", "Восток шпионит"),
  "move-unrest": fixed("move 1 unrest in the East", "перенести 1 фишку беспорядков на Востоке"),
  "remove-mass-protest": fixed("end a mass protest in the East", "прекратить массовый протест на Востоке"),
  "build-wall": fixed("the Wall is built", "строится Стена"),
  "remove-wall": fixed("the Wall falls", "падает Стена"),
  "disband-stasi": fixed("the Stasi is disbanded", "роспуск Штази"),
  "dove-up": fixed("a dove turns up", "голубь лицом вверх"),
  "dove-down": fixed("a dove turns down", "голубь лицом вниз"),
  peacemaker: fixed("keep the card as peacemaker", "оставить карту себе: миротворец"),
  "choose-marker": fixed("move dominance or prestige by 1", "сдвинуть доминирование или престиж на 1"),
  pay: ofPower(
    (who, amount) => `${who} pays $${amount}`,
    (who, amount) => `${who} ${isMany(who) ? "платят" : "платит"} $${amount}`,
  ),
  gain: ofPower(
    (who, amount) => `${who} gets $${amount}`,
    (who, amount) => `${who} ${isMany(who) ? "получают" : "получает"} $${amount}`,
  ),
  conflict: ofPower(
    (who) => `${who} draws a conflict card`,
    (who) => `${who} ${isMany(who) ? "берут" : "берёт"} карту конфликта`,
  ),
  "arms-card": ofPower(
    (who) => `${who} draws an arms race card`,
    (who) => `${who} ${isMany(who) ? "берут" : "берёт"} карту гонки вооружений`,
  ),
  "arms-race-cost-up": fixed("arms race costs $1 more", "гонка вооружений дороже на $1"),
  "ussr-value-down": fixed(
    "USSR builds and raises with 1 less",
    "значение карт на 1 меньше, когда СССР строит или повышает благосостояние",
  ),
  "draw-3-keep-2": fixed("draw three cards, keep two", "взять три карты, оставить две"),
};

/** Icons whose words have a place for their number. */
const numbered: ReadonlySet<IconKind> = new Set([
  ...(["unrest", "remove-unrest", "build", "dismantle"] as const),
  ...(["living-standard", "living-standard-plain", "remove-living-standard"] as const),
]);

/** An icon or arrow, or several of one kind, in a few words. */
export function elementWords(
  element: Element,
  count: number,
  nameOf: (id: string) => Localized | undefined,
): Localized {
  if (count > 1 && (isArrow(element) || !numbered.has(element.icon))) {
    const { en, ru } = elementWords(element, 1, nameOf);
    return { en: `${count} × ${en}`, ru: `${count} × ${ru}` };
  }
  if (isArrow(element)) return arrowWords(element);
  const said = icons[element.icon](element, count);
  const where = element.where === undefined ? undefined : (places[element.where] ?? nameOf(element.where));
  const decider = element.decidedBy === undefined ? undefined : deciders[element.decidedBy];
  const tail = (language: Language) => {
    const remarks = [where, decider].flatMap((each) => each?.[language] ?? []);
    return remarks.length === 0 ? "" : ` (${remarks.join(", ")})`;
  };
  return { en: said.en + tail("en"), ru: said.ru + tail("ru") };
}

/** [6.4] One with priority is never turned into dominance. */
function arrowWords({ arrow, toward, priority }: Arrow): Localized {
  const isPower = arrow === "dominance" || arrow === "space" || arrow === "arms";
  const [west, east] = isPower ? [powers.usa, powers.ussr] : [germany.west, germany.east];
  const to = toward === "west" ? west : east;
  const [first, firstInRussian] = priority ? ["priority ", "приоритетный "] : ["", ""];
  return { en: `${first}${tracks[arrow].en} → ${to.en}`, ru: `${firstInRussian}${tracks[arrow].ru} → ${to.ru}` };
}

const germany: Readonly<Record<"west" | "east", Localized>> = {
  west: { en: "West", ru: "Запад" },
  east: { en: "East", ru: "Восток" },
};

export const trackWords = tracks;
