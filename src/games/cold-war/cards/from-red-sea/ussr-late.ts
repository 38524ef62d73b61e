import type { Flow } from "../../../../engine/index.ts";
import { addInfluence, removeInfluence } from "../../rules/influence.ts";
import { conductOperations, onTheMap } from "../../rules/operations.ts";
import { drawInto } from "../../rules/piles.ts";
import { points } from "../../rules/points.ts";
import { realign } from "../../rules/realignment.ts";
import { scoringCards } from "../../rules/rounds.ts";
import { other } from "../../seats.ts";
import type { SharedCards } from "../shared-card.ts";
import { areasOf } from "../verbs.ts";
import { clearTwoRegions, discardTwo, moveOut, turnRound } from "./long-events.ts";

export const redSeaUssrLate = {
  "t62s-and-kalashnikovs": {
    number: 24,
    era: "late",
    ops: 3,
    side: "ussr",
    addsUp: true,
    name: { en: "T-62s and Kalashnikovs", ru: "Поставка Т-62 и АК" },
    aliases: ["t62", "t-62", "t62s", "kalashnikovs", "т-62", "т62"],
    text: {
      en: "Until the end of the turn each further card that the USSR uses for Operations is worth 1 Op more, but no more than 3.",
      ru: "До конца раунда каждая следующая карта, которую СССР использует для операций, даёт на 1 ОО больше, но не более 3 ОО.",
    },
    *event(g, by): Flow {
      g.begin("t62s-and-kalashnikovs", by, "turn");
    },
  },
  "gosplan-advisers": {
    number: 25,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Gosplan Advisers", ru: "Советники из Госплана" },
    aliases: ["gosplan", "госплан"],
    text: {
      en: "The USSR draws the top 2 cards of the draw pile, then discards 2 cards of its choice from its hand.",
      ru: "СССР берёт 2 верхние карты колоды, затем сбрасывает с руки 2 карты по своему выбору.",
    },
    messages: {
      "ask.gosplan-advisers.discard": { en: "Discard a card: {left} left.", ru: "Сбросьте карту: осталось {left}." },
      "todo.gosplan-advisers.discard": { en: "discard a card, {left} left", ru: "сбросьте карту, осталось {left}" },
    },
    *event(g, by): Flow {
      drawInto(g, by, 2);
      yield* discardTwo(g, by);
    },
  },
  "mengistu-haile-mariam": {
    number: 27,
    era: "late",
    ops: 3,
    side: "ussr",
    name: { en: "Mengistu Haile Mariam", ru: "Менгисту Хайле Мариам" },
    aliases: ["mengistu", "менгисту"],
    text: {
      en: "Only after The Lion Falters. The USSR may at once play a card with a US event from its hand as an event in its own favour: read USSR for US and US for USSR.",
      ru: "Только после события «Лев слабеет». СССР может сразу разыграть с руки карту с событием США ради этого события, но в свою пользу: вместо «США» читайте «СССР» и наоборот.",
    },
    messages: {
      "ask.mengistu.card": {
        en: "Play a card with your opponent’s event in your own favour, or none.",
        ru: "Разыграйте карту с событием противника в свою пользу или не разыгрывайте ничего.",
      },
      "todo.mengistu.card": {
        en: "play a card with an opponent’s event in its own favour, or none",
        ru: "разыграйте карту с событием противника в свою пользу или откажитесь",
      },
      "option.mengistu.card.none": { en: "None", ru: "Не разыгрывать" },
    },
    peril: "turned-card",
    condition: (g): boolean => !g.readings().mengistuNeedsLion || g.inEffect("the-lion-falters"),
    *event(g, by): Flow {
      yield* turnRound(g, by);
    },
  },
  "vanguard-parties": {
    number: 30,
    era: "late",
    ops: 2,
    side: "ussr",
    name: { en: "Marxist-Leninist Vanguard Parties", ru: "Авангардные партии" },
    aliases: ["vanguard", "авангард"],
    text: {
      en: "The USSR may move up to 3 of its influence from one country to others, at most 2 into each.",
      ru: "СССР может переместить до 3 своих очков влияния из одной страны в другие, не более 2 в одну.",
    },
    messages: {
      "ask.vanguard-parties.from": {
        en: "Choose the country that your influence leaves, or move none.",
        ru: "Выберите страну, из которой уйдёт ваше влияние, или ничего не перемещайте.",
      },
      "todo.vanguard-parties.from": {
        en: "choose the country that its influence leaves",
        ru: "выберите страну, из которой уйдёт влияние",
      },
      "option.vanguard-parties.from.done": { en: "Move none", ru: "Не перемещать" },
    },
    *event(g, by): Flow {
      yield* moveOut(g, by, { most: 3, perCountry: 2 });
    },
  },
  "presidential-directive-30": {
    number: 31,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    preventedBy: ["afghanistan-invasion"],
    name: { en: "Presidential Directive 30", ru: "Президентская директива № 30" },
    aliases: ["directive 30", "pd 30", "pd30", "директива 30", "директива"],
    text: {
      en: "The USSR may add 1 influence anywhere and may take an eighth action round this turn. Cannot occur after Afghanistan Invasion.",
      ru: "СССР может разместить 1 очко влияния где угодно и сделать в этом раунде восьмой ход. Не происходит после события «Ввод войск в Афганистан».",
    },
    *event(g, by): Flow {
      yield* addInfluence(g, by, { count: 1, among: areasOf(g.board), upTo: true });
      g.begin("presidential-directive-30", by, "turn");
    },
  },
  stagflation: {
    number: 33,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Stagflation", ru: "Стагфляция" },
    text: {
      en: "The US reveals all scoring cards in its hand. Then the USSR may conduct Operations with the Ops of this card. If the US has revealed any, it must play one of them in its next action round.",
      ru: "США показывают все карты подсчёта очков на руке. Затем СССР может провести операции на ОО этой карты. Если США показали хотя бы одну, в свой следующий ход они обязаны разыграть одну из них.",
    },
    messages: {
      "refusal.shown": {
        en: "A scoring card that you have shown has to be played now; {card} has to wait.",
        ru: "Сейчас нужно сыграть показанную карту подсчёта очков. Карта {card} подождёт.",
      },
      "board.shown": {
        en: "**{side}** must play one of these next: {cards}",
        ru: "**{side}** {side|должен|должны} следующим ходом разыграть одну из карт: {cards}",
      },
    },
    peril: "operations",
    *event(g, by): Flow {
      const side = other(by);
      const cards = scoringCards(g, side);
      g.run.seal("foreseen");
      g.tell("scoring-cards-shown", { side, cards, count: cards.length });
      if (cards.length > 0) g.state.shown = { side, cards };
      yield* conductOperations(g, by, g.pointsOf(by, "stagflation"), onTheMap, { optional: true });
    },
  },
  "cento-collapses": {
    number: 34,
    era: "late",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "CENTO Collapses", ru: "Распад Организации центрального договора" },
    aliases: ["cento", "сенто"],
    text: {
      en: "The USSR removes 2 US influence in total from the Middle East.",
      ru: "СССР убирает в сумме 2 очка влияния США с Ближнего Востока.",
    },
    *event(g, by): Flow {
      yield* removeInfluence(g, other(by), by, { count: 2, among: g.board.area("middle-east") });
    },
  },
  "anti-zionist-committee": {
    number: 35,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Anti-Zionist Committee of the Soviet Public", ru: "Антисионистский комитет" },
    aliases: ["anti-zionist", "azc", "антисионистский"],
    text: {
      en: "The USSR makes 2 realignment attempts in the Middle East, adding 1 to its die, whatever the DEFCON level.",
      ru: "СССР проводит 2 попытки снижения влияния на Ближнем Востоке, прибавляя 1 к своему броску. Запреты DEFCON не действуют.",
    },
    *event(g, by): Flow {
      g.realignBonus[by] = 1;
      yield* realign(g, by, points(2), { among: g.board.area("middle-east"), anyDefcon: true, all: true });
      g.realignBonus[by] = 0;
    },
  },
  "mr-nyet": {
    number: 36,
    era: "late",
    ops: 4,
    side: "ussr",
    removed: true,
    name: { en: "Mr. Nyet", ru: "«Мистер Нет»" },
    aliases: ["nyet", "gromyko", "мистер нет", "громыко"],
    text: {
      en: "Lower DEFCON by 1. Then the USSR removes all US influence from 2 countries where it has influence itself, at most 1 per region.",
      ru: "DEFCON понижается на 1. Затем СССР убирает всё влияние США из 2 стран, где есть влияние СССР, не более чем из одной в каждом регионе.",
    },
    messages: {
      "ask.mr-nyet.country": {
        en: "Choose a country that loses all US influence, at most one in each region: {left} left.",
        ru: "Выберите страну, из которой уйдёт всё влияние США, не больше одной в каждом регионе: осталось {left}.",
      },
      "todo.mr-nyet.country": {
        en: "choose where all US influence is removed, {left} left",
        ru: "выберите, откуда уйдёт всё влияние США, осталось {left}",
      },
    },
    peril: "falls",
    *event(g, by): Flow {
      g.lowerDefcon();
      yield* clearTwoRegions(g, by, g.readings().nyetEgyptTakesBoth);
    },
  },
} as const satisfies SharedCards;
