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
      en: "The USSR gains 2 Military Ops and the US loses 2. If the US holds Romanian Autonomy, the USSR takes it face up.",
      ru: "СССР получает 2 очка военных операций, США теряют 2. Если «Румынская автономия» у США, СССР забирает её лицом вверх.",
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
      en: "Only if the USSR controls South Yemen: the USSR adds 1 influence to Oman and 1 to another Middle East country.",
      ru: "Только если СССР контролирует Южный Йемен: СССР размещает 1 очко влияния в Омане и 1 в другой стране Ближнего Востока.",
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
      en: "The USSR adds 2 influence to Ethiopia. If it then controls Ethiopia, the stability of Ethiopia is 3 for the rest of the game.",
      ru: "СССР размещает 2 очка влияния в Эфиопии. Если после этого он её контролирует, стабильность Эфиопии до конца игры равна 3.",
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
      en: "Ogaden War can no longer occur. The USSR may make one realignment attempt in each African country with US influence, whatever the DEFCON level.",
      ru: "Событие «Война за Огаден» больше не может произойти. СССР может провести по одной попытке снижения влияния в каждой стране Африки, где есть влияние США. Запреты DEFCON не действуют.",
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
      en: "The US loses 1 influence in Madagascar. Then the USSR adds enough there to control it.",
      ru: "США теряют 1 очко влияния на Мадагаскаре. Затем СССР доводит там своё влияние до контроля.",
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
      en: "Lower DEFCON by 1. Then the USSR rolls a die, +1 for each Middle East country it controls. On 4 or more it adds enough influence to Yemen to control it.",
      ru: "DEFCON понижается на 1. Затем СССР бросает кубик: +1 за каждую страну Ближнего Востока под контролем СССР. При 4 и более СССР доводит своё влияние в Йемене до контроля.",
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
      en: "The USSR adds 1 influence to the Strategic Sea Lanes for each Middle East country without US influence.",
      ru: "СССР размещает на Стратегических морских путях по 1 очку влияния за каждую страну Ближнего Востока, где нет влияния США.",
    },
    *event(g, by): Flow {
      const open = middleEast.filter((place) => g.influence(other(by), place) === 0);
      g.add(by, "sea-lanes", open.length);
    },
  },
} as const satisfies RedSeaCards;
