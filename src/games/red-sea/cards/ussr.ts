import { cancelHeadline } from "../../cold-war/headline.ts";
import { removeInfluence } from "../../cold-war/influence.ts";
import { other } from "../../cold-war/sides.ts";
import { africa, middleEast } from "./areas.ts";
import type { RedSeaEntry } from "./entry.ts";
import { clearOne } from "./vocabulary.ts";

export const ussrCards: readonly RedSeaEntry[] = [
  {
    number: 19,
    id: "soviets-airlift-cubans",
    era: "mid",
    ops: 3,
    side: "ussr",
    name: { en: "Soviets Airlift Cubans", ru: "Кубинцы в Африке" },
    text: {
      en: "USSR removes all US Influence from one African country of its choice.",
      ru: "СССР убирает все влияние США из одной страны Африки.",
    },
    *event(g, by) {
      yield* clearOne(g, other(by), by, africa);
    },
  },
  {
    number: 20,
    id: "detente",
    era: "mid",
    ops: 1,
    side: "ussr",
    name: { en: "Détente", ru: "Разрядка" },
    text: {
      en: "USSR gains 2 Military Operations and US loses 2 (not below 0). If the US holds Romanian Autonomy, the USSR takes it face up.",
      ru: "СССР получает 2 очка военных операций, США теряют 2 (не ниже 0). Если «Румынская автономия» у США, СССР забирает ее лицом вверх.",
    },
  },
  {
    number: 21,
    id: "the-lion-falters",
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "The Lion Falters", ru: "Лев слабеет" },
    text: {
      en: "If the USSR controls Ethiopia: USSR gains 2 VP. Otherwise: USSR adds 1 USSR Influence in Ethiopia and all US Influence there is removed. From now on Mengistu Haile Mariam may happen as an event.",
      ru: "Если СССР контролирует Эфиопию, он получает 2 ПО. Иначе СССР добавляет 1 влияние СССР в Эфиопию, а все влияние США оттуда уходит. Теперь может произойти «Менгисту Хайле Мариам».",
    },
  },
  {
    number: 22,
    id: "dhofar-rebellion",
    era: "mid",
    ops: 2,
    side: "ussr",
    name: { en: "Dhofar Rebellion", ru: "Восстание в Дофаре" },
    text: {
      en: "If the USSR controls South Yemen: the USSR adds 1 influence in Oman and 1 in another Middle East country.",
      ru: "Если СССР контролирует Южный Йемен: СССР добавляет 1 влияние СССР в Оман и 1 в другую страну Ближнего Востока.",
    },
  },
  {
    number: 23,
    id: "nasserism",
    era: "mid",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Nasserism", ru: "Насеризм" },
    text: {
      en: "Until the end of the turn USSR coup rolls get +1.",
      ru: "До конца раунда СССР прибавляет 1 к броскам при попытках переворота.",
    },
    *event(g, by) {
      g.begin("nasserism", by, "turn");
    },
  },
  {
    number: 24,
    id: "t62s-and-kalashnikovs",
    era: "late",
    ops: 3,
    side: "ussr",
    name: { en: "T-62s and Kalashnikovs", ru: "Поставка Т-62 и АК" },
    text: {
      en: "For the rest of the turn each further card the USSR uses for Ops gets +1 Op, up to a value of 3.",
      ru: "До конца раунда каждая следующая карта, которую СССР использует для операций, дает на 1 ОО больше, но не больше 3.",
    },
  },
  {
    number: 25,
    id: "gosplan-advisers",
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Gosplan Advisers", ru: "Советники из Госплана" },
    text: {
      en: "USSR draws the top 2 cards of the deck, then discards 2 cards of its choice from hand.",
      ru: "СССР берет 2 верхние карты колоды, затем сбрасывает 2 карты с руки по своему выбору.",
    },
  },
  {
    number: 26,
    id: "the-derg",
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "The Derg", ru: "Дерг" },
    text: {
      en: "USSR adds 2 USSR Influence in Ethiopia. If the USSR then controls Ethiopia, the stability of Ethiopia becomes 3 for the rest of the game.",
      ru: "СССР добавляет 2 влияния СССР в Эфиопию. Если после этого он ее контролирует, стабильность Эфиопии до конца игры равна 3.",
    },
    *event(g, by) {
      g.add(by, "ethiopia", 2);
      if (g.controlsCountry(by, "ethiopia")) g.steadyEthiopia(by);
    },
  },
  {
    number: 27,
    id: "mengistu-haile-mariam",
    era: "late",
    ops: 3,
    side: "ussr",
    name: { en: "Mengistu Haile Mariam", ru: "Менгисту Хайле Мариам" },
    text: {
      en: "Possible once The Lion Falters has happened. The USSR may at once play one US-associated card from its hand as an event in its own favour: read USSR for US and US for USSR.",
      ru: "Возможна, если произошло событие «Лев слабеет». СССР может сразу разыграть с руки одну карту с событием США в свою пользу: вместо США читайте СССР и наоборот.",
    },
  },
  {
    number: 28,
    id: "us-presidential-elections",
    era: "mid",
    ops: 1,
    side: "ussr",
    headlineFirst: "ussr",
    name: { en: "US Presidential Elections", ru: "Президентские выборы в США" },
    text: {
      en: "Only as a headline of the USSR: the US headline is cancelled and its card discarded.",
      ru: "Только как начальное событие СССР: начальное событие США отменяется, и та карта уходит в сброс.",
    },
    condition: ({ state }, by) => state.round === 0 && state.phasing === by,
    *event(g, by) {
      cancelHeadline(g, other(by));
    },
  },
  {
    number: 29,
    id: "f-5es-delivered",
    era: "mid",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "F-5Es Delivered", ru: "Поставка истребителей F-5E" },
    text: {
      en: "Ogaden War can no longer happen. The USSR may make one realignment attempt in each African country with US influence, whatever the DEFCON level.",
      ru: "«Война за Огаден» больше не может произойти. СССР может провести по одной попытке снижения влияния в каждой стране Африки, где есть влияние США. Запреты DEFCON не действуют.",
    },
  },
  {
    number: 30,
    id: "vanguard-parties",
    era: "late",
    ops: 2,
    side: "ussr",
    name: { en: "Marxist-Leninist Vanguard Parties", ru: "Авангардные партии" },
    text: {
      en: "USSR may take up to 3 USSR Influence from one country and put them into other countries, at most 2 into any one.",
      ru: "СССР может взять до 3 влияний СССР из одной страны и разместить их в других странах, не больше 2 в одной.",
    },
  },
  {
    number: 31,
    id: "presidential-directive-30",
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    preventedBy: ["afghanistan-invasion"],
    name: { en: "Presidential Directive 30", ru: "Президентская директива № 30" },
    text: {
      en: "The USSR may add 1 influence anywhere and may take an eighth action round this turn. Not possible after Afghanistan Invasion.",
      ru: "СССР может добавить 1 влияние СССР в любую область и может сделать в этом раунде восьмой ход. Невозможна после «Ввода войск в Афганистан».",
    },
  },
  {
    number: 32,
    id: "cyrus-vance",
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Cyrus Vance", ru: "Сайрус Вэнс" },
    text: {
      en: "USSR draws 2 random cards from the US hand (1 if only one is there), looks at them, discards one of its choice and returns the other. If the discarded card is USSR-associated, USSR gains 2 VP.",
      ru: "СССР вытягивает с руки США 2 случайные карты, смотрит их, одну сбрасывает, другую возвращает. Если на сброшенной карте событие СССР, он получает 2 ПО.",
    },
  },
  {
    number: 33,
    id: "stagflation",
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Stagflation", ru: "Стагфляция" },
    text: {
      en: "US shows every scoring card in its hand. USSR may then conduct Operations with this card's value. If at least one scoring card was shown, US must play one of them in its next action round.",
      ru: "США показывают все карты подсчета очков на руке. Затем СССР может провести операции ценностью этой карты. Если показана хотя бы одна карта, США обязаны разыграть одну из них в свой следующий ход.",
    },
  },
  {
    number: 34,
    id: "cento-collapses",
    era: "late",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "CENTO Collapses", ru: "Распад Организации центрального договора" },
    text: {
      en: "USSR removes a total of 2 US Influence from Middle East countries.",
      ru: "СССР убирает 2 влияния США из стран Ближнего Востока.",
    },
    *event(g, by) {
      yield* removeInfluence(g, other(by), by, { count: 2, among: middleEast });
    },
  },
  {
    number: 35,
    id: "anti-zionist-committee",
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Anti-Zionist Committee of the Soviet Public", ru: "Антисионистский комитет" },
    text: {
      en: "The USSR makes two realignment attempts in the Middle East with an extra +1 on the USSR die, whatever the DEFCON level.",
      ru: "СССР проводит две попытки снижения влияния на Ближнем Востоке с дополнительным +1 к броску СССР. Запреты DEFCON не действуют.",
    },
  },
  {
    number: 36,
    id: "mr-nyet",
    era: "late",
    ops: 4,
    side: "ussr",
    removed: true,
    name: { en: "Mr. Nyet", ru: "«Мистер Нет»" },
    text: {
      en: "DEFCON drops by 1. Then USSR removes all US Influence from two countries in which the USSR has Influence, not more than one per Region.",
      ru: "Уровень DEFCON понижается на 1. Затем СССР убирает все влияние США из двух стран, где есть влияние СССР, не больше одной в каждом регионе.",
    },
  },
  {
    id: "malagasy-constitutional-referendum",
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Malagasy Constitutional Referendum", ru: "Конституционный референдум на Мадагаскаре" },
    text: {
      en: "Remove 1 US Influence from Madagascar (if any), then add as much USSR Influence there as the USSR needs to control it.",
      ru: "Уберите 1 влияние США с Мадагаскара, затем добавьте туда столько влияния СССР, сколько нужно для контроля.",
    },
  },
  {
    id: "yemeni-presidential-assassinations",
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Yemeni Presidential Assassinations", ru: "Убийства президентов Йемена" },
    text: {
      en: "DEFCON drops by 1. Then USSR rolls one die, plus 1 for each USSR-controlled Middle East country. On a total of 4 or more add as much USSR Influence in Yemen as the USSR needs to control it.",
      ru: "Уровень DEFCON понижается на 1. Затем СССР бросает кубик, +1 за каждую страну Ближнего Востока под контролем СССР. При 4 и более добавьте в Йемен столько влияния СССР, сколько нужно для контроля.",
    },
  },
  {
    id: "seychelles",
    era: "late",
    ops: 2,
    side: "ussr",
    name: { en: "Seychelles", ru: "Сейшельские острова" },
    text: {
      en: "USSR adds to the Strategic Sea Lanes 1 USSR Influence for each Middle East country that holds no US Influence.",
      ru: "СССР добавляет на Стратегические морские пути по 1 влиянию СССР за каждую страну Ближнего Востока, где нет влияния США.",
    },
  },
];
