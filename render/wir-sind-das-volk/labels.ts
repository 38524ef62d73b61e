import type { Args, Language, Localized, VisibleEntry } from "../../src/engine/index.ts";
import type { Where } from "../../src/games/wir-sind-das-volk/cards/types.ts";
import type { ProvinceId, SiteId } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { volkMessages } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import type { MessageKey } from "../../src/games/wir-sind-das-volk/messages/keys.ts";
import { nameOf } from "../../src/games/wir-sind-das-volk/names.ts";
import { story, type Told, worded } from "../../src/i18n/index.ts";

/** Words that stand in pictures only. */
const labels = {
  west: { en: "W", ru: "Зап" },
  east: { en: "E", ru: "Вост" },
  usa: { en: "USA", ru: "США" },
  ussr: { en: "USSR", ru: "СССР" },
  decade: { en: "Decade", ru: "Декада" },
  over: { en: "The game is over", ru: "Игра окончена" },
  goesOn: { en: "So far", ru: "До сих пор" },
  elsewhere: {
    en: "All of it in words: /game board as: text.",
    ru: "Всё словами: /партия поле как: текст.",
  },
  prestige: { en: "Prestige", ru: "Престиж" },
  protests: { en: "Mass protests", ru: "Протесты" },
  hands: { en: "Hands", ru: "На руках" },
  deck: { en: "Deck", ru: "Колода" },
  display: { en: "Display", ru: "Ряд карт" },
  special: { en: "special", ru: "спец." },
  last: { en: "Last move", ru: "Последний ход" },
  closeup: { en: "What changed, enlarged", ru: "Крупно: что изменилось" },
  tracks: { en: "Tracks", ru: "Шкалы" },
  factories: { en: "Factories and their values", ru: "Фабрики и их значение" },
  powers: { en: "Superpowers", ru: "Сверхдержавы" },
  police: { en: "Police", ru: "Полиция" },
  noPolice: { en: "none", ru: "нет" },
  disbanded: { en: "the Stasi is disbanded", ru: "Штази распущена" },
  wallUp: { en: "The Wall stands", ru: "Стена стоит" },
  wallDown: { en: "No Wall", ru: "Стены нет" },
  flight: { en: "Flight", ru: "Бегство" },
  soFar: { en: "so far", ru: "пока" },
  box: { en: "Socialists in the box", ru: "Социалисты в ячейке" },
  economy: { en: "Economy", ru: "Экономика" },
  unrest: { en: "unrest", ru: "беспорядки" },
  massProtest: { en: "mass protest", ru: "массовый протест" },
  standard: { en: "living standard", ru: "благосостояние" },
  bestFactory: { en: "best factory", ru: "лучшая фабрика" },
  socialist: { en: "socialist", ru: "социалист" },
  factory: { en: "factory, its value", ru: "фабрика и её значение" },
  runDown: { en: "run down", ru: "изношена" },
  supplier: { en: "supplies West Berlin", ru: "снабжает Западный Берлин" },
  infrastructure: { en: "infrastructure", ru: "инфраструктура" },
  vp: { en: "VP", ru: "ПО" },
  win: { en: "win", ru: "победа" },
  treasury: { en: "Treasury", ru: "Казна" },
  doves: { en: "Doves", ru: "Голуби" },
  order: { en: "Order", ru: "Порядок" },
  armsDeck: { en: "Arms race cards", ru: "Карты гонки" },
  conflictDeck: { en: "Conflict cards", ru: "Карты конфликта" },
  prepared: { en: "2+2 cards waiting", ru: "Карты 2+2 ждут" },
  peacemakers: { en: "Peacemakers", ru: "Миротворцы" },
  dearer: { en: "arms race +$1", ru: "гонка дороже на $1" },
  weaker: { en: "USSR aid −1", ru: "помощь СССР −1" },
  hand: { en: "Hand", ru: "Рука" },
  empty: { en: "no cards", ru: "карт нет" },
  value: { en: "value", ru: "значение" },
  runners: { en: "runners", ru: "беглецы" },
  atValue: { en: "With the value", ru: "Вместе со значением" },
  noArmsRace: { en: "not for the arms race", ru: "не для гонки вооружений" },
  endOfDecade: { en: "End of decade", ru: "Конец декады" },
  waiting: { en: "waits for an answer", ru: "ждёт ответа" },
  curve: { en: "Unrest through the game", ru: "Беспорядки по ходу игры" },
  final: { en: "At the end", ru: "В конце" },
  now: { en: "Now", ru: "Сейчас" },
  exports: { en: "exports", ru: "экспорт" },
  factoryOf: { en: "factory", ru: "фабрика" },
  standIn: { en: "estimate", ru: "оценка" },
  marker: { en: "marker", ru: "маркер" },
  balance: { en: "balance", ru: "баланс" },
  darkPolice: { en: "dark police", ru: "тёмная полиция" },
  standardWest: { en: "best standard, West", ru: "лучшее на Западе" },
  standardEast: { en: "worst standard, East", ru: "худшее на Востоке" },
  protestEast: { en: "protests in the East", ru: "протесты на Востоке" },
  protestWest: { en: "protests in the West", ru: "протесты на Западе" },
  flightLevel: { en: "flight", ru: "бегство" },
  lost: { en: "points lost", ru: "потеряно" },
  french: { en: "F", ru: "Ф" },
  british: { en: "B", ru: "Б" },
  american: { en: "A", ru: "А" },
  berlinProtest: { en: "WB", ru: "ЗБ" },
  collapse: { en: "4 make a state collapse", ru: "при 4 государство рушится" },
} as const satisfies Record<string, Localized>;

export type Label = keyof typeof labels;

export const label = (language: Language, key: Label): string => labels[key][language];

export const nameIn = (language: Language, id: string): string => nameOf(id)?.[language] ?? id;

/** Names that would be too small in their plate. */
const shortNames: Readonly<Partial<Record<ProvinceId | SiteId, Localized>>> = {
  "schleswig-holstein": { en: "Schleswig-Holst.", ru: "Шлезвиг-Гольшт." },
  "nordrhein-westfalen": { en: "N. Rhine-Westph.", ru: "С. Рейн – Вестф." },
  "rheinland-pfalz": { en: "Rhineland-Palat.", ru: "Рейнланд-Пфальц" },
  "baden-wuerttemberg": { en: "Baden-Württemb.", ru: "Баден-Вюртемб." },
  "mecklenburg-vorpommern": { en: "Mecklenburg", ru: "Мекленбург" },
  "west-berlin": { en: "West Berlin", ru: "Зап. Берлин" },
  "east-berlin": { en: "East Berlin", ru: "Вост. Берлин" },
  "sachsen-anhalt": { en: "Saxony-Anhalt", ru: "Саксония-Анх." },
  berlin: { en: "Berlin", ru: "Берлин" },
  "polska-north": { en: "Poland N", ru: "Польша сев." },
  "polska-south": { en: "Poland S", ru: "Польша юж." },
  "cssr-east": { en: "ČSSR E", ru: "ЧССР вост." },
  "cssr-west": { en: "ČSSR W", ru: "ЧССР зап." },
  "karl-marx-stadt": { en: "Karl-Marx-St.", ru: "К.-Маркс-Шт." },
};

export const mapName = (language: Language, id: ProvinceId | SiteId): string =>
  shortNames[id]?.[language] ?? nameIn(language, id);

/** Where an icon applies, in a few letters. */
const whereShort: Readonly<Partial<Record<Where, Localized>>> = {
  "west-germany": { en: "not Berlin", ru: "не Берлин" },
  "niedersachsen-hamburg": { en: "Lower Saxony", ru: "Ниж. Саксония" },
  polska: { en: "Poland", ru: "Польша" },
  cssr: { en: "ČSSR", ru: "ЧССР" },
  "west-berlin": { en: "W. Berlin", ru: "Зап. Берлин" },
  "rheinland-pfalz": { en: "Rhinel.-P.", ru: "Рейнл.-Пф." },
  "nordrhein-westfalen": { en: "N. Rhine-W.", ru: "Рейн-Вестф." },
  "baden-wuerttemberg": { en: "Baden-W.", ru: "Баден-В." },
};

export const whereName = (language: Language, where: Where): string =>
  whereShort[where]?.[language] ?? nameIn(language, where);

/** A phrase of the game without Markdown. */
export const plain = (language: Language, key: MessageKey, args: Args = {}): string => inWords(language, { key, args });

/** The same with a key that the rules or the log have told. */
export const inWords = (language: Language, told: Told): string =>
  unmarked(worded(language, told, volkMessages, false) ?? "");

export const unmarked = (words: string): string => words.replaceAll("*", "");

export const told = (language: Language, entries: readonly VisibleEntry[]): string[] =>
  story(language, entries, volkMessages).map(unmarked);

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const roman = (decade: number): string => ["", "I", "II", "III", "IV"][decade] ?? "IV";

/** `+3`, `−2`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
