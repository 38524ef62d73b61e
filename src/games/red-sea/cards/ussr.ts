import type { Flow } from "../../../engine/index.ts";
import { addInfluence } from "../../cold-war/rules/influence.ts";
import { points } from "../../cold-war/rules/points.ts";
import { realign } from "../../cold-war/rules/realignment.ts";
import { targets } from "../../cold-war/rules/targets.ts";
import { other } from "../../cold-war/seats.ts";
import { africa, middleEast } from "./areas.ts";
import type { RedSeaCards } from "./card.ts";
import { rollFor } from "./vocabulary.ts";

/** The cards of the USSR that only this game is played with. */
export const ussrCards = {
  detente: {
    number: 20,
    era: "mid",
    ops: 1,
    side: "ussr",
    name: { en: "Détente", ru: "Разрядка" },
    text: {
      en: "USSR gains 2 Military Operations and US loses 2 (not below 0). If the US holds Romanian Autonomy, the USSR takes it face up.",
      ru: "СССР получает 2 очка военных операций, США теряют 2 (не ниже 0). Если «Румынская автономия» у США, СССР забирает её лицом вверх.",
    },
    *event(g, by): Flow {
      g.addMilOps(by, 2);
      g.addMilOps(other(by), -2);
      if (g.passing().holder === other(by)) g.passOn(by, true);
    },
  },
  "dhofar-rebellion": {
    number: 22,
    era: "mid",
    ops: 2,
    side: "ussr",
    name: { en: "Dhofar Rebellion", ru: "Восстание в Дофаре" },
    aliases: ["dhofar", "дофар"],
    text: {
      en: "If the USSR controls South Yemen: the USSR adds 1 influence in Oman and 1 in another Middle East country.",
      ru: "Если СССР контролирует Южный Йемен: СССР добавляет 1 влияние СССР в Оман и 1 в другую страну Ближнего Востока.",
    },
    condition: (g, by): boolean => g.controlsCountry(by, "south-yemen"),
    *event(g, by): Flow {
      const oman = g.board.place("oman");
      g.change(by, oman, 1);
      yield* addInfluence(g, by, { count: 1, among: middleEast.filter((place) => place !== oman) });
    },
  },
  "the-derg": {
    number: 26,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "The Derg", ru: "Дерг" },
    aliases: ["derg"],
    text: {
      en: "USSR adds 2 USSR Influence in Ethiopia. If the USSR then controls Ethiopia, the stability of Ethiopia becomes 3 for the rest of the game.",
      ru: "СССР добавляет 2 влияния СССР в Эфиопию. Если после этого он её контролирует, стабильность Эфиопии до конца игры равна 3.",
    },
    *event(g, by): Flow {
      g.add(by, "ethiopia", 2);
      if (g.controlsCountry(by, "ethiopia")) g.steadyEthiopia(by);
    },
  },
  "f-5es-delivered": {
    number: 29,
    era: "mid",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "F-5Es Delivered", ru: "Поставка истребителей F-5E" },
    aliases: ["f5", "f-5", "f-5e", "f5e"],
    text: {
      en: "Ogaden War can no longer happen. The USSR may make one realignment attempt in each African country with US influence, whatever the DEFCON level.",
      ru: "«Война за Огаден» больше не может произойти. СССР может провести по одной попытке снижения влияния в каждой стране Африки, где есть влияние США. Запреты DEFCON не действуют.",
    },
    *event(g, by): Flow {
      g.begin("f-5es-delivered", by, "game");
      const among = targets(g, by, "realign", { among: africa, anyDefcon: true });
      yield* realign(g, by, points(among.length), { among, anyDefcon: true, once: true, upTo: true });
    },
  },
  "malagasy-constitutional-referendum": {
    order: 48,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Malagasy Constitutional Referendum", ru: "Конституционный референдум на Мадагаскаре" },
    aliases: ["malagasy", "referendum", "референдум"],
    text: {
      en: "Remove 1 US Influence from Madagascar (if any), then add as much USSR Influence there as the USSR needs to control it.",
      ru: "Уберите 1 влияние США с Мадагаскара, затем добавьте туда столько влияния СССР, сколько нужно для контроля.",
    },
    *event(g, by): Flow {
      g.remove(other(by), "madagascar", 1);
      g.raiseToControl(by, "madagascar");
    },
  },
  "yemeni-presidential-assassinations": {
    order: 49,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Yemeni Presidential Assassinations", ru: "Убийства президентов Йемена" },
    aliases: ["yemeni assassinations", "assassinations", "убийства"],
    text: {
      en: "DEFCON drops by 1. Then USSR rolls one die, plus 1 for each USSR-controlled Middle East country. On a total of 4 or more add as much USSR Influence in Yemen as the USSR needs to control it.",
      ru: "Уровень DEFCON понижается на 1. Затем СССР бросает кубик, +1 за каждую страну Ближнего Востока под контролем СССР. При 4 и более добавьте в Йемен столько влияния СССР, сколько нужно для контроля.",
    },
    peril: "falls",
    *event(g, by): Flow {
      g.lowerDefcon();
      const modifier = middleEast.filter((place) => g.controls(by, place)).length;
      if (yield* rollFor(g, by, { needs: 4, modifier })) g.raiseToControl(by, "yemen");
    },
  },
  seychelles: {
    order: 50,
    era: "late",
    ops: 2,
    side: "ussr",
    name: { en: "Seychelles", ru: "Сейшельские острова" },
    text: {
      en: "USSR adds to the Strategic Sea Lanes 1 USSR Influence for each Middle East country that holds no US Influence.",
      ru: "СССР добавляет на Стратегические морские пути по 1 влиянию СССР за каждую страну Ближнего Востока, где нет влияния США.",
    },
    *event(g, by): Flow {
      const open = middleEast.filter((place) => g.influence(other(by), place) === 0);
      g.add(by, "sea-lanes", open.length);
    },
  },
} as const satisfies RedSeaCards;
