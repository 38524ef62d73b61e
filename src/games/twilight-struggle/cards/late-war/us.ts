import { type Flow, option } from "../../../../engine/index.ts";
import { conductOperations } from "../../../cold-war/rules/operations.ts";
import { other } from "../../../cold-war/seats.ts";
import { regions } from "../../components/areas.ts";
import { board } from "../../components/board.ts";
import { europe } from "../areas.ts";
import type { TwilightCards } from "../card.ts";
import { starWars } from "../long-events.ts";
import { freeStrike } from "../vocabulary.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const lateUs = {
  "the-iron-lady": {
    number: 83,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "The Iron Lady", ru: "Железная леди" },
    aliases: ["iron lady", "thatcher", "тэтчер"],
    text: {
      en: "The US gains 1 VP. The USSR adds 1 influence to Argentina and loses all its influence in the United Kingdom. Socialist Governments can no longer occur as an event.",
      ru: "США получают 1 ПО. СССР размещает 1 очко влияния в Аргентине и теряет всё влияние в Великобритании. Событие «Социалистические правительства» больше не может произойти.",
    },
    gains: 1,
    *event(g, by): Flow {
      g.award(by, 1);
      g.add(other(by), "argentina", 1);
      g.removeAll(other(by), "united-kingdom");
      g.begin("the-iron-lady", by, "game");
    },
  },
  "reagan-bombs-libya": {
    number: 84,
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Reagan Bombs Libya", ru: "Рейган бомбит Ливию" },
    aliases: ["reagan", "bombs libya", "рейган"],
    text: {
      en: "The US gains 1 VP for every full 2 USSR influence in Libya.",
      ru: "США получают по 1 ПО за каждые полные 2 очка влияния СССР в Ливии.",
    },
    *event(g, by): Flow {
      g.award(by, Math.floor(g.influence(other(by), board.place("libya")) / 2));
    },
  },
  "star-wars": {
    number: 85,
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Star Wars", ru: "Звёздные войны" },
    aliases: ["sdi", "сои"],
    text: {
      en: "Only if the US is ahead in the Space Race: the US picks a card other than a scoring card from the discard pile, and its event happens at once. The USSR carries out a USSR event.",
      ru: "Только если США впереди в космической гонке: США выбирают в сбросе любую карту, кроме карты подсчёта очков, и её событие сразу происходит. Событие СССР выполняет СССР.",
    },
    messages: {
      "ask.star-wars.card": {
        en: "Choose the card in the discard pile whose event happens.",
        ru: "Выберите в сбросе карту, событие которой произойдёт.",
      },
      "todo.star-wars.card": { en: "choose an event in the discard pile", ru: "выберите событие в сбросе" },
    },
    asksFor: { "star-wars.card": { from: "pile", refusal: "refusal.discards" } },
    peril: "discards",
    condition: (g, by): boolean => g.state.space[by] > g.state.space[other(by)],
    *event(g, by): Flow {
      yield* starWars(g, by);
    },
  },
  "soviets-shoot-down-kal-007": {
    number: 89,
    era: "late",
    ops: 4,
    side: "us",
    removed: true,
    name: { en: "Soviets Shoot Down KAL-007", ru: "СССР сбивает рейс KAL-007" },
    aliases: ["kal", "kal007", "kal 007", "kal-007", "рейс 007"],
    text: {
      en: "Lower DEFCON by 1. The US gains 2 VP. If it controls South Korea, it may then place influence or make realignment rolls with 4 Ops.",
      ru: "DEFCON понижается на 1. США получают 2 ПО. Если США контролируют Южную Корею, они могут на 4 ОО разместить влияние или провести попытки снижения влияния.",
    },
    peril: "falls",
    gains: 2,
    *event(g, by): Flow {
      g.lowerDefcon();
      g.award(by, 2);
      if (g.controlsCountry(by, "south-korea"))
        yield* conductOperations(g, by, g.pointsFor(by, 4, null), ["influence", "realign"], { optional: true });
    },
  },
  chernobyl: {
    number: 94,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "Chernobyl", ru: "Чернобыль" },
    text: {
      en: "The US names 1 of the 6 regions. Until the end of the turn, the USSR may not place influence there with Operations points; coups, realignments and events still work.",
      ru: "США называют 1 из 6 регионов. До конца раунда СССР не может размещать там влияние за ОО; перевороты, попытки снижения влияния и события остаются возможны.",
    },
    messages: {
      "ask.chernobyl.region": {
        en: "Choose the region to close to {enemy} influence.",
        ru: "Выберите, какой регион закрыть для влияния {enemy}.",
      },
      "todo.chernobyl.region": { en: "choose a region", ru: "выберите регион" },
      "look.no-influence": {
        en: "{card}: no {enemy} influence here for operations points this turn",
        ru: "{card}: в этом раунде {enemy} не {enemy|размещает|размещают} здесь влияние за ОО",
      },
    },
    *event(g, by): Flow {
      const region = yield* g.ask(
        by,
        { kind: "chernobyl.region", args: { enemy: other(by) } },
        regions.map((each) => option(each)),
      );
      g.begin("chernobyl", by, "turn", region);
    },
  },
  "tear-down-this-wall": {
    number: 96,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "Tear Down This Wall", ru: "«Снесите эту стену!»" },
    aliases: ["tear down", "tdtw", "снесите эту стену"],
    text: {
      en: "The US adds 3 influence to East Germany. Willy Brandt is cancelled and can no longer occur. Then the US may use 3 Ops in Europe for a free coup or realignment rolls, ignoring DEFCON limits. The coup gives no Military Ops; in a battleground it lowers DEFCON.",
      ru: "США размещают 3 очка влияния в Восточной Германии. «Вилли Брандт» отменяется и больше не происходит. Затем США могут на 3 ОО провести в Европе бесплатный переворот или попытки снижения влияния без ограничений DEFCON. Переворот не даёт очков военных операций, а в ключевой стране понижает DEFCON.",
    },
    peril: { coupIn: europe },
    *event(g, by): Flow {
      g.add(by, "east-germany", 3);
      g.cease("willy-brandt");
      g.begin("tear-down-this-wall", by, "game");
      yield* freeStrike(g, by, 3, europe);
    },
  },
  "an-evil-empire": {
    number: 97,
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "An Evil Empire", ru: "«Империя зла»" },
    aliases: ["evil empire", "империя зла"],
    text: {
      en: "The US gains 1 VP. Flower Power is cancelled and can no longer occur.",
      ru: "США получают 1 ПО. Событие «Власть цветов» отменяется и больше не может произойти.",
    },
    gains: 1,
    *event(g, by): Flow {
      g.award(by, 1);
      g.cease("flower-power");
      g.begin("an-evil-empire", by, "game");
    },
  },
  solidarity: {
    number: 101,
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Solidarity", ru: "«Солидарность»" },
    aliases: ["solidarnosc", "солидарность"],
    text: {
      en: "Only after John Paul II Elected Pope: the US adds 3 influence to Poland.",
      ru: "Только после события «Избрание папы Иоанна Павла II»: США размещают 3 очка влияния в Польше.",
    },
    condition: (g): boolean => g.inEffect("john-paul-ii-elected-pope"),
    *event(g, by): Flow {
      g.add(by, "poland", 3);
      g.cease("john-paul-ii-elected-pope");
    },
  },
} as const satisfies TwilightCards;
