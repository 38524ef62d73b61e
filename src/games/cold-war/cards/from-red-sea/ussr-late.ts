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
      en: "For the rest of the turn each further card the USSR uses for Ops gets +1 Op, up to a value of 3.",
      ru: "До конца раунда каждая следующая карта, которую СССР использует для операций, даёт на 1 ОО больше, но не больше 3.",
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
      en: "USSR draws the top 2 cards of the deck, then discards 2 cards of its choice from hand.",
      ru: "СССР берёт 2 верхние карты колоды, затем сбрасывает 2 карты с руки по своему выбору.",
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
      en: "Possible once The Lion Falters has happened. The USSR may at once play one US-associated card from its hand as an event in its own favour: read USSR for US and US for USSR.",
      ru: "Возможна, если произошло событие «Лев слабеет». СССР может сразу разыграть с руки одну карту с событием США в свою пользу: вместо США читайте СССР и наоборот.",
    },
    messages: {
      "ask.mengistu.card": {
        en: "Play a card of your opponent as an event in your favour, or none.",
        ru: "Разыграйте карту с событием противника в свою пользу или не разыгрывайте ничего.",
      },
      "todo.mengistu.card": {
        en: "play a card of the opponent as an event in its own favour, or none",
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
      en: "USSR may take up to 3 USSR Influence from one country and put them into other countries, at most 2 into any one.",
      ru: "СССР может взять до 3 влияний СССР из одной страны и разместить их в других странах, не больше 2 в одной.",
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
      en: "The USSR may add 1 influence anywhere and may take an eighth action round this turn. Not possible after Afghanistan Invasion.",
      ru: "СССР может добавить 1 влияние СССР в любую область и может сделать в этом раунде восьмой ход. Невозможна после «Ввода войск в Афганистан».",
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
      en: "US shows every scoring card in its hand. USSR may then conduct Operations with this card's value. If at least one scoring card was shown, US must play one of them in its next action round.",
      ru: "США показывают все карты подсчёта очков на руке. Затем СССР может провести операции на ОО этой карты. Если показана хотя бы одна карта, США обязаны разыграть одну из них в свой следующий ход.",
    },
    messages: {
      "refusal.shown": {
        en: "A scoring card that you have shown has to be played now; {card} has to wait.",
        ru: "Сейчас нужно сыграть показанную карту подсчёта очков. Карта «{card}» подождёт.",
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
      en: "USSR removes a total of 2 US Influence from Middle East countries.",
      ru: "СССР убирает 2 влияния США из стран Ближнего Востока.",
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
      en: "The USSR makes two realignment attempts in the Middle East with an extra +1 on the USSR die, whatever the DEFCON level.",
      ru: "СССР проводит две попытки снижения влияния на Ближнем Востоке с дополнительным +1 к броску СССР. Запреты DEFCON не действуют.",
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
      en: "DEFCON drops by 1. Then USSR removes all US Influence from two countries in which the USSR has Influence, not more than one per Region.",
      ru: "Уровень DEFCON понижается на 1. Затем СССР убирает всё влияние США из двух стран, где есть влияние СССР, не больше одной в каждом регионе.",
    },
    messages: {
      "ask.mr-nyet.country": {
        en: "Choose a country to lose all its US influence, one in each region: {left} left.",
        ru: "Выберите страну, из которой уйдёт всё влияние США, по одной в каждом регионе: осталось {left}.",
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
