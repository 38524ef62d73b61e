import { cancelHeadline } from "../../cold-war/headline.ts";
import { addInfluence } from "../../cold-war/influence.ts";
import { points } from "../../cold-war/points.ts";
import { realign } from "../../cold-war/realignment.ts";
import { other } from "../../cold-war/sides.ts";
import { targets } from "../../cold-war/targets.ts";
import type { RedSeaCard } from "../red-sea.ts";
import { africa, middleEast } from "./areas.ts";
import { discardOneOfTwo } from "./ussr-long-events.ts";
import { clearOne, rollFor } from "./vocabulary.ts";

export const ussrMidCards: readonly RedSeaCard[] = [
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
      yield* clearOne(g, other(by), by, g.board.area("africa"));
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
    *event(g, by) {
      g.addMilOps(by, 2);
      g.addMilOps(other(by), -2);
      if (g.passing().holder === other(by)) g.passOn(by, true);
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
    *event(g, by) {
      if (g.controlsCountry(by, "ethiopia")) g.award(by, 2);
      else {
        g.add(by, "ethiopia", 1);
        g.removeAll(other(by), "ethiopia");
      }
      g.begin("the-lion-falters", by, "game");
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
    condition: (g, by) => g.controlsCountry(by, "south-yemen"),
    *event(g, by) {
      const oman = g.board.place("oman");
      g.change(by, oman, 1);
      yield* addInfluence(g, by, { count: 1, among: middleEast.filter((place) => place !== oman) });
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
    *event(g, by) {
      g.begin("f-5es-delivered", by, "game");
      const among = targets(g, by, "realign", { among: africa, anyDefcon: true });
      yield* realign(g, by, points(among.length), { among, anyDefcon: true, once: true, upTo: true });
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
      ru: "СССР вытягивает с руки США 2 случайные карты (1, если другой нет), смотрит их, одну сбрасывает, другую возвращает. Если на сброшенной карте событие СССР, он получает 2 ПО.",
    },
    *event(g, by) {
      const discarded = yield* discardOneOfTwo(g, by);
      if (discarded !== undefined && g.facts(discarded).side === by) g.award(by, 2);
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
    *event(g, by) {
      g.remove(other(by), "madagascar", 1);
      g.raiseToControl(by, "madagascar");
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
    *event(g, by) {
      g.lowerDefcon();
      const modifier = middleEast.filter((place) => g.controls(by, place)).length;
      if (yield* rollFor(g, by, { needs: 4, modifier })) g.raiseToControl(by, "yemen");
    },
  },
];
